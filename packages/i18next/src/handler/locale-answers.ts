import { LRUCache } from "lru-cache";
import type { DragomanBackend } from "../backend.ts";
import type { LoadedNamespace } from "../session.ts";
import { digestOf } from "./digest.ts";
import type { NamedLocales } from "./locale-paths.ts";

/** What a request for locales is answered with. */
export interface LocaleAnswer {
  /** JSON in UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** `language/namespace` of each that is not complete. */
  readonly incomplete: readonly string[];
}

/** Bytes of answers that are kept. */
const mostKept = 50_000_000;

/** Makes the answers, and keeps each for as long as all of its namespaces stay the same. */
export class LocaleAnswers {
  readonly #backend: DragomanBackend;
  readonly #budgetMs: number;
  readonly #kept = new LRUCache<string, { readonly versions: readonly object[]; readonly answer: LocaleAnswer }>({
    maxSize: mostKept,
    sizeCalculation: ({ answer, versions }) => answer.body.length + versions.length + 1,
  });

  constructor(backend: DragomanBackend, budgetMs: number) {
    this.#backend = backend;
    this.#budgetMs = budgetMs;
  }

  async of({ languages, namespaces, given }: NamedLocales): Promise<LocaleAnswer> {
    const isOne = given.languages * given.namespaces === 1;
    const loaded = await Promise.all(
      languages.flatMap((language) => namespaces.map((namespace) => this.#load(language, namespace))),
    );
    const id = `${isOne ? "" : "/"}${languages.join("+")}/${namespaces.join("+")}`;
    const kept = this.#kept.get(id);
    if (kept?.versions.every((version, index) => version === loaded[index]?.version)) return kept.answer;
    const answer = await answerOf(loaded, isOne);
    if (answer.incomplete.length === 0) this.#kept.set(id, { versions: loaded.map(({ version }) => version), answer });
    return answer;
  }

  async #load(language: string, namespace: string): Promise<NamedNamespace> {
    const loaded = await this.#backend.load(language, namespace, { budgetMs: this.#budgetMs });
    return { language, namespace, loaded, version: loaded.version };
  }
}

interface NamedNamespace {
  readonly language: string;
  readonly namespace: string;
  readonly loaded: LoadedNamespace;
  readonly version: object;
}

/** Where one namespace in one language was named, its resources alone, else all by language and namespace. */
async function answerOf(all: readonly NamedNamespace[], isOne: boolean): Promise<LocaleAnswer> {
  const byLanguage = Map.groupBy(all, ({ language }) => language);
  const several = [...byLanguage].map(([language, spaces]) => [
    language,
    Object.fromEntries(spaces.map(({ namespace, loaded }) => [namespace, loaded.resources])),
  ]);
  const json = JSON.stringify(isOne ? all[0]?.loaded.resources : Object.fromEntries(several));
  const incomplete = all.filter(({ loaded }) => !loaded.complete);
  return {
    body: new TextEncoder().encode(json),
    etag: `"${(await digestOf(json)).slice(0, 27)}"`,
    incomplete: incomplete.map(({ language, namespace }) => `${language}/${namespace}`).sort(),
  };
}
