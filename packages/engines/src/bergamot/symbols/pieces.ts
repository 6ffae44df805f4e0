import type { MarkedSentences, Part } from "../../carry/stretches.ts";
import type { Marker } from "./markers.ts";

/** Part of a sentence: words, perhaps of a numbered stretch, or what a symbol stands for. */
export interface Piece extends Part {
  /** What a symbol stands for: the stretch of a term, or, counted behind all stretches, a marker. */
  readonly carried?: number;
}

/**
 * The parts of each sentence with the markers between them.
 * @param keepsStretches whether anybody asks where the words of the other stretches went.
 */
export function piecesOf(
  { sentences, stretches }: MarkedSentences,
  markers: readonly Marker[],
  keepsStretches: boolean,
): readonly (readonly Piece[])[] {
  let [next, offset] = [0, 0];
  const waiting = (isTaken: (marker: Marker) => boolean): readonly Piece[] => {
    const taken: Piece[] = [];
    for (; next < markers.length; next += 1) {
      const marker = markers[next];
      if (marker === undefined || !isTaken(marker)) break;
      taken.push({ text: "", carried: stretches.length + next });
    }
    return taken;
  };
  const cut = sentences.map((parts) =>
    parts.flatMap(({ text, stretch }): readonly Piece[] => {
      const before = waiting(({ at }) => at <= offset);
      offset += text.length;
      const isTerm = stretch !== undefined && stretches[stretch]?.term !== undefined;
      const piece = isTerm
        ? { text, carried: stretch }
        : { text, ...(stretch !== undefined && keepsStretches && { stretch }) };
      // what ends here belongs to this sentence, what begins here to the next
      return [...before, piece, ...waiting(({ at, side }) => side === "end" && at <= offset)];
    }),
  );
  const behind = waiting(() => true);
  return behind.length === 0 ? cut : [...cut.slice(0, -1), [...(cut.at(-1) ?? []), ...behind]];
}
