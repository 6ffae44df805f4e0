import { ByteReader, FileFault } from "./byte-reader.ts";

const piecesField = 1;
const knownFields: ReadonlySet<number> = new Set([1, 2, 3, 4, 5]);

/**
 * The number of pieces in a SentencePiece vocabulary. Of the protobuf message `ModelProto`
 * (sentencepiece_model.proto) only the outermost fields are walked: pieces are field 1, each a message.
 * @throws FileFault when it is no such file.
 */
export function countPieces(bytes: Uint8Array): number {
  const reader = new ByteReader(bytes);
  let pieces = 0;
  while (reader.left > 0) {
    const tag = varint(reader);
    const field = Math.floor(tag / 8);
    // every field of ModelProto is a message: wire type 2
    if (tag % 8 !== 2 || !knownFields.has(field)) throw new FileFault("is no SentencePiece vocabulary");
    reader.skip(varint(reader), "a field");
    if (field === piecesField) pieces += 1;
  }
  if (pieces === 0) throw new FileFault("is no SentencePiece vocabulary: it has no pieces");
  return pieces;
}

function varint(reader: ByteReader): number {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = reader.u8("a field");
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return value;
  }
  throw new FileFault("is no SentencePiece vocabulary");
}
