import { mapText, type Segment } from "../model/segment.ts";
import type { Misfit, Repaired } from "./misfit.ts";
import type { Repair } from "./ports.ts";

/** A number as written, with no digit, letter or separator of a longer one beside it. */
const numbers = /(?<![\p{L}\p{M}\p{N}_])\p{N}+(?:[.,:]\p{N}+)*(?![\p{L}\p{M}\p{N}_])/gu;

/**
 * Exchanges the numbers of the known source for those of the asked one, in place. Each must stand in the translation as
 * often as in its source, written alike or with point and comma exchanged; a number that would have to become two
 * different ones is not exchanged.
 */
export function repairNumbers({ knownFeatures, askedFeatures, target }: Misfit): Repaired | undefined {
  const known = knownFeatures.numbers;
  const asked = askedFeatures.numbers;
  if (known.length !== asked.length) return undefined;
  const exchanges = new Map<string, string>();
  for (const [at, before] of known.entries()) {
    const after = asked[at] ?? before;
    if ((exchanges.get(before) ?? after) !== after) return undefined;
    exchanges.set(before, after);
  }
  const written = numbersOf(target);
  const repairs: Repair[] = [];
  const replacements = new Map<string, string>();
  for (const [before, after] of exchanges) {
    if (before === after) continue;
    const form = formIn(written, before, known.filter((number) => number === before).length);
    if (form === undefined) return undefined;
    replacements.set(form(before), form(after));
    repairs.push({ part: "numbers", before: form(before), after: form(after) });
  }
  return {
    target: mapText(target, (text) => text.replace(numbers, (number) => replacements.get(number) ?? number)),
    repairs,
  };
}

type Form = (number: string) => string;

const asWritten: Form = (number) => number;
const separatorsExchanged: Form = (number) => number.replace(/[.,]/g, (separator) => (separator === "." ? "," : "."));

/** How the translation writes a number that stands so often in its source. */
function formIn(written: readonly string[], number: string, times: number): Form | undefined {
  return [asWritten, separatorsExchanged].find(
    (form) => written.filter((other) => other === form(number)).length === times,
  );
}

function numbersOf(segment: Segment): readonly string[] {
  const found: string[] = [];
  mapText(segment, (text) => {
    found.push(...(text.match(numbers) ?? []));
    return text;
  });
  return found;
}
