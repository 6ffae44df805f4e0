import type { ServerResponse } from "node:http";
import { NodeHead } from "./node-head.ts";
import type { ResponseLayers } from "./response-layers.ts";
import type { Chunk } from "./written.ts";

/** Where an answer leaves: below the localizing layer, through whatever else wraps the response. */
export class AnswerOutlet {
  readonly response: ServerResponse;
  readonly head: NodeHead;
  readonly #layers: ResponseLayers;

  constructor(response: ServerResponse, layers: ResponseLayers) {
    this.response = response;
    this.head = new NodeHead(response);
    this.#layers = layers;
  }

  sendHead(): void {
    const { statusCode } = this.response;
    const statusMessage = this.head.reason;
    if (statusMessage) this.#layers.down("writeHead", statusCode, statusMessage);
    else this.#layers.down("writeHead", statusCode);
  }

  /** Makes the head leave though nothing of the body does yet. */
  flushHead(): void {
    this.#layers.down("flushHeaders");
  }

  /** `false` where whatever is below wants no more until it says so. */
  write(chunk: Chunk): boolean {
    return this.#layers.down("write", chunk) !== false;
  }

  /** Nothing comes after it: what the application calls from now on is for what is below to answer. */
  end(chunk?: Chunk, trailers: readonly (readonly [string, string])[] = []): void {
    if (trailers.length > 0) this.#layers.down("addTrailers", byName(trailers));
    if (chunk === undefined) this.#layers.down("end");
    else this.#layers.down("end", chunk);
    this.#layers.retire();
  }

  /** Whoever is below and kept writers waiting tells when there is room. */
  onRoom(listener: () => void): void {
    this.#layers.down("on", "drain", listener);
  }
}

/** As an object, for HTTP/2 takes no pairs. */
function byName(trailers: readonly (readonly [string, string])[]): Record<string, string[]> {
  const values: Record<string, string[]> = Object.create(null);
  for (const [name, value] of trailers) values[name] = [...(values[name] ?? []), value];
  return values;
}
