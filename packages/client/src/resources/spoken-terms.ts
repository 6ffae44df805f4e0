import type { Shape } from "../contract.ts";
import { refusal } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { asList, asObject, type CreateOptions, type Operation, type Perform, path } from "../sending/operation.ts";
import { shapeOf, shapesOf } from "../sending/shapes.ts";
import { unreadable } from "../sending/transport.ts";

export type SpokenTerms = Shape<"SpokenTerms">;
export type TermListSummary = Shape<"TermListSummary">;

/** The terms of one language. */
export interface TermList extends Omit<Shape<"TermList">, "entries"> {
  readonly entries: readonly string[];
}

/** The terms of one language as they are sent: a list, or a text with one a line. 300 characters together. */
export interface NewTermList extends Omit<Shape<"TermList">, "entries"> {
  readonly entries: string | readonly string[];
}

/** A collection to make, with one list for each language. */
export interface NewSpokenTerms extends Omit<Shape<"CreateSpokenTermsRequest">, "termLists"> {
  readonly termLists: readonly NewTermList[];
}

/** What changes in a collection. */
export interface SpokenTermsChanges extends Omit<Shape<"UpdateSpokenTermsRequest">, "termLists"> {
  /** Terms to merge into the list of their language. */
  readonly termLists?: readonly NewTermList[] | undefined;
}

/** Collections of words that a transcription is to expect. Beta. */
export interface SpokenTermsResource {
  readonly create: (collection: NewSpokenTerms, call?: CreateOptions) => Promise<SpokenTerms>;
  /** Every collection of the account, without the terms. */
  readonly list: (call?: CallOptions) => Promise<SpokenTerms[]>;
  /** Without the terms. */
  readonly get: (spokenTermsId: string, call?: CallOptions) => Promise<SpokenTerms>;
  /** Renames it, or merges terms into its lists. */
  readonly update: (spokenTermsId: string, changes: SpokenTermsChanges, call?: CallOptions) => Promise<SpokenTerms>;
  readonly delete: (spokenTermsId: string, call?: CallOptions) => Promise<void>;
  /** The terms of one language. */
  readonly entries: (spokenTermsId: string, lang: string, call?: CallOptions) => Promise<TermList>;
  /** Puts a list in the place of the one of its language, or adds it where there is none. */
  readonly replaceTermList: (spokenTermsId: string, list: NewTermList, call?: CallOptions) => Promise<TermListSummary>;
  readonly deleteTermList: (spokenTermsId: string, lang: string, call?: CallOptions) => Promise<void>;
}

export function spokenTerms(perform: Perform): SpokenTermsResource {
  const send = async (operation: Operation, call?: CreateOptions) =>
    shapeOf<"SpokenTerms">(await perform(operation, call), "spokenTermsId", "name", "termLists");
  const all = "/v3/spoken-terms";
  const one = (spokenTermsId: string) => path`/v3/spoken-terms/${spokenTermsId}`;
  return {
    create: async (collection, call) => send({ method: "POST", path: all, body: withLinesInEach(collection) }, call),
    list: async (call) => {
      const answer = await perform({ method: "GET", path: all }, call);
      return shapesOf<"SpokenTerms">(answer, "spokenTerms", "spokenTermsId", "name", "termLists");
    },
    get: async (spokenTermsId, call) => send({ method: "GET", path: one(spokenTermsId) }, call),
    update: async (spokenTermsId, changes, call) =>
      send({ method: "PATCH", path: one(spokenTermsId), body: withLinesInEach(changes) }, call),
    delete: async (spokenTermsId, call) => void (await perform({ method: "DELETE", path: one(spokenTermsId) }, call)),
    entries: async (spokenTermsId, lang, call) => {
      const answer = await perform({ method: "GET", path: `${one(spokenTermsId)}/entries`, query: { lang } }, call);
      const { entries, ...list } = shapeOf<"TermList">(answer, "lang", "entries");
      if (typeof entries !== "string") throw unreadable("terms that are no text", answer);
      return { ...list, entries: entries.split(/\r?\n/).filter(Boolean) };
    },
    replaceTermList: async (spokenTermsId, list, call) => {
      const place = `${one(spokenTermsId)}/term-lists`;
      const answer = await perform({ method: "PUT", path: place, body: withLines(list) }, call);
      return shapeOf<"TermListSummary">(answer, "lang", "entryCount");
    },
    deleteTermList: async (spokenTermsId, lang, call) =>
      void (await perform({ method: "DELETE", path: `${one(spokenTermsId)}/term-lists`, query: { lang } }, call)),
  };
}

function withLinesInEach<Given extends { readonly termLists?: readonly NewTermList[] | undefined }>(given: Given) {
  const { termLists } = asObject("collection", given);
  return { ...given, termLists: asList("termLists", termLists)?.map(withLines) };
}

function withLines(given: NewTermList) {
  const { entries, ...list } = asObject("list", given);
  if (typeof entries === "string") return { ...list, entries };
  const isTerm = (term: unknown) => typeof term === "string" && !/[\r\n]/.test(term);
  if (Array.isArray(entries) && entries.every(isTerm)) return { ...list, entries: entries.join("\n") };
  throw refusal("entries: give a list of texts without line breaks.");
}
