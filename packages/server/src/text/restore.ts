import type { Span, Steering } from "@dragoman/engines";
import type { MarkupText, MarkupTranslation } from "./markup/markup.ts";
import type { Maker, Passage, Segment, TranslatedPassage, Translation } from "./passage.ts";
import { movedBy } from "./pieces.ts";

/** Puts what was translated by itself together again, with the white space and the tags that stood around it. */
export function restorePassages(
  passages: readonly Passage[],
  segments: readonly Segment[],
): readonly TranslatedPassage[] {
  if (passages.length === segments.length && passages.every(({ markup }) => markup === undefined)) {
    return segments.map((segment) => restorePassage(segment.passage, [segment]));
  }
  const own = Map.groupBy(segments, ({ passage }) => passage);
  return passages.map((passage) => restorePassage(passage, own.get(passage) ?? []));
}

function restorePassage(passage: Passage, segments: readonly Segment[]): TranslatedPassage {
  const { markup } = passage;
  const [first] = segments;
  return {
    passage,
    text: markup === undefined ? segments.map(plainOf).join("") : markup.write(blocksOf(markup, segments)),
    maker: segments.length === 1 && first !== undefined ? first.maker : makerOf(segments),
    notApplied: segments.length === 1 && first !== undefined ? first.notApplied : everythingNotApplied(segments),
  };
}

function plainOf({ lead, translation, trail }: Segment): string {
  return lead === "" && trail === "" ? translation.text : lead + translation.text + trail;
}

function blocksOf({ segments: blocks }: MarkupText, segments: readonly Segment[]): readonly MarkupTranslation[] {
  const byBlock = Map.groupBy(segments, ({ block }) => block);
  return blocks.map((_, block) => joined(byBlock.get(block) ?? []));
}

/** The segments of a block, one behind the other. */
function joined(segments: readonly Segment[]): MarkupTranslation {
  let text = "";
  const spans: Span[] = [];
  const kept: Span[] = [];
  for (const segment of segments) {
    const offset = text.length + segment.lead.length;
    for (const span of segment.translation.spans) spans.push(movedBy(span, offset));
    for (const word of keptOf(segment)) kept.push(movedBy(word, offset));
    text += plainOf(segment);
  }
  return { text, spans, kept };
}

/** Where the text's own untranslatable words stand in the translation, in the order of the text. */
function keptOf({ text: { terms = [] }, translation }: Segment): readonly Span[] {
  return terms.flatMap((term, index) => (term.kind === "kept" ? placeOf(translation, index) : []));
}

function placeOf({ text, fixed, terms }: Translation, term: number): Span {
  const place = terms[term];
  // An engine's answer always has them; what cannot be is put at the end rather than lost.
  return (place === undefined ? undefined : fixed[place]) ?? { start: text.length, end: text.length };
}

/** The one that made most of what no memory held. */
function makerOf(segments: readonly Segment[]): Maker {
  const lengths = new Map<Maker, number>();
  for (const { maker, text } of segments) lengths.set(maker, (lengths.get(maker) ?? 0) + text.text.length);
  const engines = [...lengths].filter(([maker]) => maker !== "memory" && maker !== "none");
  const [longest] = engines.sort(([, one], [, other]) => other - one);
  return longest?.[0] ?? (lengths.has("memory") ? "memory" : "none");
}

function everythingNotApplied(segments: readonly Segment[]): readonly Steering[] {
  return [...new Set(segments.flatMap(({ notApplied }) => notApplied))];
}
