import type { Schema } from "@dragoman/client/contract";
import { readDictionary, readPair } from "../glossaries/dictionary.ts";
import type { Glossaries } from "../glossaries/glossaries.ts";
import type { DictionaryRecord, GlossaryRecord } from "../storage/glossary-repository.ts";
import type { Handlers } from "./operation.ts";

type GlossaryOperation =
  | "createGlossary"
  | "listGlossaries"
  | "getGlossary"
  | "updateGlossary"
  | "deleteGlossary"
  | "getGlossaryEntries"
  | "replaceGlossaryDictionary"
  | "deleteGlossaryDictionary";

/** Glossaries of several dictionaries, which may be changed. An account sees its own. */
export function glossaryHandlers(glossaries: Glossaries): Pick<Handlers, GlossaryOperation> {
  return {
    createGlossary: async ({ caller, body }) => {
      const dictionaries = body.dictionaries.map((given, index) => readDictionary(given, `dictionaries[${index}].`));
      return { body: glossaryOf(await glossaries.create(caller.account.id, { name: body.name, dictionaries })) };
    },
    listGlossaries: async ({ caller }) => ({
      body: { glossaries: (await glossaries.list(caller.account.id)).map(glossaryOf) },
    }),
    getGlossary: async ({ caller, path }) => ({
      body: glossaryOf(await glossaries.get(caller.account.id, glossaryId(path))),
    }),
    updateGlossary: async ({ caller, path, body }) => {
      const [given] = body.dictionaries ?? [];
      const dictionary = given && readDictionary(given, "dictionaries[0].");
      const change = { name: body.name, dictionary };
      return { body: glossaryOf(await glossaries.update(caller.account.id, glossaryId(path), change)) };
    },
    deleteGlossary: async ({ caller, path }) => {
      await glossaries.delete(caller.account.id, glossaryId(path));
      return { status: 204 };
    },
    getGlossaryEntries: async ({ caller, path, query }) => {
      const { source, target } = readPair(query);
      const entries = await glossaries.entries(caller.account.id, glossaryId(path), { source, target });
      return {
        body: { dictionaries: [{ source_lang: source, target_lang: target, entries, entries_format: "tsv" }] },
      };
    },
    replaceGlossaryDictionary: async ({ caller, path, body }) => {
      const dictionary = readDictionary(body);
      return { body: summaryOf(await glossaries.replaceDictionary(caller.account.id, glossaryId(path), dictionary)) };
    },
    deleteGlossaryDictionary: async ({ caller, path, query }) => {
      await glossaries.deleteDictionary(caller.account.id, glossaryId(path), readPair(query));
      return { status: 204 };
    },
  };
}

/** UUIDs are the same in upper case (RFC 9562, 4). */
export function glossaryId(path: { readonly glossary_id: string }): string {
  return path.glossary_id.toLowerCase();
}

function glossaryOf({ id, name, dictionaries, createdAt }: GlossaryRecord): Schema<"Glossary"> {
  return {
    glossary_id: id,
    name,
    dictionaries: dictionaries.map(summaryOf),
    creation_time: createdAt.toISOString(),
  };
}

function summaryOf({ source, target, count }: DictionaryRecord): Schema<"DictionarySummary"> {
  return { source_lang: source, target_lang: target, entry_count: count };
}
