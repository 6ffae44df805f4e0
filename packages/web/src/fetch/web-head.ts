import type { ResponseHead } from "../http/response-head.ts";

/** The head of a `Response`, which may be one that cannot be changed: what is changed is a copy. */
export class WebHead implements ResponseHead {
  readonly #response: Response;
  #status: number;
  #headers: Headers | undefined;

  constructor(response: Response) {
    this.#response = response;
    this.#status = response.status;
  }

  get status(): number {
    return this.#status;
  }

  setStatus(status: number): void {
    this.#status = status;
  }

  get(name: string): string | undefined {
    return (this.#headers ?? this.#response.headers).get(name) ?? undefined;
  }

  set(name: string, value: string): void {
    this.#changed.set(name, value);
  }

  remove(name: string): void {
    this.#changed.delete(name);
  }

  /** The response itself where nothing of it has changed. */
  withBody(body: Response["body"] | string | Uint8Array<ArrayBuffer>): Response {
    const isSame = this.#headers === undefined && this.#status === this.#response.status;
    if (isSame && body === this.#response.body) return this.#response;
    const statusText = this.#status === this.#response.status ? this.#response.statusText : "";
    return new Response(body, { status: this.#status, statusText, headers: this.#changed });
  }

  get #changed(): Headers {
    this.#headers ??= new Headers(this.#response.headers);
    return this.#headers;
  }
}
