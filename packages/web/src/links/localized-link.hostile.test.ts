import { expect, test } from "vitest";
import { checkedLinkOptions } from "./link-options.ts";
import { createLocalizedAddresses } from "./localized-addresses.ts";
import { localizedLink } from "./localized-link.ts";

const checked = checkedLinkOptions({ baseUrl: "https://shop.example" }, [{ from: "path" }]);
const rules = { ...checked, addresses: createLocalizedAddresses("en", ["de"], checked) };
const long = 1_000_000;

test.each([
  " ",
  "\t",
  "/",
  "../",
  ".",
  ".1",
  "?",
  "&",
  "#",
  "a",
  "a.",
  "-",
  "%",
  "\\",
  "de/",
  "://",
  "https://shop.example",
])("a link of a million characters of %j keeps nobody waiting", (piece) => {
  for (const around of [
    ["", ""],
    ["/a", "b"],
    ["a", "/b"],
    [" ", " "],
  ] as const) {
    const href = around.join(piece.repeat(long / piece.length));
    for (const url of ["/de/shop", "/shop"]) {
      const changed = localizedLink(href, { locale: "de", url }, rules);
      expect(changed ?? "/de/").toMatch(/^(?:https:\/\/shop\.example)?\/de\//);
    }
  }
});
