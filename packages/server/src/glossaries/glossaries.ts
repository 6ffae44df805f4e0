import type { AccountId } from "../accounts/account.ts";
import { HttpError } from "../http/http-error.ts";
import type {
  DictionaryPair,
  DictionaryRecord,
  GlossaryChange,
  GlossaryRecord,
  GlossaryRepository,
} from "../storage/glossary-repository.ts";
import { type Dictionary, requireDistinctPairs } from "./dictionary.ts";
import { mergeEntries, writeEntries } from "./entries.ts";
import { faultOfName, mostGlossaries, mostGlossaryBytes } from "./entry-rules.ts";
import { invalidGlossary, unknownGlossary } from "./glossary-error.ts";

/** The glossaries of accounts, with the rules that they keep. Everything throws `HttpError` for what breaks one, or is not there. */
export interface Glossaries {
  create(account: AccountId, glossary: DraftGlossary): Promise<GlossaryRecord>;
  list(account: AccountId): Promise<GlossaryRecord[]>;
  get(account: AccountId, id: string): Promise<GlossaryRecord>;
  /** Renames it, merges a dictionary's entries into it, or both. */
  update(account: AccountId, id: string, change: Partial<DraftUpdate>): Promise<GlossaryRecord>;
  /** Puts a dictionary in the place of that of its pair, or adds it. */
  replaceDictionary(account: AccountId, id: string, dictionary: Dictionary): Promise<DictionaryRecord>;
  deleteDictionary(account: AccountId, id: string, pair: DictionaryPair): Promise<void>;
  delete(account: AccountId, id: string): Promise<void>;
  /** One dictionary's entries, tab-separated. */
  entries(account: AccountId, id: string, pair: DictionaryPair): Promise<string>;
  /** Those that the older interface knows: of one pair, and never changed. */
  readonly older: OlderGlossaries;
}

interface OlderGlossaries {
  create(account: AccountId, name: string, dictionary: Dictionary): Promise<OlderGlossary>;
  list(account: AccountId): Promise<OlderGlossary[]>;
  get(account: AccountId, id: string): Promise<OlderGlossary>;
  delete(account: AccountId, id: string): Promise<void>;
}

export interface OlderGlossary extends Omit<GlossaryRecord, "dictionaries"> {
  readonly dictionary: DictionaryRecord;
}

interface DraftGlossary {
  readonly name: string;
  readonly dictionaries: readonly Dictionary[];
}

interface DraftUpdate {
  readonly name: string | undefined;
  readonly dictionary: Dictionary | undefined;
}

export function createGlossaries(repository: GlossaryRepository): Glossaries {
  async function change(account: AccountId, id: string, wanted: GlossaryChange): Promise<GlossaryRecord> {
    const outcome = await repository.update(account, id, wanted, mostGlossaryBytes);
    if (outcome === "unknown") throw unknownGlossary();
    if (outcome === "too large") throw tooLarge();
    return outcome;
  }

  const get = async (account: AccountId, id: string): Promise<GlossaryRecord> => {
    const glossary = await repository.find(account, id);
    if (glossary === undefined) throw unknownGlossary();
    return glossary;
  };

  const create = async (account: AccountId, { name, dictionaries }: DraftGlossary): Promise<GlossaryRecord> => {
    requireName(name);
    requireDistinctPairs(dictionaries);
    const written = dictionaries.map((dictionary) => ({ ...dictionary, entries: writeEntries(dictionary.entries) }));
    if (written.reduce((sum, { entries }) => sum + entries.bytes, 0) > mostGlossaryBytes) throw tooLarge();
    const glossary = await repository.create(account, { name, dictionaries: written }, mostGlossaries);
    if (glossary === undefined) throw tooMany();
    return glossary;
  };

  return {
    create,
    list: (account) => repository.list(account),
    get,

    update: async (account, id, { name, dictionary }) => {
      if (name !== undefined) requireName(name);
      return change(account, id, {
        ...(name !== undefined && { name }),
        ...(dictionary !== undefined && {
          dictionary: { ...dictionary, entries: (stored) => mergeEntries(stored, dictionary.entries) },
        }),
      });
    },

    replaceDictionary: async (account, id, { source, target, entries }) => {
      const written = writeEntries(entries);
      await change(account, id, { dictionary: { source, target, entries: () => written } });
      return { source, target, count: written.count };
    },

    deleteDictionary: async (account, id, pair) => {
      const outcome = await repository.deleteDictionary(account, id, pair);
      if (outcome === "unknown") throw unknownGlossary();
      if (outcome === "no pair") throw unknownDictionary(pair);
    },

    delete: async (account, id) => {
      if (!(await repository.delete(account, id, () => true))) throw unknownGlossary();
    },

    entries: async (account, id, pair) => {
      const entries = await repository.entries(account, id, pair);
      if (entries !== undefined) return entries;
      // Which of the two is missing makes a difference to who asks, and takes a second look only then.
      await get(account, id);
      throw unknownDictionary(pair);
    },

    older: {
      create: async (account, name, dictionary) => {
        const glossary = await create(account, { name, dictionaries: [dictionary] });
        const { source, target, entries } = dictionary;
        return { ...glossary, dictionary: { source, target, count: entries.size } };
      },
      list: async (account) => (await repository.list(account)).flatMap((glossary) => olderForm(glossary) ?? []),
      get: async (account, id) => {
        const glossary = await repository.find(account, id);
        const older = glossary && olderForm(glossary);
        if (older === undefined) throw unknownOlderGlossary();
        return older;
      },
      delete: async (account, id) => {
        const isOlder = (glossary: GlossaryRecord) => olderForm(glossary) !== undefined;
        if (!(await repository.delete(account, id, isOlder))) throw unknownOlderGlossary();
      },
    },
  };
}

/** Whoever holds a glossary of the older interface relies on its never changing. */
function olderForm({ dictionaries, ...glossary }: GlossaryRecord): OlderGlossary | undefined {
  const [dictionary, ...others] = dictionaries;
  if (dictionary === undefined || others.length > 0 || glossary.version > 1) return undefined;
  return { ...glossary, dictionary };
}

function requireName(name: string): void {
  const fault = faultOfName(name);
  if (fault === undefined) return;
  throw invalidGlossary("invalid_glossary_name", "Value for 'name' not supported", {
    detail: `name ${fault}.`,
    field: "name",
  });
}

function unknownOlderGlossary(): HttpError {
  return unknownGlossary(
    "The account has none of this id that has one language pair and was never changed; " +
      "GET /v3/glossaries/{glossary_id} reads any other.",
  );
}

function unknownDictionary({ source, target }: DictionaryPair): HttpError {
  return new HttpError(404, {
    message: "Dictionary not found",
    code: "dictionary_not_found",
    detail: `The glossary has none for ${source}-${target}; GET /v3/glossaries/{glossary_id} lists those it has.`,
  });
}

function tooLarge(): HttpError {
  return invalidGlossary("glossary_too_large", "The glossary is too large", {
    detail: `Its dictionaries together would have more than ${mostGlossaryBytes} bytes in UTF-8. Make it two glossaries.`,
  });
}

function tooMany(): HttpError {
  return invalidGlossary("too_many_glossaries", "The account has too many glossaries", {
    detail: `It has ${mostGlossaries}, which is the most it may have. Delete one, or add dictionaries to one.`,
  });
}
