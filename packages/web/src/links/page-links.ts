import type { StartTagReader } from "../html/start-tag.ts";
import { checkedLocaleOptions, type LocaleOptions } from "../locale/locale-options.ts";
import { checkedLinkOptions, type LinkOptions } from "./link-options.ts";
import { createLinkReader } from "./link-reader.ts";
import { createLocalizedAddresses } from "./localized-addresses.ts";
import type { LinkingPage, LinkRules } from "./localized-link.ts";

/** The links of an application's pages. */
export interface PageLinks {
  /** Reads the tags of one page. */
  readonly readerOf: (page: LinkingPage) => StartTagReader;
}

/** @throws DragomanError of kind `invalid-request` that names the option which cannot be right. */
export function createPageLinks(options: LocaleOptions, links: LinkOptions): PageLinks {
  const { sourceLanguage, locales, sources } = checkedLocaleOptions(options);
  const checked = checkedLinkOptions(links, sources);
  const rules: LinkRules = { ...checked, addresses: createLocalizedAddresses(sourceLanguage, locales, checked) };
  return { readerOf: (page) => createLinkReader(page, rules) };
}
