import type { MessageCount, MessageRequest } from "../translate-messages.ts";
import type { SampleNumber, Sentence } from "./branches.ts";
import {
  everyElement,
  type IcuElement,
  isSame,
  replaceElements,
  type Selection,
  type TagReading,
} from "./icu-element.ts";
import { readAs } from "./read-icu.ts";
import { writeIcu } from "./write-icu.ts";
import { canBeWritten, foundNumbers, writtenNumbers } from "./written-numbers.ts";

/** A sentence on its way. */
export interface SentenceRequest {
  readonly request: MessageRequest;
  /** The elements of its translation; `undefined` where that is not the sentence. */
  readonly read: (translation: string) => readonly IcuElement[] | undefined;
}

/**
 * Asks for a sentence with the numbers for which it is said. Outside of its plural `#` is but a sign, so that on the way
 * it is an argument. The number of the innermost plural is the request's count, those of others are written out.
 */
export function sentenceRequest({ elements, numbers }: Sentence, tags: TagReading): SentenceRequest {
  const standIns = standInsFor(elements, numbers);
  const named = withStandIns(elements, standIns);
  const counts = countsIn(named, standIns);
  const count = counts.at(-1);
  const written = canBeWritten(counts, named) ? counts.slice(0, -1) : [];

  const text = writeIcu({ elements: writtenNumbers(named, written), tags });
  const syntax = { kind: "icu" } as const;
  return {
    request: count === undefined ? { text, syntax } : { text, syntax, count },
    read: (translation) => {
      const message = readAs(translation, tags);
      if (typeof message === "string" || everyElement(message.elements).some(({ kind }) => kind === "choice"))
        return undefined;
      const found = foundNumbers(message.elements, written, named);
      return found && withoutStandIns(found, standIns);
    },
  };
}

/** What a plural's `#` is on the way. */
interface StandIn extends SampleNumber {
  readonly element: Argument;
}

export type Argument = Extract<IcuElement, { kind: "verbatim" }> & { readonly argument: string };

function standInsFor(elements: readonly IcuElement[], numbers: readonly SampleNumber[]): readonly StandIn[] {
  const taken = new Set([...argumentsOf(elements), ...numbers.map(({ plural }) => plural.argument)]);
  return numbers.map((number) => {
    if (number.plural.offset === 0) return { ...number, element: numberOf(number.plural) };
    // With an offset, `#` and its argument are two numbers.
    let name = `${number.plural.argument}_shown`;
    while (taken.has(name)) name += "_";
    taken.add(name);
    return { ...number, element: { kind: "verbatim", icu: `{${name}}`, argument: name } };
  });
}

/** An argument that reads as `#` does in a plural without an offset. */
export function numberOf({ argument }: Selection): Argument {
  return { kind: "verbatim", icu: `{${argument}, number}`, argument };
}

function withStandIns(elements: readonly IcuElement[], standIns: readonly StandIn[]): readonly IcuElement[] {
  return replaceElements(elements, (element) => {
    const standIn = element.kind === "number" ? standIns.find(({ plural }) => isSame(plural, element.of)) : undefined;
    return [standIn?.element ?? element];
  });
}

function withoutStandIns(elements: readonly IcuElement[], standIns: readonly StandIn[]): readonly IcuElement[] {
  return replaceElements(elements, (element) => {
    const standIn = standIns.findLast((known) => element.kind === "verbatim" && known.element.icu === element.icu);
    return [standIn === undefined ? element : { kind: "number", of: standIn.plural }];
  });
}

function argumentsOf(elements: readonly IcuElement[]): ReadonlySet<string> {
  return new Set(
    everyElement(elements).flatMap((element) =>
      element.kind === "verbatim" && element.argument !== undefined ? [element.argument] : [],
    ),
  );
}

/** The numbers that the sentence names, each once, the innermost plural's last. */
function countsIn(elements: readonly IcuElement[], standIns: readonly StandIn[]): readonly MessageCount[] {
  const names = argumentsOf(elements);
  const counts = new Map<string, MessageCount>();
  for (const count of standIns.flatMap(countsOf)) {
    if (names.has(count.name) && !counts.has(count.name)) counts.set(count.name, count);
  }
  return [...counts.values()];
}

function countsOf({ plural, shown, isOneNumber, element }: StandIn): readonly MessageCount[] {
  const mayBeLeftOut = isOneNumber;
  const count = { name: element.argument, sample: shown, mayBeLeftOut };
  if (plural.offset === 0) return [count];
  return [{ name: plural.argument, sample: shown + plural.offset, mayBeLeftOut }, count];
}
