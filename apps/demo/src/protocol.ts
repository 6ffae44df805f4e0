import type { Savings } from "@dragoman/client";
import type { Room } from "./rooms.ts";

/** What the page and the demo's own server say to each other. Both sides are typed by this file. */

/** Longest text that the translator takes, in UTF-16 code units. */
export const textLimit = 5000;

export interface TranslateRequest {
  readonly text: string;
  /** Left out: detected. */
  readonly source?: string;
  readonly target: string;
}

export type TranslateAnswer =
  | {
      readonly status: "translated";
      readonly text: string;
      /** The text's language, as given or detected; absent for a text without words. */
      readonly source?: string | undefined;
      /** Absent where no engine was needed: the text is in the target language already. */
      readonly engine?: string | undefined;
    }
  | {
      readonly status: "declined";
      /** The text's language; absent where it was neither given nor detected for certain. */
      readonly source?: string | undefined;
      readonly remedies: readonly RemedyOffer[];
    }
  /** The text's language was not given, and cannot be told: nothing unusual while somebody types. */
  | { readonly status: "undetected" };

export interface RemedyOffer {
  readonly kind: "install-model" | "install-package" | "configure";
  readonly engine: string | undefined;
  /** What to run or to set, as the service words it (English, ready to copy). */
  readonly action: string;
  /** With `install-model`: what would be fetched, in order; empty while the service has no list of models yet. */
  readonly models: readonly ModelDownload[];
}

export interface ModelDownload {
  readonly source: string;
  readonly target: string;
  readonly downloadBytes: number;
}

/** Every failure of the demo's server: what the page says of it is decided by the code. */
export interface FailureAnswer {
  readonly status: "failed";
  readonly code: FailureCode;
  readonly message: string;
  /** The service's own code of what it refused, such as `invalid_glossary_entries`. */
  readonly reason?: string;
  /** What the service says is wrong, in English, with the line where it is about one. */
  readonly detail?: string;
  readonly traceId?: string;
}

export type FailureCode = "invalid" | "refused" | "limited" | "unreachable" | "not-found" | "internal";

/** Languages of texts, and languages to translate into, which may be variants. */
interface LanguageSides {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}

export interface LanguagesAnswer {
  /** What the running engines serve. */
  readonly served: LanguageSides;
  /** All others that the interface knows, where a model might be installed for them. */
  readonly others: LanguageSides;
}

/** What could be installed for a direction, in order. */
export interface ModelsAnswer {
  readonly models: readonly ModelDownload[];
}

/** What is known of a model of the engine `interface-model`. */
export interface ModelCardAnswer {
  /** The direction of the model, which may be more general than the one that was asked for. */
  readonly source: string;
  readonly target: string;
  readonly version: string;
  /** Of its files on disk. */
  readonly bytes: number;
  /** Longer texts it declines. */
  readonly mostWords: number;
  /** Answers of which it is less sure are declined: 0 to 1. */
  readonly leastCertainty: number;
  /** Of the sets that were measured. */
  readonly figures: readonly SetFigures[];
  /** How many it was trained with; 0 where they are not listed. */
  readonly sources: number;
  /** The most frequent one first. */
  readonly licences: readonly LicenceCount[];
}

/** Texts that the model was not trained with, and how engines translate them. */
export interface SetFigures {
  /** Interface strings that the phrasebook declines; those of them that the model answers; prose. */
  readonly set: "strings" | "answered" | "prose";
  readonly texts: number;
  readonly model?: EngineFigures | undefined;
  readonly apertium?: EngineFigures | undefined;
}

export interface EngineFigures {
  /** chrF and BLEU of the corpus, each from 0 to 100. */
  readonly chrf: number;
  readonly bleu: number;
  /** The share of the texts that the engine answers, 0 to 1. */
  readonly answered?: number;
}

export interface LicenceCount {
  readonly licence: string;
  readonly sources: number;
}

export interface InstallStarted {
  readonly id: string;
  readonly models: readonly ModelDownload[];
}

/** One event of an installation's stream. The stream ends after any but `progress`. */
export type InstallEvent =
  | { readonly state: "progress"; readonly receivedBytes: number; readonly totalBytes: number }
  | { readonly state: "installed" }
  | { readonly state: "cancelled" }
  | { readonly state: "failed"; readonly message: string };

/** Counted by the demo's clients since it was started; the counts alone, no text. */
export type SavingsAnswer = Savings;

/** Which engine answered each key of a namespace: dotted key to engine, or to `source` for the original text. */
export type EnginesOfKeys = Readonly<Record<string, string>>;

export type Theme = "system" | "light" | "dark";

export interface Preferences {
  readonly theme?: Theme;
  readonly language?: string;
}

/** What the server writes into the page, so that its first paint is in the right language. */
export interface PageStart {
  readonly room: Room;
  readonly language: string;
  readonly theme: Theme;
  /** What the demo has sent and saved until now. */
  readonly savings: SavingsAnswer;
  /** The texts of the room by language and namespace: those of the language, and the original ones to fall back on. */
  readonly resources: Readonly<Record<string, Readonly<Record<string, Texts>>>>;
}

/** i18next resources of one namespace. */
export interface Texts {
  readonly [key: string]: string | Texts;
}
