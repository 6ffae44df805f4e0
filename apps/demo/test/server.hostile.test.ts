import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { textLimit } from "../src/protocol.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

let demo: TestDemo;
beforeAll(async () => {
  demo = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook,bergamot" });
});
afterAll(() => demo.close());

const translation = { text: "Save", source: "en", target: "de" };

describe("who may ask", () => {
  test.each([
    ["another origin", { origin: "http://evil.example" }],
    ["another port of this machine", { origin: "http://127.0.0.1:1" }],
    ["no origin at all", { origin: "null" }],
    ["another site, as the browser tells", { "sec-fetch-site": "cross-site" }],
    ["another port, as the browser tells", { "sec-fetch-site": "same-site" }],
    ["an address bar", { "sec-fetch-site": "none" }],
  ])("not %s", async (_, headers) => {
    for (const [method, path] of [
      ["POST", "/api/translate"],
      ["GET", "/api/languages"],
      ["GET", "/api/savings"],
      ["GET", "/%61pi/savings"],
      ["GET", "/locales/de/ui.json"],
      ["GET", "/l%6fcales/de/ui.json"],
      ["POST", "/api/installs"],
      ["DELETE", "/api/installs/00000000-0000-4000-8000-000000000000"],
      ["PUT", "/api/preferences"],
    ] as const) {
      const body = method === "POST" || method === "PUT" ? JSON.stringify(translation) : undefined;
      const answer = await demo.ask(path, {
        method,
        headers: { ...(body && { "content-type": "application/json" }), ...headers },
        ...(body && { body }),
      });
      expect([path, answer.status, (await answer.json()).code]).toEqual([path, 403, "refused"]);
    }
  });

  test("its heads only as what they are the heads of", async () => {
    const statuses = ["/", "/memories", "/api/savings"].map(async (path) => {
      return (await demo.ask(path, { method: "HEAD", headers: { origin: "http://evil.example" } })).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 403]);
  });

  test("not a change that does not say where it comes from", async () => {
    const answer = await fetch(`${demo.url}/api/translate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(translation),
    });
    expect(answer.status).toBe(403);
  });

  test.each(["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:80"])(
    "not under the name %s",
    async (host) => {
      expect(await statusWithHost(host, "/")).toBe(421);
      expect(await statusWithHost(host, "/api/languages")).toBe(421);
    },
  );
});

describe("what may be asked", () => {
  test.each<[string, unknown]>([
    ["nothing", {}],
    ["an empty text", { ...translation, text: "" }],
    ["a number", { ...translation, text: 1 }],
    ["a list", { ...translation, text: ["Save"] }],
    ["a text that is too long", { ...translation, text: "x".repeat(textLimit + 1) }],
    ["a language with a parameter behind it", { ...translation, target: "de&auth_key=x" }],
    ["a language that is a path", { ...translation, target: "../../v2/usage" }],
    ["another field", { ...translation, glossary_id: "x" }],
    ["a list of requests", [translation]],
    ["null", null],
    ["a bare text", "text"],
  ])("not %s", async (_, body) => {
    const answer = await demo.send("POST", "/api/translate", body);
    expect([answer.status, (await answer.json()).code]).toEqual([400, "invalid"]);
  });

  test("no body that is too large, no other media type, no broken JSON", async () => {
    expect((await demo.send("POST", "/api/translate", { ...translation, text: "x".repeat(40_000) })).status).toBe(413);
    const form = { method: "POST", body: new URLSearchParams({ ...translation }) };
    expect((await demo.ask("/api/translate", form)).status).toBe(415);
    const broken = { method: "POST", headers: { "content-type": "application/json" }, body: '{"text": "secret words' };
    const answer = await demo.ask("/api/translate", broken);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain("secret words");
  });

  test.each([
    "/assets/../index.html",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/demo.js",
    "/locales/..%2f..%2fshop/ui.json",
    "/locales/__proto__/ui.json",
    "/locales/de/__proto__.json",
    "/index.html",
    "/api/",
    "/%00",
    "/api/savings/..%2f..%2f",
    "//api/savings",
    "/api/savings;x=1",
    "/%zz",
  ])("not the path %s", async (path) => {
    expect(await statusOfRawPath(path)).toBeGreaterThanOrEqual(400);
    expect(await statusOfRawPath(path)).toBeLessThan(500);
  });

  test.each([{ theme: "<script>" }, { language: "xx" }, { language: "de; Path=/evil" }, { key: "x" }])(
    "not the preferences %j",
    async (preferences) => {
      const answer = await demo.send("PUT", "/api/preferences", preferences);
      expect(answer.status).toBe(400);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  test("a forged cookie or address does not reach the document", async () => {
    const headers = { cookie: 'theme="><script>; language=../../etc' };
    const html = await (await demo.ask("/?lang=%22%3E%3Cscript%3E", { headers })).text();
    expect(html).toContain('<html lang="en" dir="ltr" data-theme="system">');
  });

  test.each(["not-a-uuid", "00000000-0000-4000-8000-000000000000"])("no installation %s", async (id) => {
    for (const [method, path] of [
      ["GET", `/api/installs/${id}/events`],
      ["DELETE", `/api/installs/${id}`],
    ] as const) {
      expect((await demo.ask(path, { method })).status).toBeOneOf([400, 404]);
    }
  });

  test.each([
    { source: "en" },
    { source: "e", target: "de" },
    { source: "en", target: "../.." },
    { source: ["en"], target: "de" },
  ])("no installation for %j", async (direction) => {
    expect((await demo.send("POST", "/api/installs", direction)).status).toBe(400);
  });
});

test.each(["POST", "PUT", "DELETE", "PATCH"])("what was saved cannot be changed by %s", async (method) => {
  const before = await (await demo.ask("/api/savings")).json();
  const headers = { "content-type": "application/json" };
  const answer = await demo.ask("/api/savings", { method, headers, body: '{"requests":-1}' });
  expect([answer.status, (await answer.json()).code]).toEqual([404, "not-found"]);
  expect(await (await demo.ask("/api/savings?requests=-1&__proto__[texts]=9")).json()).toEqual(before);
});

test("what was saved is numbers alone, whatever was translated", async () => {
  await demo.send("POST", "/api/translate", { ...translation, text: "Save secret words" });
  await demo.send("POST", "/api/translate", { ...translation, text: "\ud800 Save" });
  const savings = await (await demo.ask("/api/savings")).json();
  expect(Object.values(savings).filter((count) => !Number.isSafeInteger(count))).toEqual([]);
});

test("more than 400 requests a minute are refused", async () => {
  const other = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" });
  try {
    const statuses = new Set<number>();
    for (let count = 0; count < 410; count++) {
      // Written otherwise, it is the same address.
      const answer = await other.send("PUT", count % 2 === 0 ? "/api/preferences" : "/%61pi/preferences", {});
      statuses.add(answer.status);
      if (answer.status === 429) expect(await answer.json()).toMatchObject({ code: "limited" });
    }
    expect([...statuses]).toEqual([204, 429]);
    expect((await other.ask("/")).status).toBe(200);
  } finally {
    await other.close();
  }
});

test("no answer holds the key", async () => {
  const answers = [
    await demo.ask("/"),
    await demo.ask("/api/languages"),
    await demo.ask("/api/savings"),
    await demo.ask("/locales/de/ui.json"),
    await demo.send("POST", "/api/translate", translation),
    await demo.send("POST", "/api/translate", { ...translation, target: "zu" }),
    await demo.send("POST", "/api/translate", {}),
    await demo.ask("/api/nothing"),
  ];
  for (const answer of answers) {
    const whole = JSON.stringify([...answer.headers]) + (await answer.text());
    expect(whole).not.toContain(demo.key);
    expect(whole).not.toMatch(/auth-key/i);
  }
});

function statusWithHost(host: string, path: string): Promise<number | undefined> {
  return statusOf(path, { host });
}

/** Sent as it is: `fetch` would tidy the path first. */
function statusOfRawPath(path: string): Promise<number | undefined> {
  return statusOf(path, { origin: demo.url, host: new URL(demo.url).host });
}

function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const { hostname, port } = new URL(demo.url);
  const sent = request({ hostname, port, path, headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode);
  });
  sent.on("error", reject);
  sent.end();
  return promise;
}
