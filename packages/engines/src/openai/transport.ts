/**
 * One kind of request, over Node's own `fetch`. The package `openai` 7.57.0 would add 35 MB to an installation and
 * 34 MB to the process, and reads an organization and headers from variables of its own; of it we would use one call.
 */
import { setTimeout as pause } from "node:timers/promises";
import { EngineError } from "../errors.ts";

export interface TransportOptions {
  /** The server's address; where it has no path, `/v1` is its path. */
  readonly url: string;
  readonly key: string | undefined;
  /** How long one question may take, a second try and the wait for it included, in milliseconds. */
  readonly timeoutMs: number;
}

/** What a model server says to one question; `refused` where it will not take this one (400, 413, 422). */
type Reply =
  | { readonly status: "answered"; readonly body: string }
  | { readonly status: "refused"; readonly body: string };

export interface Transport {
  /**
   * Posts JSON to the server's `/chat/completions`. A server that is busy or failing (429, 5xx) is asked once more.
   * @throws EngineError for what the operator must see to; the signal's reason once it is aborted.
   */
  post(body: string, signal: AbortSignal): Promise<Reply>;
}

/** Answers are texts of some thousand characters. */
const longestBody = 8 * 1024 * 1024;
/** Who is told to come back later than this had better tell the caller. */
const longestPauseMs = 5_000;
const usualPauseMs = 500;

export function createTransport({ url, key, timeoutMs }: TransportOptions): Transport {
  const address = chatAddress(url);
  const headers = { "content-type": "application/json", ...(key !== undefined && { authorization: `Bearer ${key}` }) };

  async function ask(body: string, signal: AbortSignal) {
    // A redirect would take texts and key to another place.
    const response = await fetch(address, { method: "POST", headers, body, signal, redirect: "manual" });
    return { response, body: await readBody(response) };
  }

  async function askTwice(body: string, signal: AbortSignal) {
    const first = await ask(body, signal);
    if (!isPassing(first.response.status)) return first;
    const pauseMs = pauseOf(first.response.headers.get("retry-after"));
    if (pauseMs > longestPauseMs) return first;
    await pause(pauseMs, undefined, { signal });
    return ask(body, signal);
  }

  return {
    async post(body, signal) {
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await askTwice(body, AbortSignal.any([signal, deadline]));
        return replyOf(answer.response, answer.body, address);
      } catch (thrown) {
        signal.throwIfAborted();
        if (thrown instanceof EngineError) throw thrown;
        if (deadline.aborted) {
          throw unavailable(
            `The model server at ${address.host} gave no answer within ${timeoutMs / 1000} s. Use a faster model or machine, or see that DRAGOMAN_OPENAI_URL names the right one.`,
          );
        }
        throw unavailable(
          `DRAGOMAN_OPENAI_URL: no answer from ${address.host}${reasonOf(thrown)}. Start the model server, or correct the address.`,
        );
      }
    },
  };
}

/** `http://127.0.0.1:8080` is the address of a machine; one with a path is used as it is. */
function chatAddress(url: string): URL {
  const address = new URL(url);
  const path = address.pathname.replace(/\/+$/, "");
  address.pathname = `${path === "" ? "/v1" : path}/chat/completions`;
  return address;
}

/** @throws EngineError for a body that is longer than any answer. */
async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [body, bytes] = ["", 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > longestBody) throw unavailable("The model server sends more than any answer can be. Check the server.");
    body += decoder.decode(chunk, { stream: true });
  }
  return body + decoder.decode();
}

function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

/** In milliseconds; seconds or a date (RFC 9110 10.2.3). */
function pauseOf(retryAfter: string | null): number {
  if (retryAfter === null || retryAfter.trim() === "") return usualPauseMs;
  const seconds = Number(retryAfter);
  const pauseMs = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return Number.isNaN(pauseMs) ? usualPauseMs : Math.max(0, pauseMs);
}

function replyOf({ status, ok }: Response, body: string, { host }: URL): Reply {
  if (ok) return { status: "answered", body };
  if (status === 400 || status === 413 || status === 422) return { status: "refused", body };
  const server = `The model server at ${host}`;
  if (status === 401 || status === 403) {
    throw unavailable(`${server} refused the key (${status}). Set DRAGOMAN_OPENAI_KEY to one that it takes.`);
  }
  if (status === 404) {
    throw unavailable(
      `${server} does not know the address or the model (404). Check DRAGOMAN_OPENAI_URL, which ends in /v1 for most servers, and DRAGOMAN_OPENAI_MODEL.`,
    );
  }
  if (status === 429) throw unavailable(`${server} takes no more requests now (429). Send fewer, or raise its limit.`);
  if (status >= 500) throw unavailable(`${server} failed (${status}). Its log says why.`);
  if (status >= 300 && status < 400) {
    throw unavailable(
      `${server} says that it is elsewhere (${status}). Set DRAGOMAN_OPENAI_URL to the address it moved to.`,
    );
  }
  throw unavailable(`${server} answered ${status}. Check DRAGOMAN_OPENAI_URL.`);
}

/** The code of a broken connection; what else such an error says may hold the key. */
function reasonOf(thrown: unknown): string {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? ` (${code})` : "";
}

function unavailable(message: string): EngineError {
  return new EngineError("openai", "unavailable", message);
}
