/** How much of a body is in its reader's language. Counts are phrases. */
export interface Outcome {
  readonly translated: number;
  /** In the source language for now: asked for again, they may be there. */
  readonly pending: number;
  /** In the source language for good: no engine serves them, or none kept their tags. */
  readonly declined: number;
}

export const nothingToSay: Outcome = { translated: 0, pending: 0, declined: 0 };

/** Localizes the body of one response. What it does not understand goes out as it came. */
export interface BodyLocalizer {
  /** A body that is there as a whole. A promise only where something has to be waited for; it never rejects. */
  readonly whole: (body: string) => LocalizedBody | Promise<LocalizedBody>;
  /** For a body that comes in pieces; without it, pieces are collected. */
  readonly stream?: ((emit: (piece: string) => void) => BodyStream) | undefined;
  /** Without it, a body that is there as a whole is localized each time. */
  readonly memory?: BodyMemory | undefined;
}

export interface LocalizedBody {
  readonly body: string;
  readonly outcome: Outcome;
}

/** A localized body as it leaves. */
export interface EncodedBody {
  /** In UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly outcome: Outcome;
  /** The bytes', where it was worked out before. */
  readonly hash?: string | undefined;
}

/** What became of whole bodies, by the bytes that the application answered. */
export interface BodyMemory {
  readonly recall: (source: Uint8Array) => EncodedBody | undefined;
  readonly keep: (source: Uint8Array, localized: EncodedBody) => void;
}

/** A body on its way. Pieces are emitted in order, some of them before `write` returns. */
export interface BodyStream {
  readonly write: (piece: string) => void;
  /** Resolves when the rest was emitted; never rejects. */
  readonly end: () => Promise<Outcome>;
  /**
   * Characters that wait for translations, and are emitted though nothing more is written; looked at after each piece, to
   * ask a writer to wait. What waits for its own end, such as half a tag, is not among them: its writer must go on.
   */
  readonly held: () => number;
  /** Nobody reads any more: nothing is emitted after it. */
  readonly stop: () => void;
}
