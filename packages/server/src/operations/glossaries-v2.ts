import type { Schema } from "@dragoman/client/contract";
import { readDictionary } from "../glossaries/dictionary.ts";
import type { Glossaries, OlderGlossary } from "../glossaries/glossaries.ts";
import { glossaryId } from "./glossaries.ts";
import type { Handlers } from "./operation.ts";

type GlossaryV2Operation =
  | "createGlossaryV2"
  | "listGlossariesV2"
  | "getGlossaryV2"
  | "deleteGlossaryV2"
  | "getGlossaryEntriesV2";

/** Glossaries in the older form: of one pair, and never changed. Whatever else there is, it does not know. */
export function glossaryV2Handlers(glossaries: Glossaries): Pick<Handlers, GlossaryV2Operation> {
  const { older } = glossaries;
  return {
    createGlossaryV2: async ({ caller, body }) => ({
      body: glossaryOf(await older.create(caller.account.id, body.name, readDictionary(body))),
    }),
    listGlossariesV2: async ({ caller }) => ({
      body: { glossaries: (await older.list(caller.account.id)).map(glossaryOf) },
    }),
    getGlossaryV2: async ({ caller, path }) => ({
      body: glossaryOf(await older.get(caller.account.id, glossaryId(path))),
    }),
    deleteGlossaryV2: async ({ caller, path }) => {
      await older.delete(caller.account.id, glossaryId(path));
      return { status: 204 };
    },
    getGlossaryEntriesV2: async ({ caller, path }) => {
      const { id, dictionary } = await older.get(caller.account.id, glossaryId(path));
      return {
        mediaType: "text/tab-separated-values",
        text: await glossaries.entries(caller.account.id, id, dictionary),
      };
    },
  };
}

function glossaryOf({ id, name, dictionary, createdAt }: OlderGlossary): Schema<"GlossaryV2"> {
  return {
    glossary_id: id,
    name,
    ready: true,
    source_lang: dictionary.source,
    target_lang: dictionary.target,
    creation_time: createdAt.toISOString(),
    entry_count: dictionary.count,
  };
}
