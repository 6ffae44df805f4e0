import type { Steering } from "./steering.ts";

/** What is translated as one: a text of JSON, an attribute, a block of HTML with its inline tags. */
export interface Phrase {
  /**
   * `text`: plain text. `html`: text with `&`, `<` and `>` as entities, whose only tags are numbered, each once and well
   * nested: `<0>…</0>` encloses words, `<1/>` stands between them.
   */
  readonly format: "text" | "html";
  readonly text: string;
}

/** What became of a phrase. */
export type PhraseResult =
  /** In the phrase's own format; its tags are proven to be the source's, each once, nested as before. */
  | { readonly status: "translated"; readonly text: string }
  /** It has no words, or is the same in the target language. */
  | { readonly status: "kept" }
  /** It stays in the source language; `isFinal` where asking again soon would not help. */
  | { readonly status: "missing"; readonly reason: MissingReason; readonly isFinal: boolean };

/**
 * `late`: not there within the budget. `failed`: the service did not answer. `declined`: it has no engine for the phrase.
 * `damaged`: every answer lost, doubled or changed a tag.
 */
export type MissingReason = "late" | "failed" | "declined" | "damaged";

/** Translates what one response says. */
export interface ResponsePhrases {
  /**
   * What all of its translations hang on: responses with the same lane have the same ones. None where nothing may be
   * remembered for others.
   */
  readonly lane?: object | undefined;
  /** What is known at once; `undefined` where it must be asked for. */
  known(phrase: Phrase): PhraseResult | undefined;
  /**
   * What became of each phrase, in order, as soon as all are known and when the budget is over at the latest, counted
   * from this call; at once for a while after a call that waited in vain. Never rejects. Calls of the same moment travel
   * together.
   */
  translate(phrases: readonly Phrase[]): Promise<readonly PhraseResult[]>;
}

/** What a response needs of its translations. */
export interface PhraseNeeds {
  readonly locale: string;
  /** Nothing of a private response is remembered for others. */
  readonly isPrivate: boolean;
  /** What the client would not send as one is left out: it may come from a request, and must stop nobody else's. */
  readonly reportingTag?: string | undefined;
  /** In place of what steers translations elsewhere. */
  readonly translate?: Steering | undefined;
}

/** For readers of the source language. */
export const keptPhrases: ResponsePhrases = {
  known: () => kept,
  translate: async (phrases) => phrases.map(() => kept),
};

export const kept: PhraseResult = { status: "kept" };
/** Not there in time, and perhaps at the next look. */
export const late: PhraseResult = { status: "missing", reason: "late", isFinal: false };
export const failed: PhraseResult = { status: "missing", reason: "failed", isFinal: false };
export const declined: PhraseResult = { status: "missing", reason: "declined", isFinal: true };
export const damaged: PhraseResult = { status: "missing", reason: "damaged", isFinal: true };
