import { chooseSample, type FormReading, numbersIn } from "../plurals/choose-sample.ts";
import type { DirectionPlurals } from "../plurals/direction-plurals.ts";
import type { PluralCategory, PluralType } from "../unit.ts";
import {
  everyElement,
  type IcuChoice,
  type IcuElement,
  type IcuMessage,
  isSame,
  joined,
  type Selection,
  type TagReading,
} from "./icu-element.ts";
import { writeIcu } from "./write-icu.ts";

/** A message whose every text is a whole sentence, with the selections around it. */
export type Branch =
  | { readonly kind: "sentence"; readonly sentence: Sentence }
  | { readonly kind: "choice"; readonly selection: Selection; readonly cases: readonly BranchCase[] };

interface BranchCase {
  readonly key: string;
  readonly branch: Branch;
}

/** What a reader sees once every selection is made. */
export interface Sentence {
  readonly elements: readonly IcuElement[];
  /** The numbers for which it is said, from the outermost plural to the innermost. */
  readonly numbers: readonly SampleNumber[];
}

/** A number for which a plural chooses a sentence. */
export interface SampleNumber {
  readonly plural: Selection;
  /** What `#` shows: the argument less the plural's offset. */
  readonly shown: number;
  /** The sentence stands for this one number alone. */
  readonly isOneNumber: boolean;
}

/** How far a message may grow: every sentence costs, and a file is read by people too. */
const limit = {
  /** Of the message, with all its options. */
  elements: 2000,
  sentences: 200,
  /** Of all sentences together. */
  characters: 100_000,
  /** Selections around one sentence. */
  depth: 12,
} as const;

/**
 * The branches of a message in the target language: selects as they are, plurals with the target's categories, and the
 * cases for exact numbers beside them. A selection that the message makes twice is made once.
 * @returns undefined where the message grows beyond the limit.
 * @throws RangeError where a language is no BCP 47 tag.
 */
export function branchesOf({ elements, tags }: IcuMessage, plurals: DirectionPlurals): Branch | undefined {
  if (everyElement(elements).length > limit.elements) return undefined;
  const builder = new BranchBuilder(plurals, tags);
  const branch = builder.branch(elements, [], 0);
  return builder.isOvergrown ? undefined : branch;
}

class BranchBuilder {
  readonly #plurals: DirectionPlurals;
  readonly #tags: TagReading;
  #sentences = 0;
  #characters = 0;
  #isTooDeep = false;

  constructor(plurals: DirectionPlurals, tags: TagReading) {
    this.#plurals = plurals;
    this.#tags = tags;
  }

  get isOvergrown(): boolean {
    return this.#isTooDeep || this.#sentences > limit.sentences || this.#characters > limit.characters;
  }

  branch(elements: readonly IcuElement[], numbers: readonly SampleNumber[], depth: number): Branch {
    const choice = nextChoice(elements);
    if (choice === undefined) return this.#sentence(elements, numbers);
    if (depth >= limit.depth) this.#isTooDeep = true;

    const { selection } = choice;
    const cases: BranchCase[] = [];
    for (const { key, made, number } of this.#casesOf(selection, elements, numbers)) {
      if (this.isOvergrown) break;
      const then = number === undefined ? numbers : [...numbers, number];
      cases.push({ key, branch: this.branch(chosen(elements, selection, made), then, depth + 1) });
    }
    return { kind: "choice", selection, cases };
  }

  #sentence(elements: readonly IcuElement[], numbers: readonly SampleNumber[]): Branch {
    const sentence = { elements: joined(elements), numbers };
    this.#sentences += 1;
    this.#characters += writeIcu({ elements: sentence.elements, tags: this.#tags }).length;
    return { kind: "sentence", sentence };
  }

  #casesOf(selection: Selection, elements: readonly IcuElement[], decided: readonly SampleNumber[]): Iterable<Case> {
    const keys = keysOf(selection, elements);
    if (selection.kind === "select") return [...keys].map((key) => ({ key, made: [key], number: undefined }));
    return this.#pluralCases(selection, selection.kind, keys, elements, decided);
  }

  *#pluralCases(
    plural: Selection,
    type: PluralType,
    keys: ReadonlySet<string>,
    elements: readonly IcuElement[],
    decided: readonly SampleNumber[],
  ): Iterable<Case> {
    const rules = this.#plurals.sourceRules(type);
    const exactly = (shown: number) => `=${shown + plural.offset}`;
    const hasExactly = [...keys].some((key) => key.startsWith("="));
    for (const key of keys) {
      if (!key.startsWith("=")) continue;
      const shown = Number(key.slice(1)) - plural.offset;
      yield { key, made: [key, exactly(shown), rules.select(shown)], number: { plural, shown, isOneNumber: true } };
    }
    // Two plurals of one sentence have different numbers, so that each is told from the other.
    const others = decided.map(({ shown }) => String(shown));
    const formOf = readings(elements, plural, rules, others);
    for (const { category, numbers, isOneNumber } of this.#plurals.targetSamples(type)) {
      const without = hasExactly ? numbers.filter((shown) => !keys.has(exactly(shown))) : numbers;
      const shown = chooseSample(without.length > 0 ? without : numbers, formOf);
      // With an offset, what is less than it is shown as a number below 0, which English calls `one` as well.
      const number = { plural, shown, isOneNumber: isOneNumber && plural.offset === 0 };
      yield { key: category, made: [rules.select(shown)], number };
    }
  }
}

/** A case of the target, and which options of the source are taken for it: the first that is there, else `other`. */
interface Case {
  readonly key: string;
  readonly made: readonly string[];
  readonly number: SampleNumber | undefined;
}

/** Selects before plurals, so that the plural whose number a sentence names is mostly the one directly around it. */
function nextChoice(elements: readonly IcuElement[]): IcuChoice | undefined {
  const choices = choicesIn(elements);
  return choices.find(({ selection }) => selection.kind === "select") ?? choices[0];
}

/** The choices of a message, those in tags among them, those in options of others not. */
function choicesIn(elements: readonly IcuElement[]): readonly IcuChoice[] {
  return elements.flatMap((element) => {
    if (element.kind === "tag") return choicesIn(element.content);
    return element.kind === "choice" ? [element] : [];
  });
}

/** The keys of a selection wherever it is made. */
function keysOf(selection: Selection, elements: readonly IcuElement[]): ReadonlySet<string> {
  const keys = choicesIn(elements).flatMap((choice) => [
    ...(isSame(choice.selection, selection) ? choice.options.map(({ key }) => key) : []),
    ...choice.options.flatMap(({ content }) => [...keysOf(selection, content)]),
  ]);
  return new Set(keys);
}

/** The message once a selection is made, wherever it is made. */
function chosen(elements: readonly IcuElement[], selection: Selection, made: readonly string[]): IcuElement[] {
  return elements.flatMap((element): IcuElement[] => {
    if (element.kind === "tag") return [{ ...element, content: chosen(element.content, selection, made) }];
    if (element.kind !== "choice") return [element];
    if (isSame(element.selection, selection)) return chosen(optionOf(element, made), selection, made);
    const options = element.options.map(({ key, content }) => ({ key, content: chosen(content, selection, made) }));
    return [{ ...element, options }];
  });
}

function optionOf({ options }: IcuChoice, made: readonly string[]): readonly IcuElement[] {
  const keys = [...made, "other"];
  const key = keys.find((wanted) => options.some((option) => option.key === wanted));
  return options.find((option) => option.key === key)?.content ?? [];
}

/** What the source says of its number, by the number; read once for each form. */
function readings(
  elements: readonly IcuElement[],
  plural: Selection,
  rules: Intl.PluralRules,
  others: readonly string[],
): (shown: number) => FormReading {
  const read = new Map<PluralCategory, FormReading>();
  return (shown) => {
    const category = rules.select(shown);
    const reading = read.get(category) ?? readingOf(chosen(elements, plural, [category]), plural, others);
    read.set(category, reading);
    return reading;
  };
}

function readingOf(elements: readonly IcuElement[], plural: Selection, others: readonly string[]): FormReading {
  const all = everyElement(elements);
  const texts = all.flatMap((element) => (element.kind === "text" ? numbersIn(element.value) : []));
  return {
    namesCount: all.some((element) => isNumberOf(element, plural)),
    numbers: new Set([...texts, ...others]),
  };
}

function isNumberOf(element: IcuElement, { argument }: Selection): boolean {
  if (element.kind === "number") return element.of.argument === argument;
  return element.kind === "verbatim" && element.argument === argument;
}
