/** A column of 32-bit numbers that grows. Half of it more each time, so that little of it stands empty. */
export class Column {
  #values: Uint32Array<ArrayBuffer>;
  #length: number;

  constructor(values: Uint32Array<ArrayBuffer> = new Uint32Array(0)) {
    this.#values = values;
    this.#length = values.length;
  }

  get length(): number {
    return this.#length;
  }

  /** Its numbers, and beyond its length what is not yet used. Valid until the next `push`. */
  get values(): Uint32Array<ArrayBuffer> {
    return this.#values;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#grow(this.#length + 1);
    this.#values[this.#length++] = value;
  }

  set(at: number, value: number): void {
    this.#values[at] = value;
  }

  /** Its numbers alone. */
  trimmed(): Uint32Array<ArrayBuffer> {
    return this.#values.subarray(0, this.#length);
  }

  #grow(least: number): void {
    const grown = new Uint32Array(Math.max(1024, least, Math.ceil(this.#length * 1.25)));
    grown.set(this.trimmed());
    this.#values = grown;
  }
}
