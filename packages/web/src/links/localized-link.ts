import type { LocalizedAddresses } from "./localized-addresses.ts";

/** The page that a link stands in. */
export interface LinkingPage {
  readonly locale: string;
  /** What relative links start from, path and query: the address that the reader asked for, unless `<base>` names another. */
  readonly url: string;
}

export interface LinkRules {
  readonly addresses: LocalizedAddresses;
  /** Scheme, host and port of the application; without it, whole addresses count as those of others. */
  readonly origin: string | undefined;
  /** Paths that stay, with all below them. */
  readonly skip: readonly string[];
}

/**
 * The address that leads a reader on in the page's locale; `undefined` where a link stays as it is: to other hosts and
 * schemes, within the page, to files, and where it names a locale already.
 */
export function localizedLink(
  href: string,
  page: LinkingPage,
  { addresses, origin, skip }: LinkRules,
): string | undefined {
  const own = ownAddress(href, origin);
  if (own === undefined || own.address === "" || own.address.startsWith("#") || addresses.isBare(page.locale))
    return undefined;
  const { prefix } = own;
  const address = own.isRelative ? fromPage(own.address, page, addresses) : own.address;
  if (address === undefined || addresses.namesLocale(address)) return undefined;
  const path = pathOf(own.isRelative ? (resolved(address, page) ?? "") : address);
  if (isFile(path) || skip.some((start) => isBelow(path, start))) return undefined;
  return prefix + addresses.withLocale(address, page.locale);
}

interface OwnAddress {
  /** What stands before the path. */
  readonly prefix: string;
  readonly address: string;
  /** To the page. */
  readonly isRelative: boolean;
}

/** An address of the application itself. What browsers would read in another way than it looks is none. */
export function ownAddress(href: string, origin: string | undefined): OwnAddress | undefined {
  const written = withoutOuterSpace(href);
  if (hasTricks.test(written)) return undefined;
  if (origin !== undefined && written.startsWith(origin) && /^(?:[/?#]|$)/.test(written.slice(origin.length))) {
    const rest = written.slice(origin.length);
    return { prefix: origin, address: rest.startsWith("/") ? rest : `/${rest}`, isRelative: false };
  }
  if (written.startsWith("//") || /^[a-z][a-z\d+.-]*:/i.test(written)) return undefined;
  return { prefix: "", address: written, isRelative: !written.startsWith("/") };
}

/** As browsers trim an address, in linear time: a pattern for spaces at an end looks at those within again and again. */
function withoutOuterSpace(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text.charAt(start))) start += 1;
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isSpace(character: string): boolean {
  return " \t\n\f\r".includes(character);
}

/** Browsers leave out some control characters, and take backslashes for slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const hasTricks = /[\u0000-\u001f\\]/;

/**
 * What a relative address becomes. In a parameter, a locale can be added to it as it is. In a path it needs none where the
 * page's own address names it, and has to be whole where that does not.
 */
function fromPage(address: string, page: LinkingPage, addresses: LocalizedAddresses): string | undefined {
  if (addresses.parameter !== undefined) return address;
  return addresses.namesLocale(page.url) ? undefined : resolved(address, page);
}

/** What a relative address is on a page; `undefined` where it leads to another host. */
export function resolved(address: string, { url }: LinkingPage): string | undefined {
  const base = `http://page.invalid${url}`;
  if (!url.startsWith("/") || !URL.canParse(address, base)) return undefined;
  const { host, pathname, search, hash } = new URL(address, base);
  return host === "page.invalid" ? pathname + search + hash : undefined;
}

function pathOf(address: string): string {
  return /^[^?#]*/.exec(address)?.[0] ?? "";
}

/** Whether a path ends like the name of a file that is no page: `.pdf`, and not `/v1.2`. */
function isFile(path: string): boolean {
  const ending = /\.((?!\d+$)[a-z\d]{1,8})$/i.exec(path)?.[1]?.toLowerCase();
  return ending !== undefined && !pageEndings.has(ending);
}

const pageEndings: ReadonlySet<string> = new Set(["html", "htm", "xhtml", "php", "asp", "aspx", "jsp"]);

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(start.endsWith("/") ? start : `${start}/`);
}
