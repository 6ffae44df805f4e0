import { canonicalLanguage } from "../../model/language.ts";
import type { KeyTree } from "../keyed/key-tree.ts";

/** The key that is all of a file's root, where it is a language, as in Rails. */
export function rootLanguage(tree: KeyTree): { readonly key: string; readonly language: string } | undefined {
  const keys = new Set(tree.ends.map(([first]) => first));
  const [key] = keys;
  if (key === undefined || keys.size > 1 || tree.kindOf([key]) === "text") return undefined;
  const language = canonicalLanguage(key);
  return isLanguage(language) ? { key, language } : undefined;
}

/** The key for another language, written as the source writes its own. */
export function languageKey(language: string | undefined, sourceKey: string): string | undefined {
  return sourceKey.includes("_") ? language?.replaceAll("-", "_") : language;
}

function isLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(tag) !== undefined;
  } catch {
    return false;
  }
}
