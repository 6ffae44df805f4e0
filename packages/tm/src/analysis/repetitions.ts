import { sha256 } from "@noble/hashes/sha2.js";
import { codeSignature } from "../match/features.ts";
import type { Segment, SegmentPart } from "../model/segment.ts";

/** Whether the same segment stood earlier in the job, and where. */
export type Repetition = "repeated" | "repeated-across-files";

/** Remembers what it has seen by a hash: memory grows with the distinct segments, not with their lengths. */
export class Repetitions {
  /** The number of the file that had the segment last. */
  readonly #lastFile = new Map<string, number>();

  /** Notes a segment. Files have numbers from 0 in the order of the job. */
  note(segment: Segment, file: number): Repetition | undefined {
    const key = hash(identity(segment));
    const lastFile = this.#lastFile.get(key);
    this.#lastFile.set(key, file);
    if (lastFile === undefined) return undefined;
    return lastFile === file ? "repeated" : "repeated-across-files";
  }
}

const encoder = new TextEncoder();

/** 128 bits, so that even a job made to have two segments with the same hash has none. */
function hash(text: string): string {
  return String.fromCharCode(...sha256(encoder.encode(text)).subarray(0, 16));
}

/**
 * What makes two segments one for a translator: the text in normal form C, and the codes where they stand. How codes
 * are numbered does not.
 */
function identity(segment: Segment): string {
  const [only = "", ...others] = segment;
  if (typeof only === "string" && others.length === 0) return `"${only.normalize("NFC")}`;
  return JSON.stringify(segment.map(shapeOf));
}

type Shape = string | readonly Shape[];

/** A string is text, a list a code. */
function shapeOf(part: SegmentPart): Shape {
  if (typeof part === "string") return part.normalize("NFC");
  switch (part.kind) {
    case "hi":
      return [part.kind, part.type ?? "", part.content.map(shapeOf)];
    case "unknown":
      return [part.kind, part.name, part.content.map(shapeOf)];
    default:
      return [codeSignature(part)];
  }
}
