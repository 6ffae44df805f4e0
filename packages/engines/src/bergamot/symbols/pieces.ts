import { type MarkedSentences, type Part, wordEdge } from "../../carry/stretches.ts";
import { tokensOf } from "../../carry/words.ts";
import type { EngineText } from "../../ports.ts";

/** An empty span, by its index, and where it stands in the text: never within a word. */
export interface Place {
  readonly span: number;
  readonly at: number;
}

/** The places of a text, in order. */
export function placesOf({ text, spans = [] }: EngineText): readonly Place[] {
  const empty = spans.flatMap(({ start, end }, span) => (start === end ? [{ span, at: start }] : []));
  if (empty.length === 0) return [];
  const tokens = tokensOf(text);
  return empty.map(({ span, at }) => ({ span, at: wordEdge(tokens, at) }));
}

/** Part of a sentence: words, perhaps of a numbered stretch, or what a symbol stands for. */
export interface Piece extends Part {
  /** What a symbol stands for: the stretch of a term, or, counted behind all stretches, a place. */
  readonly carried?: number;
}

/**
 * The parts of each sentence, a place before the part that begins behind it.
 * @param keepsStretches whether anybody asks where the words of the other stretches went.
 */
export function piecesOf(
  { sentences, stretches }: MarkedSentences,
  places: readonly Place[],
  keepsStretches: boolean,
): readonly (readonly Piece[])[] {
  let [next, offset] = [0, 0];
  const waiting = (): readonly Piece[] => {
    const before: Piece[] = [];
    for (; next < places.length && (places[next]?.at ?? 0) <= offset; next += 1) {
      before.push({ text: "", carried: stretches.length + next });
    }
    return before;
  };
  const cut = sentences.map((parts) =>
    parts.flatMap(({ text, stretch }): readonly Piece[] => {
      const before = waiting();
      offset += text.length;
      if (stretch === undefined) return [...before, { text }];
      if (stretches[stretch]?.term !== undefined) return [...before, { text, carried: stretch }];
      return [...before, keepsStretches ? { text, stretch } : { text }];
    }),
  );
  const behind = waiting();
  return behind.length === 0 ? cut : [...cut.slice(0, -1), [...(cut.at(-1) ?? []), ...behind]];
}
