/** What passes between the engine and its worker thread. */
import type { Line } from "./scores.ts";

/** What a thread is started with. */
export interface InstanceSettings {
  /** Whether translations come with how sure the model was. */
  readonly scored: boolean;
}

/** The files of one model. */
export interface ModelFiles {
  /** Tells models apart, also two versions of one direction. */
  readonly key: string;
  readonly model: string;
  /** One vocabulary for both languages, or the source's and the target's. */
  readonly vocabularies: readonly [string] | readonly [string, string];
  readonly shortlist?: string;
}

export interface Order {
  readonly id: number;
  /** One model, or two where the second goes on with what the first gave. Loaded and probed where not yet alive. */
  readonly models: readonly [ModelFiles] | readonly [ModelFiles, ModelFiles];
  /** May be empty: then the models are only loaded and probed. */
  readonly texts: readonly string[];
  readonly html: boolean;
  /** Whether the lines come with scores: only where the thread was started for them. */
  readonly scored: boolean;
}

export type Report =
  | {
      readonly kind: "translated";
      readonly id: number;
      readonly lines: readonly Line[];
      /** Keys of the models in memory now, the least recently used first. */
      readonly alive: readonly string[];
    }
  /** The files are not what they should be; the instance goes on. */
  | { readonly kind: "refused"; readonly id: number; readonly key: string; readonly reason: string }
  /** The runtime is lost; the thread ends after this report. */
  | { readonly kind: "died"; readonly id: number; readonly during: Stage; readonly reason: string };

export type Stage =
  | { readonly stage: "starting" }
  /** `alone`: no other model was in memory, so that the fault is the model's own. */
  | { readonly stage: "loading"; readonly key: string; readonly alone: boolean }
  | { readonly stage: "translating" };
