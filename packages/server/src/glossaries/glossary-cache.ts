import { baseOf, type LanguageTag } from "@dragoman/engines";
import { LRUCache } from "lru-cache";
import type { AccountId } from "../accounts/account.ts";
import type { ChangeFeed } from "../storage/changes.ts";
import type { GlossaryRepository } from "../storage/glossary-repository.ts";
import type { TermFinder } from "../text/request.ts";
import { storedEntries } from "./entries.ts";
import { invalidGlossary, unknownGlossary } from "./glossary-error.ts";
import { termFinder } from "./term-finder.ts";
import { loadTermMatcher } from "./term-matcher.ts";

/** What matchers are made of. */
export type GlossaryLookup = Pick<GlossaryRepository, "entriesOf" | "versions">;

/** The parameter of a request that names its glossaries, for what is said of them. */
export type GlossaryParameter = "glossary_id" | "glossary_ids" | "customizations.glossary_ids";

/** Glossaries as translations use them: from memory, until they change. */
export interface GlossaryMatchers {
  /**
   * The terms of an account's glossaries for a direction, the first glossary's before the others'; at once where they
   * are known. A dictionary serves all variants of its languages.
   * @throws HttpError 400 for what is no id, and for a glossary without a dictionary of the direction; 404 for one that
   * the account has not.
   */
  matcherFor(
    account: AccountId,
    glossaryIds: readonly string[],
    source: LanguageTag,
    target: LanguageTag,
    parameter?: GlossaryParameter,
  ): TermFinder | Promise<TermFinder>;
  /** Stops listening for changes. */
  close(): void;
}

/** Milliseconds after which versions are compared again, while what is known goes on serving: a notice may be lost. */
const trustedFor = 10_000;
/** Characters of entries whose matchers are kept: those of the largest request there can be, five full glossaries. */
const mostKept = 60_000_000;
const mostRequests = 20_000;

export function createGlossaryMatchers(
  lookup: GlossaryLookup,
  changes: ChangeFeed,
  now: () => number = () => performance.now(),
): GlossaryMatchers {
  return new CachedMatchers(lookup, changes, now);
}

interface Wanted {
  readonly account: AccountId;
  readonly ids: readonly string[];
  readonly source: LanguageTag;
  readonly target: LanguageTag;
  readonly parameter: GlossaryParameter;
  /** Equal for requests that are answered alike. */
  readonly key: string;
}

/** Which matcher serves a request, as far as is known. */
interface Known {
  readonly ids: readonly string[];
  /** Names a matcher by what it is made of: glossaries with their versions, and the direction. */
  readonly compiledKey: string;
  checkedAt: number;
}

class CachedMatchers implements GlossaryMatchers {
  readonly close: () => void;
  readonly #lookup: GlossaryLookup;
  readonly #now: () => number;
  readonly #known = new LRUCache<string, Known>({ max: mostRequests });
  readonly #compiled = new LRUCache<string, TermFinder>({ maxSize: mostKept });
  /** Questions that are open, by what they ask for; a change takes them off, and then their answers are not kept. */
  readonly #asked = new Map<string, { readonly ids: readonly string[]; readonly answer: Promise<TermFinder> }>();

  constructor(lookup: GlossaryLookup, changes: ChangeFeed, now: () => number) {
    this.#lookup = lookup;
    this.#now = now;
    this.close = changes.subscribe(({ topic, id }) => {
      if (topic === "glossaries") this.#forget(id);
    });
  }

  matcherFor(
    account: AccountId,
    glossaryIds: readonly string[],
    source: LanguageTag,
    target: LanguageTag,
    parameter: GlossaryParameter = "glossary_ids",
  ): TermFinder | Promise<TermFinder> {
    const ids = idsOf(glossaryIds, parameter);
    const key = `${account} ${parameter} ${ids.join(" ")} ${source}>${target}`;
    const known = this.#known.get(key);
    const finder = known && this.#compiled.get(known.compiledKey);
    if (finder === undefined) {
      return this.#asked.get(key)?.answer ?? this.#ask({ account, ids, source, target, parameter, key });
    }
    if (known !== undefined && this.#now() - known.checkedAt > trustedFor) this.#compare(account, key, known);
    return finder;
  }

  #ask(wanted: Wanted): Promise<TermFinder> {
    const { key, ids } = wanted;
    const answer = this.#load(wanted, (compiledKey) => {
      if (this.#asked.get(key)?.answer === answer) this.#known.set(key, { ids, compiledKey, checkedAt: this.#now() });
    }).finally(() => {
      if (this.#asked.get(key)?.answer === answer) this.#asked.delete(key);
    });
    this.#asked.set(key, { ids, answer });
    return answer;
  }

  async #load(wanted: Wanted, remember: (compiledKey: string) => void): Promise<TermFinder> {
    const { account, ids, source, target, parameter } = wanted;
    const versions = await this.#lookup.versions(account, ids);
    const known = compiledKeyOf(wanted, versions);
    const compiled = this.#compiled.get(known);
    if (compiled !== undefined) {
      remember(known);
      return compiled;
    }
    const pair = { source: baseOf(source), target: baseOf(target) };
    const found = new Map((await this.#lookup.entriesOf(account, ids, pair)).map((entries) => [entries.id, entries]));
    const texts = ids.map((id, index) => {
      const glossary = found.get(id);
      if (glossary === undefined) throw unknown(fieldOf(parameter, index));
      if (glossary.entries === null) throw withoutPair(id, wanted, fieldOf(parameter, index));
      return glossary.entries;
    });
    const matcher = await loadTermMatcher(texts.map(storedEntries), source, target);
    const finder = termFinder(matcher);
    const compiledKey = compiledKeyOf(wanted, new Map([...found].map(([id, { version }]) => [id, version])));
    this.#compiled.set(compiledKey, finder, { size: texts.reduce((sum, text) => sum + text.length, 1000) });
    remember(compiledKey);
    return finder;
  }

  /** Behind the request that found it due; a database that does not answer is asked again with the next one. */
  #compare(account: AccountId, key: string, known: Known): void {
    known.checkedAt = this.#now();
    this.#lookup.versions(account, known.ids).then(
      (versions) => {
        const isCurrent = known.ids.every((id) => known.compiledKey.includes(versionMark(id, versions.get(id))));
        if (!isCurrent && this.#known.peek(key) === known) this.#known.delete(key);
      },
      () => {
        known.checkedAt = Number.NEGATIVE_INFINITY;
      },
    );
  }

  #forget(id: string | null): void {
    for (const cache of [this.#known, this.#asked]) {
      for (const [key, { ids }] of [...cache.entries()]) {
        if (id === null || ids.includes(id)) cache.delete(key);
      }
    }
  }
}

function compiledKeyOf({ ids, source, target }: Wanted, versions: ReadonlyMap<string, number>): string {
  return `${ids.map((id) => versionMark(id, versions.get(id))).join(" ")} ${source}>${target}`;
}

/** Ids are random and versions only rise, so that no two states of a glossary have the same. */
function versionMark(id: string, version: number | undefined): string {
  return `${id}@${version ?? "none"};`;
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** In lower case (RFC 9562, 4). */
function idsOf(given: readonly string[], parameter: GlossaryParameter): readonly string[] {
  const ids = given.map((id) => id.toLowerCase());
  const misshapen = ids.findIndex((id) => !uuid.test(id));
  if (misshapen < 0) return ids;
  const field = fieldOf(parameter, misshapen);
  throw invalidGlossary("invalid_value", `Value for '${field}' not supported.`, {
    detail: "The id of a glossary is a UUID. GET /v3/glossaries lists those of the account.",
    field,
  });
}

function fieldOf(parameter: GlossaryParameter, index: number): string {
  return parameter === "glossary_id" ? parameter : `${parameter}[${index}]`;
}

function unknown(field: string) {
  return unknownGlossary(`The account has none of the id in ${field}; GET /v3/glossaries lists those it has.`);
}

function withoutPair(id: string, { source, target }: Wanted, field: string) {
  return invalidGlossary(
    "no_dictionary",
    `No dictionary found for language pair ${source}-${target} in glossary ${id}`,
    {
      detail: "Add the dictionary with PUT /v3/glossaries/{glossary_id}/dictionaries, or leave the glossary out.",
      field,
    },
  );
}
