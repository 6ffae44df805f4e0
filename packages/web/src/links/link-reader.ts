import { escapeAttribute } from "entities";
import type { StartTag, StartTagChange, StartTagReader } from "../html/start-tag.ts";
import { type LinkingPage, type LinkRules, localizedLink, ownAddress, resolved } from "./localized-link.ts";

/**
 * Leads the readers of one page on in their locale: links, forms that ask, and the canonical address. Where the public
 * address of the application is known, the page tells search engines its addresses in all locales, unless it does so
 * itself: behind its canonical address, else before `<body>`.
 */
export function createLinkReader(page: LinkingPage, rules: LinkRules): StartTagReader {
  let hasAlternates = rules.origin === undefined;
  let hasBase = false;
  /** What links are relative to; `undefined` where all of them lead elsewhere. */
  let start: LinkingPage | undefined = page;

  function read(tag: StartTag): StartTagChange | undefined {
    switch (tag.name) {
      case "a":
      case "area":
        return isMarked(tag) ? undefined : changed("href", tag);
      case "form":
        // A form that asks by a query replaces the address's own.
        return isAsking(tag) && rules.addresses.parameter === undefined ? changed("action", tag) : undefined;
      case "base":
        return readBase(tag);
      case "link":
        return readLink(tag);
      case "body":
        return alternates(page.url, "before");
      default:
        return undefined;
    }
  }

  function changed(name: "href" | "action", tag: StartTag): StartTagChange | undefined {
    const written = tag.attribute(name);
    const address = written === undefined || start === undefined ? undefined : localizedLink(written, start, rules);
    return address === undefined ? undefined : { attributes: { [name]: address } };
  }

  /** Of several, browsers take the first. */
  function readBase(tag: StartTag): undefined {
    const written = tag.attribute("href");
    if (hasBase || written === undefined) return;
    hasBase = true;
    const own = ownAddress(written, rules.origin);
    const url = own?.isRelative ? resolved(own.address, page) : own?.address;
    start = url === undefined ? undefined : { ...page, url };
  }

  function readLink(tag: StartTag): StartTagChange | undefined {
    const relations = new Set(
      tag
        .attribute("rel")
        ?.toLowerCase()
        .split(/[ \t\n\f\r]+/),
    );
    if (relations.has("alternate") && tag.attribute("hreflang") !== undefined) hasAlternates = true;
    if (!relations.has("canonical")) return undefined;
    const own = start && ownAddress(tag.attribute("href") ?? "", rules.origin);
    if (own === undefined || own.isRelative) {
      // The page stands for one elsewhere, whose addresses are not known here.
      hasAlternates = true;
      return undefined;
    }
    const { addresses, origin = own.prefix } = rules;
    const localized = addresses.namesLocale(own.address) ? own.address : addresses.withLocale(own.address, page.locale);
    return { attributes: { href: origin + localized }, ...alternates(own.address, "after") };
  }

  function alternates(address: string, where: "before" | "after"): StartTagChange | undefined {
    if (hasAlternates || !address.startsWith("/") || address.length > longestAddress) return undefined;
    hasAlternates = true;
    return { [where]: alternateTags(address, rules) };
  }

  return { attributes: ["href", "action", "method", "rel", "hreflang", "download"], read };
}

/** Search engines take no longer ones, and a page would hold it once for each locale. */
const longestAddress = 2000;

function alternateTags(address: string, { addresses, origin = "" }: LinkRules): string {
  const bare = addresses.withoutLocale(address);
  const tag = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeAttribute(origin + href)}">`;
  return [
    ...addresses.locales.map((locale) => tag(locale, addresses.withLocale(bare, locale))),
    tag("x-default", bare),
  ].join("");
}

/** Whether a link says itself that it leads to a file or to another language. */
function isMarked(tag: StartTag): boolean {
  return tag.attribute("download") !== undefined || tag.attribute("hreflang") !== undefined;
}

function isAsking(form: StartTag): boolean {
  return (form.attribute("method") ?? "get").trim().toLowerCase() === "get";
}
