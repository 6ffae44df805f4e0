import "i18next";
import type memories from "../shop/en/memories.json";
import type shop from "../shop/en/shop.json";
import type ui from "../shop/en/ui.json";

declare module "i18next" {
  /** Keys are checked against the original texts. */
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: { ui: typeof ui; shop: typeof shop; memories: typeof memories };
  }
}
