import type { Refusal } from "./answers.ts";

/** What may be named: what the project has, and nothing else. */
export interface AllowedLocales {
  readonly languages: readonly string[];
  readonly namespaces: readonly string[];
}

/** The languages and namespaces that a path names and the project has, each once. */
export interface NamedLocales extends AllowedLocales {
  /** How many different names were given, those that the project has not among them. */
  readonly given: { readonly languages: number; readonly namespaces: number };
}

const longestPath = 8000;

/**
 * Reads `/locales/de+en/shop+cart`. Languages are compared without case, as BCP 47 has it. What the project has not is
 * left out, for i18next asks for `pl-PL` beside `pl`; a path that names nothing of it is refused.
 */
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
  const languages = chosen(languagePart, allowed.languages, (name) => name.toLowerCase());
  const namespaces = chosen(namespaceParts.join("/"), allowed.namespaces, (name) => name);
  if (languages.known.length === 0 || namespaces.known.length === 0) {
    const message = `Ask for ${base}/language/namespace, with languages and namespaces that this server has.`;
    return { refusal: { status: 404, code: "not_found", message } };
  }
  return {
    locales: {
      languages: languages.known,
      namespaces: namespaces.known,
      given: { languages: languages.given, namespaces: namespaces.given },
    },
  };
}

/** The allowed names that are meant, and how many were given; each counts once. */
function chosen(
  joined: string,
  allowed: readonly string[],
  comparable: (name: string) => string,
): { readonly known: readonly string[]; readonly given: number } {
  const allowedAs = new Map(allowed.map((name) => [comparable(name), name]));
  const given = new Set(joined.split("+"));
  const known = [...given].map((name) => allowedAs.get(comparable(name))).filter((name) => name !== undefined);
  return { known: [...new Set(known)], given: given.size };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
