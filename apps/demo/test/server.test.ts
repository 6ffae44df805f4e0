import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveToyIndex, type ToyIndex } from "./model-index.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

let demo: TestDemo;
let index: ToyIndex;
beforeAll(async () => {
  index = await serveToyIndex();
  demo = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook,bergamot" }, { modelIndex: index.url });
});
afterAll(async () => {
  await demo.close();
  await index.close();
});

describe("an address is one path, letter by letter", () => {
  test.each([
    ["GET", "/API/savings"],
    ["GET", "/api/savings/"],
    ["GET", "/Locales/de/ui.json"],
    ["GET", "/memories/"],
    ["GET", "/%2561pi/savings"],
    ["GET", "/api%2fsavings"],
    ["GET", `/locales/de/${"x".repeat(101)}`],
    ["POST", "/api/savings"],
    ["POST", "/assets/"],
  ])("%s %s is none", async (method, path) => {
    const answer = await demo.ask(path, { method });
    expect([answer.status, (await answer.json()).code]).toEqual([404, "not-found"]);
  });

  test("which a request may write out in full, and is guarded by all the same", async () => {
    expect(await firstLineOf(`GET ${demo.url}/api/savings HTTP/1.1`, `Origin: ${demo.url}`)).toContain(" 200 ");
    expect(await firstLineOf(`GET ${demo.url}/api/savings HTTP/1.1`, "Origin: http://evil.example")).toContain(" 403 ");
    expect(await firstLineOf("GET http://evil.example/api/savings HTTP/1.1", `Origin: ${demo.url}`)).toContain(" 421 ");
  });
});

describe("a body", () => {
  const text = "Save";
  test.each<[number, string, Record<string, string>, string]>([
    [415, "text", { "content-type": "text/plain" }, text],
    [415, "a file", { "content-type": "application/octet-stream" }, text],
    [415, "what was packed", { "content-type": "application/json", "content-encoding": "gzip" }, "{}"],
    [415, "another character set", { "content-type": "application/json; charset=latin1" }, "{}"],
    [400, "no bytes at all", { "content-type": "application/json" }, ""],
    [400, "prototypes", { "content-type": "application/json" }, '{"text":"Save","target":"de","__proto__":{}}'],
  ])("%i is the answer to %s", async (status, _, headers, body) => {
    const answer = await demo.ask("/api/translate", { method: "POST", headers, body });
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code: "invalid" })]);
  });

  test("is refused with the name of what is wrong with it", async () => {
    const answer = await demo.send("POST", "/api/translate", { text, target: "?" });
    expect((await answer.json()).message).toMatch(/^body\/target must match pattern/);
    const query = await demo.ask("/api/models?source=en");
    expect((await query.json()).message).toBe("querystring must have required property 'target'");
  });
});

describe("an answer", () => {
  test("of the interface is kept by nobody, and says what is left of the minute", async () => {
    const { headers } = await demo.ask("/api/savings");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-ratelimit-limit")).toBe("400");
    expect([headers.get("etag"), headers.get("x-powered-by")]).toEqual([null, null]);
  });

  test("of any kind has the security headers, a failure too", async () => {
    for (const path of ["/", "/api/savings", "/nothing", "/%zz", "/locales/de/ui.json"]) {
      const { headers } = await demo.ask(path);
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    }
  });

  test("that is a stream of events ends when its reader leaves, and the installation goes on", async () => {
    const start = await demo.send("POST", "/api/installs", { source: "en", target: "de" });
    expect(start.status).toBe(202);
    const { id } = await start.json();
    const leaving = new AbortController();
    const watched = await demo.ask(`/api/installs/${id}/events`, { signal: leaving.signal });
    expect(watched.headers.get("content-type")).toBe("text/event-stream");
    const first = await watched.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^data: \{"state":"progress"/);
    leaving.abort();

    index.release();
    const events = await (await demo.ask(`/api/installs/${id}/events`)).text();
    expect(events.trim().split("\n\n").at(-1)).toBe('data: {"state":"installed"}');
    expect(await (await demo.ask("/api/models?source=en&target=de")).json()).toEqual({ models: [] });
  });
});

test("closing does not wait for pages that are open", async () => {
  const other = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" });
  const { port } = new URL(other.url);
  const idle = connect(Number(port), "127.0.0.1");
  await once(idle, "connect");
  const closed = once(idle, "close");
  idle.on("error", () => undefined);
  await other.close();
  await closed;
});

/** The status line of an answer to a request as it is written. */
async function firstLineOf(request: string, ...headers: readonly string[]): Promise<string> {
  const { host, hostname, port } = new URL(demo.url);
  const socket = connect(Number(port), hostname);
  socket.end([request, `Host: ${host}`, "Connection: close", ...headers, "", ""].join("\r\n"));
  const chunks = await socket.toArray();
  return String(chunks[0]).split("\r\n")[0] ?? "";
}
