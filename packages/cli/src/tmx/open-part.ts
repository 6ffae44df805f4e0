import type { TranslationUnit } from "@dragoman/tm";
import type { Output } from "../files/output.ts";
import type { Session } from "../session.ts";
import type { WrittenMemory } from "./write-memory.ts";

/** A part that is being written, to which units still come. */
export class OpenPart {
  readonly part: string;
  readonly output: Output;
  readonly #writer: WritableStreamDefaultWriter<TranslationUnit>;
  readonly #written: WrittenMemory;
  /** Settled when everything is on the disk, or with what went wrong. */
  readonly #done: Promise<void>;
  #isEnded = false;

  constructor(
    part: string,
    output: Output,
    write: (units: AsyncIterable<TranslationUnit>) => WrittenMemory,
    session: Session,
  ) {
    this.part = part;
    this.output = output;
    const { readable, writable } = new TransformStream<TranslationUnit, TranslationUnit>();
    this.#writer = writable.getWriter();
    this.#written = write(readable);
    this.#done = output.write(this.#written.bytes, session.signal);
    // Where writing fails nobody takes units any more; `add` or `end` tells why.
    this.#done.catch((error) => this.#writer.abort(error)).catch(() => {});
    this.#writer.closed.catch(() => {});
    session.atEnd(() => this.#abandon());
  }

  get units(): number {
    return this.#written.units;
  }

  get lost(): WrittenMemory["losses"] {
    return this.#written.losses;
  }

  /** Waits until the unit is taken. */
  async add(unit: TranslationUnit): Promise<void> {
    try {
      await this.#writer.write(unit);
    } catch (error) {
      await this.#done;
      throw error;
    }
  }

  async end(): Promise<void> {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#writer.close().catch(() => {});
    await this.#done;
  }

  /** Ends the writing of a part to which no more units come. */
  async #abandon(): Promise<void> {
    await this.#writer.abort().catch(() => {});
    await this.#done.catch(() => {});
  }
}
