import { withLostSpaces } from "./lost-spaces.ts";
import type { MarkupPart } from "./markup/read-markup.ts";
import { type Damage, prove } from "./proof.ts";
import { digitsOf, isCount, placesOfNumber } from "./sample-number.ts";
import type { SourceMessage } from "./source-message.ts";
import { readableText, textWriter } from "./tokens/pieces-of.ts";
import { argumentsTaken } from "./tokens/printf-tokens.ts";

/** A message in its syntax and proven whole, or why it is not. */
export type Restored = { readonly text: string } | { readonly damage: Damage };

/** A part that is text, or a piece of the message as it was. */
export type RestoredPart = Exclude<MarkupPart, { readonly kind: "number" }>;

/** Writes what came back as the message it is: tokens byte for byte, text as the syntax needs it, edges as before. */
export function restoredMessage(message: SourceMessage, parts: readonly MarkupPart[]): Restored {
  const counted = withCounts(message, parts, countIndexes(message));
  if ("damage" in counted) return counted;
  return provenMessage(message, { ...counted, parts: withLostSpaces(message, merged(counted.parts)) });
}

export interface WithCounts {
  readonly parts: readonly RestoredPart[];
  /** Counts that the translation does without. */
  readonly leftOut: ReadonlySet<number>;
}

/** Puts the parts together and proves the whole. */
export function provenMessage(message: SourceMessage, { parts, leftOut }: WithCounts): Restored {
  const disorder = changedPlaces(message, parts);
  if (disorder !== undefined) return { damage: disorder };
  const [before, after] = message.edges;
  const text = before + writtenParts(message, trimmed(merged(parts))) + after;
  const expected = leftOut.size === 0 ? message.pieces : message.pieces.filter((_, index) => !leftOut.has(index));
  const proof = prove(expected, text, message.syntax);
  return proof.whole ? { text } : { damage: proof.damage };
}

export function countIndexes(message: SourceMessage): readonly number[] {
  return message.pieces.flatMap((piece, index) => (isCount(piece, message.count) ? [index] : []));
}

/**
 * Puts counts in the place of their numbers. A number that lost its element is looked for in the text, and taken where
 * there are as many as are missing.
 *
 * @param expected which counts the parts must have
 * @param sourceTexts what the source says beside them
 */
export function withCounts(
  message: SourceMessage,
  parts: readonly MarkupPart[],
  expected: readonly number[],
  sourceTexts: readonly string[] = textsOf(message),
): WithCounts | { readonly damage: Damage } {
  const { count } = message;
  const inElements = merged(
    parts.flatMap((part) => (part.kind === "number" ? countWithin(part, count?.sample) : [part])),
  );
  if (count === undefined) return { parts: inElements, leftOut: new Set() };

  const placed = new Set(inElements.flatMap((part) => (part.kind === "piece" ? [part.index] : [])));
  const lost = expected.filter((index) => !placed.has(index));
  const inSource = numbersIn(sourceTexts, count.sample);
  const found = numbersIn(textValues(inElements), count.sample);
  if (found === inSource && lost.length === 0) return { parts: inElements, leftOut: new Set() };
  if (found === lost.length && inSource === 0) {
    return { parts: inElements.flatMap(countsWithinText(lost, count.sample)), leftOut: new Set() };
  }
  const says = digitsOf(textValues(inElements)) === digitsOf(sourceTexts);
  if (says && lost.length > 0 && lost.every((index) => mayBeLeftOut(message, index))) {
    return { parts: inElements, leftOut: new Set(lost) };
  }
  const value = message.pieces[lost[0] ?? -1]?.value;
  return { damage: value === undefined ? { kind: "extra", value: String(count.sample) } : { kind: "missing", value } };
}

/** What an engine made of a sample number: `5-й` is the count and an ending. */
function countWithin(number: { readonly index: number; readonly value: string }, sample = 0): readonly RestoredPart[] {
  const [place, another] = placesOfNumber(number.value, sample);
  const piece = { kind: "piece", index: number.index } as const;
  if (number.value.trim() === "") return [piece];
  if (place === undefined || another !== undefined) return [{ kind: "text", value: number.value }];
  return [
    { kind: "text", value: number.value.slice(0, place.start) },
    piece,
    { kind: "text", value: number.value.slice(place.end) },
  ];
}

function countsWithinText(lost: readonly number[], sample: number): (part: RestoredPart) => readonly RestoredPart[] {
  const left = [...lost];
  return (part) => {
    if (part.kind !== "text") return [part];
    const parts: RestoredPart[] = [];
    let end = 0;
    for (const place of placesOfNumber(part.value, sample)) {
      parts.push({ kind: "text", value: part.value.slice(end, place.start) });
      parts.push({ kind: "piece", index: left.shift() ?? -1 });
      end = place.end;
    }
    return [...parts, { kind: "text", value: part.value.slice(end) }];
  };
}

/** A format that takes the next argument must stay where another follows it, and in Python anywhere. */
function mayBeLeftOut({ pieces, syntax, count }: SourceMessage, index: number): boolean {
  if (count?.mayBeLeftOut !== true) return false;
  const piece = pieces[index];
  if (syntax.kind !== "printf" || piece === undefined || argumentsTaken(piece, syntax.family) === 0) return true;
  return (
    syntax.family !== "python" && pieces.slice(index + 1).every((next) => argumentsTaken(next, syntax.family) === 0)
  );
}

/** Two formats `%s` look the same in the text, but not by their indexes. */
function changedPlaces({ pieces, syntax }: SourceMessage, parts: readonly RestoredPart[]): Damage | undefined {
  if (syntax.kind !== "printf") return undefined;
  let last = -1;
  for (const part of parts) {
    const piece = part.kind === "piece" ? pieces[part.index] : undefined;
    if (part.kind !== "piece" || piece === undefined || argumentsTaken(piece, syntax.family) === 0) continue;
    if (part.index < last) return { kind: "order", value: piece.value };
    last = part.index;
  }
  return undefined;
}

/** Parts of text that follow each other are one: what is quoted in it is quoted at once. */
function merged(parts: readonly RestoredPart[]): readonly RestoredPart[] {
  const result: RestoredPart[] = [];
  let text = "";
  for (const part of parts) {
    if (part.kind === "text") text += part.value;
    else {
      if (text !== "") result.push({ kind: "text", value: text });
      text = "";
      result.push(part);
    }
  }
  if (text !== "") result.push({ kind: "text", value: text });
  return result;
}

function trimmed(parts: readonly RestoredPart[]): readonly RestoredPart[] {
  return parts.map((part, index) => {
    if (part.kind !== "text") return part;
    const value = index === 0 ? part.value.trimStart() : part.value;
    return { kind: "text", value: index === parts.length - 1 ? value.trimEnd() : value };
  });
}

function writtenParts(message: SourceMessage, parts: readonly RestoredPart[]): string {
  const written = textWriter(message);
  return parts
    .map((part) => (part.kind === "text" ? written(part.value) : (message.pieces[part.index]?.value ?? "")))
    .join("");
}

/** The message's text as its reader sees it, without tokens. */
function textsOf({ pieces, syntax }: SourceMessage): readonly string[] {
  return pieces.flatMap((piece) => (piece.kind === "text" ? [readableText(piece.value, syntax)] : []));
}

function textValues(parts: readonly RestoredPart[]): readonly string[] {
  return parts.flatMap((part) => (part.kind === "text" ? [part.value] : []));
}

function numbersIn(texts: readonly string[], sample: number): number {
  return texts.reduce((sum, text) => sum + placesOfNumber(text, sample).length, 0);
}
