/** A position in a file whose line ends are LF; both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where one is after the text, or a part of it. */
export function placeAfter({ line, column }: Place, text: string, from = 0, to = text.length): Place {
  let lines = 0;
  let last = from - 1;
  for (let index = text.indexOf("\n", from); index !== -1 && index < to; index = text.indexOf("\n", index + 1)) {
    lines += 1;
    last = index;
  }
  return lines === 0 ? { line, column: column + to - from } : { line: line + lines, column: to - last };
}
