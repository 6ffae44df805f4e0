import "i18next";
import type glossaries from "../shop/en/glossaries.json";
import type memories from "../shop/en/memories.json";
import type shop from "../shop/en/shop.json";
import type stored from "../shop/en/stored.json";
import type style from "../shop/en/style.json";
import type ui from "../shop/en/ui.json";
import type website from "../shop/en/website.json";

declare module "i18next" {
  /** Keys are checked against the original texts. */
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: {
      ui: typeof ui;
      shop: typeof shop;
      glossaries: typeof glossaries;
      style: typeof style;
      stored: typeof stored;
      memories: typeof memories;
      website: typeof website;
    };
  }
}
