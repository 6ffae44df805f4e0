import type { Segment } from "../model/segment.ts";
import type { Features } from "./features.ts";
import type { PluralForms } from "./plural-forms.ts";
import type { Repair } from "./ports.ts";

/** A translation whose words fit, and the text that it is to fit altogether. */
export interface Misfit {
  /** The source that was translated, and the one that is asked for: the same words in the same order. */
  readonly known: Segment;
  readonly asked: Segment;
  readonly knownFeatures: Features;
  readonly askedFeatures: Features;
  readonly target: Segment;
  readonly targetLanguage: string;
  readonly pluralForms: PluralForms;
}

export interface Repaired {
  readonly target: Segment;
  readonly repairs: readonly Repair[];
}

/** One kind of repair: `undefined` where it is not certain what to exchange, or for what. */
export type RepairStep = (misfit: Misfit) => Repaired | undefined;
