import { pathLocale } from "../locale/path-locale.ts";
import { queryValue } from "../locale/request-values.ts";
import { createServedLocales } from "../locale/served-locales.ts";
import type { CheckedLinkOptions } from "./link-options.ts";

/** The addresses of an application in its locales. An address is path, query and fragment here: `/shop?page=2#tea`. */
export interface LocalizedAddresses {
  /** All that is served, the source language among them. */
  readonly locales: readonly string[];
  readonly namesLocale: (address: string) => boolean;
  /** @param address one that names no locale; with `by: "query"` a relative one is right, too */
  readonly withLocale: (address: string, locale: string) => string;
  readonly withoutLocale: (address: string) => string;
  /** Whether readers get a locale at its address without one: the source language, where the options say so. */
  readonly isBare: (locale: string) => boolean;
  /** The parameter that names a locale; `undefined` where the path does. */
  readonly parameter: string | undefined;
}

export function createLocalizedAddresses(
  sourceLanguage: string,
  locales: readonly string[],
  { parameter, bareSource }: Pick<CheckedLinkOptions, "parameter" | "bareSource">,
): LocalizedAddresses {
  const served = createServedLocales(sourceLanguage, locales);
  const isBare = (locale: string) => bareSource && locale === served.fallback;
  const common = { locales: served.locales, isBare, parameter };
  if (parameter === undefined) {
    return {
      ...common,
      namesLocale: (address) => pathLocale(address, served) !== undefined,
      withLocale: (address, locale) => (isBare(locale) ? address : `/${locale}${address}`),
      withoutLocale: (address) => pathLocale(address, served)?.path ?? address,
    };
  }
  return {
    ...common,
    namesLocale: (address) => queryValue(parted(address).front, parameter) !== undefined,
    withLocale: (address, locale) => (isBare(locale) ? address : withParameter(address, parameter, locale)),
    withoutLocale: (address) => withoutParameter(address, parameter),
  };
}

function withParameter(address: string, name: string, value: string): string {
  const { front, fragment } = parted(address);
  const start = front.indexOf("?");
  const isOpen = start === front.length - 1 || front.endsWith("&");
  return `${front}${start === -1 ? "?" : isOpen ? "" : "&"}${name}=${value}${fragment}`;
}

function withoutParameter(address: string, name: string): string {
  const { front, fragment } = parted(address);
  const start = front.indexOf("?");
  if (start === -1) return address;
  const others = front
    .slice(start + 1)
    .split("&")
    .filter((pair) => pair !== name && !pair.startsWith(`${name}=`));
  return `${front.slice(0, start)}${others.length === 0 ? "" : `?${others.join("&")}`}${fragment}`;
}

function parted(address: string): { readonly front: string; readonly fragment: string } {
  const start = address.indexOf("#");
  return start === -1
    ? { front: address, fragment: "" }
    : { front: address.slice(0, start), fragment: address.slice(start) };
}
