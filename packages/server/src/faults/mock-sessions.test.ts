import { Agent, request as httpRequest } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestKeyDirectory } from "../accounts/test-keys.ts";
import { createTestApp } from "../http/test-app.ts";
import { createTestService, type TestService } from "../testing/index.ts";
import { mockSessions } from "./mock-sessions.ts";

let service: TestService;
beforeEach(async () => {
  service = await createTestService({ engine: "pseudo", settings: { test: true } });
});
afterEach(() => service.close());

const body = { text: ["Hello"], source_lang: "en", target_lang: "de" };

interface Sent {
  readonly session?: string;
  readonly settings?: Readonly<Record<string, string | number>>;
  readonly path?: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

function send({ session = "one", settings = {}, path = "/v2/translate", key = "key", headers, signal }: Sent = {}) {
  const named = Object.entries(settings).map(([suffix, value]) => [`mock-server-session-${suffix}`, `${value}`]);
  return fetch(service.url + path, {
    headers: {
      authorization: `DeepL-Auth-Key ${key}`,
      "content-type": "application/json",
      ...(session !== "" && { "mock-server-session": session }),
      ...Object.fromEntries(named),
      ...headers,
    },
    ...(path === "/v2/translate" && { method: "POST", body: JSON.stringify(body) }),
    ...(signal !== undefined && { signal }),
  });
}

async function statuses(count: number, sent: Sent): Promise<number[]> {
  const found = [];
  for (let n = 0; n < count; n++) {
    const answer = await send(sent);
    await answer.arrayBuffer();
    found.push(answer.status);
  }
  return found;
}

test("429 comes so often, with an empty body, and only to translations of the session", async () => {
  const settings = { "429-count": 2 };
  expect((await send({ settings, path: "/v2/usage" })).status).toBe(200);
  const first = await send({ settings });
  expect([first.status, await first.text()]).toEqual([429, ""]);
  expect(await statuses(1, { session: "" })).toEqual([200]);
  expect(await statuses(1, { session: "two" })).toEqual([200]);
  expect(await statuses(3, {})).toEqual([429, 200, 200]);
});

test("5xx comes so often to whatever is asked, with the status that was asked for", async () => {
  expect(await statuses(3, { settings: { "5xx-count": 2 }, path: "/v2/usage" })).toEqual([503, 503, 200]);
  const settings = { "5xx-count": 1, "5xx-status": 529 };
  expect(await statuses(2, { session: "two", settings, key: "invalid" })).toEqual([529, 403]);
});

test("the first request fixes a session", async () => {
  await send();
  expect(await statuses(1, { settings: { "429-count": 5 } })).toEqual([200]);
});

test("so many requests get no answer", async () => {
  const settings = { "no-response-count": 1 };
  const gaveUp = new AbortController();
  const answer = send({ settings, signal: gaveUp.signal });
  expect(await Promise.race([answer, setTimeout(50, "nothing")])).toBe("nothing");
  gaveUp.abort();
  await expect(answer).rejects.toHaveProperty("name", "AbortError");
  expect(await statuses(1, { settings })).toEqual([200]);
});

test("limits are those of accounts that the session opens", async () => {
  const settings = { "init-character-limit": 8, "init-document-limit": 3, "init-team-document-limit": 5 };
  const usage = async (sent: Sent) => (await send({ ...sent, path: "/v2/usage" })).json();
  expect(await usage({ session: "", key: "before" })).not.toHaveProperty("document_limit");
  expect(await usage({ settings, key: "before" })).toMatchObject({ character_limit: 1e12 });
  expect(await usage({ settings })).toMatchObject({
    ...{ character_count: 0, character_limit: 8, document_count: 0, document_limit: 3 },
    ...{ team_document_count: 0, team_document_limit: 5 },
  });
  expect(await statuses(2, {})).toEqual([200, 456]);
  const none = { "init-character-limit": 0, "init-document-limit": 0 };
  expect(await usage({ session: "two", settings: none, key: "free" })).toMatchObject({ character_limit: 1e12 });
  expect(await usage({ session: "two", key: "free" })).not.toHaveProperty("document_limit");
});

test("a session may insist on a proxy", async () => {
  const settings = { "expect-proxy": 1 };
  const answer = await send({ settings });
  expect([answer.status, await answer.json()]).toEqual([400, { message: "Expected a request via proxy." }]);
  expect((await send({ headers: { forwarded: "for=127.0.0.1" } })).status).toBe(200);
});

describe("on sockets of its own", () => {
  async function ask(agent: Agent, headers: Record<string, string | number>): Promise<number | undefined> {
    const sent = httpRequest(`${service.url}/v2/usage`, {
      agent,
      headers: { authorization: "DeepL-Auth-Key key", "mock-server-session": "one", ...headers },
    });
    const answer = await new Promise<import("node:http").IncomingMessage>((resolve) => {
      sent.once("response", resolve);
      sent.end();
    });
    await json(answer);
    return answer.statusCode;
  }

  test("a session that says so keeps to its first one", async () => {
    const [one, two] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
    const headers = { "mock-server-session-allow-reconnections": 0, "user-agent": "test" };
    expect(await ask(one, headers)).toBe(200);
    expect(await ask(one, headers)).toBe(200);
    expect(await ask(two, headers)).toBe(400);
    expect(await ask(two, { ...headers, "mock-server-session": "another" })).toBe(200);
    expect(await ask(one, { ...headers, "mock-server-session": "relaxed" })).toBe(200);
    one.destroy();
    two.destroy();
  });

  test("others may have as many as they like", async () => {
    const headers = { "user-agent": "test" };
    for (let n = 0; n < 2; n++) expect(await ask(new Agent(), headers)).toBe(200);
  });

  test("a session wants a User-Agent, unless told otherwise", async () => {
    const agent = new Agent();
    expect(await ask(agent, {})).toBe(400);
    const relaxed = { "mock-server-session": "two", "mock-server-session-allow-missing-user-agent": 1 };
    expect(await ask(agent, relaxed)).toBe(200);
  });
});

test("the last request of a session is shown, without its key", async () => {
  const last = (session: string) => send({ session, path: "/__session__/last-request" });
  expect((await last("")).status).toBe(400);
  expect((await last("one")).status).toBe(404);
  await send({ headers: { "x-mine": "1" } });
  await send({ path: "/v2/usage?x=1", session: "two" });
  await last("one");
  expect(await (await last("one")).json()).toMatchObject({
    ...{ method: "POST", path: "/v2/translate", query: {}, body },
    headers: { "x-mine": "1", "mock-server-session": "one" },
  });
  const other = await (await last("two")).text();
  expect(JSON.parse(other)).toMatchObject({ method: "GET", path: "/v2/usage", query: { x: "1" } });
  expect(other).not.toContain("authorization");
});

test("the last request shows no key that an old client sends elsewhere", async () => {
  const last = async () => (await send({ path: "/__session__/last-request" })).text();
  const old = { "content-type": "application/x-www-form-urlencoded", "mock-server-session": "one" };
  const post = (text: string, headers: Record<string, string> = old) =>
    fetch(`${service.url}/v2/translate`, { method: "POST", headers, body: text });
  expect((await post("auth_key=secret&text=a&target_lang=de")).status).toBe(403);
  expect(JSON.parse(await last())).toMatchObject({ body: { auth_key: "[key]", text: "a" } });
  const json = { ...old, "content-type": "application/json" };
  expect((await post(JSON.stringify({ ...body, auth_key: "secret" }), json)).status).toBe(403);
  expect(JSON.parse(await last())).toMatchObject({ body: { ...body, auth_key: "[key]" } });
  expect((await send({ path: "/v2/usage?auth_key=secret" })).status).toBe(403);
  expect(JSON.parse(await last())).toMatchObject({ query: { auth_key: "[key]" } });
});

test("a session is forgotten after ten minutes without a request", async () => {
  let now = 1000;
  const app = await createTestApp({
    handlers: { getUsage: () => ({ body: { character_count: 0, character_limit: 1 } }) },
    extensions: [mockSessions(createTestKeyDirectory(), () => now)],
  });
  const status = async () => {
    const headers = {
      ...{ authorization: "Service-Auth-Key key", "mock-server-session": "one" },
      ...{ "mock-server-session-5xx-count": "1", "user-agent": "test" },
    };
    return (await app.inject({ url: "/v2/usage", headers })).statusCode;
  };
  expect(await status()).toBe(503);
  for (let n = 0; n < 3; n++) {
    now += 599_999;
    expect(await status()).toBe(200);
  }
  now += 600_001;
  expect(await status()).toBe(503);
  await app.close();
});

test("what steers rooms that are not there yet is taken, and those rooms answer 501", async () => {
  const settings = {
    ...{ "doc-failure": 1, "doc-queue-time": 10, "doc-translate-time": 10, "tm-job-processing-polls": 2 },
    "allow-extra-body": 1,
  };
  expect(await statuses(1, { settings })).toEqual([200]);
  expect(await statuses(1, { path: "/v3/spoken-terms" })).toEqual([501]);
});

test.each([
  ["429-count", "two"],
  ["429-count", "-1"],
  ["429-count", "1.5"],
  ["no-response-count", ""],
  ["5xx-status", "404"],
  ["5xx-status", "600"],
  ["init-character-limit", "9".repeat(400)],
  ["doc-failure", "true"],
  ["no-such-setting", "1"],
])("a session header %s: %s is refused by name, and opens no session", async (suffix, value) => {
  const answer = await send({ settings: { [suffix]: value } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining(`mock-server-session-${suffix}`) });
  expect(await statuses(1, { settings: { "429-count": 1 } })).toEqual([429]);
});

test("no session is anything to the next one, however it is called", async () => {
  for (const session of ["__proto__", "constructor", "a".repeat(4000), "%00", "one; two"]) {
    expect(await statuses(2, { session, settings: { "429-count": 1 } })).toEqual([429, 200]);
  }
});
