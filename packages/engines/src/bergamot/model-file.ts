/**
 * Reads the head of a Marian binary model, format version 1, and says whether the runtime can work with it. The runtime
 * itself would notice most faults only at the first translation, by dying.
 *
 * Layout, little-endian: version, number of items; for each item the lengths of its name and data, its type and the
 * number of dimensions (u64 each); the names, NUL-terminated; the dimensions (i32); the length of a gap and the gap;
 * the data of the items in order.
 */
import { ByteReader, FileFault } from "./byte-reader.ts";

export type Precision = "float32" | "int8shiftAll" | "int8shiftAlphaAll";

export interface ModelFile {
  readonly precision: Precision;
  /** Rows of the embeddings, that is pieces of the vocabularies; equal where both languages share one. */
  readonly sourceRows: number;
  readonly targetRows: number;
}

const settingsItem = "special:model.yml";
const maxItems = 10_000;
const maxNameLength = 1_000;
const maxDimensions = 8;

const itemTypes = { int8: 0x0101, float32: 0x0404, intgemm8: 0x4101 } as const;

/** Bytes of one value, and bytes that follow the values (the multiplier of an 8-bit matrix). */
const layouts: ReadonlyMap<number, { readonly width: number; readonly after: number }> = new Map([
  [itemTypes.int8, { width: 1, after: 0 }],
  [itemTypes.float32, { width: 4, after: 0 }],
  [itemTypes.intgemm8, { width: 1, after: 4 }],
]);

/** Without the last four the runtime builds another network, and says nothing. */
const requiredSettings = [
  "type",
  "dim-vocabs",
  "dim-emb",
  "transformer-dim-ffn",
  "transformer-decoder-autoreg",
  "dec-cell",
  "tied-embeddings-all",
  "enc-depth",
  "dec-depth",
  "transformer-heads",
  "transformer-postprocess",
] as const;

interface Item {
  readonly name: string;
  readonly type: number;
  readonly dimensions: readonly number[];
  readonly start: number;
  readonly length: number;
}

/** @throws FileFault that says what is wrong with the file. */
export function readModelFile(bytes: Uint8Array): ModelFile {
  const items = readItems(bytes);
  for (const item of items.values()) checkItem(item);
  checkSettings(items, bytes);
  return { precision: precisionOf(items), ...rowsOf(items) };
}

function readItems(bytes: Uint8Array): ReadonlyMap<string, Item> {
  const reader = new ByteReader(bytes);
  const version = reader.u64("the version");
  if (version !== 1) throw new FileFault(`is no Marian model of format version 1 (it begins with ${version})`);
  const count = reader.u64("the number of items");
  if (count < 1 || count > maxItems) throw new FileFault(`names ${count} items, where 1 to ${maxItems} are possible`);
  const heads = Array.from({ length: count }, () => readHead(reader));
  const names = heads.map((head) => reader.text(head.nameLength, "a name"));
  const dimensions = heads.map((head) => Array.from({ length: head.dimensions }, () => reader.i32("a dimension")));
  reader.skip(reader.u64("the gap"), "the gap");

  const items = new Map<string, Item>();
  heads.forEach(({ type, length }, index) => {
    const name = names[index] ?? "";
    items.set(name, { name, type, dimensions: dimensions[index] ?? [], start: reader.offset, length });
    reader.skip(length, `the data of ${name}`);
  });
  if (reader.left > 0) throw new FileFault(`has ${reader.left} bytes behind its last item`);
  return items;
}

function readHead(reader: ByteReader) {
  const nameLength = reader.u64("the length of a name");
  const type = reader.u64("a type");
  const dimensions = reader.u64("a number of dimensions");
  const length = reader.u64("a length");
  if (nameLength < 1 || nameLength > maxNameLength || dimensions > maxDimensions) {
    throw new FileFault("has a damaged list of items");
  }
  return { nameLength, type, dimensions, length };
}

function checkItem({ name, type, dimensions, length }: Item): void {
  const layout = layouts.get(type);
  if (layout === undefined) {
    throw new FileFault(
      `holds ${name} in a number format (0x${type.toString(16)}) that the runtime cannot compute with`,
    );
  }
  const values = dimensions.reduce((product, size) => product * size, 1);
  if (dimensions.some((size) => size < 1) || values * layout.width + layout.after > length) {
    throw new FileFault(`gives ${name} the shape ${dimensions.join(" x ")}, which its ${length} bytes cannot hold`);
  }
}

function checkSettings(items: ReadonlyMap<string, Item>, bytes: Uint8Array): void {
  const item = items.get(settingsItem);
  if (item === undefined) throw new FileFault(`has no ${settingsItem}, the description of its network`);
  const text = new TextDecoder().decode(bytes.subarray(item.start, item.start + item.length));
  const present = new Set(Array.from(text.matchAll(/^([\w-]+):/gm), ([, key]) => key));
  const missing = requiredSettings.filter((key) => !present.has(key));
  if (missing.length > 0) throw new FileFault(`leaves out ${missing.join(", ")} in ${settingsItem}`);
}

function precisionOf(items: ReadonlyMap<string, Item>): Precision {
  const all = [...items.values()];
  if (all.some(({ name }) => name.endsWith("_QuantMultA"))) return "int8shiftAlphaAll";
  return all.some(({ type }) => type === itemTypes.intgemm8) ? "int8shiftAll" : "float32";
}

function rowsOf(items: ReadonlyMap<string, Item>): Pick<ModelFile, "sourceRows" | "targetRows"> {
  const rows = (name: string) => items.get(name)?.dimensions[0];
  const shared = rows("Wemb");
  const [sourceRows, targetRows] = [rows("encoder_Wemb") ?? shared, rows("decoder_Wemb") ?? shared];
  if (sourceRows === undefined || targetRows === undefined) throw new FileFault("has no embeddings");
  return { sourceRows, targetRows };
}
