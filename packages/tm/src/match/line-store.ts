import { Column } from "./columns.ts";

/** A line that was removed. */
const removed = 0xffffffff;
const newline = 0x0a;
/** Offsets have 32 bits, and the last of them means that a line was removed. */
const mostBytes = 0xfffffffe;

/** The parts of a line store, as they are saved. */
export interface SavedLines {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly offsets: Uint32Array<ArrayBuffer>;
}

/** Lines of text in one run of UTF-8, found by number. Numbers are given once and never again. */
export class LineStore {
  #bytes: Uint8Array<ArrayBuffer>;
  #end: number;
  readonly #offsets: Column;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  constructor(saved?: SavedLines) {
    this.#bytes = saved?.bytes ?? new Uint8Array(0);
    this.#end = this.#bytes.length;
    // Removing writes into it, which must not change what was saved.
    this.#offsets = new Column(saved?.offsets.slice());
  }

  /** How many lines were ever added. */
  get length(): number {
    return this.#offsets.length;
  }

  /** @throws RangeError once there are more than 4 GiB. */
  add(line: string): number {
    this.#makeRoom(line.length * 3 + 1);
    this.#offsets.push(this.#end);
    this.#end += this.#encoder.encodeInto(line, this.#bytes.subarray(this.#end)).written;
    this.#bytes[this.#end++] = newline;
    return this.#offsets.length - 1;
  }

  has(number: number): boolean {
    return number < this.#offsets.length && this.#offsets.values[number] !== removed;
  }

  read(number: number): string {
    const start = this.#offsets.values[number] ?? removed;
    if (start === removed) throw new RangeError(`There is no line ${number}.`);
    return this.#decoder.decode(this.#bytes.subarray(start, this.#bytes.indexOf(newline, start)));
  }

  remove(number: number): void {
    this.#offsets.set(number, removed);
  }

  /** The same lines under the same numbers, without the bytes of those that were removed. */
  compacted(): LineStore {
    const kept = new LineStore();
    for (let number = 0; number < this.length; number++) {
      if (this.has(number)) kept.add(this.read(number));
      else kept.#offsets.push(removed);
    }
    return kept;
  }

  save(): SavedLines {
    return { bytes: this.#bytes.subarray(0, this.#end), offsets: this.#offsets.trimmed() };
  }

  #makeRoom(bytes: number): void {
    const needed = this.#end + bytes;
    if (needed <= this.#bytes.length) return;
    if (needed > mostBytes) throw new RangeError("The index is full: 4 GiB of segments. Use one for each memory.");
    const grown = new Uint8Array(Math.min(mostBytes, Math.max(65_536, needed, Math.ceil(this.#bytes.length * 1.25))));
    grown.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = grown;
  }
}
