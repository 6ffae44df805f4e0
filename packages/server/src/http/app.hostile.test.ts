import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { conformingAnswer } from "./conforming-answer.ts";
import { callerOf } from "./test-call.ts";

const path = "/v2/translate";
let service: TestService;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
  call = callerOf(service);
});
afterAll(() => service.close());

/** Sends bytes as they are and reads until the service hangs up. */
async function raw(...parts: readonly (string | Buffer)[]): Promise<{ status: number; head: string; body: string }> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  for (const part of parts) socket.write(part);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n", 2);
  return { status: Number(head.split(" ")[1]), head, body };
}

function request(headers: readonly string[], body: string | Buffer = "", method = "POST", address = path): Buffer {
  const head = [`${method} ${address} HTTP/1.1`, "Host: x", "Connection: close", ...headers, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}

function json(body: string | Buffer, ...headers: readonly string[]): Buffer {
  return request([...jsonHeaders(Buffer.byteLength(body)), ...headers], body);
}

function jsonHeaders(length: number): readonly string[] {
  return [
    `Authorization: Service-Auth-Key ${service.apiKey}`,
    "Content-Type: application/json",
    `Content-Length: ${length}`,
  ];
}

function expectRefusal(answer: { status: number; head: string; body: string }, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.head).toMatch(/^x-trace-id: [0-9a-f]{32}\r?$/im);
  expect(JSON.parse(answer.body)).toMatchObject({ message: expect.any(String) });
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d+|\.js:\d+|at \w+ \(/);
}

describe("bodies", () => {
  test("of 128 KiB are taken, one byte more is 413", async () => {
    const frame = '{"text":[""],"source_lang":"en","target_lang":"de"}';
    const filled = (bytes: number) => frame.replace('""', `"${"a".repeat(bytes - frame.length)}"`);
    expect((await call.postText(path, "application/json", filled(131_072))).status).toBe(200);
    const answer = await call.postText(path, "application/json", filled(131_073));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: "body_too_large" });
  });

  test("sent in chunks without an end are cut off at the limit", async () => {
    const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
    const head = ["Transfer-Encoding: chunked", ...jsonHeaders(0).slice(0, 2)];
    expectRefusal(await raw(request(head), chunk, chunk, chunk), 413);
  });

  test.each([
    ["deep", `{"text":${"[".repeat(60_000)}${"]".repeat(60_000)},"target_lang":"de"}`],
    [
      "deep objects",
      `{"text":["a"],"target_lang":"de","customizations":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`,
    ],
    ["wide", `{"text":[${"[],".repeat(40_000)}[]],"target_lang":"de"}`],
    ["with a prototype", '{"__proto__":{"text":["a"],"target_lang":"de"}}'],
    ["with a constructor", '{"constructor":{"prototype":{"text":["a"]}},"target_lang":"de"}'],
    ["a list", '[{"text":["a"],"target_lang":"de"}]'],
    ["null", "null"],
    ["a string", '"text"'],
    ["a number", "1e999"],
    ["empty", ""],
    ["two values", '{"text":["a"],"target_lang":"de"}{}'],
    ["NUL around JSON", '\u0000{"text":["a"],"target_lang":"de"}'],
    ["a byte order mark", '\ufeff{"text":["a"],"target_lang":"de"}'],
  ])("that are %s are refused", async (_, body) => {
    const answer = await call.postText(path, "application/json", body);
    expect([400, 501]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
  });

  test.each([
    ["PUT", "configured_rules"],
    ["POST", "custom_instructions"],
  ])("that are required and missing change nothing: %s %s", async (method, part) => {
    const rules = { punctuation: { dash: "use_em_dash" } };
    const list = { name: "Rules", language: "de", configured_rules: rules };
    const { style_id } = Object(await (await call.postJson("/v3/style_rules", list)).json());
    const own = `/v3/style_rules/${style_id}`;
    for (const type of [undefined, "application/json", "application/x-www-form-urlencoded"]) {
      const headers = [`Authorization: Service-Auth-Key ${service.apiKey}`, ...(type ? [`Content-Type: ${type}`] : [])];
      const answer = await raw(request([...headers, "Content-Length: 0"], "", method, `${own}/${part}`));
      expectRefusal(answer, 400);
    }
    expectRefusal(await raw(request(jsonHeaders(4), "null", method, `${own}/${part}`)), 400);
    const kept = Object(await (await call.get(own)).json());
    expect(kept).toMatchObject({ version: 1, configured_rules: rules, custom_instructions: [] });
    const deleted = await raw(request(jsonHeaders(0), "", "DELETE", own));
    expect(deleted.status).toBe(204);
  });

  test.each(["text=K%E4se", "text=a&text=%F0%9F%98", "text=%ed%a0%80"])(
    "as forms with escaped bytes that are no text are refused: %s",
    async (fields) => {
      const form = `${fields}&source_lang=en&target_lang=de`;
      const answer = await call.postText(path, "application/x-www-form-urlencoded", form);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "malformed_body", message: expect.stringContaining("UTF-8") });
    },
  );

  test("as forms may have percent signs that escape nothing, and pluses", async () => {
    const form = "text=100%+of%25+K%C3%A4se&text=%zz&source_lang=en&target_lang=de&show_billed_characters=1";
    const answer = await call.postText(path, "application/x-www-form-urlencoded", form);
    const { translations } = Object(await answer.json());
    expect(translations).toMatchObject([{ billed_characters: "100% of% Käse".length }, { billed_characters: 3 }]);
  });

  test("a query of bytes that are no text is refused", async () => {
    const answer = await call.get("/v3/languages?resource=translate_text&include=%F0%9F%98");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("UTF-8") });
  });

  test("with a prototype beside what is asked change nothing", async () => {
    const body = '{"__proto__":{"show_billed_characters":true},"text":["Hi"],"source_lang":"en","target_lang":"de"}';
    const answer = await call.postText(path, "application/json", body);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("billed_characters");
    expect({}).not.toHaveProperty("show_billed_characters");
    const form = await call.postText(
      path,
      "application/x-www-form-urlencoded",
      "__proto__[polluted]=1&constructor.prototype.polluted=1&text=Hi&source_lang=en&target_lang=de",
    );
    expect(form.status).toBe(200);
    expect({}).not.toHaveProperty("polluted");
  });

  test("with NUL and control characters in a text are texts like others", async () => {
    const answer = await call.postJson(path, { text: ["a\u0000b\u0007c"], source_lang: "en", target_lang: "de" });
    expect(answer.status).toBe(200);
  });

  test.each([
    "application/json; charset=iso-8859-1",
    "application/json;charset=utf-16",
    "text/plain",
    "application/xml",
    "json",
    "multipart/form-data; boundary=x",
  ])("as %s are 415", async (contentType) => {
    const answer = await call.postText(path, contentType, '{"text":["a"],"target_lang":"de"}');
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ code: "invalid_content_type" });
  });

  test.each(["application/json; charset=utf-8", "application/json;charset=UTF-8", "APPLICATION/JSON"])(
    "as %s are read",
    async (contentType) => {
      const body = '{"text":["a"],"source_lang":"en","target_lang":"de"}';
      expect((await call.postText(path, contentType, body)).status).toBe(200);
    },
  );

  test("as forms are read whatever the case of their media type", async () => {
    const contentType = "Application/X-WWW-Form-URLencoded; charset=UTF-8";
    const answer = await call.postText(path, contentType, "text=a&source_lang=en&target_lang=de");
    expect(answer.status).toBe(200);
  });

  test.each([gzipSync, deflateSync, brotliCompressSync])(
    "that are compressed (%o) are 415, not garbage",
    async (press) => {
      const body = press('{"text":["Hello, Hello, Hello"],"source_lang":"en","target_lang":"de"}');
      const answer = await raw(json(body, "Content-Encoding: x"));
      expectRefusal(answer, 415);
      expect(answer.body).toContain("Content-Encoding");
    },
  );

  test("of bytes that are no UTF-8 are refused", async () => {
    const body = Buffer.concat([
      Buffer.from('{"text":["'),
      Buffer.from([0xc3, 0x28, 0xff]),
      Buffer.from('"],"target_lang":"de"}'),
    ]);
    expectRefusal(await raw(json(body)), 400);
  });

  test("that are forms of garbage are refused or read, never a fault", async () => {
    const bodies = [
      "%",
      "%zz=%zz",
      "&&&==&",
      "text",
      "text=%ff%fe&target_lang=%00",
      "[[[[[=",
      "text[][][]=a",
      "a".repeat(100_000),
      "&".repeat(130_000),
      "a[0".repeat(10_000),
    ];
    for (const body of bodies) {
      const answer = await call.postText(path, "application/x-www-form-urlencoded", body);
      expect(answer.status, body.slice(0, 20)).toBe(400);
    }
  });

  test("never come back in what is said of them", async () => {
    const secret = "A-TEXT-OF-THE-USER";
    const bodies = [
      `{"text":["${secret}"`,
      `{"text":"${secret}"}`,
      `{"text":["a"],"target_lang":"${secret}"}`,
      `{"${secret}":1, "text":[1]}`,
      secret,
    ];
    for (const body of bodies) {
      const answer = await call.postText(path, "application/json", body);
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toContain(secret);
    }
  });
});

describe("addresses", () => {
  test.each([
    "/%",
    "/%zz",
    "/%c0%af",
    "/v2/translate%00",
    "/v2/../v2/translate",
    "//v2/translate",
    "/v2/translate/",
    "/V2/TRANSLATE",
    `/${"a".repeat(4000)}`,
    "/v2/translate;x=1",
    "/v3/style_rules/%ff",
  ])("%s is refused as JSON", async (address) => {
    const answer = await raw(request([], "", "GET", address));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expectRefusal(answer, answer.status);
  });

  test("queries of garbage are refused or read, never a fault", async () => {
    for (const query of [
      "?resource=%ff",
      "?%zz",
      "?resource[]=voice",
      "?__proto__=1&resource=voice",
      `?${"a=1&".repeat(2000)}`,
      "?resource=translate_text&include=%00",
    ]) {
      expect((await call.get(`/v3/languages${query}`)).status).toBeLessThan(500);
    }
  });

  test("an unknown path is 404 whatever the body, a known path with another method 405", async () => {
    for (const body of ["{", "x".repeat(200_000)]) {
      const answer = await call.postText("/v2/nothing", "application/json", body);
      expect(answer.status).toBe(404);
    }
    const answer = await call.postText("/v2/usage", "text/odd", "x");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
  });

  test("the first version names its successor", async () => {
    const answer = await call.postText("/v1/translate", "application/json", "{}");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("/v2/translate") });
  });
});

describe("headers and sockets", () => {
  test("of more than 16 KiB are 431", async () => {
    expectRefusal(await raw(request([`X-Long: ${"a".repeat(20_000)}`])), 431);
  });

  test("an address of 8,000 characters is taken, one more is 414", async () => {
    const address = (length: number) => `${path}?x=`.padEnd(length, "a");
    expect((await call.postJson(address(8000), { text: ["Hello"], target_lang: "de", source_lang: "en" })).status).toBe(
      200,
    );
    const answer = await call.postJson(address(8001), {});
    expect(answer.status).toBe(414);
    expect(await conformingAnswer("translateText", answer)).toMatchObject({ code: "address_too_long" });
  });

  test.each([
    ["no HTTP", "hello\r\n\r\n"],
    ["a wrong length", `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n`],
    ["two lengths", `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`],
    [
      "a length and chunks",
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ["a header with NUL", `GET ${path} HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n`],
  ])("that are %s are 400", async (_, bytes) => {
    expectRefusal(await raw(bytes), 400);
  });

  test("sent twice count once, or are refused", async () => {
    const body = '{"text":["a"],"source_lang":"en","target_lang":"de"}';
    const key = `Authorization: Service-Auth-Key ${service.apiKey}`;
    expect((await raw(json(body, key))).status).toBe(200);
    const mixed = request(["Authorization: Service-Auth-Key wrong", ...jsonHeaders(body.length)], body);
    expectRefusal(await raw(mixed), 401);
    expectRefusal(await raw(json(body, "X-Service-Reporting-Tag: a", "X-Service-Reporting-Tag: b")), 400);
  });

  test("without a Host are 400 under HTTP/1.1, and taken under HTTP/1.0", async () => {
    const key = `Authorization: Service-Auth-Key ${service.apiKey}`;
    expectRefusal(await raw(`GET /v2/usage HTTP/1.1\r\nConnection: close\r\n${key}\r\n\r\n`), 400);
    expect((await raw(`GET /v2/usage HTTP/1.0\r\n${key}\r\n\r\n`)).status).toBe(200);
  });

  test("with an expectation that is not known are answered like others", async () => {
    expectRefusal(await raw(request(["Expect: more"])), 401);
    const body = '{"text":["a"],"source_lang":"en","target_lang":"de"}';
    expect((await raw(json(body, "Expect: more"))).status).toBe(200);
  });

  test("a trace id of the caller's own is not taken", async () => {
    const answer = await service.fetch(
      new Request(`${service.url}/nothing`, { headers: { "x-trace-id": "f".repeat(32), "request-id": "mine" } }),
    );
    expect(answer.headers.get("x-trace-id")).not.toBe("f".repeat(32));
  });

  test("callers that hang up in the middle leave the service as it was", async () => {
    const { hostname, port } = new URL(service.url);
    const begun = [
      request([...jsonHeaders(1000)], '{"text":["'),
      json('{"text":["a"],"source_lang":"en","target_lang":"de"}').subarray(0, -1),
      Buffer.from("POST /v2/tr"),
    ];
    await Promise.all(
      begun.flatMap((bytes) =>
        Array.from({ length: 10 }, async () => {
          const socket = connect(Number(port), hostname);
          await new Promise((resolve) => socket.write(bytes, resolve));
          socket.destroy();
        }),
      ),
    );
    expect((await call.get("/v2/usage")).status).toBe(200);
  });
});
