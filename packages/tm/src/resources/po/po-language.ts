import { canonicalLanguage } from "../../model/language.ts";
import type { PoFile } from "./po-file.ts";

/** The header's `Language`, as BCP 47: `sr@latin` is `sr-Latn`. */
export function headerLanguage({ fields }: Pick<PoFile, "fields">): string | undefined {
  const written = fields.get("language") ?? "";
  if (written === "") return undefined;
  const [plain = ""] = written.split("@", 1);
  return canonicalLanguage(tagOfLocale(written) ?? tagOfLocale(plain) ?? plain);
}

/** As gettext writes it: `pt_BR`, `sr@latin`. */
export function posixLanguage(language: string): string {
  const parts = canonicalLanguage(language).split("-");
  const modifier = writtenModifiers.find((each) => parts.includes(modifiers.get(each) ?? ""));
  if (modifier === undefined) return parts.join("_");
  return `${parts.filter((part) => part !== modifiers.get(modifier)).join("_")}@${modifier}`;
}

const writtenModifiers = ["latin", "cyrillic", "valencia"] as const;

/** What the modifiers of gettext's locales say of a language: its script, or a variant. */
const modifiers: ReadonlyMap<string, string | undefined> = new Map([
  ["latin", "Latn"],
  ["iqtelif", "Latn"],
  ["cyrillic", "Cyrl"],
  ["arabic", "Arab"],
  ["devanagari", "Deva"],
  ["valencia", "valencia"],
  ["euro", undefined],
]);

/**
 * The language tag of a locale as gettext names them: `sr_RS@latin` is `sr-Latn-RS`. Not canonical, and not well-formed
 * where the locale is not.
 * @returns `undefined` for a modifier that says something else.
 */
export function tagOfLocale(locale: string): string | undefined {
  const [written = "", modifier] = locale.split("@", 2);
  const known = modifier?.toLowerCase();
  if (known !== undefined && !modifiers.has(known)) return undefined;
  const said = known === undefined ? undefined : modifiers.get(known);
  const [base = "", ...more] = written.split(".", 1).join("").split(/[-_]/);
  // A script stands before the region, a variant behind it (RFC 5646, section 2.1).
  const isScript = said !== undefined && said.length === 4;
  const parts = isScript ? [base, said, ...more] : [base, ...more, ...(said === undefined ? [] : [said])];
  return parts.join("-");
}
