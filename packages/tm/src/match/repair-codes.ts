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

/** What is to stand in the place of those codes of the known source that have one signature. */
interface Alike {
  /** The codes of the asked source that no place was found for yet. */
  readonly left: Set<Code>;
  /** By the known code's `x`, which pairs codes of variants (TMX 1.4b, 3.2); `undefined` where several have the same. */
  readonly byNumber: Map<number, Code | undefined>;
  /** Where there is one only, it does not matter which is taken for which. */
  readonly signatures: Set<string>;
}

function exchangesFor(known: readonly Code[], asked: readonly Code[]): ReadonlyMap<string, Alike> {
  const exchanges = new Map<string, Alike>();
  for (const [at, code] of known.entries()) {
    const counterpart = asked[at];
    if (counterpart === undefined) continue;
    const signature = signatureOf(code);
    const alike = exchanges.get(signature) ?? { left: new Set(), byNumber: new Map(), signatures: new Set() };
    exchanges.set(signature, alike);
    const x = pairingNumber(code.begin);
    if (x !== undefined) alike.byNumber.set(x, alike.byNumber.has(x) ? undefined : counterpart);
    alike.left.add(counterpart);
    alike.signatures.add(signatureOf(counterpart));
  }
  return exchanges;
}

/** The translation must have each code of its source, and once. Uses the exchanges up. */
function exchanged(
  target: Segment,
  ofTarget: readonly Code[],
  exchanges: ReadonlyMap<string, Alike>,
): Repaired | undefined {
  const parts = [...target];
  const repairs: Repair[] = [];
  function put(at: number | undefined, before: InlineElement | undefined, after: InlineElement | undefined): void {
    if (at === undefined || before === undefined || after === undefined) return;
    parts[at] = after;
    if (codeSignature(before) !== codeSignature(after)) repairs.push(noted(before, after));
  }
  for (const code of ofTarget) {
    const asked = takenFrom(exchanges.get(signatureOf(code)), code);
    if (asked === undefined) return undefined;
    put(code.beginAt, code.begin, asked.begin);
    put(code.endAt, code.end, asked.end);
  }
  return [...exchanges.values()].every(({ left }) => left.size === 0) ? { target: parts, repairs } : undefined;
}

/** Takes the one whose `x` is the same, else any where all are alike. */
function takenFrom(alike: Alike | undefined, { begin }: Code): Code | undefined {
  if (alike === undefined) return undefined;
  const x = pairingNumber(begin);
  const named = x === undefined ? undefined : alike.byNumber.get(x);
  const [first] = alike.left;
  const taken = named !== undefined && alike.left.has(named) ? named : alike.signatures.size === 1 ? first : undefined;
  if (taken !== undefined) alike.left.delete(taken);
  return taken;
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
  const [translation, bare] = [target.join("").trim(), text.trim()];
  if (translation === "" || bare === "") return undefined;
  const [before = "", after = ""] = text.split(bare);
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
