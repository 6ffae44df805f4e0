import type { InitOptions } from "i18next";
import type { Wanted } from "../connector.ts";
import type { UsedServices } from "../resource-store.ts";

/**
 * What i18next will read when it starts. With a language in its options that is settled before it asks for it, which
 * it does by a timer (`initAsync`). The rules are those of `loadResources` in i18next 25 to 27; what they would miss is
 * read when i18next asks, and what they find too much is dropped.
 */
export function firstReads(services: UsedServices, options: InitOptions): readonly Wanted[] {
  const { lng, ns, preload, resources, initAsync = true } = options;
  if (typeof lng !== "string" || resources !== undefined || !initAsync) return [];
  const best = called(services.languageUtils, "getBestMatchFromCodes", [lng]);
  if (typeof best !== "string" || isCodeMode(best)) return [];
  const languages = [best, ...stringsIn(preload)]
    .flatMap((language) => stringsIn(called(services.languageUtils, "toResolveHierarchy", language)))
    .filter((language) => !isCodeMode(language));
  // What i18next may refuse by a rule of its own is not asked for before it does.
  if (![lng, ...languages].every((language) => languageShape.test(language))) return [];
  const namespaces = typeof ns === "string" ? [ns] : stringsIn(ns);
  return [...new Set(languages)].flatMap((language) => {
    const known = Object(called(services.resourceStore, "getDataByLanguage", language));
    return namespaces
      .filter((namespace) => !Object.hasOwn(known, namespace))
      .map((namespace) => ({ language, namespace }));
  });
}

/** As BCP 47 tags are built, with i18next's underscores. */
const languageShape = /^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$/;

/** The language in which i18next shows keys; nothing is read for it. */
function isCodeMode(language: string): boolean {
  return language.toLowerCase() === "cimode";
}

/** i18next's types leave these methods of its services out. */
function called(service: unknown, method: string, ...given: readonly unknown[]): unknown {
  const found: unknown = Reflect.get(Object(service), method);
  return typeof found === "function" ? found.apply(service, given) : undefined;
}

function stringsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
