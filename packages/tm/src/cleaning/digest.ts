import { sha256 } from "@noble/hashes/sha2.js";
import { canonicalLanguage } from "../model/language.ts";
import type { Segment } from "../model/segment.ts";
import type { Variant } from "../model/unit.ts";

/**
 * Stands for a text in tables: the first 128 bits of its SHA-256. Two different texts have the same one by a chance
 * that is less than one in 10²⁰ for a memory of a thousand million units, and nobody can make two.
 */
export type Digest = Uint32Array;

export function digestOf(...parts: readonly string[]): Digest {
  const bytes = sha256(new TextEncoder().encode(JSON.stringify(parts)));
  return new Uint32Array(bytes.buffer, bytes.byteOffset, 4);
}

/** What makes two segments the same: text in normal form C, and codes with all that is said of them. */
export function segmentKey(segment: Segment): string {
  const [only = "", ...others] = segment;
  if (typeof only === "string" && others.length === 0) return only.normalize("NFC");
  return JSON.stringify(segment, (_, value: unknown) => (typeof value === "string" ? value.normalize("NFC") : value));
}

/** The same for a variant: its language and segment. */
export function variantKey({ language, segment }: Variant): string {
  return `${canonicalLanguage(language)}\n${segmentKey(segment)}`;
}
