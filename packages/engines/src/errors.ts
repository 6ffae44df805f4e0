import type { EngineName } from "./ports.ts";

/** Why an engine failed, as a closed set. */
export type EngineErrorKind = "unavailable" | "crashed" | "download" | "aborted" | "invalid-model" | "invalid-script";

/**
 * An engine failed. The message says what happened and what to do, and holds no text of the request,
 * so that it can be logged.
 */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly engine: EngineName;
  readonly kind: EngineErrorKind;

  constructor(engine: EngineName, kind: EngineErrorKind, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.engine = engine;
    this.kind = kind;
  }
}

/** The detector itself failed. The message holds no text of the request. */
export class DetectorError extends Error {
  override readonly name = "DetectorError";
}
