const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Moves places in a text that are inside of a character as a reader sees it (UAX 29): to its start, or to its end. */
export function characterEdges(text: string): {
  readonly before: (place: number) => number;
  readonly after: (place: number) => number;
} {
  let segments: Intl.Segments | undefined;
  const around = (place: number) => {
    if (place <= 0 || place >= text.length || isPlain(text, place)) return undefined;
    segments ??= segmenter.segment(text);
    const character = segments.containing(place);
    return character === undefined || character.index === place ? undefined : character;
  };
  return {
    before: (place) => around(place)?.index ?? place,
    after: (place) => {
      const character = around(place);
      return character === undefined ? place : character.index + character.segment.length;
    },
  };
}

/** Between two characters of ASCII, a line end apart, there is always an edge. */
function isPlain(text: string, place: number): boolean {
  return text.charCodeAt(place) < 0x80 && text.charCodeAt(place - 1) < 0x80 && text[place] !== "\n";
}
