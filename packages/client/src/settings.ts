import { createSender } from "#sender";
import { refusal } from "./errors.ts";
import type { AddressedSettings, CallOptions, ClientSettings } from "./options.ts";
import { fetchSender } from "./sending/fetch-sender.ts";
import type { Send } from "./sending/send.ts";

/** The options, checked and complete. */
export interface Settings {
  readonly baseUrl: string;
  readonly send: Send;
  /** What sockets go through, as `send` does. */
  readonly proxy: string | undefined;
  /** Headers of every request that names no others. */
  readonly headers: Readonly<Record<string, string>>;
  readonly authorization: string;
  readonly reportingTagHeader: string;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly maxRetries: number;
  readonly retryDelayMs: number;
  readonly concurrency: number;
  readonly textsPerRequest: number;
  readonly batching: boolean;
  readonly idempotencyKeys: boolean;
  /** Takes the key out of a text that was written by somebody else. */
  readonly redact: (text: string) => string;
}

/** @throws DragomanError of kind `invalid-request`, naming the option that cannot be right. */
export function resolveSettings(options: AddressedSettings): Settings {
  const { brand = "Service", apiKey, batching = true, idempotencyKeys = false } = options;
  if (typeof brand !== "string" || !/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(brand))
    throw refusal("brand: use letters, digits and hyphens.");
  // Checked here, because a runtime's own complaint about a bad header value repeats the value.
  if (typeof apiKey !== "string" || !/^[!-~]+$/.test(apiKey)) {
    throw refusal("apiKey: give a key without spaces.");
  }
  const reportingTagHeader = `x-${brand.toLowerCase()}-reporting-tag`;
  return {
    baseUrl: checkedAddress("baseUrl", options.baseUrl),
    send: senderOf(options),
    proxy: options.proxy,
    headers: {
      ...checkedHeaders(options.headers ?? {}),
      ...userAgentHeader(options),
      ...tagHeader(reportingTagHeader, options.reportingTag),
    },
    authorization: `${brand}-Auth-Key ${apiKey}`,
    reportingTagHeader,
    ...patienceOf({ timeoutMs: 30_000, deadlineMs: 120_000, maxRetries: 4 }, options),
    retryDelayMs: numberIn(options, "retryDelayMs", 500, 0),
    concurrency: numberIn(options, "concurrency", 4, 1),
    textsPerRequest: numberIn(options, "textsPerRequest", 50, 1),
    batching,
    idempotencyKeys,
    redact: (text) => text.replaceAll(apiKey, "[key]"),
  };
}

/** The settings with what one call wants otherwise. Callers without types may hand over anything as its options. */
export function patienceOf(settings: PatienceNumbers, call: CallOptions): PatienceNumbers {
  if (call === null || (call.signal && !call.signal.addEventListener)) {
    throw refusal("options: give an object, with an AbortSignal as signal.");
  }
  return {
    timeoutMs: numberIn(call, "timeoutMs", settings.timeoutMs, 1),
    deadlineMs: numberIn(call, "deadlineMs", settings.deadlineMs, 1),
    maxRetries: numberIn(call, "maxRetries", settings.maxRetries, 0),
  };
}

export interface PatienceNumbers {
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly maxRetries: number;
}

/** The header of a reporting tag, or none. */
export function tagHeader(header: string, tag: string | undefined): Record<string, string> {
  if (tag === undefined) return {};
  if (typeof tag !== "string" || !/^\s*[!-~]{1,100}\s*$/.test(tag)) {
    throw refusal("reportingTag: use 1 to 100 ASCII characters without spaces.");
  }
  return { [header]: tag.trim() };
}

/** A timer holds at most this many milliseconds (2^31 - 1); longer would fire at once. */
const longestTimer = 2_147_483_647;

/**
 * One of the options that are numbers; what is not in milliseconds is counted, and whole.
 * @throws DragomanError of kind `invalid-request`, naming it.
 */
export function numberIn<Name extends string>(
  options: { readonly [Option in Name]?: number | undefined },
  name: Name,
  fallback: number,
  least: number,
): number {
  const value = options[name] ?? fallback;
  const whole = name.endsWith("Ms") ? "" : "whole ";
  if (typeof value === "number" && value >= least && (whole === "" || Number.isInteger(value))) {
    return Math.min(value, longestTimer);
  }
  throw refusal(`${name}: give a ${whole}number, ${least} or more.`);
}

function senderOf({ fetch, proxy }: ClientSettings): Send {
  if (fetch === undefined) return createSender({ proxy });
  if (typeof fetch !== "function" || proxy !== undefined) throw refusal("fetch, proxy: give a function, or a proxy.");
  return fetchSender(fetch);
}

/** The address without what is too much of it. `name` is the option that gave it. */
export function checkedAddress(name: string, address: string | undefined): string {
  const { protocol, username, password, origin, pathname, search, hash } = new URL(
    URL.canParse(String(address)) ? String(address) : "none:",
  );
  if (/^https?:$/.test(protocol) && username + password + search + hash === "") {
    // Not `href`, which keeps a `?` or `#` that nothing follows.
    return (origin + pathname).replace(/\/+$/, "");
  }
  throw refusal(`${name}: give an address such as http://localhost:4100, no user, ? or #.`);
}

/** The key's own header, and those with which a request would not arrive, or hang, and look like a service that fails. */
const ownHeaders = /^(authorization|connection|content-length|expect|keep-alive|transfer-encoding|upgrade)$/;

function checkedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([given, value]) => {
      const name = given.toLowerCase();
      if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(name) || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
        throw refusal("headers: use characters that headers have.");
      }
      if (ownHeaders.test(name)) throw refusal(`headers: ${name} is set by the client.`);
      return [name, value];
    }),
  );
}

function userAgentHeader({ userAgent, app }: ClientSettings): Record<string, string> {
  // A browser names itself, and asks the service's leave before it sends another name.
  if ("document" in globalThis || "WorkerGlobalScope" in globalThis) return {};
  const called = app ? ` ${app.name}${app.version === undefined ? "" : `/${app.version}`}` : "";
  const value = userAgent ?? `dragoman-client${called}`;
  if (!/^[\x20-\x7e]+$/.test(value)) throw refusal("app, userAgent: use printable ASCII characters.");
  return { "user-agent": value };
}
