import type { EncodedBody } from "../body-localizer.ts";
import type { LocalizedAnswer } from "../http/response-plan.ts";
import { type BodyBounds, localizedWhole } from "../http/whole-body.ts";
import type { AnswerOutlet } from "./answer-outlet.ts";
import type { Chunk, Done } from "./written.ts";

export interface CollectedBounds extends BodyBounds {
  /** Sends the head as it is; the application's next pieces go straight out. */
  readonly passOn: () => void;
}

/** A body that is localized as a whole: it came so, or its pieces are of no use alone. */
export class CollectedBody {
  readonly #answer: LocalizedAnswer;
  readonly #outlet: AnswerOutlet;
  readonly #bounds: CollectedBounds;
  readonly #pieces: Uint8Array[] = [];
  #length = 0;

  constructor(answer: LocalizedAnswer, outlet: AnswerOutlet, bounds: CollectedBounds) {
    this.#answer = answer;
    this.#outlet = outlet;
    this.#bounds = bounds;
  }

  write(chunk: Chunk, done: Done | undefined): boolean {
    // Copied, for the writer may use its memory again.
    const piece = Buffer.from(chunk);
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length > this.#bounds.maxBodyBytes) return this.#passOn(done);
    if (done !== undefined) process.nextTick(done);
    return true;
  }

  end(chunk: Chunk | undefined): void {
    if (this.#pieces.length === 0) this.#localize(chunk ?? "");
    else this.#localize(Buffer.concat(chunk === undefined ? this.#pieces : [...this.#pieces, Buffer.from(chunk)]));
  }

  #passOn(done: Done | undefined): boolean {
    this.#bounds.passOn();
    const hasRoom = this.#pieces.map((piece) => this.#outlet.write(piece)).every(Boolean);
    if (done !== undefined) process.nextTick(done);
    return hasRoom;
  }

  #localize(body: Chunk): void {
    const localized = localizedWhole(this.#answer.localizer, body, this.#bounds);
    if (localized === undefined) this.#sendAsItCame(body);
    else if (localized instanceof Promise) this.#sendLate(localized);
    else this.#send(localized);
  }

  #sendLate(localized: Promise<EncodedBody>): void {
    localized
      .then((late) => this.#send(late))
      .catch((error: unknown) => {
        this.#bounds.onError(error);
        this.#outlet.response.destroy();
      });
  }

  #send(localized: EncodedBody): void {
    const { response } = this.#outlet;
    if (response.destroyed) return;
    const isKnown = this.#answer.settleWhole(localized);
    const { bytes } = localized;
    // Trailers of the application's own go with chunks, which have no length.
    if (!isKnown && !response.hasHeader("transfer-encoding") && !response.hasHeader("trailer")) {
      response.setHeader("Content-Length", bytes.length);
    }
    this.#outlet.sendHead();
    // What is below may take all bytes for Node's own kind.
    this.#outlet.end(isKnown ? undefined : bufferOf(bytes));
  }

  #sendAsItCame(body: Chunk): void {
    this.#outlet.sendHead();
    this.#outlet.end(body);
  }
}

function bufferOf(bytes: Uint8Array<ArrayBuffer>): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
