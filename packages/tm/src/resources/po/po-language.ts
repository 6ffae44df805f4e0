import { canonicalLanguage } from "../../model/language.ts";
import type { PoFile } from "./po-file.ts";

/** The header's `Language`, as BCP 47: `sr@latin` is `sr-Latn`. */
export function headerLanguage({ fields }: Pick<PoFile, "fields">): string | undefined {
  const written = fields.get("language") ?? "";
  if (written === "") return undefined;
  const [tag = "", modifier = ""] = written.split("@", 2);
  const script = new Map([
    ["latin", "Latn"],
    ["cyrillic", "Cyrl"],
  ]).get(modifier.toLowerCase());
  const [base = "", ...more] = tag.split(".", 1).join("").split("_");
  return canonicalLanguage([base, ...(script === undefined ? [] : [script]), ...more].join("-"));
}

/** As gettext writes it: `pt_BR`, `sr@latin`. */
export function posixLanguage(language: string): string {
  const [base = "", ...more] = canonicalLanguage(language).split("-");
  const modifier = more.includes("Latn") ? "@latin" : more.includes("Cyrl") ? "@cyrillic" : "";
  return [base, ...more.filter((part) => part !== "Latn" && part !== "Cyrl")].join("_") + modifier;
}
