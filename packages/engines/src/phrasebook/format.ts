import { gunzipSync, gzipSync } from "node:zlib";
import type { PhrasebookLanguage } from "./languages.ts";
import { hashOf } from "./normal.ts";

/**
 * The data file of one language: every string with the number of its phrase, and an index by the hash of the normal
 * form. One gzip stream: a line of JSON (`BookHeader`), zeros up to a multiple of four, then the sections that the
 * header counts, little-endian. A phrase's number is the same in all languages; English numbers them.
 */
interface BookHeader {
  readonly format: "dragoman-phrasebook-2";
  readonly language: PhrasebookLanguage;
  /** The build that numbered the phrases: only files of one edition may be read together. */
  readonly edition: string;
  /** Strings in the file. The first `preferred` are to be answered with, the others are known alternatives. */
  readonly entries: number;
  readonly preferred: number;
  /** Phrases in the whole phrasebook. */
  readonly phrases: number;
  readonly textBytes: number;
  /** Words in capitals that are not the words of the same letters; where it is known of a language. */
  readonly abbreviations?: readonly string[];
}

export interface BookEntry {
  readonly phrase: number;
  readonly text: string;
  /** The normal form of the text in its language. */
  readonly normal: string;
  /** Where several phrases have this wording, the heaviest is meant. */
  readonly weight: number;
  /** How many families of sources agree on this wording, roughly; kept in tenths, to 25. */
  readonly support: number;
}

export interface BookData {
  readonly header: BookHeader;
  /** Where each text ends in `texts`, in bytes. */
  readonly ends: Uint32Array;
  readonly phrases: Uint32Array;
  /** Hashes of the normal forms, ascending, and the entry of each; equal hashes stand by weight, heaviest first. */
  readonly hashes: Uint32Array;
  readonly order: Uint32Array;
  /** In tenths. */
  readonly supports: Uint8Array;
  /** UTF-8. */
  readonly texts: Buffer;
}

/** The bytes of a data file. */
export function encodeBook(
  language: PhrasebookLanguage,
  { phrases, edition, abbreviations = [] }: Pick<BookHeader, "phrases" | "edition" | "abbreviations">,
  preferred: readonly BookEntry[],
  alternatives: readonly BookEntry[],
): Buffer {
  const entries = [...preferred, ...alternatives];
  const texts = entries.map(({ text }) => Buffer.from(text, "utf8"));
  const hashes = entries.map(({ normal }) => hashOf(normal));
  const order = entries.map((_, entry) => entry);
  order.sort((a, b) => at(hashes, a) - at(hashes, b) || at(entries, b).weight - at(entries, a).weight || a - b);
  let end = 0;
  const ends = texts.map((text) => {
    end += text.length;
    return end;
  });
  const header: BookHeader = {
    format: "dragoman-phrasebook-2",
    language,
    edition,
    entries: entries.length,
    preferred: preferred.length,
    phrases,
    textBytes: end,
    abbreviations,
  };
  const sections = [ends, entries.map(({ phrase }) => phrase), order.map((entry) => at(hashes, entry)), order];
  const supports = Buffer.from(entries.map(({ support }) => Math.min(Math.round(support * 10), 250)));
  return gzipSync(Buffer.concat([headerBytes(header), ...sections.map(bytesOf), supports, ...texts]));
}

/** @throws Error that says what is wrong with the bytes. */
export function decodeBook(compressed: Uint8Array, language: PhrasebookLanguage): BookData {
  const bytes = gunzipSync(compressed);
  const lineEnd = bytes.indexOf(10);
  const header = readHeader(bytes.subarray(0, Math.max(lineEnd, 0)).toString("utf8"), language);
  let from = padded(lineEnd + 1);
  if (bytes.length !== from + 17 * header.entries + header.textBytes)
    throw new Error("its sections have other lengths");
  const section = (): Uint32Array => {
    const values = new Uint32Array(header.entries);
    Buffer.from(values.buffer).set(bytes.subarray(from, from + values.byteLength));
    from += values.byteLength;
    return values;
  };
  const [ends, phrases, hashes, order] = [section(), section(), section(), section()];
  const supports = bytes.subarray(from, from + header.entries);
  const data = { header, ends, phrases, hashes, order, supports, texts: bytes.subarray(from + header.entries) };
  checkRanges(data);
  return data;
}

function readHeader(line: string, language: PhrasebookLanguage): BookHeader {
  const header: unknown = JSON.parse(line);
  if (!isHeader(header)) throw new Error("its header is of another format");
  if (header.language !== language) throw new Error(`it holds ${header.language}`);
  return header;
}

function isHeader(value: unknown): value is BookHeader {
  if (typeof value !== "object" || value === null) return false;
  const header: Partial<Record<keyof BookHeader, unknown>> = value;
  const counts = [header.entries, header.preferred, header.phrases, header.textBytes];
  return (
    header.format === "dragoman-phrasebook-2" &&
    typeof header.edition === "string" &&
    counts.every((count) => Number.isSafeInteger(count))
  );
}

/** A look-up must never leave the sections, whatever the file says. */
function checkRanges({ header, ends, phrases, order }: BookData): void {
  let end = 0;
  for (let entry = 0; entry < header.entries; entry++) {
    const next = ends[entry] ?? 0;
    if (next < end || (phrases[entry] ?? 0) >= header.phrases || (order[entry] ?? 0) >= header.entries) {
      throw new Error("an index points outside of it");
    }
    end = next;
  }
  if (end !== header.textBytes || header.preferred > header.entries) throw new Error("its texts end elsewhere");
}

function headerBytes(header: BookHeader): Buffer {
  const line = Buffer.from(`${JSON.stringify(header)}\n`, "utf8");
  return Buffer.concat([line, Buffer.alloc(padded(line.length) - line.length)]);
}

function bytesOf(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no entry ${index}`);
  return item;
}
