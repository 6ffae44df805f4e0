import type { EngineText, Example, Span, Term } from "@dragoman/engines";

/** What stands in a text and must be found in its translation again. */
interface Marks {
  readonly spans?: readonly Span[];
  readonly terms?: readonly Term[];
  readonly examples?: readonly Example[];
}

/** A text that is cut into sentences when an engine asks for them; one that knows it as a whole does not. */
export class SegmentText implements EngineText {
  readonly text: string;
  readonly spans?: readonly Span[];
  readonly terms?: readonly Term[];
  readonly examples?: readonly Example[];
  readonly #cut: (text: string) => readonly string[];
  #sentences: readonly string[] | undefined;

  constructor(text: string, cut: (text: string) => readonly string[], marks?: Marks) {
    this.text = text;
    this.#cut = cut;
    if (marks?.spans !== undefined) this.spans = marks.spans;
    if (marks?.terms !== undefined) this.terms = marks.terms;
    if (marks?.examples !== undefined) this.examples = marks.examples;
  }

  get sentences(): readonly string[] {
    this.#sentences ??= this.#cut(this.text);
    return this.#sentences;
  }

  /** A stretch of the text, cut by the same rules. */
  part({ start, end }: Span, marks: Marks): SegmentText {
    return new SegmentText(this.text.slice(start, end), this.#cut, marks);
  }

  /** The same text with other marks; those that are not named stay. */
  with(marks: Marks): SegmentText {
    const { spans, terms, examples } = this;
    return new SegmentText(this.text, this.#cut, {
      ...(spans !== undefined && { spans }),
      ...(terms !== undefined && { terms }),
      ...(examples !== undefined && { examples }),
      ...marks,
    });
  }
}
