/** A file is not what it should be. The message goes on from the file's name: `has no embeddings`. */
export class FileFault extends Error {
  override readonly name = "FileFault";
}

/** Reads little-endian numbers in order; past the end, and for numbers no file can mean, it throws a FileFault. */
export class ByteReader {
  readonly #view: DataView;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get offset(): number {
    return this.#offset;
  }

  get left(): number {
    return this.#view.byteLength - this.#offset;
  }

  u8(what: string): number {
    return this.#view.getUint8(this.skip(1, what));
  }

  u32(what: string): number {
    return this.#view.getUint32(this.skip(4, what), true);
  }

  i32(what: string): number {
    return this.#view.getInt32(this.skip(4, what), true);
  }

  u64(what: string): number {
    const value = this.#view.getBigUint64(this.skip(8, what), true);
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new FileFault(`is damaged: ${what} is ${value}`);
    return Number(value);
  }

  /** Text that ends with a NUL, `length` bytes with it. */
  text(length: number, what: string): string {
    const start = this.skip(length, what);
    return new TextDecoder().decode(new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, length - 1));
  }

  /** Moves on, and gives the offset before. */
  skip(length: number, what: string): number {
    if (length > this.left) throw new FileFault(`is cut short: it ends in ${what}`);
    const start = this.#offset;
    this.#offset += length;
    return start;
  }
}
