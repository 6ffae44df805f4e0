import { createSender } from "#sender";
import { refusal } from "./errors.ts";
import { fetchSender } from "./sending/fetch-sender.ts";
import type { Hooks } from "./sending/hooks.ts";
import type { Send } from "./sending/send.ts";
import type { Tracer } from "./sending/tracing.ts";
import type { PhraseStore } from "./text/phrase-store.ts";
import type { Budget } from "./text/spending.ts";

/** How long and how often a call is tried. */
export interface PatienceOptions {
  /** Milliseconds one try may take, until its answer is whole. Default 30 000. */
  readonly timeoutMs?: number | undefined;
  /**
   * Milliseconds all tries of one request may take together, waiting included; given with a call, all of its requests
   * together. A wait that would end later (such as a long `Retry-After`) is not begun: the call fails at once. Default
   * 120 000.
   */
  readonly deadlineMs?: number | undefined;
  /** How often a failed request is sent again: 2 means up to three tries. Default 4. */
  readonly maxRetries?: number | undefined;
}

/** What every single call accepts beside its own options. */
export interface CallOptions extends PatienceOptions {
  /** Stops the call, also while it waits for the next try. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Attributes what the call uses to this tag: at most 100 printable ASCII characters, no spaces.
   * @wire `X-Service-Reporting-Tag`
   */
  readonly reportingTag?: string | undefined;
}

/** Where the service is. */
export type ClientAddress =
  | {
      /** The service's address, such as `http://localhost:4100`. A path in it is kept. */
      readonly baseUrl: string;
      /** A maker's two addresses: a key of one plan is then not sent to the address of the other. */
      readonly addresses?: PlanAddresses | undefined;
      readonly plan?: undefined;
    }
  | {
      readonly baseUrl?: string | undefined;
      readonly addresses: PlanAddresses;
      /** Which of them to call. Default: what the key says; keys of a free plan end in `:fx`. */
      readonly plan?: keyof PlanAddresses | undefined;
    };

/** A maker's two addresses. */
export interface PlanAddresses {
  readonly free: string;
  readonly pro: string;
}

export type ClientOptions = ClientAddress & ClientSettings;

export interface ClientSettings extends PatienceOptions {
  /** Sent as `Authorization: Service-Auth-Key <apiKey>`, and to nobody but `baseUrl`. */
  readonly apiKey: string;
  /** The maker's name in `<brand>-Auth-Key` and `X-<brand>-Reporting-Tag`. Default `Service`. */
  readonly brand?: string | undefined;
  /** What sends the requests, for tests and for ways of one's own. Default: undici on Node, else the runtime's `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /**
   * The address of a proxy that all requests go through, or `environment` for what `HTTP_PROXY`, `HTTPS_PROXY` and
   * `NO_PROXY` say. On Node alone.
   */
  readonly proxy?: string | undefined;
  /** Reporting tag of every call that gives none. */
  readonly reportingTag?: string | undefined;
  /** Headers of every request. `Authorization` cannot be among them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The calling application; follows the client's own name in `User-Agent`. Not sent from a browser. */
  readonly app?: { readonly name: string; readonly version?: string | undefined } | undefined;
  /** The whole `User-Agent`. Not sent from a browser. */
  readonly userAgent?: string | undefined;
  /** How many requests one `translateMany` or `detectMany` has in flight. Default 4. */
  readonly concurrency?: number | undefined;
  /** How many texts one request holds at most. Default 50. */
  readonly textsPerRequest?: number | undefined;
  /** Whether single `translate` calls of the same moment and with equal options travel together. Default true. */
  readonly batching?: boolean | undefined;
  /**
   * Whether the service honours `Idempotency-Key`, as Dragoman's does. Calls that make something then carry one and are
   * sent again like those that only read; without it they are when they surely did not arrive. Default false.
   */
  readonly idempotencyKeys?: boolean | undefined;
  /** What may be spent on translating, rephrasing and correcting; what would go beyond is not sent. */
  readonly budget?: Budget | undefined;
  /** Asked before anything is sent to be translated, and told of every translation. */
  readonly phraseStore?: PhraseStore | undefined;
  /** Told of every request, for logs and figures. */
  readonly hooks?: Hooks | undefined;
  /**
   * A `Tracer` of OpenTelemetry: every request that is sent gets a span after the conventions for HTTP clients, and
   * carries it on in `traceparent`. No text is in it.
   */
  readonly tracer?: Tracer | undefined;
  /** Upper bound in milliseconds of the wait before the first retry; doubles with each, up to 32 times. Default 500. */
  readonly retryDelayMs?: number | undefined;
}

/** The options, checked and complete. */
export interface Settings {
  readonly baseUrl: string;
  readonly send: Send;
  readonly hooks: Hooks;
  readonly tracer: Tracer | undefined;
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

export function resolveSettings(options: ClientOptions): Settings {
  const brand = options.brand ?? "Service";
  if (!/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(brand)) throw refusal("brand: use letters, digits and hyphens.");
  const reportingTagHeader = `X-${brand}-Reporting-Tag`;
  const apiKey = checkedKey(options.apiKey);
  return {
    baseUrl: addressOf(options, apiKey),
    send: senderOf(options),
    hooks: options.hooks ?? {},
    tracer: options.tracer,
    headers: {
      ...checkedHeaders(options.headers ?? {}),
      ...userAgentHeader(options),
      ...tagHeader(reportingTagHeader, options.reportingTag),
    },
    authorization: `${brand}-Auth-Key ${apiKey}`,
    reportingTagHeader,
    timeoutMs: number("timeoutMs", options.timeoutMs ?? 30_000, 1),
    deadlineMs: number("deadlineMs", options.deadlineMs ?? 120_000, 1),
    maxRetries: count("maxRetries", options.maxRetries ?? 4, 0),
    retryDelayMs: number("retryDelayMs", options.retryDelayMs ?? 500, 0),
    concurrency: count("concurrency", options.concurrency ?? 4, 1),
    textsPerRequest: count("textsPerRequest", options.textsPerRequest ?? 50, 1),
    batching: options.batching ?? true,
    idempotencyKeys: options.idempotencyKeys ?? false,
    redact: (text) => text.replaceAll(apiKey, "[key]"),
  };
}

function senderOf({ fetch, proxy }: ClientOptions): Send {
  if (fetch === undefined) return createSender({ proxy });
  if (proxy !== undefined) throw refusal("proxy: a fetch of your own goes its own way; leave one of them out.");
  return fetchSender(fetch);
}

/** The settings with what one call wants otherwise. */
export function patienceOf(settings: Settings, call: PatienceOptions): Required<PatienceNumbers> {
  return {
    timeoutMs: number("timeoutMs", call.timeoutMs ?? settings.timeoutMs, 1),
    deadlineMs: number("deadlineMs", call.deadlineMs ?? settings.deadlineMs, 1),
    maxRetries: count("maxRetries", call.maxRetries ?? settings.maxRetries, 0),
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
  const trimmed = tag.trim();
  if (!/^[!-~]{1,100}$/.test(trimmed)) {
    throw refusal("reportingTag: use 1 to 100 printable ASCII characters without spaces.");
  }
  return { [header.toLowerCase()]: trimmed };
}

/** A timer holds at most this many milliseconds (2^31 - 1); longer would fire at once. */
const longestTimer = 2_147_483_647;

export function number(name: string, value: number, least: number): number {
  if (typeof value !== "number" || Number.isNaN(value) || value < least) {
    throw refusal(`${name}: give a number, ${least} or more.`);
  }
  return Math.min(value, longestTimer);
}

function count(name: string, value: number, least: number): number {
  const whole = number(name, value, least);
  if (!Number.isInteger(whole)) throw refusal(`${name}: give a whole number, ${least} or more.`);
  return whole;
}

/**
 * The address that the options name. A key says of which plan it is, and is not sent to the other's address.
 */
function addressOf({ baseUrl, addresses, plan }: ClientAddress, apiKey: string): string {
  const keyPlan = apiKey.endsWith(":fx") ? "free" : "pro";
  if (addresses === undefined) return checkedAddress("baseUrl", baseUrl);
  const [free, pro] = [
    checkedAddress("addresses.free", addresses.free),
    checkedAddress("addresses.pro", addresses.pro),
  ];
  const known = { free, pro };
  const address = baseUrl === undefined ? known[plan ?? keyPlan] : checkedAddress("baseUrl", baseUrl);
  if (address === undefined) throw refusal("plan: give free or pro.");
  if (address !== known[keyPlan] && (address === free || address === pro)) {
    throw refusal(`apiKey: it is a key of the ${keyPlan} plan, whose address is ${known[keyPlan]}.`);
  }
  return address;
}

function checkedAddress(name: string, baseUrl: string | undefined): string {
  const url = typeof baseUrl === "string" && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw refusal(`${name}: give the service's address, such as http://localhost:4100.`);
  }
  if (url.username !== "" || url.password !== "") throw refusal(`${name}: give the key as apiKey, not in the address.`);
  if (url.search !== "" || url.hash !== "") throw refusal(`${name}: leave out what follows ? or #.`);
  // Not `href`, which keeps a `?` or `#` that nothing follows.
  return (url.origin + url.pathname).replace(/\/+$/, "");
}

/** Checked here, because a runtime's own complaint about a bad header value repeats the value. */
function checkedKey(apiKey: string): string {
  if (typeof apiKey !== "string" || apiKey === "") throw refusal("apiKey: give the key of your account.");
  if (!/^[!-~]+$/.test(apiKey)) throw refusal("apiKey: a key has neither spaces nor line breaks; see how it was read.");
  return apiKey;
}

/** With these a request would not arrive, or hang, and look like a service that fails. */
const framing: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "expect",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
]);

function checkedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const lowerName = name.toLowerCase();
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(lowerName))
      throw refusal("headers: a name holds a character that no header has.");
    if (framing.has(lowerName)) throw refusal(`headers: ${lowerName} belongs to the connection and is set by it.`);
    if (lowerName === "authorization") throw refusal("headers: Authorization is made from apiKey and brand.");
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
      throw refusal(`headers: the value of ${lowerName} holds a control character.`);
    checked[lowerName] = value;
  }
  return checked;
}

function userAgentHeader({ userAgent, app }: ClientOptions): Record<string, string> {
  if (runsInBrowser()) return {};
  const called = app === undefined ? "" : ` ${app.name}${app.version === undefined ? "" : `/${app.version}`}`;
  const value = userAgent ?? `dragoman-client${called}`;
  if (!/^[\x20-\x7e]+$/.test(value)) throw refusal("app, userAgent: use printable ASCII characters.");
  return { "user-agent": value };
}

/** A browser names itself, and asks the service's leave before it sends another name. */
export function runsInBrowser(): boolean {
  return "document" in globalThis || "WorkerGlobalScope" in globalThis;
}
