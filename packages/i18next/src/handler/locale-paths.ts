import type { Refusal } from "./answers.ts";

/** The namespaces and languages that a path names. */
export interface NamedLocales {
  readonly languages: readonly string[];
  readonly namespaces: readonly string[];
}

/** What may be named: what the project has, and nothing else. */
export type AllowedLocales = NamedLocales;

const longestPath = 8000;

/** Reads `/locales/de+en/shop+cart`. Languages are compared without case, as BCP 47 has it. */
export function namedLocales(
  pathname: string,
  base: string,
  allowed: AllowedLocales,
): { readonly locales: NamedLocales } | { readonly refusal: Refusal } {
  if (pathname.length > longestPath) {
    return { refusal: { status: 414, code: "too_many_names", message: "Name fewer languages and namespaces." } };
  }
  const path = decoded(pathname);
  const rest = path?.startsWith(`${base}/`) ? path.slice(base.length + 1) : "";
  const [languagePart = "", ...namespaceParts] = rest.split("/");
  const languages = chosen(languagePart.split("+"), allowed.languages, (name) => name.toLowerCase());
  const namespaces = chosen(namespaceParts.join("/").split("+"), allowed.namespaces, (name) => name);
  if (languages === undefined || namespaces === undefined) {
    const message = `Ask for ${base}/language/namespace, with languages and namespaces that this server has.`;
    return { refusal: { status: 404, code: "not_found", message } };
  }
  return { locales: { languages, namespaces } };
}

/** The allowed names that are meant, each once; `undefined` where one is not allowed. */
function chosen(
  names: readonly string[],
  allowed: readonly string[],
  comparable: (name: string) => string,
): readonly string[] | undefined {
  const known = new Map(allowed.map((name) => [comparable(name), name]));
  const found = names.map((name) => known.get(comparable(name)));
  const all = found.filter((name) => name !== undefined);
  return all.length === found.length ? [...new Set(all)] : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
