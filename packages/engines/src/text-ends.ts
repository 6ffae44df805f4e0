/** A text in three parts that joined give the text. A text of white space alone is `leading`. */
interface TextEnds {
  readonly leading: string;
  readonly core: string;
  readonly trailing: string;
}

/** Sets the white space at the ends apart. In one pass: `/\s*$/` takes time by the square of the spaces inside a text. */
export function splitEnds(text: string): TextEnds {
  const core = text.trim();
  const start = text.length - text.trimStart().length;
  return { leading: text.slice(0, start), core, trailing: text.slice(start + core.length) };
}
