import { ByteReader, FileFault } from "./byte-reader.ts";

const piecesField = 1;
const knownFields: ReadonlySet<number> = new Set([1, 2, 3, 4, 5]);

/** What a piece is for, by sentencepiece_model.proto: `normal` and `symbol` (defined by the user) may stand in texts. */
type PieceKind = "normal" | "symbol" | "byte" | "other";

export interface Piece {
  readonly text: string;
  readonly kind: PieceKind;
}

const kinds: ReadonlyMap<number, PieceKind> = new Map([
  [1, "normal"],
  [4, "symbol"],
  [6, "byte"],
]);

/**
 * The number of pieces in a SentencePiece vocabulary. Of the protobuf message `ModelProto`
 * (sentencepiece_model.proto) only the outermost fields are walked: pieces are field 1, each a message.
 * @throws FileFault when it is no such file.
 */
export function countPieces(bytes: Uint8Array): number {
  return pieceRanges(bytes).length;
}

/**
 * The pieces of a SentencePiece vocabulary, in the order of their numbers.
 * @throws FileFault when it is no such file.
 */
export function readPieces(bytes: Uint8Array): readonly Piece[] {
  return pieceRanges(bytes).map(([start, end]) => readPiece(bytes.subarray(start, end)));
}

function pieceRanges(bytes: Uint8Array): readonly (readonly [start: number, end: number])[] {
  const reader = new ByteReader(bytes);
  const pieces: (readonly [number, number])[] = [];
  while (reader.left > 0) {
    const tag = varint(reader);
    const field = Math.floor(tag / 8);
    // every field of ModelProto is a message: wire type 2
    if (tag % 8 !== 2 || !knownFields.has(field)) throw new FileFault("is no SentencePiece vocabulary");
    const length = varint(reader);
    const start = reader.skip(length, "a field");
    if (field === piecesField) pieces.push([start, start + length]);
  }
  if (pieces.length === 0) throw new FileFault("is no SentencePiece vocabulary: it has no pieces");
  return pieces;
}

/** Field 1 is the text, 2 the score, 3 the kind, which is `normal` where it is left out. */
function readPiece(bytes: Uint8Array): Piece {
  const reader = new ByteReader(bytes);
  let piece: Piece = { text: "", kind: "normal" };
  while (reader.left > 0) {
    const tag = varint(reader);
    const wire = tag % 8;
    if (wire === 0) {
      const value = varint(reader);
      if (tag === 24) piece = { ...piece, kind: kinds.get(value) ?? "other" };
    } else if (wire === 5) {
      reader.skip(4, "a number");
    } else if (wire === 2) {
      const length = varint(reader);
      const start = reader.skip(length, "a piece");
      if (tag === 10) piece = { ...piece, text: new TextDecoder().decode(bytes.subarray(start, start + length)) };
    } else {
      throw new FileFault("is no SentencePiece vocabulary: a piece is damaged");
    }
  }
  return piece;
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
