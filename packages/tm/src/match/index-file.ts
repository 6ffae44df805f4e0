import type { ScoringProfile } from "./ports.ts";
import type { SavedUnits } from "./stored-units.ts";
import type { SavedTokens } from "./token-space.ts";
import { sequencesOf } from "./tokens.ts";

/** An index as it is saved. */
export interface SavedIndex {
  readonly profile: ScoringProfile;
  /** Whether stems are in it, which come first then. */
  readonly hasStems: boolean;
  readonly units: SavedUnits;
  readonly spaces: readonly SavedTokens[];
  readonly unitOf: Uint32Array<ArrayBuffer>;
  readonly placeOf: Uint32Array<ArrayBuffer>;
  readonly languageOf: Uint32Array<ArrayBuffer>;
}

/** Bytes that are no index of this version. Build it again from the memories themselves. */
export class IndexFileError extends Error {
  override readonly name = "IndexFileError";

  constructor(problem: string, options?: ErrorOptions) {
    super(`This is no index that can be opened: ${problem}. Build it again from its memories.`, options);
  }
}

const mark = "DRAGOMTM";
const version = 2;
/** Bytes before the lengths of the sections: the mark, the version, the checksum and the number of sections. */
const headLength = mark.length + 12;
const profiles: readonly ScoringProfile[] = ["words", "characters", "omegat"];

/**
 * The mark, the version, a checksum of what follows, the number of sections and the length of each in bytes (32 bits
 * each, little-endian), then the sections, each beginning at a multiple of 4. The columns are used where they stand,
 * without a copy.
 */
export function writeIndexFile(index: SavedIndex): Uint8Array<ArrayBuffer> {
  const { profile, hasStems, units, spaces } = index;
  const sections = [
    jsonBytes({ profile, hasStems, names: units.names }),
    units.bytes,
    asBytes(units.offsets),
    asBytes(index.unitOf),
    asBytes(index.placeOf),
    asBytes(index.languageOf),
    ...spaces.flatMap(({ dictionary, tokens, starts }) => [jsonBytes(dictionary), asBytes(tokens), asBytes(starts)]),
  ];
  const head = Uint32Array.of(version, 0, sections.length, ...sections.map(({ length }) => length));
  const parts = [new TextEncoder().encode(mark), asBytes(head), ...sections];
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + padded(length), 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += padded(part.length);
  }
  new DataView(file.buffer).setUint32(mark.length + 4, checksum(file), true);
  return file;
}

/** @throws IndexFileError */
export function readIndexFile(file: Uint8Array<ArrayBuffer>): SavedIndex {
  // Columns need an address that is a multiple of 4.
  const bytes = file.byteOffset % 4 === 0 ? file : file.slice();
  const sections = sectionsOf(bytes);
  const next = (): Uint8Array<ArrayBuffer> => {
    const section = sections.shift();
    if (section === undefined) throw new IndexFileError("it has too few sections");
    return section;
  };
  const { profile, hasStems, names } = headerOf(next());
  const units = { names, bytes: next(), offsets: column(next()) };
  const [unitOf, placeOf, languageOf] = [column(next()), column(next()), column(next())];
  const spaces = Array.from({ length: sequencesOf(profile, hasStems) }, () => ({
    dictionary: strings(json(next())),
    tokens: column(next()),
    starts: column(next()),
  }));
  const index = { profile, hasStems, units, spaces, unitOf, placeOf, languageOf };
  check(index);
  return index;
}

function sectionsOf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  if (new TextDecoder().decode(file.subarray(0, mark.length)) !== mark) throw new IndexFileError("its mark is missing");
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const numberAt = (at: number): number => {
    if (at + 4 > file.length) throw new IndexFileError("it ends too early");
    return view.getUint32(at, true);
  };
  const written = numberAt(mark.length);
  if (written !== version) throw new IndexFileError(`it is of version ${written}, not ${version}`);
  if (file.length % 4 !== 0 || numberAt(mark.length + 4) !== checksum(file)) {
    throw new IndexFileError("it is damaged, or ends too early");
  }
  const count = numberAt(mark.length + 8);
  if (count > 64) throw new IndexFileError("it has too many sections");
  let at = headLength + 4 * count;
  return Array.from({ length: count }, (_, section) => {
    const length = numberAt(headLength + 4 * section);
    const end = at + length;
    if (end > file.length) throw new IndexFileError("it ends too early");
    const bytes = file.subarray(at, end);
    at = padded(end);
    return bytes;
  });
}

/** Everything that one section says of another, so that nothing that is wrong is found only by a wrong answer. */
function check({ units, spaces, unitOf, placeOf, languageOf }: SavedIndex): void {
  const entries = unitOf.length;
  const isEvery = (values: Uint32Array, below: number) => values.every((value) => value < below);
  const isFine =
    placeOf.length === entries &&
    languageOf.length === entries &&
    isEvery(unitOf, units.offsets.length) &&
    isEvery(languageOf, units.names.length) &&
    units.offsets.every((offset) => offset === 0xffffffff || isLineStart(units.bytes, offset)) &&
    (units.bytes.length === 0 || units.bytes.at(-1) === 0x0a) &&
    isWithoutTwins(units.names) &&
    spaces.every(
      ({ dictionary, tokens, starts }) =>
        isWithoutTwins(dictionary) &&
        starts.length === entries + 1 &&
        starts[0] === 0 &&
        starts.at(-1) === tokens.length &&
        starts.every((start, at) => at === 0 || start >= (starts[at - 1] ?? 0)) &&
        isEvery(tokens, dictionary.length),
    );
  if (!isFine) throw new IndexFileError("its sections do not belong together");
}

function isLineStart(bytes: Uint8Array, at: number): boolean {
  return at < bytes.length && (at === 0 || bytes[at - 1] === 0x0a);
}

/** A string that stands in a list twice would shift the numbers of all after it. */
function isWithoutTwins(strings: readonly string[]): boolean {
  return new Set(strings).size === strings.length;
}

interface Header {
  readonly profile: ScoringProfile;
  readonly hasStems: boolean;
  readonly names: readonly string[];
}

function headerOf(section: Uint8Array): Header {
  const header: unknown = json(section);
  if (typeof header !== "object" || header === null || !("profile" in header) || !("names" in header)) {
    throw new IndexFileError("its header is incomplete");
  }
  const profile = profiles.find((known) => known === header.profile);
  if (profile === undefined) throw new IndexFileError("its profile is not known");
  const hasStems = "hasStems" in header && header.hasStems === true;
  return { profile, hasStems, names: strings(header.names) };
}

function json(section: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(section));
    return value;
  } catch (error) {
    throw new IndexFileError("a section is no JSON", { cause: error });
  }
}

function strings(value: unknown): readonly string[] {
  if (Array.isArray(value) && value.every((item): item is string => typeof item === "string")) return value;
  throw new IndexFileError("a list of names is none");
}

function column(section: Uint8Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  if (section.length % 4 !== 0) throw new IndexFileError("a column is cut off");
  return new Uint32Array(section.buffer, section.byteOffset, section.length / 4);
}

function jsonBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function asBytes({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** FNV-1a over 32-bit words: against damage, not against intent. */
function checksum(file: Uint8Array<ArrayBuffer>): number {
  const words = new Uint32Array(file.buffer, file.byteOffset + mark.length + 8, (file.length - mark.length - 8) / 4);
  let hash = 0x811c9dc5;
  // By its place, which takes a tenth of what an iterator does: files have millions of words.
  for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ (words[at] ?? 0), 0x01000193);
  return hash >>> 0;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
