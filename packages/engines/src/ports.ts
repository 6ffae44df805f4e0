/**
 * The ports: what an engine of each kind promises. An adapter lives in its own folder and implements one or more of
 * them; the chain and the service know engines only by these shapes.
 */

/** A canonical BCP 47 tag: lower-case language, title-case script, upper-case region (`pt-BR`, `zh-Hans`). */
export type LanguageTag = string & { readonly __brand: "LanguageTag" };

/** From one language into another. The source has no region; the target may (`pt-BR`) where the engine distinguishes it. */
export interface Direction {
  readonly source: LanguageTag;
  readonly target: LanguageTag;
}

export type EngineName =
  | "scripted"
  | "pseudo"
  | "phrasebook"
  | "bergamot"
  | "interface-model"
  | "apertium"
  | "openai"
  | "upstream";

/** What kind of work stands behind an answer. */
export type EngineQuality = "human" | "neural" | "rules" | "model" | "hosted" | "scripted" | "pseudo";

/** One text, and where it may be cut. */
export interface EngineText {
  readonly text: string;
  /** The same text in sentences; joined they give `text` exactly, white space included. */
  readonly sentences: readonly string[];
  /**
   * Stretches to be found again in the answer: what inline elements enclose. Of two, either one holds the other or they
   * share nothing; in the order of their starts, the outer before the inner. An empty one is a place.
   */
  readonly spans?: readonly Span[];
  /** Words whose translation is settled, in order, none overlapping another. A span holds all of one or nothing of it. */
  readonly terms?: readonly Term[];
  /** Translations of texts like this one, the most alike first, for engines that learn from them. */
  readonly examples?: readonly Example[];
}

/** A stretch of a text in UTF-16 code units, from `start` up to `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Term extends Span {
  /** What stands for it in the answer, as it is. */
  readonly translation: string;
  /** `glossary`: wanted; where an engine cannot, the answer says so. `kept`: must come back, whatever the engine does. */
  readonly kind: "glossary" | "kept";
}

export interface Example {
  readonly source: string;
  readonly translation: string;
  /** How alike the source is, in percent. */
  readonly score: number;
}

/** What a request may ask for beyond a translation, and an engine may not be able to do. */
export type Steering = "formality" | "context" | "instructions" | "examples" | "terms";

export interface EngineRequest {
  readonly direction: Direction;
  readonly texts: readonly EngineText[];
  /** Surrounding text in the source language that may inform the answer and is never part of it. */
  readonly context?: string;
  /** How the reader is addressed, where the target language has a difference. */
  readonly formality?: "more" | "less";
  /** In plain words, English or the target language. */
  readonly instructions?: readonly string[];
  /** Engines that do not honour all of these are passed over. */
  readonly requires?: readonly Steering[];
  readonly signal?: AbortSignal;
}

/** One answer for each text, in order. A decline is no error: the next engine of the chain is asked. */
export type EngineAnswer =
  | {
      readonly status: "translated";
      readonly text: string;
      /**
       * Where the text's spans stand in the answer, as many and in their order, nested as they were. Absent where the
       * engine does not carry them: then the chain finds their places.
       */
      readonly spans?: readonly Span[];
      /**
       * Where the translations of the text's terms stand in the answer; `undefined` for one that has no place there.
       * Absent where the engine does not put terms in: then the chain does, and for those without a place as well.
       */
      readonly terms?: readonly (Span | undefined)[];
    }
  | {
      readonly status: "declined";
      readonly reason: string;
      /** Whether the text may be answered soon, so that it is to be asked for again. */
      readonly isPassing?: true;
    };

/** Something a user can do so that a direction is served, or served better. */
export interface Remedy {
  readonly engine: EngineName;
  readonly kind: "install-model" | "install-package" | "configure";
  /** One sentence that says what to do: `Install Debian's package apertium-eng-spa: apt install apertium-eng-spa`. */
  readonly action: string;
  /** For `install-model`: the directions to install, in order (two where the way leads through English). */
  readonly models?: readonly ModelOffer[];
}

export interface ModelOffer {
  readonly source: LanguageTag;
  readonly target: LanguageTag;
  /** Bytes to download. */
  readonly downloadBytes: number;
  /** Bytes on disk once installed. */
  readonly installedBytes: number;
}

export interface TranslationEngine {
  readonly name: EngineName;
  readonly quality: EngineQuality;
  /** Every direction that is served now. May change while the process runs (a model was installed). */
  directions(): readonly Direction[];
  /** The same question for one direction, without listing them all. */
  serves(direction: Direction): boolean;
  /**
   * Engines that translate the direction better, by measure: where the chain has them they are asked before this one,
   * wherever it stands.
   */
  behind?(direction: Direction): readonly EngineName[];
  /**
   * A number that grows whenever it may answer texts of the direction better or worse than before (a model was installed,
   * a process was lost); while it stays, what was answered to a text may be remembered. The direction is the one that was
   * asked for, of whatever region. Absent where asking again may do better.
   */
  revision?(direction: Direction): number;
  /** Whether it does what a request of this direction may ask for; absent where it does none of it. */
  honours?(steering: Steering, direction: Direction): boolean;
  /**
   * As many answers as `request.texts`, in order: at once where nothing has to be waited for.
   * @throws EngineError when the engine itself failed (not when it declines a text).
   */
  translate(request: EngineRequest): readonly EngineAnswer[] | Promise<readonly EngineAnswer[]>;
  /** What would make this engine serve the direction; empty when nothing would. */
  remedies(direction: Direction): readonly Remedy[];
  /** Stops processes and threads. Safe to call twice. */
  close(): Promise<void>;
}

/** What a detector found in one text; `undefined` language where it would only guess. */
export interface Detection {
  readonly status: "success" | "insufficient_confidence" | "unsupported_language" | "no_language_detected";
  /** Base language (`zh`, never `zh-Hans`); only with `success`. */
  readonly language?: LanguageTag;
  /** The best guess with `insufficient_confidence`, for a caller that must go on with one; it is often wrong. */
  readonly likely?: LanguageTag;
  /** For Chinese: which script the characters belong to. */
  readonly script?: "Hans" | "Hant";
}

export interface Detector {
  readonly languages: readonly LanguageTag[];
  /** As many results as texts, in order. Loads its data on first use, off the calling thread. */
  detect(texts: readonly string[]): Promise<readonly Detection[]>;
  close(): Promise<void>;
}

/** Engines that keep models on disk and can fetch more. */
export interface ModelStore {
  /** What could be installed for the direction; empty where it is served already or cannot be. */
  offers(direction: Direction): Promise<readonly ModelOffer[]>;
  installed(): Promise<readonly ModelOffer[]>;
  /**
   * Downloads, checks and activates one model.
   * @throws EngineError with kind `download` (network, size, hash, disk) or `aborted`.
   */
  install(
    offer: ModelOffer,
    options?: { readonly signal?: AbortSignal; readonly onProgress?: (progress: ModelProgress) => void },
  ): Promise<void>;
  remove(offer: ModelOffer): Promise<void>;
}

export interface ModelProgress {
  readonly receivedBytes: number;
  readonly totalBytes: number;
  /** The file being fetched. */
  readonly file: string;
}
