import type { BodyLocalizer, BodyStream, Outcome } from "../body-localizer.ts";
import { outcomeHeader, outcomeWord } from "../http/localized-head.ts";
import { mostHeld } from "../http/localized-pieces.ts";
import type { LocalizedAnswer } from "../http/response-plan.ts";
import { Utf8Pieces } from "../http/utf8-pieces.ts";
import type { AnswerOutlet } from "./answer-outlet.ts";
import { brokenRule, type Chunk, type Done } from "./written.ts";

/** A body that leaves piece by piece, each as soon as it is localized. Its head leaves first. */
export class StreamedBody {
  readonly #outlet: AnswerOutlet;
  readonly #stream: BodyStream;
  readonly #onError: (error: unknown) => void;
  readonly #pieces = new Utf8Pieces();
  /** Localized text that leaves with the next call down. */
  #ready = "";
  #willLeave = false;
  #hasLeft = false;
  /** Bytes that are no UTF-8, and all after them: they leave as they came, behind what was localized. */
  #unreadable: Chunk[] | undefined;
  #localized: Promise<Outcome> | undefined;
  #isLocalizedGone = false;
  #hasRoomBelow = true;
  #isWriterWaiting = false;
  #waiting: Done[] = [];
  #trailers: readonly [string, string][] = [];
  #isOver = false;

  constructor(
    createStream: NonNullable<BodyLocalizer["stream"]>,
    answer: LocalizedAnswer,
    outlet: AnswerOutlet,
    onError: (error: unknown) => void,
  ) {
    this.#outlet = outlet;
    this.#onError = onError;
    this.#stream = createStream((piece) => this.#emit(piece));
    answer.settleStreamed();
    announceTrailer(outlet);
    outlet.sendHead();
    outlet.onRoom(() => {
      this.#hasRoomBelow = true;
      this.#tellRoom();
    });
    outlet.response.once("close", () => this.#stop());
  }

  write(chunk: Chunk, done: Done | undefined): boolean {
    if (this.#isOver) {
      if (done !== undefined) process.nextTick(done, readerGone());
      return false;
    }
    this.#take(chunk);
    if (!this.#hasLeft) this.flushHead();
    const hasRoom = this.#hasRoom();
    this.#isWriterWaiting ||= !hasRoom;
    if (done !== undefined && hasRoom) process.nextTick(done);
    else if (done !== undefined) this.#waiting.push(done);
    return hasRoom;
  }

  flushHead(): void {
    this.#hasLeft = true;
    this.#outlet.flushHead();
  }

  /** @param trailers in any of Node's forms */
  addTrailers(trailers: object): void {
    const entries: readonly (readonly unknown[])[] = Array.isArray(trailers) ? trailers : Object.entries(trailers);
    this.#trailers = entries.map(([name, value]): [string, string] => [String(name), String(value)]);
  }

  end(chunk: Chunk | undefined): void {
    if (chunk !== undefined) this.#take(chunk);
    const begun = this.#pieces.rest();
    if (begun.length > 0) this.#takeUnreadable(begun);
    this.#localizedPart().then(
      (outcome) => this.#finish(outcome),
      (error: unknown) => this.#fail(error),
    );
  }

  #take(chunk: Chunk): void {
    const text = this.#unreadable === undefined ? this.#pieces.next(chunk) : chunk;
    if (typeof text === "string" && this.#unreadable === undefined) this.#localize(text);
    else this.#takeUnreadable(text);
  }

  #localize(text: string): void {
    // What is emitted meanwhile leaves in one piece.
    this.#willLeave = true;
    this.#stream.write(text);
    this.#leave();
  }

  #takeUnreadable(chunk: Chunk): void {
    if (this.#unreadable === undefined) {
      this.#unreadable = [];
      this.#localizedPart().catch((error: unknown) => this.#fail(error));
    }
    this.#unreadable.push(chunk);
    if (this.#isLocalizedGone) this.#leaveUnreadable();
  }

  /** Ends what is localized, once, and lets go what waited behind it. */
  #localizedPart(): Promise<Outcome> {
    this.#localized ??= this.#stream.end().then((outcome) => {
      this.#leave();
      this.#isLocalizedGone = true;
      this.#leaveUnreadable();
      this.#tellRoom();
      return outcome;
    });
    return this.#localized;
  }

  #leaveUnreadable(): void {
    if (this.#isOver) return;
    for (const chunk of this.#unreadable?.splice(0) ?? []) this.#hasRoomBelow = this.#outlet.write(chunk);
  }

  #emit(piece: string): void {
    if (this.#isOver) return;
    this.#ready += piece;
    if (this.#willLeave) return;
    this.#willLeave = true;
    queueMicrotask(() => this.#leave());
  }

  #leave(): void {
    this.#willLeave = false;
    if (this.#ready === "" || this.#isOver) return;
    const text = this.#ready;
    this.#ready = "";
    this.#hasLeft = true;
    this.#hasRoomBelow = this.#outlet.write(text);
    this.#tellRoom();
  }

  #hasRoom(): boolean {
    return this.#hasRoomBelow && this.#stream.held() <= mostHeld && (this.#unreadable?.length ?? 0) === 0;
  }

  #tellRoom(): void {
    if (!this.#isWriterWaiting || !this.#hasRoom()) return;
    this.#isWriterWaiting = false;
    process.nextTick(() => {
      for (const done of this.#waiting.splice(0)) done();
      this.#outlet.response.emit("drain");
    });
  }

  #finish(outcome: Outcome): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const done of this.#waiting.splice(0)) process.nextTick(done);
    const word = this.#unreadable === undefined ? outcomeWord(outcome) : "partial";
    this.#outlet.end(undefined, [...this.#trailers, [outcomeHeader, word]]);
  }

  /** A part of the page has left, and nothing true can follow it. */
  #fail(error: unknown): void {
    this.#onError(error);
    this.#outlet.response.destroy();
  }

  #stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stream.stop();
    for (const done of this.#waiting.splice(0)) done(readerGone());
  }
}

function readerGone(): Error {
  return brokenRule("ERR_STREAM_DESTROYED", "The reader has gone: nothing can be written.");
}

/** Only chunks have room for a trailer (RFC 9112, section 7.1.2). */
function announceTrailer({ response, head }: AnswerOutlet): void {
  if (!response.useChunkedEncodingByDefault || response.hasHeader("transfer-encoding")) return;
  // Who takes the header off, as proxies do with all that concerns a connection, is sent no chunks by Node.
  if (Reflect.get(response, "_removedTE") === true) return;
  const named = head.get("trailer");
  head.set("Trailer", named === undefined ? outcomeHeader : `${named}, ${outcomeHeader}`);
}
