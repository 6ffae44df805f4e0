import { type InlineElement, type Segment, type SegmentPart, textSegment } from "../model/segment.ts";
import { type Code, codesIn, hasText, isPair, layoutOf, signatureOf } from "./code-list.ts";
import { codeSignature } from "./features.ts";
import type { Misfit, Repaired } from "./misfit.ts";
import type { Repair } from "./ports.ts";

/**
 * Gives the translation the codes of the asked source. Where both sources have codes of the same kinds in the same
 * places, each is exchanged for its counterpart; where the asked one has none, pairs are taken out; where pairs around
 * the whole are all that is new, they are put around the translation. Everything else would be guessing where a code
 * belongs: one that stands alone may stand for words.
 */
export function repairCodes({ known, asked, target }: Misfit): Repaired | undefined {
  const [ofKnown, ofAsked, ofTarget] = [codesIn(known), codesIn(asked), codesIn(target)];
  if (ofKnown === undefined || ofAsked === undefined || ofTarget === undefined) return undefined;
  if (ofAsked.length === 0) return [...ofKnown, ...ofTarget].every(isPair) ? without(target) : undefined;
  // Text inside a code would come into the translation untranslated.
  if (ofAsked.some(hasText)) return undefined;
  if (ofKnown.length === 0) return ofTarget.length === 0 ? around(target, asked, ofAsked) : undefined;
  if (layoutOf(known, ofKnown) !== layoutOf(asked, ofAsked)) return undefined;
  return exchanged(target, ofTarget, exchangesFor(ofKnown, ofAsked));
}

/** What is to stand in the place of a code of the known source. */
interface Exchange {
  readonly known: Code;
  readonly asked: Code;
  readonly askedSignature: string;
}

/** By the signatures of the known codes, which several may have. */
function exchangesFor(known: readonly Code[], asked: readonly Code[]): ReadonlyMap<string, Exchange[]> {
  const exchanges = new Map<string, Exchange[]>();
  for (const [at, code] of known.entries()) {
    const counterpart = asked[at];
    if (counterpart === undefined) continue;
    const exchange = { known: code, asked: counterpart, askedSignature: signatureOf(counterpart) };
    const alike = exchanges.get(signatureOf(code));
    if (alike === undefined) exchanges.set(signatureOf(code), [exchange]);
    else alike.push(exchange);
  }
  return exchanges;
}

/** The translation must have each code of its source, and once. Uses the exchanges up. */
function exchanged(
  target: Segment,
  ofTarget: readonly Code[],
  exchanges: ReadonlyMap<string, Exchange[]>,
): Repaired | undefined {
  const parts = [...target];
  const repairs: Repair[] = [];
  function put(at: number | undefined, before: InlineElement | undefined, after: InlineElement | undefined): void {
    if (at === undefined || before === undefined || after === undefined) return;
    parts[at] = after;
    if (codeSignature(before) !== codeSignature(after)) repairs.push(noted(before, after));
  }
  for (const code of ofTarget) {
    const asked = takenFrom(exchanges.get(signatureOf(code)) ?? [], code);
    if (asked === undefined) return undefined;
    put(code.beginAt, code.begin, asked.begin);
    put(code.endAt, code.end, asked.end);
  }
  return [...exchanges.values()].every((left) => left.length === 0) ? { target: parts, repairs } : undefined;
}

/** Takes the one whose `x` is the same, which pairs the codes of variants (TMX 1.4b, 3.2); else any where all are alike. */
function takenFrom(alike: Exchange[], { begin }: Code): Code | undefined {
  const [first] = alike;
  const x = pairingNumber(begin);
  const named = x === undefined ? [] : alike.filter(({ known }) => pairingNumber(known.begin) === x);
  const isAny = alike.every(({ askedSignature }) => askedSignature === first?.askedSignature);
  const taken = named.length === 1 ? named[0] : isAny ? first : undefined;
  if (taken !== undefined) alike.splice(alike.indexOf(taken), 1);
  return taken?.asked;
}

function pairingNumber(code: InlineElement): number | undefined {
  return "x" in code ? code.x : undefined;
}

/** Pairs leave no gap where they stood. */
function without(target: Segment): Repaired {
  return {
    target: textSegment(target.filter((part) => typeof part === "string").join("")),
    repairs: codeParts(target).map((code) => noted(code, undefined)),
  };
}

/** White space at the ends of the text stands where the asked source has it. */
function around(target: Segment, asked: Segment, codes: readonly Code[]): Repaired | undefined {
  const at = asked.findIndex((part) => typeof part === "string");
  const text = asked[at];
  const [lead, trail] = [asked.slice(0, at), asked.slice(at + 1)];
  const isAround = codes.every(({ beginAt, endAt }) => beginAt < at && endAt !== undefined && endAt > at);
  if (typeof text !== "string" || !isAround || trail.some((part) => typeof part === "string")) return undefined;
  const translation = target.join("").trim();
  const [before = ""] = /^\s*/.exec(text) ?? [];
  const [after = ""] = /\s*$/.exec(text) ?? [];
  return {
    target: [...lead, before + translation + after, ...trail],
    repairs: codeParts(asked).map((code) => noted(undefined, code)),
  };
}

function codeParts(segment: Segment): readonly InlineElement[] {
  return segment.flatMap((part: SegmentPart) => (typeof part === "string" ? [] : [part]));
}

function noted(before: InlineElement | undefined, after: InlineElement | undefined): Repair {
  return { part: "codes", before: before ? written(before) : "", after: after ? written(after) : "" };
}

/** A code as people know it: its own text where it has one. */
function written(code: InlineElement): string {
  const text = code.content.map((part) => (typeof part === "string" ? part : "")).join("");
  return text === "" ? `<${code.kind === "unknown" ? code.name : code.kind}>` : text;
}
