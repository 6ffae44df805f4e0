import type { Shape } from "../contract.ts";
import type { CallOptions } from "../options.ts";
import { asList, asObject, type CreateOptions, type Operation, type Perform, path } from "../sending/operation.ts";
import { shapeOf, shapesOf } from "../sending/shapes.ts";
import { type GlossaryV2Resource, glossariesV2 } from "./glossaries-v2.ts";
import { type Dictionary, type NewDictionary, termsIn, withTsv } from "./glossary-terms.ts";

export type Glossary = Shape<"Glossary">;
export type DictionarySummary = Shape<"DictionarySummary">;

/** The two languages of a dictionary. What a glossary says of one of its dictionaries will do. */
export type DictionaryDirection = Pick<Shape<"Dictionary">, "sourceLang" | "targetLang">;

/** A glossary to make, with one dictionary for each direction. */
export interface NewGlossary extends Omit<Shape<"CreateGlossaryRequest">, "dictionaries"> {
  readonly dictionaries: readonly NewDictionary[];
}

/** What changes in a glossary. */
export interface GlossaryChanges extends Omit<Shape<"UpdateGlossaryRequest">, "dictionaries"> {
  /**
   * Terms to merge into the dictionary of their direction, one dictionary in a call: a term it has is replaced, others
   * stay. A dictionary that is not there yet is made.
   */
  readonly dictionaries?: readonly NewDictionary[] | undefined;
}

/** Glossaries of any number of directions, which can be changed. */
export interface GlossaryResource {
  readonly create: (glossary: NewGlossary, call?: CreateOptions) => Promise<Glossary>;
  /** Every glossary of the account, without the terms. */
  readonly list: (call?: CallOptions) => Promise<Glossary[]>;
  /** Without the terms. */
  readonly get: (glossaryId: string, call?: CallOptions) => Promise<Glossary>;
  /** Renames it, or merges terms into one of its dictionaries. */
  readonly update: (glossaryId: string, changes: GlossaryChanges, call?: CallOptions) => Promise<Glossary>;
  readonly delete: (glossaryId: string, call?: CallOptions) => Promise<void>;
  /** The terms of one direction. */
  readonly entries: (glossaryId: string, direction: DictionaryDirection, call?: CallOptions) => Promise<Dictionary>;
  /** Puts a dictionary in the place of the one of its direction, or adds it where there is none. */
  readonly replaceDictionary: (
    glossaryId: string,
    dictionary: NewDictionary,
    call?: CallOptions,
  ) => Promise<DictionarySummary>;
  readonly deleteDictionary: (glossaryId: string, direction: DictionaryDirection, call?: CallOptions) => Promise<void>;
  /** The interface's older form: glossaries of one direction that cannot be changed. */
  readonly v2: GlossaryV2Resource;
}

export function glossaries(perform: Perform): GlossaryResource {
  const send = async (operation: Operation, call?: CreateOptions) =>
    shapeOf<"Glossary">(await perform(operation, call), "glossaryId", "name", "dictionaries");
  const all = "/v3/glossaries";
  const one = (glossaryId: string) => path`/v3/glossaries/${glossaryId}`;
  return {
    create: async (glossary, call) => send({ method: "POST", path: all, body: withTsvInEach(glossary) }, call),
    list: async (call) => {
      const answer = await perform({ method: "GET", path: all }, call);
      return shapesOf<"Glossary">(answer, "glossaries", "glossaryId", "name", "dictionaries");
    },
    get: async (glossaryId, call) => send({ method: "GET", path: one(glossaryId) }, call),
    update: async (glossaryId, changes, call) =>
      send({ method: "PATCH", path: one(glossaryId), body: withTsvInEach(changes) }, call),
    delete: async (glossaryId, call) => void (await perform({ method: "DELETE", path: one(glossaryId) }, call)),
    entries: async (glossaryId, direction, call) => {
      const query = directionOf(direction);
      const answer = await perform({ method: "GET", path: `${one(glossaryId)}/entries`, query }, call);
      const [dictionary] = shapesOf<"Dictionary">(answer, "dictionaries", "sourceLang", "targetLang");
      const { entries, entriesFormat: _tsv, ...languages } = { ...query, ...dictionary };
      return { ...languages, entries: termsIn(entries, answer) };
    },
    replaceDictionary: async (glossaryId, dictionary, call) => {
      const place = `${one(glossaryId)}/dictionaries`;
      const answer = await perform({ method: "PUT", path: place, body: withTsv(dictionary) }, call);
      return shapeOf<"DictionarySummary">(answer, "sourceLang", "targetLang", "entryCount");
    },
    deleteDictionary: async (glossaryId, direction, call) => {
      await perform({ method: "DELETE", path: `${one(glossaryId)}/dictionaries`, query: directionOf(direction) }, call);
    },
    v2: glossariesV2(perform),
  };
}

/** Only the languages, whatever else there is in a summary. */
function directionOf(direction: DictionaryDirection) {
  const { sourceLang, targetLang } = asObject("direction", direction);
  return { sourceLang, targetLang };
}

function withTsvInEach<Given extends { readonly dictionaries?: readonly NewDictionary[] | undefined }>(given: Given) {
  const { dictionaries } = asObject("glossary", given);
  return { ...given, dictionaries: asList("dictionaries", dictionaries)?.map(withTsv) };
}
