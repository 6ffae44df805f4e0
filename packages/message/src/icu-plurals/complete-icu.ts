import { type DirectionPlurals, directionPlurals } from "../plurals/direction-plurals.ts";
import { doublesApostrophes } from "../tokens/icu-tokens.ts";
import type { MessageRequest } from "../translate-messages.ts";
import type { Direction } from "../unit.ts";
import { type Branch, branchesOf, type Sentence } from "./branches.ts";
import {
  everyElement,
  type IcuElement,
  type IcuMessage,
  isEqual,
  isSame,
  replaceElements,
  type Selection,
} from "./icu-element.ts";
import { readAs, readIcu } from "./read-icu.ts";
import { numberOf, sentenceRequest } from "./sentence-request.ts";
import { writeIcu } from "./write-icu.ts";

/** What to translate for a message in ICU MessageFormat. */
export type IcuCompletion =
  | {
      readonly kind: "sentences";
      readonly requests: readonly MessageRequest[];
      /** The message in the target language, of as many translations; `undefined` where it would not be whole. */
      readonly messageOf: (translations: readonly string[]) => string | undefined;
    }
  /** Without plurals and selects, or nothing that ICU reads: a request of its own. */
  | { readonly kind: "plain" }
  /** Too deep, or with its branches it would grow beyond what anybody reads and pays for. */
  | { readonly kind: "refused"; readonly fault: string };

/**
 * A message in ICU MessageFormat with the plural categories of the target language. Plurals and selects go to the
 * outside, so that what is translated is whole sentences; cases for exact numbers and the words of selects stay.
 * @throws RangeError where a language is no BCP 47 tag.
 */
export function completeIcu(
  text: string,
  direction: Direction,
  plurals: DirectionPlurals = directionPlurals(direction),
): IcuCompletion {
  const message = readIcu(text);
  if (message === "too deep") return { kind: "refused", fault: "NESTED_TOO_DEEPLY" };
  if (message === "unreadable" || !everyElement(message.elements).some(({ kind }) => kind === "choice")) {
    return { kind: "plain" };
  }
  const branch = branchesOf(message, plurals);
  return branch === undefined
    ? { kind: "refused", fault: "TOO_MANY_BRANCHES" }
    : sentencesOf(branch, message, doublesApostrophes(text));
}

function sentencesOf(branch: Branch, { tags }: IcuMessage, isDoubled: boolean): IcuCompletion {
  const sentences = sentencesIn(branch).map((sentence) => ({ sentence, ...sentenceRequest(sentence, tags) }));
  return {
    kind: "sentences",
    requests: sentences.map(({ request }) => request),
    messageOf: (translations) => {
      const read = new Map<Sentence, readonly IcuElement[]>();
      for (const [index, { sentence, read: readSentence }] of sentences.entries()) {
        const elements = readSentence(translations[index] ?? "");
        if (elements === undefined) return undefined;
        read.set(sentence, elements);
      }
      return proven({ elements: elementsOf(branch, undefined, read), tags }, isDoubled);
    },
  };
}

function sentencesIn(branch: Branch): readonly Sentence[] {
  return branch.kind === "sentence" ? [branch.sentence] : branch.cases.flatMap((each) => sentencesIn(each.branch));
}

function elementsOf(
  branch: Branch,
  within: Selection | undefined,
  translated: ReadonlyMap<Sentence, readonly IcuElement[]>,
): readonly IcuElement[] {
  if (branch.kind === "sentence") return withNumbers(translated.get(branch.sentence) ?? [], within);
  const { selection, cases } = branch;
  const options = cases.map(({ key, branch: inner }) => ({ key, content: elementsOf(inner, selection, translated) }));
  return [{ kind: "choice", selection, options }];
}

/** The numbers of plurals further out than `within` are spelled so that they read the same. */
function withNumbers(elements: readonly IcuElement[], within: Selection | undefined): readonly IcuElement[] {
  return replaceElements(elements, (element) => {
    if (element.kind !== "number" || (within !== undefined && isSame(element.of, within))) return [element];
    if (element.of.offset === 0) return [numberOf(element.of)];
    // A plural of its own: nothing else in ICU subtracts.
    return [{ kind: "choice", selection: element.of, options: [{ key: "other", content: [element] }] }];
  });
}

/** The message as it is written, where ICU reads in it what was meant and nothing else. */
function proven(message: IcuMessage, isDoubled: boolean): string | undefined {
  const written = writeIcu(message, isDoubled);
  const read = readAs(written, message.tags);
  return typeof read === "object" && isEqual(read.elements, message.elements) ? written : undefined;
}
