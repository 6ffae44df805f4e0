import type { BodyLocalizer, BodyStream } from "../body-localizer.ts";
import { Utf8Pieces } from "./utf8-pieces.ts";

export type Piece = string | Uint8Array;

/** Characters that may wait for their translations before no more is read, or written. */
export const mostHeld = 65_536;

/** A body that is read piece by piece, each as soon as it is localized; nothing is read ahead of what is asked for. */
export class LocalizedPieces implements AsyncIterableIterator<Piece> {
  readonly #source: AsyncIterator<Piece>;
  readonly #stream: BodyStream;
  readonly #pieces = new Utf8Pieces();
  #reading: Promise<IteratorResult<Piece, unknown>> | undefined;
  /** Localized text that nobody has asked for yet. */
  #ready = "";
  #awake = Promise.withResolvers<undefined>();
  /** `localizing` until the source ends or is no UTF-8, then `ending` until all is localized, then as it comes. */
  #phase: "localizing" | "ending" | "passing" | "over" = "localizing";
  /** Bytes that are no UTF-8: they leave as they came, behind what was localized. */
  #unreadable: Uint8Array | undefined;
  #isSourceOver = false;
  #failure: { readonly error: unknown } | undefined;

  constructor(source: AsyncIterator<Piece>, createStream: NonNullable<BodyLocalizer["stream"]>) {
    this.#source = source;
    this.#stream = createStream((text) => {
      this.#ready += text;
      this.#wake();
    });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** @throws what the source throws, or the localizer */
  async next(): Promise<IteratorResult<Piece, undefined>> {
    for (;;) {
      if (this.#failure !== undefined) throw this.#failure.error;
      if (this.#phase === "over") return { done: true, value: undefined };
      if (this.#ready !== "") return this.#taken();
      if (this.#phase === "passing") return this.#passed();
      if (this.#phase === "ending" || this.#stream.held() > mostHeld) await this.#awakened();
      else await this.#advance();
    }
  }

  /** Nobody reads any more. */
  async return(): Promise<IteratorResult<Piece, undefined>> {
    const isOver = this.#phase === "over";
    this.#phase = "over";
    this.#wake();
    if (!isOver) this.#stream.stop();
    await this.#source.return?.();
    return { done: true, value: undefined };
  }

  #taken(): IteratorResult<Piece, undefined> {
    const value = this.#ready;
    this.#ready = "";
    return { done: false, value };
  }

  async #passed(): Promise<IteratorResult<Piece, undefined>> {
    const value = this.#unreadable;
    this.#unreadable = undefined;
    if (value !== undefined) return { done: false, value };
    const next = this.#isSourceOver ? undefined : await this.#source.next();
    if (next !== undefined && next.done !== true) return { done: false, value: next.value };
    this.#phase = "over";
    return { done: true, value: undefined };
  }

  /** Reads on, or stops waiting for the source when there is something localized first. */
  async #advance(): Promise<void> {
    this.#reading ??= this.#source.next();
    const read = await Promise.race([this.#reading, this.#awakened()]).catch((error: unknown) => this.#fail(error));
    if (read === undefined || this.#phase !== "localizing") return;
    this.#reading = undefined;
    this.#isSourceOver = read.done === true;
    const piece = read.done === true ? this.#pieces.rest() : this.#pieces.next(read.value);
    if (typeof piece === "string") return this.#stream.write(piece);
    this.#unreadable = piece.length === 0 ? undefined : piece;
    this.#end();
  }

  #end(): void {
    this.#phase = "ending";
    this.#stream
      .end()
      .then(() => {
        if (this.#phase === "ending") this.#phase = "passing";
      })
      .catch((error: unknown) => this.#fail(error))
      .finally(() => this.#wake());
  }

  #fail(error: unknown): undefined {
    this.#failure = { error };
    this.#stream.stop();
  }

  /** Until something happens. Asked for in the same turn in which it was seen that nothing is there. */
  #awakened(): Promise<undefined> {
    return this.#awake.promise;
  }

  #wake(): void {
    const { resolve } = this.#awake;
    this.#awake = Promise.withResolvers();
    resolve(undefined);
  }
}
