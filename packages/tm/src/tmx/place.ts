/** A position in a file whose line ends are LF; both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where one is after the text. */
export function placeAfter({ line, column }: Place, text: string): Place {
  let lines = 0;
  let last = -1;
  for (let index = text.indexOf("\n"); index !== -1; index = text.indexOf("\n", index + 1)) {
    lines += 1;
    last = index;
  }
  return lines === 0 ? { line, column: column + text.length } : { line: line + lines, column: text.length - last };
}
