import type { EditContext } from "../rule.ts";
import type { NumberConvention } from "./number-tokens.ts";

/** Where a language that style rules exist for is written; the tags that its numbers may differ for. */
const regions: readonly (readonly [language: string, regions: string])[] = [
  ["de", "AT BE CH DE IT LI LU"],
  ["en", "AU CA GB IE IN NZ US ZA"],
  ["es", "419 AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV US UY VE"],
  ["fr", "BE CA CH FR LU"],
  ["it", "CH IT SM"],
  ["ja", "JP"],
  ["ko", "KR"],
  ["zh", "CN HK MO SG TW"],
];

const tags: readonly string[] = regions.flatMap(([language, names]) => [
  language,
  ...names.split(" ").map((region) => `${language}-${region}`),
]);

const conventionIn = byRegion(readConvention);

/** Of the language and region that a text was asked for in, or of the language in general. */
export function conventionOf(context: EditContext): NumberConvention {
  return conventionIn(context) ?? { decimal: ".", groupsBySpace: false, space: "\u{a0}" };
}

/** Reads something of every language and region that rules exist for, once; finds that of a text. */
export function byRegion<T>(read: (tag: string) => T): (context: EditContext) => T | undefined {
  const known: ReadonlyMap<string, T> = new Map(tags.map((tag) => [tag, read(tag)]));
  return ({ language, target }) => {
    const region = target.split("-").find((part, index) => index > 0 && /^(?:[A-Z]{2}|\d{3})$/i.test(part));
    const regional = region === undefined ? undefined : known.get(`${language}-${region.toUpperCase()}`);
    return regional ?? known.get(language);
  };
}

/** Spain and Italy leave four digits alone, so a longer number is asked for. */
function readConvention(tag: string): NumberConvention {
  const parts = new Intl.NumberFormat(tag, { numberingSystem: "latn" }).formatToParts(1_234_567.5);
  const decimal = parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
  const group = parts.find(({ type }) => type === "group")?.value ?? "";
  const isNarrow = group === "\u{202f}" || tag.startsWith("fr");
  return { decimal, groupsBySpace: decimal === "," || /\s/.test(group), space: isNarrow ? "\u{202f}" : "\u{a0}" };
}
