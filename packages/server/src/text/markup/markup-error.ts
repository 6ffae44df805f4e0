export interface MarkupFault {
  /** From 1. */
  readonly line: number;
  /** From 1, in Unicode code points. */
  readonly column: number;
  /** What is wrong, as the end of a sentence. */
  readonly reason: string;
}

/** A text that was to be read strictly and is not well-formed. The message names no text of the document. */
export class MarkupError extends Error {
  override readonly name = "MarkupError";
  readonly fault: MarkupFault;

  constructor(fault: MarkupFault) {
    super(
      "Tag handling parsing failed, please check input. " +
        `Line ${fault.line}, column ${fault.column}: ${fault.reason}.`,
    );
    this.fault = fault;
  }
}
