import type { TryEvent } from "./hooks.ts";
import type { WatchedTry } from "./watch.ts";

/** What is used of OpenTelemetry's `Tracer`, so that the one of any version fits. */
export interface Tracer {
  startSpan(name: string, options: { kind: number; attributes: Record<string, string | number> }): Span;
}

interface Span {
  spanContext(): SpanContext;
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { code: number }): unknown;
  end(): void;
}

interface SpanContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
  readonly traceState?: { serialize(): string } | undefined;
}

/** Numbers of OpenTelemetry's interface: `SpanKind.CLIENT` and `SpanStatusCode.ERROR`. */
const [clientKind, errorStatus] = [2, 2];

/**
 * Runs a try in a span of its own. OpenTelemetry's conventions for HTTP clients ask for one span for each request that
 * is sent, and for none around the tries of a call. What follows `?` is in no attribute.
 */
export async function traced<T>(tracer: Tracer, url: string, event: TryEvent, work: WatchedTry<T>): Promise<T> {
  const { method, path, attempt } = event;
  const { origin, hostname, port, protocol, pathname } = new URL(url);
  const template = templateOf(path);
  const attributes = {
    "http.request.method": method,
    "server.address": hostname,
    "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
    "url.full": origin + (path === "" ? "/REDACTED" : pathname),
    ...(template !== "" && { "url.template": template }),
    ...(attempt > 1 && { "http.request.resend_count": attempt - 1 }),
  };
  const span = quietly(() => tracer.startSpan(`${method} ${template}`.trim(), { kind: clientKind, attributes }));
  const headers = path === "" ? undefined : quietly(() => span && traceHeaders(span.spanContext()));
  try {
    return await work(headers ?? {}, ({ status }) =>
      quietly(() => span?.setAttribute("http.response.status_code", status)),
    );
  } catch (error) {
    quietly(() => span?.setAttribute("error.type", errorType(error)));
    quietly(() => span?.setStatus({ code: errorStatus }));
    throw error;
  } finally {
    quietly(() => span?.end());
  }
}

/** A tracer that throws does no more harm than a hook. */
function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The operation's own path, whatever its ids are: what is not of small letters alone is an id. */
function templateOf(path: string): string {
  return path.replaceAll(/\/(?!v\d\/)[^/]*[^a-z_/-][^/]*/g, "/{id}");
}

/** W3C Trace Context. A tracer that records nothing has an id of zeros, which is no id; what is no id is no header. */
function traceHeaders({ traceId, spanId, traceFlags, traceState }: SpanContext): Record<string, string> {
  const state = traceState?.serialize() ?? "";
  const traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
  if (!/^00-(?!0+-)[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/.test(traceparent)) return {};
  return { traceparent, ...(/^[\x20-\x7e]+$/.test(state) && { tracestate: state }) };
}

/** Told by its fields, so that this file shares none with those that are loaded without it. */
function errorType(error: unknown): string {
  const { status, kind }: { readonly status?: unknown; readonly kind?: unknown } = Object(error);
  if (typeof status === "number" && status >= 400) return String(status);
  return typeof kind === "string" ? kind : "_OTHER";
}
