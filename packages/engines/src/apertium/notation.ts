import type { Part, Run } from "../carry/stretches.ts";
import { splitEnds } from "../text-ends.ts";
import { decodeBlock, decodeMarkedBlock, encodeBlock, encodeMarkedBlock } from "./stream-format.ts";

/** How sentences are written for a pipeline, and its answers read. White space at their ends is the request's own. */
export interface Notation<Sentence, Answer> {
  hasWords(sentence: Sentence): boolean;
  encode(sentences: readonly Sentence[]): string;
  /** @returns `undefined` where the answers of a block cannot be told apart. */
  decode(block: string, sentences: readonly Sentence[]): readonly Answer[] | undefined;
  /** The answer to a sentence without words. */
  same(sentence: Sentence): Answer;
}

export const plainNotation: Notation<string, string> = {
  hasWords: (sentence) => /\p{L}/u.test(sentence),
  encode: (sentences) => encodeBlock(sentences.map((sentence) => sentence.trim())),
  decode: (block, sentences) =>
    decodeBlock(block, sentences.length)?.map((answer, index) => {
      const { leading, trailing } = splitEnds(sentences[index] ?? "");
      return leading + answer.trim() + trailing;
    }),
  same: (sentence) => sentence,
};

export const markedNotation: Notation<readonly Part[], readonly Run[]> = {
  hasWords: (parts) => parts.some(({ text }) => /\p{L}/u.test(text)),
  encode: (sentences) => encodeMarkedBlock(sentences.map((parts) => trimmed(parts))),
  decode: (block, sentences) =>
    decodeMarkedBlock(block, sentences.length)?.map((runs, index) => {
      const { leading, trailing } = splitEnds((sentences[index] ?? []).map(({ text }) => text).join(""));
      return [{ text: leading, stretches: [] }, ...trimmed(runs), { text: trailing, stretches: [] }];
    }),
  same: (parts) => parts.map(({ text, stretch }) => ({ text, stretches: stretch === undefined ? [] : [stretch] })),
};

/** Pieces of a text without the white space at its ends. */
function trimmed<Piece extends { readonly text: string }>(pieces: readonly Piece[]): readonly Piece[] {
  const first = pieces.findIndex(({ text }) => text.trim() !== "");
  const last = pieces.findLastIndex(({ text }) => text.trim() !== "");
  return pieces.slice(Math.max(0, first), last + 1).map((piece, index, { length }) => {
    const start = index === 0 ? piece.text.trimStart() : piece.text;
    return { ...piece, text: index === length - 1 ? start.trimEnd() : start };
  });
}
