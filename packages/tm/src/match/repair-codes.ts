import { type InlineElement, joinText, type Segment, type SegmentPart } from "../model/segment.ts";
import { codeSignature } from "./features.ts";
import type { Misfit, Repaired } from "./misfit.ts";
import type { Repair } from "./ports.ts";

/**
 * Gives the translation the codes of the asked source. Where both sources have as many codes of the same kinds, each is
 * exchanged for its counterpart; where the asked one has none, they are taken out; where only its ends have codes and
 * the known one has none, they are put around the translation. Everything else would be guessing where a code belongs.
 */
export function repairCodes(misfit: Misfit): Repaired | undefined {
  const known = topCodes(misfit.known);
  const asked = topCodes(misfit.asked);
  if (hasMarked(misfit.known) || hasMarked(misfit.asked) || hasMarked(misfit.target)) return undefined;
  if (asked.length === 0) return without(misfit.target);
  if (known.length === 0) return topCodes(misfit.target).length === 0 ? around(misfit.target, misfit.asked) : undefined;
  return exchanged(misfit.target, known, asked);
}

function exchanged(
  target: Segment,
  known: readonly InlineElement[],
  asked: readonly InlineElement[],
): Repaired | undefined {
  if (known.length !== asked.length || known.some(({ kind }, at) => kind !== asked[at]?.kind)) return undefined;
  const counterparts = new Map<string, InlineElement[]>();
  for (const [at, code] of known.entries()) {
    const counterpart = asked[at];
    if (counterpart === undefined) return undefined;
    const signature = codeSignature(code);
    counterparts.set(signature, [...(counterparts.get(signature) ?? []), counterpart]);
  }
  if ([...counterparts.values()].some((codes) => new Set(codes.map(codeSignature)).size > 1)) return undefined;
  const inTarget = topCodes(target);
  if (inTarget.length !== known.length) return undefined;
  const repairs: Repair[] = [];
  const parts: SegmentPart[] = [];
  for (const part of target) {
    if (typeof part === "string") {
      parts.push(part);
      continue;
    }
    const counterpart = counterparts.get(codeSignature(part))?.shift();
    if (counterpart === undefined) return undefined;
    parts.push(counterpart);
    if (codeSignature(counterpart) !== codeSignature(part)) repairs.push(noted(part, counterpart));
  }
  return { target: parts, repairs };
}

function without(target: Segment): Repaired {
  return {
    target: joinText<InlineElement>(target.filter((part) => typeof part === "string")),
    repairs: topCodes(target).map((code) => noted(code, undefined)),
  };
}

function around(target: Segment, asked: Segment): Repaired | undefined {
  const first = asked.findIndex((part) => typeof part === "string");
  const last = asked.findLastIndex((part) => typeof part === "string");
  if (first < 0 || first !== last) return undefined;
  const lead = asked.slice(0, first);
  const trail = asked.slice(last + 1);
  return {
    target: [...lead, ...target, ...trail],
    repairs: [...lead, ...trail].flatMap((part) => (typeof part === "string" ? [] : [noted(undefined, part)])),
  };
}

function noted(before: InlineElement | undefined, after: InlineElement | undefined): Repair {
  return { part: "codes", before: before ? written(before) : "", after: after ? written(after) : "" };
}

/** A code as people know it: its own text where it has one. */
function written(code: InlineElement): string {
  const text = code.content.map((part) => (typeof part === "string" ? part : "")).join("");
  return text === "" ? `<${code.kind === "unknown" ? code.name : code.kind}>` : text;
}

function topCodes(segment: Segment): readonly InlineElement[] {
  return segment.flatMap((part) => (typeof part === "string" ? [] : [part]));
}

/** Marked text is part of the translation: its marks cannot be moved without knowing which words they mark. */
function hasMarked(segment: Segment): boolean {
  return segment.some((part) => typeof part !== "string" && (part.kind === "hi" || part.kind === "unknown"));
}
