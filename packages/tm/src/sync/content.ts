import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { canonicalLanguage } from "../model/language.ts";
import type { MemoryHeader, TranslationUnit } from "../model/unit.ts";
import type { UnitReader } from "../reading/reader.ts";
import { contentKey } from "../sets/changes.ts";

/** What a memory holds, so that two of them can be compared without keeping either. */
export interface Content {
  /** 64 hexadecimal digits; the same for the same units. */
  readonly digest: string;
  readonly units: number;
}

/**
 * The content of a memory: its units with everything that is said of them, in whatever order and file they stand, and the
 * language that they are translated from. What else the header says counts for nothing: tools write the time into it.
 */
export async function contentOf(reader: UnitReader): Promise<Content> {
  const digest = new ContentDigest();
  const header = await reader.header();
  for await (const unit of reader) digest.add(unit);
  return digest.content(header);
}

/**
 * The sum of the SHA-256 of all units, modulo 2²⁵⁶. A sum, so that order does not matter and a unit that comes twice
 * does; nothing is kept of a unit.
 */
export class ContentDigest {
  #sum = 0n;
  #units = 0;

  add(unit: TranslationUnit): void {
    this.#sum = BigInt.asUintN(256, this.#sum + numberOf(contentKey(unit)));
    this.#units += 1;
  }

  content({ sourceLanguage }: Pick<MemoryHeader, "sourceLanguage">): Content {
    const whole = ["dragoman-memory-content-1", canonicalLanguage(sourceLanguage), this.#units, `${this.#sum}`];
    return { digest: bytesToHex(sha256(encoded(JSON.stringify(whole)))), units: this.#units };
  }
}

function numberOf(text: string): bigint {
  return BigInt(`0x${bytesToHex(sha256(encoded(text)))}`);
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
