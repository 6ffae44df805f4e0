import { once } from "node:events";
import { request as ask } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { asked } from "../../test/asked.ts";
import { listening } from "../../test/listening.ts";
import { shoutingLocalization } from "../../test/shouting-localization.ts";
import { shoutingLocalizer } from "../../test/shouting-localizer.ts";
import { compressionPlaces, type Handler, site } from "../../test/site.ts";
import type { BodyLocalizer } from "../body-localizer.ts";

const german = { headers: { "accept-language": "de", "accept-encoding": "gzip" } };
const html = { "content-type": "text/html; charset=utf-8" };

/** What an application tries, and what it hears of it. */
function heard(tried: () => unknown): string {
  try {
    tried();
    return "nothing";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

test.each<[string, (tell: (what: string) => void) => Handler]>([
  ["a status that is none", (tell) => (_, response) => tell(heard(() => response.writeHead(1000, html)))],
  ["a status that is no number", (tell) => (_, response) => tell(heard(() => response.writeHead(Number.NaN, html)))],
  [
    "a line break in a header",
    (tell) => (_, response) => tell(heard(() => response.writeHead(200, { a: "b\r\nc: d" }))),
  ],
  ["a name that is none", (tell) => (_, response) => tell(heard(() => response.writeHead(200, { "a b": "c" })))],
  ["a list without its last value", (tell) => (_, response) => tell(heard(() => response.writeHead(200, ["a"])))],
  ["a chunk that is none", (tell) => (_, response) => tell(heard(() => Reflect.apply(response.write, response, [1])))],
  ["no chunk", (tell) => (_, response) => tell(heard(() => Reflect.apply(response.write, response, [null])))],
  ["an end that is none", (tell) => (_, response) => tell(heard(() => Reflect.apply(response.end, response, [{}])))],
])("%s is refused as Node refuses it, and another answer may follow", async (_, handler) => {
  const codes: string[] = [];
  const refused = handler((code) => codes.push(code));
  const answering: Handler = (request, response) => {
    refused(request, response);
    response.writeHead(200, html).end("<p>word</p>");
  };
  const withUs = await asked(await site(answering), german);
  expect(withUs.body.toString()).toBe("<p>WORD</p>");
  const without = await asked(await listening(answering), german);
  expect(without.body.toString()).toBe("<p>word</p>");
  expect(codes).toEqual([expect.stringMatching(/^ERR_/), codes[0]]);
});

test.each(compressionPlaces)("who ends twice, or writes after the end, hears of it, %s", async (place) => {
  const held = Promise.withResolvers<void>();
  const codes: unknown[] = [];
  const url = await site(
    (_request, response) => {
      response.on("error", (error) => codes.push(Reflect.get(error, "code")));
      response.writeHead(200, { "content-type": "application/json" });
      response.end('{"a": "word"}');
      response.end();
      response.end("more", (error?: Error | null) => codes.push(Reflect.get(error ?? {}, "code")));
      expect(response.write("more", (error) => codes.push(Reflect.get(error ?? {}, "code")))).toBe(false);
      setImmediate(held.resolve);
    },
    { place, localization: shoutingLocalization({ held: held.promise }) },
  );
  expect((await asked(url, german)).body.toString()).toBe('{"a": "WORD"}');
  expect(codes).toEqual(Array(4).fill("ERR_STREAM_WRITE_AFTER_END"));
});

test.each(compressionPlaces)("a reader who goes ends what is held for him, %s", async (place) => {
  const written = Promise.withResolvers<Error | null | undefined>();
  const isStreaming = Promise.withResolvers<void>();
  const url = await site(
    (_request, response) => {
      response.writeHead(200, html);
      response.write(`<p>${"word ".repeat(20_000)}</p>`, written.resolve);
      isStreaming.resolve();
    },
    { place, localization: shoutingLocalization({ held: new Promise(() => {}) }) },
  );
  const asking = ask(url, { headers: german.headers, agent: false }).end();
  asking.on("error", () => {});
  await isStreaming.promise;
  asking.destroy();
  expect(await written.promise).toMatchObject({ code: "ERR_STREAM_DESTROYED" });
});

test("whoever writes on for a reader who has gone hears of it", async () => {
  const told = Promise.withResolvers<unknown>();
  const url = await site(async (_request, response) => {
    response.writeHead(200, html).write("<p>word</p>");
    await once(response, "close");
    const hasRoom = response.write("more", (error) => told.resolve([hasRoom, Reflect.get(error ?? {}, "code")]));
  });
  const asking = ask(url, german, (answer) => answer.once("data", () => asking.destroy())).end();
  asking.on("error", () => {});
  expect(await told.promise).toEqual([false, "ERR_STREAM_DESTROYED"]);
});

test("a reader who has gone before his answer is there gets none, and nobody is harmed", async () => {
  const held = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  const url = await site(
    (_request, response) => {
      response.once("close", closed.resolve);
      response.writeHead(200, html).end("<p>word</p>");
      asked.resolve();
    },
    { localization: shoutingLocalization({ held: held.promise, onError: (error) => errors.push(error) }) },
  );
  const asking = ask(url, { headers: german.headers, agent: false }).end();
  asking.on("error", () => {});
  await asked.promise;
  asking.destroy();
  await closed.promise;
  held.resolve();
  await new Promise(setImmediate);
  expect(errors).toEqual([]);
});

test.each<[string, BodyLocalizer["whole"]]>([
  [
    "throws",
    () => {
      throw new Error("broken");
    },
  ],
  ["rejects", () => Promise.reject(new Error("broken"))],
])("a localizer that %s costs no answer", async (_, whole) => {
  const errors: unknown[] = [];
  const localization = shoutingLocalization({ localizer: { whole }, onError: (error) => errors.push(error) });
  const url = await site((_request, response) => response.writeHead(200, html).end("<p>word</p>"), { localization });
  const { status, headers, body } = await asked(url, german);
  expect(status).toBe(200);
  expect(body.toString()).toBe("<p>word</p>");
  expect(headers).toMatchObject({ "x-localization": "partial", "cache-control": "no-store" });
  expect(errors).toHaveLength(1);
});

test("a stream that breaks is cut off, and its reader sees that it is not whole", async () => {
  const errors: unknown[] = [];
  const broken: BodyLocalizer = {
    ...shoutingLocalizer(),
    stream: (emit) => ({
      write: emit,
      end: () => Promise.reject(new Error("broken")),
      held: () => 0,
      stop: () => {},
    }),
  };
  const localization = shoutingLocalization({ localizer: broken, onError: (error) => errors.push(error) });
  const url = await site(
    (_request, response) => {
      response.writeHead(200, html).write("<p>one</p>");
      response.end("<p>two</p>");
    },
    { localization },
  );
  await expect(asked(url, german)).rejects.toMatchObject({ code: "ECONNRESET" });
  expect(errors).toHaveLength(1);
});

test("half a pair of surrogates goes out as Node writes it", async () => {
  const url = await site((_request, response) => response.writeHead(200, html).end("<p>\ud83d</p>\udc00"));
  expect((await asked(url, german)).body).toEqual(Buffer.from("<p>\ufffd</p>\ufffd"));
});

test.each([
  ["whole", [[0xf0, 0x9f, 0x98]]],
  ["in pieces", [[0xf0], [0x9f], [0x98]]],
  ["in pieces that go on with another", [[0xf0, 0x9f], [0x41]]],
  ["in pieces of a character too long to be one", [[0xc0], [0x80], [0xf8, 0x88], [0x80, 0x80, 0x80]]],
])("a character that never ends goes out %s as it came", async (_, pieces) => {
  const url = await site((_request, response) => {
    response.writeHead(200, html).write("<p>");
    for (const piece of pieces) response.write(Buffer.from(piece));
    response.end();
  });
  expect((await asked(url, german)).body).toEqual(Buffer.from([...Buffer.from("<p>"), ...pieces.flat()]));
});

test("memory that a writer uses again is not read twice", async () => {
  const url = await site((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const memory = Buffer.from('{"a": "wo');
    response.write(memory);
    memory.fill("!");
    response.end('rd"}');
  });
  expect((await asked(url, german)).body.toString()).toBe('{"a": "WORD"}');
});

test("a request of HTTP/1.0 gets a stream without a trailer", async () => {
  const url = await site((_request, response) => {
    response.writeHead(200, html).write("<p>one</p>");
    response.end("<p>two</p>");
  });
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end("GET / HTTP/1.0\r\nAccept-Language: de\r\n\r\n");
  const pieces: Buffer[] = [];
  socket.on("data", (piece: Buffer) => pieces.push(piece));
  await once(socket, "end");
  const [head = "", body] = Buffer.concat(pieces).toString().split("\r\n\r\n");
  expect(head).not.toMatch(/trailer/i);
  expect(body).toBe("<p>ONE</p><p>TWO</p>");
});

test("what a request says gets into no header of its answer", async () => {
  const url = await site((_request, response) => response.writeHead(200, html).end("<p>word</p>"));
  const { headers } = await asked(`${url}/?lang=de%0d%0aX-Evil:1`, {
    headers: { "accept-language": "de;q=1, x-evil\tde, \u00ff, ../../etc" },
  });
  expect(headers["content-language"]).toBe("de");
  expect(JSON.stringify(headers)).not.toMatch(/evil|etc/i);
});

test("head and answer may be as long as Node lets them be", async () => {
  const long = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x-${index}`, "y".repeat(1000)]));
  const url = await site((_request, response) =>
    response.writeHead(200, { ...html, ...long, vary: "a, ".repeat(5000) }).end("<p>word</p>"),
  );
  const body = await new Promise<string>((resolve, reject) => {
    const options = { headers: german.headers, agent: false, maxHeaderSize: 1_000_000 };
    const asking = ask(url, options, async (answer) => {
      const pieces: string[] = [];
      for await (const piece of answer) pieces.push(String(piece));
      resolve(pieces.join(""));
    });
    asking.once("error", reject);
    asking.end();
  });
  expect(body).toBe("<p>WORD</p>");
});
