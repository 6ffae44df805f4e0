import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Detector } from "@dragoman/engines";
import { afterEach, describe, expect, test } from "vitest";
import { callerOf } from "./http/test-call.ts";
import { createService, type Service } from "./service.ts";
import type { Settings } from "./settings.ts";
import { createTestService } from "./testing/index.ts";

const quiet = { data: "memory", port: 0, log: "silent", engines: ["pseudo"] } as const satisfies Partial<Settings>;
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((service) => service.close()));
});

async function start(settings: Partial<Settings> = {}): Promise<Service & { url: string }> {
  const service = await createService({ ...quiet, ...settings });
  open.push(service);
  return { ...service, ...(await service.listen()) };
}

async function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

test("answers the same with a socket and without", async () => {
  const service = await createTestService({ engine: "pseudo" });
  open.push(service);
  const request = () =>
    new Request(`${service.url}/v2/translate`, {
      method: "POST",
      headers: { authorization: `Service-Auth-Key ${service.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ text: ["Hello"], source_lang: "en", target_lang: "de" }),
    });
  const [outside, inside] = [await fetch(request()), await service.fetch(request())];
  expect(outside.status).toBe(200);
  expect(inside.status).toBe(200);
  expect(await outside.text()).toBe(await inside.text());
  expect(outside.headers.get("x-engine")).toBe(inside.headers.get("x-engine"));
});

test("keeps its key and what was counted from one start to the next", async () => {
  const data = mkdtempSync(join(tmpdir(), "dragoman-"));
  try {
    const first = await start({ data });
    const apiKey = first.firstKey ?? "";
    expect(apiKey).toMatch(/^[0-9A-Za-z]{40}$/);
    const { postJson } = callerOf({ ...first, apiKey });
    await postJson("/v2/translate", { text: ["Hello"], source_lang: "en", target_lang: "de" });
    await first.close();
    const second = await start({ data });
    expect(second.firstKey).toBeUndefined();
    expect(await (await callerOf({ ...second, apiKey }).get("/v2/usage")).json()).toMatchObject({ character_count: 5 });
    await second.close();
  } finally {
    rmSync(data, { recursive: true });
  }
});

describe("metrics and health", () => {
  test("are open to this machine, and closed to whom a proxy speaks for", async () => {
    const { url } = await start();
    for (const path of ["/healthz", "/readyz", "/metrics"]) {
      expect(await statusOf(url + path)).toBe(200);
      expect(await statusOf(url + path, { "x-forwarded-for": "203.0.113.9" })).toBe(404);
    }
  });

  test("are on their own port alone where one is set", async () => {
    const port = await freePort();
    const { url } = await start({ metricsPort: port });
    for (const path of ["/healthz", "/readyz", "/metrics"]) {
      expect(await statusOf(url + path)).toBe(404);
      expect(await statusOf(`http://127.0.0.1:${port}${path}`)).toBe(200);
    }
  });

  test("count by names of the contract and of engines, without keys, tags, texts or addresses", async () => {
    const service = await start();
    const { postJson, get } = callerOf({ ...service, apiKey: service.firstKey ?? "" });
    const body = { text: ["a secret text", "another"], source_lang: "en", target_lang: "de" };
    await postJson("/v2/translate", body, { headers: { "x-service-reporting-tag": "secret-tag" } });
    await postJson("/v2/translate", { ...body, target_lang: "secretcode" });
    await get("/secret/path?secret=query");
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    expect(metrics).toContain('dragoman_request_duration_seconds_count{operation="translateText",status="200"} 1');
    expect(metrics).toContain('dragoman_request_duration_seconds_count{operation="translateText",status="400"} 1');
    expect(metrics).toContain('dragoman_request_duration_seconds_count{operation="none",status="404"} 1');
    expect(metrics).toContain('dragoman_texts_total{engine="pseudo"} 2');
    expect(metrics).toContain("dragoman_billed_characters_total 20");
    expect(metrics).toContain("dragoman_translations_in_progress 0");
    expect(metrics).not.toMatch(/secret/);
    expect(metrics).not.toContain(service.firstKey);
  });
});

test.each([
  { remembered: 8_000_000, answered: 4 },
  { remembered: 0, answered: 0 },
])("with --remembered $remembered, of two texts sent four times $answered are answered from memory", async (each) => {
  const service = await start({ remembered: each.remembered });
  const { postJson } = callerOf({ ...service, apiKey: service.firstKey ?? "" });
  const answers = [];
  for (let time = 0; time < 4; time++) {
    const answer = await postJson("/v2/translate", { text: ["Hello", "Save"], source_lang: "en", target_lang: "de" });
    answers.push([answer.headers.get("x-engine"), await answer.text()]);
  }
  expect(new Set(answers.map(String)).size).toBe(1);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toContain(`dragoman_remembered_texts_total ${each.answered}`);
  expect(metrics).toContain('dragoman_texts_total{engine="pseudo"} 8');
});

describe("test mode", () => {
  test("lets any key in, each into an account of its own, and no empty or invalid one", async () => {
    const service = await start({ test: true });
    const { postJson } = callerOf({ ...service, apiKey: "one" });
    await postJson("/v2/translate", { text: ["Hello"], source_lang: "en", target_lang: "de" });
    const used = async (apiKey: string) => (await callerOf({ ...service, apiKey }).get("/v2/usage")).json();
    expect(await used("one")).toMatchObject({ character_count: 5 });
    expect(await used("two")).toMatchObject({ character_count: 0 });
    expect((await callerOf({ ...service, apiKey: "invalid" }).get("/v2/usage")).status).toBe(401);
    expect((await callerOf({ ...service, apiKey: "" }).get("/v2/usage")).status).toBe(401);
    expect(service.firstKey).toBeUndefined();
  });
});

describe("origins", () => {
  test("that are set get CORS headers, others none", async () => {
    const { url } = await start({ origins: ["https://app.example"] });
    const from = (origin: string) => fetch(`${url}/v2/usage`, { headers: { origin } });
    const allowed = await from("https://app.example");
    expect(allowed.headers.get("access-control-allow-origin")).toBe("https://app.example");
    expect(allowed.headers.get("access-control-expose-headers")).toContain("X-Engine");
    expect((await from("https://other.example")).headers.has("access-control-allow-origin")).toBe(false);
    const preflight = await fetch(`${url}/v2/translate`, {
      method: "OPTIONS",
      headers: {
        origin: "https://app.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
  });

  test("that are set may read every refusal, and ask with every method", async () => {
    const { url } = await start({ origins: ["https://app.example"] });
    const headers = { origin: "https://app.example" };
    for (const [path, status] of [
      ["/nothing", 404],
      ["/v2/translate", 405],
      ["/v2/usage", 401],
    ] as const) {
      const answer = await fetch(url + path, { headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("access-control-allow-origin")).toBe("https://app.example");
    }
    const asked = { ...headers, "access-control-request-method": "DELETE" };
    const preflight = await fetch(`${url}/v3/style_rules/x`, { method: "OPTIONS", headers: asked });
    expect(preflight.headers.get("access-control-allow-methods")).toContain("DELETE");
    expect(preflight.headers.get("x-trace-id")).toMatch(/^[0-9a-f]{32}$/);
    expect((await fetch(`${url}/v2/usage`, { method: "OPTIONS" })).status).toBe(204);
  });

  test("are none by default", async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/v2/usage`, { headers: { origin: "https://app.example" } });
    expect(answer.headers.has("access-control-allow-origin")).toBe(false);
  });
});

test("a request under way when the service is closed is answered", async () => {
  const service = await createService(quiet);
  const { url } = await service.listen();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify({ text: ["Hello"], source_lang: "en", target_lang: "de" });
  const head = [
    "POST /v2/translate HTTP/1.1",
    "Host: x",
    `Authorization: Service-Auth-Key ${service.firstKey}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  await new Promise((resolve) => socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 5)}`, resolve));
  await fetch(`${url}/healthz`).then((answer) => answer.arrayBuffer());
  const closed = service.close();
  socket.write(body.slice(5));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  await expect(service.close()).resolves.toBeUndefined();
});

test("a request under way without a socket is answered and counted too", async () => {
  const data = mkdtempSync(join(tmpdir(), "dragoman-"));
  const asked = Promise.withResolvers<void>();
  const detected = Promise.withResolvers<void>();
  const detector: Detector = {
    languages: [],
    detect: async (texts) => {
      asked.resolve();
      await detected.promise;
      return texts.map(() => ({ status: "no_language_detected" }));
    },
    close: async () => {},
  };
  try {
    const service = await createService({ ...quiet, data }, { detector });
    const { firstKey: apiKey = "" } = service;
    const caller = callerOf({ ...service, url: "http://service", apiKey });
    const answer = caller.postJson("/v2/translate", { text: ["Hello"], target_lang: "de" });
    await asked.promise;
    const closed = service.close();
    detected.resolve();
    expect((await answer).status).toBe(200);
    await closed;
    const again = await start({ data });
    expect(await (await callerOf({ ...again, apiKey }).get("/v2/usage")).json()).toMatchObject({ character_count: 5 });
    await again.close();
  } finally {
    rmSync(data, { recursive: true });
  }
});

test("a connection that nothing was ever sent on does not hold up the closing", async () => {
  const service = await createService(quiet);
  const { url } = await service.listen();
  const { hostname, port } = new URL(url);
  const silent = connect(Number(port), hostname);
  await fetch(`${url}/healthz`).then((answer) => answer.arrayBuffer());
  await service.close();
  expect(await text(silent)).toBe("");
}, 8000);

test("an address that is taken is refused when it listens", async () => {
  const { url } = await start();
  const second = await createService({ ...quiet, port: Number(new URL(url).port) });
  open.push(second);
  await expect(second.listen()).rejects.toThrow("EADDRINUSE");
});

async function freePort(): Promise<number> {
  const service = await createService(quiet);
  const { url } = await service.listen();
  await service.close();
  return Number(new URL(url).port);
}
