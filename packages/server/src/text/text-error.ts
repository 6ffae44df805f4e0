import type { Remedy } from "@dragoman/engines";

/** Why a text could not be translated: what its caller can do something about. */
export type TextProblem =
  /** The text was to be read strictly as XML, and is not well-formed. */
  | "malformed_markup"
  /** The text has words, and its language could not be told. */
  | "language_not_detected"
  /** The request's translation memory has no text in the language. */
  | "memory_language_mismatch"
  /** No engine serves the direction. */
  | "no_engine"
  /** No engine that serves the direction knows formal and informal address. */
  | "no_formality"
  /** Engines serve the direction, and each declined the text. */
  | "declined";

export interface TextErrorFacts {
  /** Position of the text among the request's texts. */
  readonly index?: number;
  /** What each engine said. Names no text. */
  readonly detail?: string;
  readonly remedies?: readonly Remedy[];
}

/** The message holds no text of the request: it may be sent and logged. */
export class TextError extends Error {
  override readonly name = "TextError";
  readonly problem: TextProblem;
  readonly facts: TextErrorFacts;

  constructor(problem: TextProblem, message: string, facts: TextErrorFacts = {}) {
    super(message);
    this.problem = problem;
    this.facts = facts;
  }
}
