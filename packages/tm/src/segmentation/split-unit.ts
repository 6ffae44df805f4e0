import { codeKeys } from "../cleaning/code-keys.ts";
import { createNumberReader, sameNumbers } from "../cleaning/number-values.ts";
import { joinText, plainText, type Segment, type SegmentPart } from "../model/segment.ts";
import type { TranslationUnit, Variant } from "../model/unit.ts";
import { createSegmenter, type Segmenter } from "./segmenter.ts";
import type { SrxRules } from "./srx.ts";

/** A unit as one of each sentence, in order; `undefined` where its sentences are not sure to belong together. */
export type SplitUnit = (unit: TranslationUnit) => readonly TranslationUnit[] | undefined;

/**
 * Makes sentence units out of paragraph units. A unit is split only where all its variants, two at least, have the same
 * number of sentences, more than one; no pair of codes and no marked text is cut; and the sentences at each place have
 * the same codes and the same numbers. That is strong evidence that they belong together, and no proof. White space
 * between sentences goes. What is said of the unit is said of each; ids go on as `id.1`, `id.2`, ….
 */
export function createUnitSplitter({ rules }: { readonly rules?: SrxRules } = {}): SplitUnit {
  const segmenters = new Map<string, Segmenter>();
  const numbers = createNumberReader();

  function segmenterOf(language: string): Segmenter {
    const known = segmenters.get(language);
    if (known !== undefined) return known;
    const segmenter = createSegmenter({ language, ...(rules && { rules }) });
    if (segmenters.size < mostSegmenters) segmenters.set(language, segmenter);
    return segmenter;
  }

  function belongTogether(one: Segment, other: Segment): boolean {
    return (
      sameList(codeKeys(one), codeKeys(other)) &&
      sameNumbers(numbers(plainText(one)), numbers(plainText(other)), { wordsUpTo: 0 })
    );
  }

  return (unit) => {
    const split = unit.variants.map(({ language, segment }) => wholeSentences(segment, segmenterOf(language)));
    const [first, ...others] = split;
    if (first === undefined || others.length === 0 || first.length < 2) return undefined;
    const areAligned = others.every(
      (sentences) =>
        sentences?.length === first.length &&
        sentences.every((sentence, at) => belongTogether(first[at] ?? [], sentence)),
    );
    if (!areAligned) return undefined;
    return first.map((_, at) => sentenceUnit(unit, at, split));
  };
}

/** A memory has few languages; one made to have many keeps no more than this. */
const mostSegmenters = 100;

/** The sentences without the white space around them; `undefined` where codes or marked text would be cut. */
function wholeSentences(segment: Segment, segmenter: Segmenter): readonly Segment[] | undefined {
  const { sentences } = segmenter.splitSegment(segment);
  const isWhole = sameList(codeKeys(segment), sentences.flatMap(codeKeys).sort());
  return isWhole ? sentences.map(trimmed).filter((sentence) => sentence.length > 0) : undefined;
}

function sentenceUnit(
  unit: TranslationUnit,
  at: number,
  split: readonly (readonly Segment[] | undefined)[],
): TranslationUnit {
  const variants = unit.variants.map(
    (variant, number): Variant => ({ ...variant, segment: split[number]?.[at] ?? [] }),
  );
  return { ...unit, ...(unit.id !== undefined && { id: `${unit.id}.${at + 1}` }), segmentation: "sentence", variants };
}

/** Without white space at the ends that are text; a code there keeps what is inside of it. */
function trimmed(segment: Segment): Segment {
  return joinText<Exclude<SegmentPart, string>>(
    segment.map((part, at) => {
      if (typeof part !== "string") return part;
      const start = at === 0 ? part.trimStart() : part;
      return at === segment.length - 1 ? start.trimEnd() : start;
    }),
  );
}

function sameList(ones: readonly string[], others: readonly string[]): boolean {
  return ones.length === others.length && ones.every((one, at) => one === others[at]);
}
