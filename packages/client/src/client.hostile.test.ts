import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Answering, dropping, json, localService } from "../test/local-service.ts";
import { senders } from "../test/senders.ts";
import { type Client, createClient } from "./client.ts";
import { DragomanError } from "./errors.ts";
import { failureOf } from "./sending/failure-answer.ts";

/** Services that answer nonsense. Every call must end with a `DragomanError`, and never with anything else. */
const calls: Record<string, (client: Client) => Promise<unknown>> = {
  translate: (client) => client.translate("a", { to: "de" }),
  detect: (client) => client.detect("a"),
  languages: (client) => client.languages({ resource: "translate_text" }),
  languageResources: (client) => client.languageResources(),
  usage: (client) => client.usage(),
};

function sending(body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answering {
  return (_request, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };
}

const html = "<!doctype html><title>Sign in to the hotel's network</title>";

const nonsense: Record<string, Answering> = {
  "a page": sending(html, { "content-type": "text/html" }),
  nothing: sending(""),
  "half a JSON": sending('{"translations":[{"text":"Hal'),
  null: sending("null"),
  "a number": sending("7"),
  "a text": sending('"Hallo"'),
  "an empty object": sending("{}"),
  "lists of nothing": sending('{"translations":[null],"results":[null]}'),
  "other types": sending(
    '{"translations":[{"text":5}],"results":[{"detection_status":true}],"character_count":"1","character_limit":[]}',
  ),
  "a list of other types": sending("[1, null, {}, []]"),
  "too few": sending('{"translations":[],"results":[]}'),
  "too many": sending(
    '{"translations":[{"text":"a"},{"text":"b"}],"results":[{"detection_status":"success"},{"detection_status":"success"}]}',
  ),
  "bytes that are no UTF-8": sending(Buffer.from([0xff, 0xfe, 0x00, 0xd8])),
  "a body that claims to be packed": sending("{}", { "content-encoding": "gzip" }),
  "a body that claims to be huge": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "99999999999" }).write("{");
  },
  "a redirect elsewhere": sending("", { location: "http://127.0.0.1:1/" }, 307),
  "a page as an error": sending(html, { "content-type": "text/html" }, 502),
  "an error of other types": sending(
    '{"message":{},"code":1,"detail":[],"text_index":-1,"remedies":{"a":1},"errors":"x"}',
    {},
    400,
  ),
  "an error that is a list": sending("[[[]]]", {}, 400),
  "an error about no text": sending('{"message":"no","text_index":null}', {}, 400),
  "an answer that is nested without end": sending("[".repeat(100_000) + "]".repeat(100_000)),
  "an error that is nested without end": sending(`${'{"error":'.repeat(100_000)}1${"}".repeat(100_000)}`, {}, 400),
  "an error about another text": sending('{"message":"no","text_index":99999999}', {}, 400),
};

describe.each(senders)("sent by %s", (_name, sender) => {
  const patience = { apiKey: "key-1234", retryDelayMs: 1, maxRetries: 1, timeoutMs: 2000, ...sender };

  for (const [what, answering] of Object.entries(nonsense)) {
    test.each(Object.keys(calls))(`${what}, for %s`, async (name) => {
      const { url } = await localService(answering);
      const error = await calls[name]?.(createClient({ baseUrl: url, ...patience })).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(DragomanError);
      expect(JSON.stringify(error)).not.toContain("hotel");
    });
  }

  test("a body without end is cut off", async () => {
    const chunk = Buffer.alloc(1024 * 1024, 32);
    const { url } = await localService((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on("drain", pour);
      pour();
    });
    const failure = createClient({ baseUrl: url, ...patience, timeoutMs: 60_000 }).usage();
    await expect(failure).rejects.toMatchObject({ kind: "invalid-response" });
  });

  test("a redirect is refused, not followed, and says what to do", async () => {
    const elsewhere = await localService(json({}));
    const { url } = await localService(sending("", { location: elsewhere.url }, 308));
    await expect(createClient({ baseUrl: url, ...patience }).translate("a", { to: "de" })).rejects.toThrow("baseUrl");
    expect(elsewhere.received).toEqual([]);
  });

  test("names of an object's inherited parts do no harm", async () => {
    const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
    const language = `${poison},"lang":"de","name":"German","features":{"__proto__":{"status":"beta","polluted":1}}}`;
    const { url } = await localService(
      sending(`[${language}]`),
      sending(`${poison},"error":{"__proto__":{"message":"x"}}}`, {}, 400),
    );
    const client = createClient({ baseUrl: url, ...patience });
    expect((await client.languages({ resource: "voice" }))[0]?.lang).toBe("de");
    await expect(client.usage()).rejects.toBeInstanceOf(DragomanError);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  test("a service that always hangs up is a connection error", async () => {
    const { url } = await localService(dropping);
    await expect(createClient({ baseUrl: url, ...patience }).usage()).rejects.toMatchObject({
      kind: "connection",
      attempts: 2,
    });
  });

  test("callers without types are told what is wrong", async () => {
    const client = createClient({ baseUrl: "http://127.0.0.1:1", ...patience });
    const untyped: { translateMany(texts: unknown, options: unknown): Promise<unknown> } = {
      translateMany: (texts, options) => Reflect.apply(client.translateMany, client, [texts, options]),
    };
    await expect(untyped.translateMany(["a", 5], { to: "de" })).rejects.toMatchObject({
      kind: "invalid-request",
      textIndex: 1,
    });
    await expect(untyped.translateMany("a", { to: "de" })).rejects.toMatchObject({ kind: "invalid-request" });
    await expect(untyped.translateMany(["a"], {})).rejects.toMatchObject({ kind: "invalid-request" });
    await expect(untyped.translateMany(["a"], undefined)).rejects.toMatchObject({ kind: "invalid-request" });
    const sparse = ["a"];
    sparse[2] = "c";
    await expect(untyped.translateMany(sparse, { to: "de" })).rejects.toMatchObject({ textIndex: 1 });
    const circle: Record<string, unknown> = {};
    circle["circle"] = circle;
    for (const extra of [{ count: 1n }, circle]) {
      await expect(untyped.translateMany(["a"], { to: "de", extra })).rejects.toMatchObject({
        kind: "invalid-request",
      });
    }
    await expect(Reflect.apply(client.languages, client, [])).rejects.toMatchObject({ kind: "invalid-request" });
  });
});

test("a redirect that a browser hides is refused too", async () => {
  const client = createClient({ baseUrl: "http://localhost", apiKey: "key-1234", fetch: async () => Response.error() });
  for (const call of [client.usage(), client.raw.GET("/v2/usage")]) {
    await expect(call).rejects.toMatchObject({ kind: "invalid-response", message: expect.stringContaining("baseUrl") });
  }
});

test("any JSON at all as an error body becomes an error with a message", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 300, max: 599 }), (body, status) => {
      const error = failureOf({ status, headers: new Headers(), json: body }, 1, (text) => text);
      expect(error.message).not.toBe("");
      expect(error.message.length).toBeLessThan(600);
    }),
  );
});
