import { ByteReader, FileFault } from "./byte-reader.ts";

const magic = 0xf11a48d5013417f5n;
const headBytes = 48;

/**
 * Checks a lexical shortlist against the vocabularies. Layout, little-endian, u64 each: magic, checksum, how many
 * frequent pieces are always allowed, how many per source piece, number of offsets, number of ids; then the offsets
 * (u64, one more than source pieces) and the ids (u32). The runtime reads past the end of a wrong one.
 * @throws FileFault that says what is wrong with the file.
 */
export function checkShortlistFile(bytes: Uint8Array, sourcePieces: number, targetPieces: number): void {
  const start = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < headBytes || start.getBigUint64(0, true) !== magic) {
    throw new FileFault("is no lexical shortlist");
  }
  const reader = new ByteReader(bytes.subarray(16));
  reader.skip(16, "the head");
  const offsets = reader.u64("the number of offsets");
  const ids = reader.u64("the number of ids");
  if (offsets !== sourcePieces + 1) {
    throw new FileFault(`lists ${offsets - 1} source pieces, but the source vocabulary has ${sourcePieces}`);
  }
  if (reader.left !== offsets * 8 + ids * 4) throw new FileFault("has not the length that its head gives");

  let previous = 0;
  for (let index = 0; index < offsets; index += 1) {
    const offset = reader.u64("an offset");
    if (offset < previous || offset > ids) throw new FileFault("has offsets out of order");
    previous = offset;
  }
  for (let index = 0; index < ids; index += 1) {
    const id = reader.u32("an id");
    if (id >= targetPieces) {
      throw new FileFault(`allows the target piece ${id}, but the target vocabulary has ${targetPieces}`);
    }
  }
}
