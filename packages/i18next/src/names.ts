import { DragomanError } from "@dragoman/client";
import { isUnsafeKey } from "./unsafe-keys.ts";

/**
 * The language, where its name has the shape of a BCP 47 tag (RFC 5646) and is among the allowed ones.
 * @throws DragomanError of kind `invalid-request`; the message does not repeat a name that may come from an address.
 */
export function checkedLanguage(language: string, allowed: readonly string[] | undefined): string {
  if (!isLanguageTag(language)) {
    throw refused("language", "is not a BCP 47 tag such as pt-BR");
  }
  const isAllowed = allowed === undefined || allowed.some((one) => one.toLowerCase() === language.toLowerCase());
  if (!isAllowed)
    throw refused("language", "is not among the backend's languages; add it to the option if it should be");
  return language;
}

/** Languages or namespaces that one call may name. */
const mostNames = 200;

/** @throws DragomanError of kind `invalid-request` for a list that is none, or longer than any project has. */
export function checkedList(names: readonly string[], what: "language" | "namespace"): readonly string[] {
  if (Array.isArray(names) && names.length <= mostNames && names.every((name) => typeof name === "string"))
    return names;
  throw refused(what, `list may have ${mostNames} names`);
}

/**
 * The namespace, where its name is safe in a path and is among the allowed ones: letters, digits, `_`, `-` and `.`,
 * folders with `/`, and no way out of one.
 * @throws DragomanError of kind `invalid-request`.
 */
export function checkedNamespace(namespace: string, allowed: readonly string[] | undefined): string {
  const segments = namespace.split("/");
  const isSafe = segments.every((part) => /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/.test(part) && !part.includes(".."));
  if (!isSafe || segments.length > 8 || segments.some(isUnsafeKey)) {
    throw refused("namespace", "may hold letters, digits, _, - and . only, and / between folders");
  }
  if (allowed !== undefined && !allowed.includes(namespace)) {
    throw refused("namespace", "is not among the backend's namespaces; add it to the option if it should be");
  }
  return namespace;
}

/**
 * Whether the resources of the source language serve this language as they are: it is the same, one is the other with a
 * region (`en`, `en-US`), or it is i18next's `dev`. Another script is another language here.
 */
export function isSource(language: string, sourceLanguage: string): boolean {
  if (language === "dev") return true;
  const [asked, source] = [language.toLowerCase(), sourceLanguage.toLowerCase()];
  if (asked === source) return true;
  const [shorter, longer] = asked.length < source.length ? [asked, source] : [source, asked];
  return longer.startsWith(`${shorter}-`) && /^([a-z]{2}|\d{3})$/.test(longer.slice(shorter.length + 1));
}

/** Whether a name is a well-formed BCP 47 tag, as `Intl` takes it. */
export function isLanguageTag(language: string): boolean {
  if (!/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,6}$/.test(language) || isUnsafeKey(language)) return false;
  try {
    return Intl.getCanonicalLocales(language).length === 1;
  } catch {
    return false;
  }
}

function refused(what: "language" | "namespace", why: string): DragomanError {
  return new DragomanError("invalid-request", `The ${what} ${why}.`, { code: `refused_${what}` });
}
