import { connect } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { heldClient } from "../test/held-client.ts";
import { english, localeSite, secret } from "../test/locale-site.ts";
import { clientNetwork } from "./handler/client-network.ts";
import { createMissingKeyTokens } from "./handler/missing-key-token.ts";
import { createLocaleHandler, type LocaleHandlerOptions } from "./handler.ts";

function started(missingKeys?: LocaleHandlerOptions["missingKeys"]) {
  const client = heldClient({ isHeld: false });
  const asked: string[] = [];
  const loadSource = (namespace: string) => {
    asked.push(namespace);
    return english;
  };
  const options = {
    client,
    sourceLanguage: "en",
    loadSource,
    languages: ["pl", "de"],
    namespaces: ["shop"],
    missingKeys,
  };
  return { handler: createLocaleHandler(options), client, asked };
}

test.each([
  "/locales/pl/../../etc/passwd",
  "/locales/..%2f..%2fetc/passwd",
  "/locales/pl/%2e%2e%2fsecret",
  "/locales/pl/shop%0d%0aset-cookie:x=1",
  "/locales/http:%2f%2fevil/shop",
  "/locales/__proto__/shop",
  "/locales/pl/__proto__",
  "/locales/pl/constructor",
  "/locales/fr/shop",
  "/locales/pl/admin",
  "/locales/fr+__proto__/shop",
  "/locales/pl/admin+constructor",
  "/locales/..%2f..%2fetc+pl/shop",
  "/locales/pl/",
  "/locales//shop",
  "/locales/pl/shop/",
  "/locales/pl",
  "/locales",
  "/other/pl/shop",
  "/locales/%ff/shop",
  "/locales/pl/shop%00",
])("%s is not found, and nothing is asked", async (path) => {
  const { handler, client, asked } = started();
  const response = await handler(new Request(`http://x${path}`));
  expect([response.status, client.calls, asked]).toEqual([404, [], []]);
  expect(await response.text()).not.toContain("evil");
});

test.each([
  "/locales/pl+fr/shop",
  "/locales/pl/shop+admin",
  "/locales/pl+__proto__/shop+constructor",
  "/locales/pl+%3Cb%3E/shop+..",
])("%s is what the server has of it, and nothing else is asked", async (path) => {
  const { handler, asked } = started();
  const response = await handler(new Request(`http://x${path}`));
  expect([response.status, await response.json(), asked]).toEqual([200, { pl: { shop: expect.anything() } }, ["shop"]]);
});

test("missing keys of a namespace that is not served are refused, beside one that is and alone", async () => {
  const { handler, client } = started({ secret });
  const token = await tokenOf(handler);
  const before = client.calls.length;
  const body = JSON.stringify({ a: "A" });
  expect(await post(handler, body, { token, path: "/locales/pl/shop+admin" })).toMatchObject({ status: 400 });
  expect(await post(handler, body, { token, path: "/locales/pl/admin" })).toMatchObject({ status: 404 });
  expect(client.calls).toHaveLength(before);
});

test("the same names many times are one, and too many are refused", async () => {
  const { handler, client } = started();
  const many = Array.from({ length: 900 }, () => "shop").join("+");
  expect((await handler(new Request(`http://x/locales/pl/${many}`))).status).toBe(200);
  expect(client.calls.length).toBeLessThanOrEqual(2);
  expect((await handler(new Request(`http://x/locales/pl/${many}+${many}`))).status).toBe(414);
});

async function post(
  handler: ReturnType<typeof started>["handler"],
  body: string | Uint8Array<ArrayBuffer>,
  {
    token,
    type = "application/json",
    address = "192.0.2.1",
    path = "/locales/pl/shop",
  }: { token?: string; type?: string; address?: string; path?: string } = {},
) {
  const given = token ?? (await tokenOf(handler));
  const headers: Record<string, string> = {
    "content-type": type,
    ...(given !== "" && { "x-missing-key-token": given }),
  };
  const request = new Request(`http://x${path}`, { method: "POST", headers, body });
  const response = await handler(request, { address });
  return { status: response.status, body: JSON.parse(await response.text()), headers: response.headers };
}

async function tokenOf(handler: ReturnType<typeof started>["handler"]): Promise<string> {
  const page = await handler(new Request("http://x/locales/pl/shop", { method: "HEAD" }));
  return page.headers.get("x-missing-key-token") ?? "";
}

test("without a token of this server nothing is taken", async () => {
  const { handler, client } = started({ secret });
  const before = client.calls.length;
  const good = await tokenOf(handler);
  const other = await createMissingKeyTokens(`${secret}!`, 600, Date.now).issue();
  const [version, expiry, random, signature] = good.split(".");
  const forged = [
    other,
    `${version}.${Number(expiry) + 1}.${random}.${signature}`,
    `${good}x`,
    good.slice(0, -1),
    "a".repeat(100_000),
    "1.1.1.1",
    ". . .",
  ];
  const body = JSON.stringify({ key: "Text" });
  expect(await post(handler, body, { token: "" })).toMatchObject({ status: 401, body: { code: "token_missing" } });
  for (const token of forged) {
    expect(await post(handler, body, { token })).toMatchObject({ status: 403, body: { code: "token_invalid" } });
  }
  const old = await createMissingKeyTokens(secret, 600, () => Date.now() - 601_000).issue();
  expect(await post(handler, body, { token: old })).toMatchObject({ status: 401, body: { code: "token_expired" } });
  expect(client.calls.slice(before).flat()).not.toContain("Text");
});

test("a request is taken once", async () => {
  const { handler } = started({ secret });
  const token = await tokenOf(handler);
  const body = JSON.stringify({ key: "Text" });
  expect((await post(handler, body, { token })).status).toBe(200);
  expect(await post(handler, body, { token })).toMatchObject({ status: 409, body: { code: "replayed" } });
  const path = "/locales/pl+xx/shop";
  expect(await post(handler, body, { token, path })).toMatchObject({ status: 409, body: { code: "replayed" } });
});

test("a request that came too soon is taken later, and not twice", async () => {
  const { handler } = started({ secret, perClient: 2, overall: 2 });
  const token = await tokenOf(handler);
  const [first, second] = [{ a: "A", b: "B" }, { c: "C" }].map((strings) => JSON.stringify(strings));
  expect((await post(handler, first ?? "", { token })).status).toBe(200);
  const statuses = [await post(handler, second ?? "", { token }), await post(handler, second ?? "", { token })];
  expect(statuses.map(({ status }) => status)).toEqual([429, 429]);
});

test("a request of more keys than a minute may bring is told so, and takes nothing from the others", async () => {
  const { handler } = started({ secret, perClient: 2 });
  const token = await tokenOf(handler);
  const path = "/locales/pl+de/shop";
  expect(await post(handler, JSON.stringify({ a: "A", b: "B" }), { token, path })).toMatchObject({
    status: 413,
    body: { code: "body_too_large", message: expect.stringContaining("2 keys") },
  });
  expect((await post(handler, JSON.stringify({ a: "A" }), { token, path })).status).toBe(200);
});

test("rates are limited by address, by networks of IPv6, and over all", async () => {
  const { handler } = started({ secret, perClient: 2, overall: 5 });
  let number = 0;
  const send = (address: string) => post(handler, JSON.stringify({ [`key${number++}`]: "Text" }), { address });
  const statuses = async (...addresses: string[]) => {
    const all: number[] = [];
    for (const address of addresses) all.push((await send(address)).status);
    return all;
  };
  expect(await statuses("192.0.2.1", "192.0.2.1", "192.0.2.1")).toEqual([200, 200, 429]);
  expect(await statuses("2001:db8::1", "2001:db8::2", "2001:0db8:0::3")).toEqual([200, 200, 429]);
  expect(await statuses("192.0.2.2", "192.0.2.3")).toEqual([200, 429]);
  const refused = await send("192.0.2.4");
  expect(refused.body.code).toBe("rate_limited");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test.each<[string, string, number, string]>([
  ["no JSON", "{", 400, "invalid_body"],
  ["a list", "[]", 400, "invalid_body"],
  ["nothing", "{}", 400, "invalid_body"],
  ["null", "null", 400, "invalid_body"],
  ["a text that is none", '{"a":1}', 400, "invalid_body"],
  ["nested texts", '{"a":{"b":"c"}}', 400, "invalid_body"],
  ["an empty text", '{"a":""}', 400, "invalid_body"],
  ["a text of controls", '{"a":"x\\u0000"}', 400, "invalid_body"],
  ["half a surrogate", '{"a":"x\\ud800"}', 400, "invalid_body"],
  ["a long text", JSON.stringify({ a: "x".repeat(2001) }), 400, "invalid_body"],
  ["depth", `{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, 400, "invalid_body"],
  ["a prototype", '{"__proto__":"x"}', 400, "refused_key"],
  ["a dotted prototype", '{"a.__proto__.x":"x"}', 400, "refused_key"],
  ["a constructor", '{"constructor.prototype":"x"}', 400, "refused_key"],
  ["an empty key", '{"":"x"}', 400, "refused_key"],
  ["a path", '{"../a":"x"}', 400, "refused_key"],
  ["markup", '{"<b>":"x"}', 400, "refused_key"],
  ["lines", '{"a\\r\\nb":"x"}', 400, "refused_key"],
  ["a long key", JSON.stringify({ ["a".repeat(201)]: "x" }), 400, "refused_key"],
  [
    "many keys",
    JSON.stringify(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, "x"]))),
    413,
    "body_too_large",
  ],
  ["many bytes", JSON.stringify({ a: "x".repeat(40_000) }), 413, "body_too_large"],
])("%s is refused", async (_, body, status, code) => {
  const { handler, client } = started({ secret });
  const token = await tokenOf(handler);
  const before = client.calls.length;
  expect(await post(handler, body, { token })).toMatchObject({ status, body: { code } });
  expect(client.calls).toHaveLength(before);
  expect(Reflect.get({}, "x")).toBeUndefined();
});

test("other content types and broken encodings are refused", async () => {
  const { handler } = started({ secret });
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""]) {
    expect(await post(handler, '{"a":"x"}', { type })).toMatchObject({ status: 415 });
  }
  const broken = new Uint8Array([
    ...new TextEncoder().encode('{"a":"x'),
    0xff,
    0xfe,
    ...new TextEncoder().encode('"}'),
  ]);
  expect(await post(handler, broken)).toMatchObject({ status: 400, body: { code: "invalid_body" } });
});

test("a body without end is left after the limit", async () => {
  const { handler } = started({ secret });
  const token = await tokenOf(handler);
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled++;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
  });
  const headers = { "content-type": "application/json", "x-missing-key-token": token };
  const request = new Request("http://x/locales/pl/shop", { method: "POST", headers, body, duplex: "half" });
  expect((await handler(request)).status).toBe(413);
  expect(pulled).toBeLessThan(50);
});

test("a large body that is refused unread leaves the server as it was", async () => {
  const { url } = await localeSite({ missingKeys: { secret } });
  const send = () =>
    fetch(`${url}/locales/pl/shop`, { method: "POST", body: "x".repeat(5_000_000) }).then(
      ({ status }) => status,
      // The server has closed the connection before all was sent.
      () => 401,
    );
  expect(await Promise.all([send(), send(), send()])).toEqual([401, 401, 401]);
  expect((await fetch(`${url}/locales/pl/shop`)).status).toBe(200);
});

test("missing keys of several namespaces at once are refused, and where they are off", async () => {
  const several = await localeSite({ missingKeys: { secret } });
  const refused = await fetch(`${several.url}/locales/pl/shop+cart`, { method: "POST", body: "{}" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: "too_many_names" });

  const { handler } = started();
  expect(await post(handler, '{"a":"x"}')).toMatchObject({ status: 405, body: { code: "missing_keys_off" } });
});

test("whatever the path, the answer is one of the few", async () => {
  const { handler } = started();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), async (path) => {
      const response = await handler(new Request(new URL(`/locales/${encodeURI(path.toWellFormed())}`, "http://x")));
      expect([200, 404, 414]).toContain(response.status);
    }),
  );
});

test("raw requests that no client sends do no harm", async () => {
  const { url } = await localeSite();
  const { port } = new URL(url);
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
      let answer = "";
      socket.on("data", (data) => {
        answer += data;
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", reject);
    });
  const ask = (line: string, headers = "") =>
    raw(`${line} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n${headers}\r\n`);
  expect(await ask("GET //evil.example/locales/pl/shop")).toContain("404");
  expect(await ask("GET /locales/../locales/pl/shop")).toMatch(/^HTTP\/1.1 (200|404)/);
  expect(await ask("TRACE /locales/pl/shop")).toContain("405");
  expect(await ask("GET /locales/pl/shop", "If-None-Match: \xff\xff\r\n")).toContain("200 OK");
  expect(await ask("GET /locales/pl/shop")).not.toContain("evil");
});

test("networks of clients", () => {
  expect(clientNetwork("192.0.2.1")).toBe("192.0.2.1");
  expect(clientNetwork("::ffff:192.0.2.1")).toBe("192.0.2.1");
  expect(clientNetwork("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(clientNetwork("2001:db8:0:0:ffff::1")).toBe("2001:db8:0:0::/64");
  expect(clientNetwork("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(clientNetwork(undefined)).toBe("unknown");
  expect(clientNetwork("x".repeat(10_000)).length).toBeLessThanOrEqual(64);
});
