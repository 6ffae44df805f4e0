import type { ServerResponse } from "node:http";
import { mayBeOtherCharset } from "../http/content-type.ts";
import type { ResponseHead } from "../http/response-head.ts";
import type { LocalizedAnswer, ResponsePlan } from "../http/response-plan.ts";
import { AnswerOutlet } from "./answer-outlet.ts";
import { CollectedBody } from "./collected-body.ts";
import { setHead } from "./node-head.ts";
import { isLayered, ResponseLayers, type TopLayer } from "./response-layers.ts";
import { StreamedBody } from "./streamed-body.ts";
import { brokenRule, type Chunk, type Done, writtenOf } from "./written.ts";

/** What decides over an answer, and what bounds it. */
export interface ResponsePlanner {
  readonly plan: (head: ResponseHead) => ResponsePlan;
  /** Bodies that are localized as a whole and are longer go out as they are. In bytes. */
  readonly maxBodyBytes: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Localizes what an application says through a response of Node: `node:http`, Express, Connect and all that end there.
 * The head is held until the body's first piece, or its end, tells what the headers are. What is not localized goes
 * straight through. What else wraps the response, such as `compression`, may be mounted before or after. An answer that
 * is localized already stays so, by whoever was first.
 */
export function localizeNodeResponse(planner: ResponsePlanner, response: ServerResponse): void {
  if (!response.headersSent && !isLayered(response)) new LocalizedResponse(planner, response);
}

class LocalizedResponse implements TopLayer {
  readonly #planner: ResponsePlanner;
  readonly #response: ServerResponse;
  readonly #layers: ResponseLayers;
  readonly #outlet: AnswerOutlet;
  /** What becomes of the answer; `undefined` until its head is there. */
  #plan: ResponsePlan | undefined;
  #body: CollectedBody | StreamedBody | undefined;
  #isEnded = false;
  /** Who waits for room before it is known who tells of it. */
  readonly #waiting: unknown[] = [];

  constructor(planner: ResponsePlanner, response: ServerResponse) {
    this.#planner = planner;
    this.#response = response;
    this.#layers = new ResponseLayers(response, this);
    this.#outlet = new AnswerOutlet(response, this.#layers);
  }

  get headersSent(): boolean {
    return this.#plan !== undefined;
  }

  get writableEnded(): boolean {
    return this.#isEnded;
  }

  writeHead(...parameters: readonly unknown[]): unknown {
    if (this.#plan !== undefined) throw brokenRule("ERR_HTTP_HEADERS_SENT", "The headers have been sent already.");
    const [status, ...rest] = parameters;
    this.#decide(status, rest);
    this.#layers.hold();
    return this.#response;
  }

  write(...parameters: readonly unknown[]): unknown {
    const { chunk, done } = writtenOf(parameters);
    if (chunk === undefined) throw brokenRule("ERR_STREAM_NULL_VALUES", "A chunk of an answer cannot be null.");
    if (this.#isEnded) return this.#refuse(done);
    const answer = this.#answer();
    if (answer === "unchanged") return this.#layers.down("write", ...parameters);
    this.#layers.hold();
    if (answer !== "not-modified") this.#body ??= this.#begun(answer, chunk);
    if (this.#body !== undefined) return this.#body.write(chunk, done);
    if (done !== undefined) process.nextTick(done);
    return true;
  }

  end(...parameters: readonly unknown[]): unknown {
    const { chunk, done } = writtenOf(parameters);
    if (this.#isEnded && chunk !== undefined) this.#refuse(done);
    if (this.#isEnded) return this.#response;
    const answer = this.#answer();
    if (answer === "unchanged") return this.#layers.down("end", ...parameters);
    this.#isEnded = true;
    if (done !== undefined) this.#response.once("finish", done);
    if (answer === "not-modified") this.#outlet.end();
    else if (this.#body !== undefined) this.#body.end(chunk);
    else if (chunk === undefined && this.#response.req.method === "HEAD") this.#sendBodiless(answer);
    else this.#collected(answer).end(chunk);
    // What has not left waits for translations.
    this.#layers.hold();
    return this.#response;
  }

  /** A stream begins with it. The headers of a body that is collected are not known before its end. */
  flushHeaders(): unknown {
    const answer = this.#answer();
    if (answer === "unchanged") return this.#layers.down("flushHeaders");
    this.#layers.hold();
    if (answer !== "not-modified") this.#body ??= this.#begun(answer, "");
    if (this.#body instanceof StreamedBody) this.#body.flushHead();
    return undefined;
  }

  /** Node keeps only what it was given last, and a stream has a trailer of its own. */
  addTrailers(...parameters: readonly unknown[]): unknown {
    const [trailers] = parameters;
    const body = this.#body;
    if (!(body instanceof StreamedBody)) return this.#layers.down("addTrailers", ...parameters);
    if (typeof trailers === "object" && trailers !== null) body.addTrailers(trailers);
    return undefined;
  }

  /** Who waits for room hears of it from who gives it: what is below, such as compression, or the localized stream. */
  on(...parameters: readonly unknown[]): unknown {
    const [event, listener] = parameters;
    if (event !== "drain") return this.#layers.down("on", ...parameters);
    if (this.#body instanceof StreamedBody) this.#tellOfRoom(listener);
    else this.#waiting.push(listener);
    return this.#response;
  }

  /** What is to be done, by the head. It is made now where the application has not called `writeHead`. */
  #answer(): LocalizedAnswer | "unchanged" | "not-modified" {
    // Whoever has sent a head past this layer answers for the rest.
    if (this.#plan === undefined && this.#response.headersSent) this.#layers.retire();
    else if (this.#plan === undefined) this.#decide(this.#response.statusCode, []);
    return this.#plan?.kind === "localized" ? this.#plan : (this.#plan?.kind ?? "unchanged");
  }

  /** Decides over the answer by its head, with what `writeHead` was given. */
  #decide(status: unknown, rest: readonly unknown[]): void {
    const code = Math.trunc(Number(status));
    // Node says what is wrong with it.
    if (!(code >= 100 && code <= 999)) return void this.#layers.down("writeHead", status, ...rest);
    setHead(this.#response, code, rest);
    this.#plan = this.#planner.plan(this.#outlet.head);
    if (this.#plan.kind === "not-modified") this.#outlet.sendHead();
    if (this.#plan.kind === "unchanged") this.#passOn();
  }

  /** How a body that comes in pieces is treated; `undefined` where nobody gets it. */
  #begun(answer: LocalizedAnswer, first: Chunk): CollectedBody | StreamedBody | undefined {
    if (this.#response.req.method === "HEAD") {
      answer.settleBodiless();
      // What is still written goes the way of all bodies of HEAD.
      this.#passOn();
      return undefined;
    }
    const { stream } = answer.localizer;
    const contentType = this.#outlet.head.get("content-type") ?? "";
    if (stream === undefined || mayBeOtherCharset(contentType, first)) return this.#collected(answer);
    this.#layers.takeTrailers();
    const body = new StreamedBody(stream, answer, this.#outlet, this.#planner.onError);
    for (const listener of this.#waiting.splice(0)) this.#tellOfRoom(listener);
    return body;
  }

  #collected(answer: LocalizedAnswer): CollectedBody {
    return new CollectedBody(answer, this.#outlet, {
      maxBodyBytes: this.#planner.maxBodyBytes,
      onError: this.#planner.onError,
      passOn: () => this.#passOn(),
    });
  }

  #sendBodiless(answer: LocalizedAnswer): void {
    answer.settleBodiless();
    this.#outlet.sendHead();
    this.#outlet.end();
  }

  #passOn(): void {
    this.#outlet.sendHead();
    this.#layers.retire();
    for (const listener of this.#waiting.splice(0)) this.#layers.down("on", "drain", listener);
  }

  #tellOfRoom(listener: unknown): void {
    if (isListener(listener)) this.#response.addListener("drain", listener);
  }

  #refuse(done: Done | undefined): boolean {
    const error = brokenRule("ERR_STREAM_WRITE_AFTER_END", "The answer has ended: nothing can be written any more.");
    process.nextTick(() => {
      done?.(error);
      if (!this.#response.destroyed) this.#response.emit("error", error);
    });
    return false;
  }
}

function isListener(value: unknown): value is () => void {
  return typeof value === "function";
}
