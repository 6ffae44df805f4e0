import type { Shape } from "../contract.ts";
import type { CallOptions } from "../options.ts";
import { type CreateOptions, type Operation, type Perform, path } from "../sending/operation.ts";
import { shapeOf, shapesOf } from "../sending/shapes.ts";
import { type Terms, termsIn, withTsv } from "./glossary-terms.ts";

export type GlossaryV2 = Shape<"GlossaryV2">;
export type GlossaryLanguagePair = Shape<"GlossaryLanguagePair">;

/** A glossary of one direction to make. `entriesFormat` is about entries that are a text. */
export interface NewGlossaryV2 extends Omit<Shape<"CreateGlossaryV2Request">, "entries"> {
  readonly entries: Terms;
}

/** Glossaries of one direction, which cannot be changed; `glossaries` itself makes those that can. */
export interface GlossaryV2Resource {
  readonly create: (glossary: NewGlossaryV2, call?: CreateOptions) => Promise<GlossaryV2>;
  /** Every glossary of the account that has one direction, without the terms. */
  readonly list: (call?: CallOptions) => Promise<GlossaryV2[]>;
  /** Without the terms. */
  readonly get: (glossaryId: string, call?: CallOptions) => Promise<GlossaryV2>;
  readonly delete: (glossaryId: string, call?: CallOptions) => Promise<void>;
  /** The terms with their translations. */
  readonly entries: (glossaryId: string, call?: CallOptions) => Promise<Record<string, string>>;
  /**
   * Every direction that a glossary may have.
   * @deprecated `languages({ resource: "glossary" })` says it: from each source to each other target.
   */
  readonly languagePairs: (call?: CallOptions) => Promise<GlossaryLanguagePair[]>;
}

export function glossariesV2(perform: Perform): GlossaryV2Resource {
  const send = async (operation: Operation, call?: CreateOptions) =>
    shapeOf<"GlossaryV2">(await perform(operation, call), "glossaryId", "sourceLang", "targetLang");
  const all = "/v2/glossaries";
  const one = (glossaryId: string) => path`/v2/glossaries/${glossaryId}`;
  return {
    create: async (glossary, call) => send({ method: "POST", path: all, body: withTsv(glossary) }, call),
    list: async (call) => {
      const answer = await perform({ method: "GET", path: all }, call);
      return shapesOf<"GlossaryV2">(answer, "glossaries", "glossaryId", "sourceLang", "targetLang");
    },
    get: async (glossaryId, call) => send({ method: "GET", path: one(glossaryId) }, call),
    delete: async (glossaryId, call) => void (await perform({ method: "DELETE", path: one(glossaryId) }, call)),
    entries: async (glossaryId, call) => {
      const accept = "text/tab-separated-values";
      const answer = await perform({ method: "GET", path: `${one(glossaryId)}/entries`, accept }, call);
      return termsIn(answer.json, answer);
    },
    languagePairs: async (call) => {
      const answer = await perform({ method: "GET", path: "/v2/glossary-language-pairs" }, call);
      return shapesOf<"GlossaryLanguagePair">(answer, "supportedLanguages", "sourceLang", "targetLang");
    },
  };
}
