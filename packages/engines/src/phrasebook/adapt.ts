import { fillSlots } from "./fill.ts";
import type { PhrasebookLanguage } from "./languages.ts";
import { foldSpaces, hasAccelerator, stripAccelerator } from "./normal.ts";
import { placeholderSignature } from "./slots.ts";
import { followAccelerator, followCase, followTail } from "./surface.ts";

/** A known pair of strings, and what is asked for: a string of the same normal form as the known source. */
export interface Adaptation {
  readonly source: PhrasebookLanguage;
  readonly target: PhrasebookLanguage;
  /** The text asked for, without white space at its ends. */
  readonly asked: string;
  readonly knownSource: string;
  readonly knownTarget: string;
}

/**
 * The known translation, changed as the text asked for differs from the known source: its slots, case, closing marks
 * and accelerator. `undefined` where that cannot be done safely.
 */
export function adapt(adaptation: Adaptation): string | undefined {
  const { asked, knownSource, knownTarget, source, target } = adaptation;
  if (asked === knownSource) return knownTarget;
  const plain = stripAccelerator(foldSpaces(asked));
  const filled = fillSlots({ source, target, asked: plain, knownSource, knownTarget });
  if (filled === undefined) return undefined;
  const cased = followCase(filled, { asked: plain, known: knownSource, target });
  if (cased === undefined) return undefined;
  const ended = followTail(cased, { asked: plain, known: knownSource, target });
  const answer = hasAccelerator(foldSpaces(asked)) ? followAccelerator(ended, asked, target) : ended;
  return placeholderSignature(answer) === placeholderSignature(plain) ? answer : undefined;
}
