import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestService, type ScriptedFault, type TestService } from "./index.ts";

let service: TestService;
beforeEach(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterEach(() => service.close());

const body = JSON.stringify({ text: ["Hello"], source_lang: "en", target_lang: "de" });

function request(path = "/v2/translate", init: RequestInit = {}): Request {
  const headers = { authorization: `Service-Auth-Key ${service.apiKey}`, "content-type": "application/json" };
  const sent = path === "/v2/translate" ? { method: "POST", body } : {};
  return new Request(service.url + path, { headers, ...sent, ...init });
}

/** Node's `fetch` forgets the signal of a `Request` that nobody else holds, so signals stand beside it. */
const ways: readonly [string, (given: Request, init?: RequestInit) => Promise<Response>][] = [
  ["over a socket", (given, init) => fetch(given, init)],
  ["in process", (given, init) => service.fetch(new Request(given, init))],
];

describe.each(ways)("%s", (_, send) => {
  test("statuses come in turn, each as often as it was asked for, and then the service answers", async () => {
    service.faults.next({ kind: "status", status: 429, times: 2 }, { kind: "status", status: 503, retryAfter: 7 });
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await send(request()));
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 503, 200]);
    expect(answers.map(({ headers }) => headers.get("retry-after"))).toEqual([null, null, "7", null]);
    expect(await answers[0]?.json()).toEqual({ message: expect.any(String) });
    expect(answers[0]?.headers.get("x-trace-id")).toMatch(/^[0-9a-f]{32}$/);
    expect(service.faults.left).toBe(0);
  });

  test("a status may have any body and any Retry-After", async () => {
    const date = new Date("2030-01-02T03:04:05Z");
    service.faults.next(
      { kind: "status", status: 429, retryAfter: date, body: "" },
      { kind: "status", status: 500, retryAfter: "soon", body: "<h1>Sorry</h1>" },
    );
    const [first, second] = [await send(request()), await send(request())];
    expect(first.headers.get("retry-after")).toBe("Wed, 02 Jan 2030 03:04:05 GMT");
    expect(await first.text()).toBe("");
    expect(second.headers.get("retry-after")).toBe("soon");
    expect(await second.text()).toBe("<h1>Sorry</h1>");
  });

  test("a status does no work, and asks for no key", async () => {
    service.faults.next({ kind: "status", status: 503 });
    expect((await send(request("/v2/translate", { headers: {} }))).status).toBe(503);
    expect((await send(request("/v2/translate", { headers: {} }))).status).toBe(401);
    expect(await (await send(request("/v2/usage"))).json()).toMatchObject({ character_count: 0 });
  });

  test("a lost connection is a rejection, with the work done or not", async () => {
    service.faults.next({ kind: "dropped" });
    await expect(send(request())).rejects.toBeInstanceOf(TypeError);
    expect(await (await send(request("/v2/usage"))).json()).toMatchObject({ character_count: 0 });
    service.faults.next({ kind: "dropped", atByte: 0 });
    await expect(send(request())).rejects.toBeInstanceOf(TypeError);
    expect(await (await send(request("/v2/usage"))).json()).toMatchObject({ character_count: 5 });
  });

  test("half a body is never a whole answer", async () => {
    service.faults.next({ kind: "halved" });
    await expect(send(request()).then((answer) => answer.text())).rejects.toBeInstanceOf(TypeError);
  });

  test("malformed JSON arrives whole", async () => {
    service.faults.next({ kind: "malformed" });
    const answer = await send(request());
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toMatch(/^\{"translations":/);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test("slow answers are the same answers", async () => {
    const whole = await (await send(request())).text();
    service.faults.next({ kind: "slow", beforeMs: 20 }, { kind: "slow", midwayMs: 20 });
    expect(await (await send(request())).text()).toBe(whole);
    expect(await (await send(request())).text()).toBe(whole);
  });

  test("no answer lasts until the caller gives up", async () => {
    service.faults.next({ kind: "unanswered" });
    const gaveUp = new AbortController();
    const answer = send(request(), { signal: gaveUp.signal });
    const outcome = expect(answer).rejects.toHaveProperty("name", "AbortError");
    expect(await Promise.race([answer, setTimeout(50, "nothing")])).toBe("nothing");
    gaveUp.abort();
    await outcome;
    expect((await send(request())).status).toBe(200);
  });

  test("a fault waits for its path or its operation", async () => {
    service.faults.next(
      { kind: "status", status: 500, path: "/v2/usage" },
      { kind: "status", status: 429, operationId: "translateText" },
    );
    expect((await send(request())).status).toBe(429);
    expect((await send(request())).status).toBe(200);
    expect((await send(request("/v2/usage?x=1"))).status).toBe(500);
  });

  test("every request is in the log, in order, without its key", async () => {
    service.faults.next({ kind: "none" }, { kind: "status", status: 429 }, { kind: "dropped" });
    await send(request());
    await send(request());
    await send(request()).catch(() => {});
    await send(request("/v3/languages?resource=translate_text&x=1"));
    await send(request("/v2/nothing"));
    const parsed: unknown = JSON.parse(body);
    expect(service.calls.all).toMatchObject([
      { method: "POST", path: "/v2/translate", operationId: "translateText", body: parsed, status: 200 },
      { body: parsed, status: 429, fault: { kind: "status" } },
      { body: parsed, status: undefined, fault: { kind: "dropped" } },
      { method: "GET", operationId: "listLanguages", query: { resource: "translate_text", x: "1" }, status: 200 },
      { path: "/v2/nothing", operationId: undefined, status: 404 },
    ]);
    expect(service.calls.of("translateText")).toHaveLength(3);
    expect(service.calls.last?.path).toBe("/v2/nothing");
    expect(service.calls.all[0]?.headers["content-type"]).toBe("application/json");
    expect(JSON.stringify(service.calls.all)).not.toContain(service.apiKey);
    service.calls.clear();
    expect(service.calls.all).toEqual([]);
  });
});

test("forms are in the log as their fields, also where the service did not read them", async () => {
  const form = {
    headers: {},
    body: new URLSearchParams([
      ["text", "a"],
      ["text", "b"],
      ["target_lang", "de"],
    ]),
  };
  service.faults.next({ kind: "status", status: 429 });
  await fetch(request("/v2/translate", form));
  expect(service.calls.last?.body).toEqual({ text: ["a", "b"], target_lang: "de" });
});

test("faults may wait from the beginning", async () => {
  const other = await createTestService({ engine: "pseudo", faults: [{ kind: "status", status: 500, times: 2 }] });
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await fetch(`${other.url}/v2/usage`)).status);
  await other.close();
  expect(statuses).toEqual([500, 500, 401]);
});

describe("dropped over a socket", () => {
  /** The bytes that arrive before the service hangs up. */
  async function received(): Promise<Buffer> {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    const head = `POST /v2/translate HTTP/1.1\r\nHost: x\r\nAuthorization: Service-Auth-Key ${service.apiKey}`;
    socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    return buffer(socket);
  }

  test("exactly so many bytes arrive, in the head, in the body, and behind the end", async () => {
    service.faults.next({ kind: "dropped", atByte: 1e6 });
    const whole = await received();
    const headLength = whole.indexOf("\r\n\r\n") + 4;
    expect(whole.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(JSON.parse(whole.subarray(headLength).toString())).toHaveProperty("translations");
    for (const atByte of [1, 20, headLength - 1, headLength, headLength + 1, whole.length - 1, whole.length]) {
      service.faults.next({ kind: "dropped", atByte });
      expect((await received()).length).toBe(atByte);
    }
  });

  test("of a body, half arrives", async () => {
    service.faults.next({ kind: "dropped", atByte: 1e6 }, { kind: "halved" });
    const [whole, half] = [await received(), await received()];
    const bodyLength = whole.length - (whole.indexOf("\r\n\r\n") + 4);
    expect(whole.length - half.length).toBe(Math.ceil(bodyLength / 2));
  });
});

test("a page of a known origin may read faults; its preflights meet none", async () => {
  const origin = "https://app.example";
  const other = await createTestService({
    engine: "pseudo",
    settings: { origins: [origin] },
    faults: [{ kind: "status", status: 429 }],
  });
  const preflight = { origin, "access-control-request-method": "GET" };
  expect((await fetch(`${other.url}/v2/usage`, { method: "OPTIONS", headers: preflight })).status).toBe(204);
  const answer = await fetch(`${other.url}/v2/usage`, { headers: { origin } });
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([429, origin]);
  expect(other.calls.all).toHaveLength(1);
  await other.close();
});

test("connections are counted, and a call knows its own", async () => {
  const { hostname, port } = new URL(service.url);
  const get = `GET /v2/usage HTTP/1.1\r\nHost: x\r\nAuthorization: Service-Auth-Key ${service.apiKey}\r\n`;
  const sockets: Socket[] = [];
  for (const opened of [1, 2]) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.write(`${get}\r\n`);
    await new Promise((resolve) => socket.once("data", resolve));
    expect(service.connections.opened).toBe(opened);
  }
  expect(service.connections).toMatchObject({ opened: 2, open: 2 });
  for (const socket of sockets) {
    socket.write(`${get}Connection: close\r\n\r\n`);
    await buffer(socket);
  }
  await service.fetch(request("/v2/usage"));
  expect(service.calls.all.map(({ connection }) => connection)).toEqual([1, 2, 1, 2, 0]);
  await expect.poll(() => service.connections.open).toBe(0);
});

test("what still waits does not keep the service from closing", async () => {
  service.faults.next(
    { kind: "unanswered", times: 2 },
    { kind: "slow", beforeMs: 600_000 },
    { kind: "slow", midwayMs: 600_000 },
  );
  const answers = [fetch(request()), service.fetch(request()), fetch(request()), fetch(request())];
  const outcomes = Promise.allSettled(answers.map(async (answer) => (await answer).text()));
  await expect.poll(() => service.faults.left).toBe(0);
  await service.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled", "fulfilled"]);
});

test("a slow request whose caller hung up is not served", async () => {
  service.faults.next({ kind: "slow", beforeMs: 600_000 });
  const gaveUp = new AbortController();
  const answer = fetch(request(), { signal: gaveUp.signal });
  await expect.poll(() => service.faults.left).toBe(0);
  gaveUp.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(() => service.connections.open).toBe(0);
  expect(await (await fetch(request("/v2/usage"))).json()).toMatchObject({ character_count: 0 });
});

test.each<[ScriptedFault, RegExp]>([
  [{ kind: "status", status: 200 }, /status .* from 400 to 599/],
  [{ kind: "status", status: 429, times: 0 }, /times/],
  [{ kind: "status", status: 429, path: "v2/usage" }, /path/],
  [{ kind: "status", status: 429, path: "/v2/usage?x=1" }, /path/],
  [{ kind: "status", status: 429, retryAfter: -1 }, /retryAfter/],
  [{ kind: "status", status: 429, retryAfter: new Date(Number.NaN) }, /retryAfter/],
  [{ kind: "status", status: 429, retryAfter: "1\r\nx-more: 2" }, /retryAfter/],
  [{ kind: "status", status: 429, retryAfter: "\u2081" }, /retryAfter/],
  [{ kind: "slow" }, /beforeMs or midwayMs/],
  [{ kind: "slow", beforeMs: 2 ** 31 }, /beforeMs/],
  [{ kind: "slow", midwayMs: 2 ** 31 }, /midwayMs/],
  [{ kind: "slow", beforeMs: Number.NaN }, /beforeMs/],
  [{ kind: "dropped", atByte: 0.5 }, /atByte/],
  [JSON.parse('{"kind":"exploded"}'), /no fault of the kind "exploded"/],
])("a fault that could never come is refused: %j", (fault, message) => {
  expect(() => service.faults.next({ kind: "malformed" }, fault)).toThrow(message);
  expect(service.faults.left).toBe(0);
});
