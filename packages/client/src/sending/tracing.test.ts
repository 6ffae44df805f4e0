import { context, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { failing, json, localService, translating } from "../../test/local-service.ts";
import { createClient } from "../client.ts";

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
const tracer: Tracer = provider.getTracer("test");
const patience = { apiKey: "secret-key-1234", retryDelayMs: 1, tracer };

beforeAll(() => void context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable()));
beforeEach(() => exporter.reset());
afterAll(() => context.disable());

test("every request that is sent has a span after the conventions for HTTP clients", async () => {
  const { url } = await localService(failing(503), translating());
  const { port } = new URL(url);
  await createClient({ baseUrl: `${url}/api`, ...patience }).translate("a private sentence", { to: "de" });
  const [first, second] = exporter.getFinishedSpans();
  const attributes = {
    "http.request.method": "POST",
    "server.address": "127.0.0.1",
    "server.port": Number(port),
    "url.full": `${url}/api/v2/translate`,
    "url.template": "/v2/translate",
  };
  expect(first).toMatchObject({ name: "POST /v2/translate", kind: SpanKind.CLIENT });
  expect(first?.status.code).toBe(SpanStatusCode.ERROR);
  expect(first?.attributes).toEqual({ ...attributes, "http.response.status_code": 503, "error.type": "503" });
  expect(second?.status.code).toBe(SpanStatusCode.UNSET);
  expect(second?.attributes).toEqual({
    ...attributes,
    "http.response.status_code": 200,
    "http.request.resend_count": 1,
  });
  expect(exporter.getFinishedSpans()).toHaveLength(2);
});

test("the service gets the trace, and the caller's span is the parent", async () => {
  const { url, received } = await localService(translating());
  const client = createClient({ baseUrl: url, ...patience });
  await tracer.startActiveSpan("page", async (page) => {
    await client.translate("a", { to: "de" });
    page.end();
  });
  const [span, page] = exporter.getFinishedSpans();
  expect(span?.parentSpanContext?.spanId).toBe(page?.spanContext().spanId);
  const { traceId, spanId } = span?.spanContext() ?? {};
  expect(received[0]?.headers["traceparent"]).toBe(`00-${traceId}-${spanId}-01`);
});

test("a failure without an answer has its kind as the error's type", async () => {
  const client = createClient({ baseUrl: "http://127.0.0.1:1", ...patience, maxRetries: 0 });
  await client.usage().catch(() => {});
  expect(exporter.getFinishedSpans()[0]?.attributes).toMatchObject({ "error.type": "connection" });
  expect(exporter.getFinishedSpans()[0]?.attributes).not.toHaveProperty("http.response.status_code");
});

test("names know no ids, and no attribute a text, a key or a question", async () => {
  const { url } = await localService(json([]), failing(404));
  const client = createClient({ baseUrl: url, ...patience });
  await client.languages({ resource: "voice" });
  for (const glossary_id of ["def3a26b-3e84-45b3-84ae-0c0aaf3525f7", "04DE5AD98A02647D83285A36021911C6", "f%20f"]) {
    await client.raw.GET("/v3/glossaries/{glossary_id}/entries", {
      params: { path: { glossary_id }, query: { source_lang: "en", target_lang: "de" } },
    });
  }
  await client.translate("a private sentence", { to: "de" }).catch(() => {});
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name }) => name)).toEqual([
    "GET /v3/languages",
    ...Array(3).fill("GET /v3/glossaries/{id}/entries"),
    "POST /v2/translate",
  ]);
  const written = JSON.stringify(
    spans.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  );
  for (const secret of ["private", "resource", "source_lang", patience.apiKey]) expect(written).not.toContain(secret);
});

test("a tracer that records nothing sends no trace", async () => {
  const { url, received } = await localService(translating());
  const idle = trace.getTracer("none is set up");
  await createClient({ baseUrl: url, ...patience, tracer: idle }).translate("a", { to: "de" });
  expect(received[0]?.headers).not.toHaveProperty("traceparent");
});

const broken = () => {
  throw new Error("broken");
};
const ids = { traceId: "1\r\nx-other: 1", spanId: "2", traceFlags: 1 };
test.each<[string, unknown]>([
  ["that is none", {}],
  ["that throws", { startSpan: broken }],
  ["without spans", { startSpan: () => null }],
  [
    "whose spans throw",
    { startSpan: () => ({ spanContext: broken, setAttribute: broken, setStatus: broken, end: broken }) },
  ],
  [
    "whose ids are none",
    { startSpan: () => ({ spanContext: () => ids, setAttribute() {}, setStatus() {}, end() {} }) },
  ],
])("a tracer %s does no harm", async (_what, wrong) => {
  const { url, received } = await localService(translating(), failing(404));
  const client: ReturnType<typeof createClient> = Reflect.apply(createClient, undefined, [
    { baseUrl: url, ...patience, tracer: wrong },
  ]);
  expect((await client.translate("a", { to: "de" })).text).toBe("de:a");
  await expect(client.usage()).rejects.toMatchObject({ kind: "not-found" });
  expect(received[0]?.headers).not.toHaveProperty("traceparent");
});
