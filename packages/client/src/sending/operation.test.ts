import { expect, test } from "vitest";
import { type Answering, dropping, failing, json, localService } from "../../test/local-service.ts";
import { resolveSettings } from "../settings.ts";
import { createPerform, path } from "./operation.ts";
import { createTransport } from "./transport.ts";

const noContent: Answering = (_request, response) => void response.writeHead(204).end();

async function performing(options: { readonly idempotencyKeys?: boolean }, ...answerings: Answering[]) {
  const { url, received } = await localService(...answerings);
  const settings = resolveSettings({ baseUrl: `${url}/base`, apiKey: "key-1234", retryDelayMs: 1, ...options });
  return { perform: createPerform(createTransport(settings), settings), received };
}

test("ids are one segment each, whatever is in them", () => {
  expect(path`/v3/glossaries/${"a/b?c#d%20é .."}/entries`).toBe("/v3/glossaries/a%2Fb%3Fc%23d%2520%C3%A9%20../entries");
  expect(path`/a/${"1"}/b/${"2"}`).toBe("/a/1/b/2");
});

test.each([[""], ["."], [".."], [undefined], [null], [7]])("no id is %j", (id) => {
  // Callers without types hand over anything.
  expect(() => Reflect.apply(path, undefined, [["/v3/", ""], id])).toThrow(
    expect.objectContaining({ kind: "invalid-request", attempts: 0 }),
  );
});

test("an id that no URL can hold is refused like the others", () => {
  expect(() => path`/v3/${"\ud800"}`).toThrow(expect.objectContaining({ kind: "invalid-request" }));
});

test("queries and bodies have the wire's names, lists are repeated, and what is undefined is left out", async () => {
  const { perform, received } = await performing({}, json({}));
  const query = { pageSize: 5, detailed: false, filterText: "a&b c", pageCursor: undefined, include: ["beta", "x"] };
  await perform({ method: "POST", path: "/v3/things", query, body: { sourceLang: "en", name: undefined, none: null } });
  expect(received[0]).toMatchObject({
    method: "POST",
    url: "/base/v3/things?page_size=5&detailed=false&filter_text=a%26b+c&include=beta&include=x",
    body: '{"source_lang":"en","none":null}',
    headers: { "content-type": "application/json", authorization: "Service-Auth-Key key-1234" },
  });
});

test("without a query there is no question mark, and without a body no type", async () => {
  const { perform, received } = await performing({}, json({}));
  await perform({ method: "GET", path: "/v3/things", query: { page: undefined } });
  expect(received[0]?.url).toBe("/base/v3/things");
  expect(received[0]?.headers["content-type"]).toBeUndefined();
});

test("an answer may have nothing in it, or be a text where one was asked for", async () => {
  const text: Answering = (_request, response) => void response.end("cart\tWarenkorb");
  const { perform, received } = await performing({}, noContent, text, text);
  expect(await perform({ method: "DELETE", path: "/v3/things/1" })).toMatchObject({ status: 204, json: undefined });
  const accept = "text/tab-separated-values";
  expect(await perform({ method: "GET", path: "/v2/things", accept })).toMatchObject({ json: "cart\tWarenkorb" });
  expect(received[1]?.headers.accept).toBe(accept);
  await expect(perform({ method: "GET", path: "/v3/things" })).rejects.toMatchObject({ kind: "invalid-response" });
});

test("what an earlier try deleted, whose answer was lost, is deleted", async () => {
  const lost = await performing({}, dropping, failing(404));
  expect(await lost.perform({ method: "DELETE", path: "/v3/things/1" })).toMatchObject({ status: 204, attempts: 2 });
  const busy = await performing({}, failing(503), failing(404));
  expect(await busy.perform({ method: "DELETE", path: "/v3/things/1" })).toMatchObject({ status: 204 });
});

test("what was never there is not deleted, and only deleting is done when it is gone", async () => {
  const gone = await performing({}, failing(404));
  await expect(gone.perform({ method: "DELETE", path: "/v3/things/1" })).rejects.toMatchObject({ kind: "not-found" });
  const put = await performing({}, dropping, failing(404));
  await expect(put.perform({ method: "PUT", path: "/v3/things/1", body: {} })).rejects.toMatchObject({ attempts: 2 });
});

test.each(["POST", "PATCH"] as const)("%s is not sent again when it may have arrived", async (method) => {
  for (const answering of [dropping, failing(500), failing(503)]) {
    const { perform, received } = await performing({}, answering, json({}));
    await expect(perform({ method, path: "/v3/things", body: {} })).rejects.toMatchObject({ attempts: 1 });
    expect(received).toHaveLength(1);
  }
});

test.each(["POST", "PATCH"] as const)("%s is sent again when the service was only busy", async (method) => {
  const { perform, received } = await performing({}, failing(429), failing(529), json({ id: 1 }));
  expect(await perform({ method, path: "/v3/things", body: {} })).toMatchObject({ attempts: 3 });
  expect(received).toHaveLength(3);
});

test("with a key, what makes something is sent again, with the same key at every try", async () => {
  const { perform, received } = await performing({}, dropping, failing(503), json({ id: 1 }));
  await perform({ method: "POST", path: "/v3/things", body: {} }, { idempotencyKey: "order-7" });
  expect(received.map(({ headers }) => headers["idempotency-key"])).toEqual(["order-7", "order-7", "order-7"]);
});

test("with idempotencyKeys every call that makes something has a key of its own", async () => {
  const { perform, received } = await performing({ idempotencyKeys: true }, failing(503), json({ id: 1 }));
  await perform({ method: "POST", path: "/v3/things", body: {} });
  await perform({ method: "POST", path: "/v3/things", body: {} });
  const keys = received.map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("what makes nothing has no key", async () => {
  const { perform, received } = await performing({ idempotencyKeys: true }, json({}));
  for (const method of ["GET", "PUT", "PATCH", "DELETE"] as const) await perform({ method, path: "/v3/things/1" });
  await perform({ method: "POST", path: "/v2/write/correct", body: {} });
  expect(received.filter(({ headers }) => "idempotency-key" in headers)).toEqual([]);
});

test.each(["", " ", "a b", "é", "x".repeat(256)])("no key is %j", async (idempotencyKey) => {
  const { perform, received } = await performing({}, json({}));
  await expect(perform({ method: "POST", path: "/v3/things" }, { idempotencyKey })).rejects.toMatchObject({
    kind: "invalid-request",
    message: expect.stringContaining("idempotencyKey"),
  });
  expect(received).toEqual([]);
});

test("a body that no JSON can hold is refused", async () => {
  const { perform, received } = await performing({}, json({}));
  await expect(perform({ method: "POST", path: "/v3/things", body: { count: 1n } })).rejects.toMatchObject({
    kind: "invalid-request",
  });
  expect(received).toEqual([]);
});
