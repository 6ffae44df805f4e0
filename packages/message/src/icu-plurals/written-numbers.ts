import { type MessageCount, placesOfNumber } from "../sample-number.ts";
import { everyElement, type IcuElement, isEqual, replaceElements } from "./icu-element.ts";

/** Whether numbers, once all but the last are written out, are told from each other and from the rest of the sentence. */
export function canBeWritten(counts: readonly MessageCount[], sentence: readonly IcuElement[]): boolean {
  const written = counts.slice(0, -1);
  const found = foundNumbers(writtenNumbers(sentence, written), written, sentence);
  return new Set(counts.map(({ sample }) => sample)).size === counts.length && isEqual(found, sentence);
}

/** The sentence with numbers in place of the arguments that are them. */
export function writtenNumbers(
  sentence: readonly IcuElement[],
  written: readonly MessageCount[],
): readonly IcuElement[] {
  return replaceElements(sentence, (element) => {
    const count = written.find(({ name }) => isArgument(element, name));
    return [count === undefined ? element : { kind: "text", value: String(count.sample) }];
  });
}

/**
 * A translation with the sentence's own arguments in place of the numbers that were written for them; `undefined` where
 * it has more of them or fewer. A number may be left out where the sentence stands for it alone.
 */
export function foundNumbers(
  translation: readonly IcuElement[],
  written: readonly MessageCount[],
  sentence: readonly IcuElement[],
): readonly IcuElement[] | undefined {
  let result = translation;
  for (const { name, sample, mayBeLeftOut } of written) {
    const places = placesIn(result, sample);
    const lost = everyElement(sentence).filter((element) => isArgument(element, name));
    if (places === 0 && mayBeLeftOut) continue;
    if (places !== lost.length) return undefined;
    result = replaceElements(result, (element) =>
      element.kind === "text" ? withArguments(element.value, sample, lost) : [element],
    );
  }
  return result;
}

/** Takes from `left` what stands in the text. */
function withArguments(text: string, sample: number, left: IcuElement[]): readonly IcuElement[] {
  const elements: IcuElement[] = [];
  let end = 0;
  for (const place of placesOfNumber(text, sample)) {
    const argument = left.shift();
    if (argument === undefined) break;
    elements.push({ kind: "text", value: text.slice(end, place.start) }, argument);
    end = place.end;
  }
  return [...elements, { kind: "text", value: text.slice(end) }];
}

function isArgument(element: IcuElement, name: string): boolean {
  return element.kind === "verbatim" && element.argument === name;
}

function placesIn(elements: readonly IcuElement[], sample: number): number {
  return everyElement(elements).reduce(
    (sum, element) => sum + (element.kind === "text" ? placesOfNumber(element.value, sample).length : 0),
    0,
  );
}
