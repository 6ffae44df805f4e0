import { expect, test } from "vitest";
import { dropping, failing, json, localService, translating } from "../../test/local-service.ts";
import { createClient } from "../client.ts";
import type { AnswerEvent, FailureEvent, Hooks, RetryEvent, TryEvent } from "./hooks.ts";

const patience = { apiKey: "secret-key-1234", retryDelayMs: 1 };

type Told =
  | readonly ["request", TryEvent]
  | readonly ["response", AnswerEvent]
  | readonly ["retry", RetryEvent]
  | readonly ["failure", FailureEvent];

function listening(): { readonly told: Told[]; readonly hooks: Hooks } {
  const told: Told[] = [];
  const hooks: Hooks = {
    request: (event) => void told.push(["request", event]),
    response: (event) => void told.push(["response", event]),
    retry: (event) => void told.push(["retry", event]),
    failure: (event) => void told.push(["failure", event]),
  };
  return { told, hooks };
}

test("hooks are told of every try, its answer, the wait and the next", async () => {
  const { url } = await localService(
    failing(429, { "retry-after": "0.1", "x-trace-id": "t1" }),
    json({ translations: [{ text: "de:a" }] }, { "x-trace-id": "t2" }),
  );
  const { told, hooks } = listening();
  await createClient({ baseUrl: `${url}/api`, ...patience, hooks }).translate("a", { to: "de" });
  const first = { method: "POST", path: "/v2/translate", attempt: 1 };
  expect(told).toEqual([
    ["request", first],
    ["response", { ...first, status: 429, durationMs: expect.any(Number), traceId: "t1" }],
    ["retry", { ...first, delayMs: expect.any(Number), error: expect.objectContaining({ kind: "rate-limited" }) }],
    ["request", { ...first, attempt: 2 }],
    ["response", { ...first, attempt: 2, status: 200, durationMs: expect.any(Number), traceId: "t2" }],
  ]);
});

test("hooks are told of a failure with all that it took", async () => {
  const { url } = await localService(dropping, failing(456));
  const { told, hooks } = listening();
  const client = createClient({ baseUrl: url, ...patience, hooks });
  await expect(client.usage()).rejects.toMatchObject({ kind: "quota-exceeded" });
  expect(told.map(([what]) => what)).toEqual(["request", "retry", "request", "response", "failure"]);
  const last = told.at(-1);
  expect(last?.[1]).toMatchObject({ attempt: 2, error: { kind: "quota-exceeded", attempts: 2 } });
  expect(last?.[0] === "failure" && last[1].durationMs).toBeGreaterThan(0);
});

test("a call that is aborted while it waits for its next try is a failure too", async () => {
  const { url } = await localService(failing(429, { "retry-after": "30" }));
  const { told, hooks } = listening();
  const caller = new AbortController();
  const stopping: Hooks = { ...hooks, retry: () => caller.abort() };
  const failure = createClient({ baseUrl: url, ...patience, hooks: stopping }).usage({ signal: caller.signal });
  await expect(failure).rejects.toMatchObject({ kind: "aborted", attempts: 1 });
  expect(told.map(([what]) => what)).toEqual(["request", "response", "failure"]);
});

test("neither key nor text nor a question is in what hooks are told, though the service repeats them", async () => {
  const { url } = await localService(
    failing(400, { "x-trace-id": patience.apiKey }, { message: `${patience.apiKey} is wrong.` }),
  );
  const { told, hooks } = listening();
  const client = createClient({ baseUrl: url, ...patience, hooks });
  await client.translate("a private sentence", { to: "de" }).catch(() => {});
  await client.languages({ resource: "voice" }).catch(() => {});
  const written = JSON.stringify(told);
  expect(written).not.toContain(patience.apiKey);
  expect(written).not.toContain("private");
  expect(written).not.toContain("resource");
});

test("a hook that throws, or promises and breaks its promise, breaks no call", async () => {
  const { url } = await localService(failing(503), translating());
  const broken = () => {
    throw new Error("The log is full.");
  };
  const late = async () => broken();
  for (const hook of [broken, late]) {
    const hooks = { request: hook, response: hook, retry: hook, failure: hook };
    const client = createClient({ baseUrl: url, ...patience, hooks });
    expect((await client.translate("a", { to: "de" })).text).toBe("de:a");
    await expect(client.usage({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: "aborted" });
  }
});

test("raw calls are told like any other", async () => {
  const { url } = await localService(failing(404));
  const { told, hooks } = listening();
  await createClient({ baseUrl: url, ...patience, hooks }).raw.GET("/v3/glossaries/{glossary_id}", {
    params: { path: { glossary_id: "g-1" } },
  });
  expect(told.map(([what, { path }]) => [what, path])).toEqual([
    ["request", "/v3/glossaries/g-1"],
    ["response", "/v3/glossaries/g-1"],
    ["failure", "/v3/glossaries/g-1"],
  ]);
});
