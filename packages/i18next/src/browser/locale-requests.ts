import type { Wanted } from "../connector.ts";
import type { LocaleRequest } from "./locale-server.ts";

/** Letters that the names in one address may have together; proxies bear about 2000 for all of it. */
const mostLetters = 1500;

/** As few requests as ask for exactly these: languages that want the same namespaces share one. */
export function requestsFor(wanted: Iterable<Wanted>): LocaleRequest[] {
  const namespacesOf = new Map<string, Set<string>>();
  for (const { language, namespace } of wanted) {
    namespacesOf.set(language, (namespacesOf.get(language) ?? new Set()).add(namespace));
  }
  const sorted = [...namespacesOf].map(([language, names]) => ({ language, names: [...names].sort() }));
  const alike = Map.groupBy(sorted, ({ names }) => JSON.stringify(names));
  return [...alike.values()].flatMap((group) => {
    const languages = group.map(({ language }) => language);
    const most = mostLetters - languages.join("+").length;
    return parts(group[0]?.names ?? [], most).map((namespaces) => ({ languages, namespaces }));
  });
}

/** Cuts a list so that the names of each part have no more letters together. */
function parts(names: readonly string[], most: number): string[][] {
  const all: string[][] = [];
  let letters = Number.POSITIVE_INFINITY;
  for (const name of names) {
    letters += name.length + 1;
    if (letters > most) {
      all.push([]);
      letters = name.length;
    }
    all.at(-1)?.push(name);
  }
  return all;
}
