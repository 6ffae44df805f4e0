import { parseLanguageTag } from "../language.ts";
import type { LanguageTag } from "../ports.ts";

const codes =
  "en de fr es pt it nl pl ru zh ja bg cs da el et fi hu lt lv ro sk sl sv tr id uk ko nb ar vi he th".split(" ");

/** The languages that a detection may name, as the interface lists them. */
export const detectedLanguages: readonly LanguageTag[] = codes.flatMap((code) => parseLanguageTag(code) ?? []);

/** eld tells neither Indonesian from Malay nor Bokmål from Norwegian; the interface detects only the first of each. */
const codesOfEld: ReadonlyMap<string, string> = new Map([
  ["ms", "id"],
  ["no", "nb"],
]);

const byCode: ReadonlyMap<string, LanguageTag> = new Map(detectedLanguages.map((tag) => [tag, tag]));

/** The language that a code of eld's or of a script stands for; `undefined` for one that the interface does not detect. */
export function detectedLanguage(code: string): LanguageTag | undefined {
  return byCode.get(codesOfEld.get(code) ?? code);
}
