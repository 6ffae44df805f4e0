import type { Example } from "@dragoman/engines";
import type { AskedText, MemoryMatch, RecallMemory } from "../memories/matching/recall-memory.ts";
import type { Segment, Translation } from "./passage.ts";
import { joinedPiece, movedBy, type Piece, sentencePieces, wholePiece } from "./pieces.ts";
import type { SegmentStep } from "./request.ts";
import { SegmentText } from "./segment-text.ts";
import { TextError } from "./text-error.ts";

/**
 * Takes from the request's memory what it has: a text as a whole, else those of its sentences that it knows. What it
 * has something similar to is left to the engines, with that as an example.
 * @throws TextError where no text is in the memory's language, and one surely in another.
 */
export const recall: SegmentStep = (segments, { memory, signal }) =>
  memory === undefined ? segments : recallFrom(memory, segments, signal);

/** Similar texts that an engine is shown for one text. */
const mostExamples = 5;

/** A piece of a segment, and what the memory has for it. */
interface Remembered {
  readonly piece: Piece;
  readonly match: MemoryMatch | undefined;
}

async function recallFrom(
  memory: RecallMemory,
  segments: readonly Segment[],
  signal: AbortSignal,
): Promise<readonly Segment[]> {
  const inWords = segments.filter(({ text, passage }) => text.text !== "" && passage.language !== undefined);
  const asked = inWords.filter(({ passage: { language } }) => language !== undefined && memory.covers(language));
  if (asked.length === 0) {
    // What the detector only guessed is no reason to refuse a text.
    const other = inWords.find(({ passage }) => !passage.languageIsGuess);
    if (other === undefined) return segments;
    throw uncovered(memory, other);
  }
  const wholes = await lookUp(asked.map((segment) => [segment, [wholePiece(segment.text)]] as const));
  const unknown = asked.filter((segment) => !isTranslation(wholes.get(segment)?.[0]?.match));
  const inSentences = unknown
    .map((segment) => [segment, sentencePieces(segment.text)] as const)
    .filter(([, pieces]) => pieces.length > 1);
  const sentences = await lookUp(inSentences);
  return segments.flatMap((segment) => {
    const [whole] = wholes.get(segment) ?? [];
    return whole === undefined ? segment : recalled(segment, whole, sentences.get(segment) ?? []);
  });

  /** All pieces of all segments at once. */
  async function lookUp(
    pieces: readonly (readonly [Segment, readonly Piece[]])[],
  ): Promise<ReadonlyMap<Segment, readonly Remembered[]>> {
    const texts = pieces.flatMap(([segment, own]) => own.map((piece) => askedText(segment, piece)));
    const matches = texts.length === 0 ? [] : await memory.match(texts, signal);
    let next = 0;
    return new Map(pieces.map(([segment, own]) => [segment, own.map((piece) => ({ piece, match: matches[next++] }))]));
  }
}

function askedText({ text }: Segment, { start, end, spans, kept }: Piece): AskedText {
  return {
    text: text.text.slice(start, end),
    ...(spans.length > 0 && { spans: spans.map((span) => movedBy(span, -start)) }),
    ...(kept.length > 0 && { kept: kept.map((word) => ({ start: word.start - start, end: word.end - start })) }),
  };
}

/** The segment in pieces: those that the memory has, and what stands between them for the engines. */
function recalled(segment: Segment, whole: Remembered, sentences: readonly Remembered[]): readonly Segment[] {
  if (isTranslation(whole.match)) return [remembered(segment, whole.match)];
  const { text } = segment;
  if (!(text instanceof SegmentText) || !sentences.some(({ match }) => isTranslation(match))) {
    return [withExamples(segment, [whole, ...sentences])];
  }
  const runs: [Remembered, ...Remembered[]][] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last === undefined || isTranslation(sentence.match) || isTranslation(last[0].match)) runs.push([sentence]);
    else last.push(sentence);
  }
  const pieces = runs.map((run) => joinedPiece([run[0].piece, ...run.slice(1).map(({ piece }) => piece)]));
  return runs.map((run, index) => {
    const [{ match }] = run;
    const part = partOf(segment, text, pieces, index);
    return isTranslation(match) ? remembered(part, match) : withExamples(part, [whole, ...run]);
  });
}

type TranslationMatch = MemoryMatch & { readonly kind: "exact" | "repaired" };

function isTranslation(match: MemoryMatch | undefined): match is TranslationMatch {
  return match !== undefined && match.kind !== "similar";
}

function remembered(segment: Segment, { translation: { text, spans, kept } }: TranslationMatch): Segment {
  const translation: Translation = { text, spans, fixed: kept, terms: kept.map((_, index) => index) };
  return { ...segment, translation, maker: "memory" };
}

function withExamples(segment: Segment, similar: readonly Remembered[]): Segment {
  const examples = similar
    .flatMap(({ match }): readonly Example[] => (match?.kind === "similar" ? [match] : []))
    .map(({ source, translation, score }) => ({ source, translation, score }))
    .sort((one, other) => other.score - one.score)
    .slice(0, mostExamples);
  if (examples.length === 0 || !(segment.text instanceof SegmentText)) return segment;
  return { ...segment, text: segment.text.with({ examples }) };
}

/** One of the pieces as a segment, with the white space up to the next; the first also with that before it. */
function partOf(segment: Segment, text: SegmentText, pieces: readonly Piece[], index: number): Segment {
  const piece = pieces[index] ?? wholePiece(text);
  const [before, behind] = [pieces[index - 1], pieces[index + 1]];
  const spans = piece.spans.map((span) => movedBy(span, -piece.start));
  const kept = piece.kept.map((word) => movedBy(word, -piece.start));
  const own = text.part(piece, { ...(spans.length > 0 && { spans }), ...(kept.length > 0 && { terms: kept }) });
  return {
    ...segment,
    lead: before === undefined ? segment.lead + text.text.slice(0, piece.start) : "",
    trail: text.text.slice(piece.end, behind?.start) + (behind === undefined ? segment.trail : ""),
    text: own,
    translation: { text: own.text, spans, fixed: kept, terms: kept.map((_, place) => place) },
  };
}

function uncovered({ id }: RecallMemory, { passage: { language, index } }: Segment): TextError {
  return new TextError(
    "memory_language_mismatch",
    `Translation Memory ${id} does not support the source language ${language}`,
    { index },
  );
}
