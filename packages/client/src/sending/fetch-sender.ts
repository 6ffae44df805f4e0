import { refusal } from "../errors.ts";
import { readText } from "./read-body.ts";
import type { Send, SenderOptions } from "./send.ts";

/** What sends where nothing but the web's own interfaces can be counted on. */
export function createSender({ proxy }: SenderOptions): Send {
  if (proxy !== undefined) throw refusal("proxy: is for Node; give a fetch that goes through one.");
  return fetchSender((input, init) => globalThis.fetch(input, init));
}

/** Sends through a `fetch`. */
export function fetchSender(fetch: typeof globalThis.fetch): Send {
  return async ({ method, url, headers, body = null }, signal) => {
    const streaming = body instanceof ReadableStream && { duplex: "half" as const };
    const response = await fetch(url, { method, headers, body, redirect: "manual", signal, ...streaming });
    const stream = () => response.body ?? new Blob([]).stream();
    return { status: response.status, headers: response.headers, text: () => readText(response), stream };
  };
}
