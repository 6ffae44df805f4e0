import type { Hooks } from "./sending/hooks.ts";
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

/** The options of a client for one address. */
export type AddressedSettings = ClientSettings & { readonly baseUrl: string };

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
