import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { IncomingMessage, type ServerResponse } from "node:http";
import { connect, createServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { asked } from "../../test/asked.ts";
import { listening } from "../../test/listening.ts";
import { shoutingLocalization } from "../../test/shouting-localization.ts";
import { compressionPlaces, site } from "../../test/site.ts";
import { exchangeOf, localize } from "../node.ts";

const german = { headers: { "accept-language": "de", "accept-encoding": "gzip" } };
const html = { "content-type": "text/html; charset=utf-8" };

test.each<[string, (response: ServerResponse) => void]>([
  ["an object", (response) => response.writeHead(201, { ...html, link: ["<a>", "<b>"] })],
  ["a reason and an object", (response) => response.writeHead(201, "Made", { ...html, link: ["<a>", "<b>"] })],
  ["a list", (response) => response.writeHead(201, ["content-type", "text/html", "link", "<a>", "link", "<b>"])],
  [
    "a reason and a list",
    (response) => response.writeHead(201, "Made", ["content-type", "text/html", "link", "<a>, <b>"]),
  ],
  [
    "nothing",
    (response) => response.setHeaders(new Map([...Object.entries(html), ["link", "<a>, <b>"]])).writeHead(201),
  ],
])("writeHead may be given %s", async (_, begin) => {
  const url = await site((_request, response) => {
    begin(response);
    response.end("<p>word</p>");
  });
  const { status, headers, body } = await asked(url, german);
  expect(status).toBe(201);
  expect(headers["link"]).toBe("<a>, <b>");
  expect(body.toString()).toBe("<p>WORD</p>");
});

test.each(compressionPlaces)("whoever is to be called is called when the answer has gone, %s", async (place) => {
  const called: string[] = [];
  const done = Promise.withResolvers<void>();
  const url = await site(
    (_request, response) => {
      response.setHeader("content-type", "text/html");
      response.write("<p>one</p>", () => called.push("write"));
      response.write("<p>two</p>", "utf8", () => called.push("write"));
      response.end("<p>three</p>", () => {
        called.push("end");
        done.resolve();
      });
    },
    { place },
  );
  expect((await asked(url, german)).body.toString()).toBe("<p>ONE</p><p>TWO</p><p>THREE</p>");
  await done.promise;
  expect(called).toEqual(["write", "write", "end"]);
});

test("text in other encodings of Node's is the text it stands for", async () => {
  const url = await site((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.write("3c703e", "hex");
    response.end(Buffer.from("grün</p>").toString("base64"), "base64");
  });
  expect((await asked(url, german)).body.toString()).toBe("<p>GRÜN</p>");
});

test("an application believes that its answer has begun and ended, though it is held", async () => {
  const held = Promise.withResolvers<void>();
  const believed: unknown[] = [];
  const url = await site(
    (_request, response) => {
      believed.push(response.headersSent, response.writableEnded);
      response.writeHead(200, { "content-type": "application/json" });
      believed.push(response.headersSent, response.writableEnded);
      expect(() => response.writeHead(500)).toThrow(expect.objectContaining({ code: "ERR_HTTP_HEADERS_SENT" }));
      response.end('{"a": "word"}');
      believed.push(response.headersSent, response.writableEnded, response.writableFinished);
      held.resolve();
    },
    { localization: shoutingLocalization({ held: held.promise }) },
  );
  expect((await asked(url, german)).body.toString()).toBe('{"a": "WORD"}');
  expect(believed).toEqual([false, false, true, false, true, true, false]);
});

test.each(compressionPlaces)("a page's head leaves when it is flushed, %s", async (place) => {
  const go = Promise.withResolvers<void>();
  const url = await site(
    (_request, response) => {
      response.writeHead(200, html);
      response.flushHeaders();
      go.promise.then(() => response.end("<p>word</p>"));
    },
    { place },
  );
  const answer = await fetch(url, german);
  expect(answer.headers.get("x-localization")).toBe("streamed");
  go.resolve();
  expect(await answer.text()).toBe("<p>WORD</p>");
});

test("a page's first piece leaves before its last is written", async () => {
  const go = Promise.withResolvers<void>();
  const url = await site((_request, response) => {
    response.writeHead(200, html).write("<p>one</p>");
    go.promise.then(() => response.end("<p>two</p>"));
  });
  const reader = (await fetch(url, german)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("<p>ONE</p>");
  go.resolve();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("<p>TWO</p>");
});

test.each(compressionPlaces)(
  "a body that is localized as a whole keeps the application's trailers, %s",
  async (place) => {
    const url = await site(
      (_request, response) => {
        response.writeHead(200, { ...html, trailer: "X-Own" });
        response.addTrailers({ "X-Own": "1" });
        response.end("<p>one</p>");
      },
      { place },
    );
    const { body, trailers } = await asked(url, german);
    expect([body.toString(), trailers]).toEqual(["<p>ONE</p>", { "x-own": "1" }]);
  },
);

test("over HTTP/2, a page in pieces says in its trailer how it went", async () => {
  const localizer = localize(shoutingLocalization());
  const server = createServer((request, response) => {
    Reflect.apply(localizer, undefined, [request, response]);
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.write("<p>one</p>");
    response.end("<p>two</p>");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const session = connect(`http://127.0.0.1:${typeof address === "object" ? address?.port : undefined}`);
  onTestFinished(async () => {
    session.close();
    await new Promise((resolve) => server.close(resolve));
  });
  const stream = session.request({ "accept-language": "de" });
  const trailers = once(stream, "trailers");
  expect((await stream.toArray()).join("")).toBe("<p>ONE</p><p>TWO</p>");
  expect((await trailers)[0]).toMatchObject({ "x-localization": "complete" });
});

test("a page streams without chunks where the application takes them off", async () => {
  const url = await site((_request, response) => {
    response.removeHeader("transfer-encoding");
    response.writeHead(200, html).write("<p>one</p>");
    response.end("<p>two</p>");
  });
  const { body, headers } = await asked(url, german);
  expect(body.toString()).toBe("<p>ONE</p><p>TWO</p>");
  expect(headers).not.toHaveProperty("trailer");
});

test("the trailer of a stream says how it went", async () => {
  const url = await site((_request, response) => {
    response.writeHead(200, { ...html, trailer: "X-Own" }).write("<p>one</p>");
    response.addTrailers({ "X-Own": "1" });
    response.end();
  });
  const { headers, trailers } = await asked(url, { headers: { ...german.headers, "x-outcome": "pending" } });
  expect(headers.trailer).toBe("X-Own, X-Localization");
  expect(trailers).toEqual({ "x-own": "1", "x-localization": "partial" });
});

test.each(compressionPlaces)("a writer waits while much is held, and is told when it is gone, %s", async (place) => {
  const held = Promise.withResolvers<void>();
  const piece = `<p>${"word ".repeat(4000)}</p>`;
  const wrote: boolean[] = [];
  const url = await site(
    async (_request, response) => {
      response.writeHead(200, html);
      for (let count = 0; count < 8; count++) {
        const hasRoom = response.write(piece);
        wrote.push(hasRoom);
        if (hasRoom) continue;
        const room = once(response, "drain");
        held.resolve();
        await room;
      }
      response.end();
    },
    { place, localization: shoutingLocalization({ held: held.promise }) },
  );
  expect((await asked(url, german)).body.toString()).toBe(piece.toUpperCase().replaceAll("P>", "p>").repeat(8));
  expect(wrote.slice(0, 4)).toEqual([true, true, true, false]);
});

test.each(compressionPlaces)("a source is read no faster than its reader reads, %s", async (place) => {
  let written = 0;
  const total = 400;
  const isStuck = Promise.withResolvers<void>();
  const url = await site(
    async (_request, response) => {
      response.writeHead(200, html);
      for (; written < total; written++) {
        // Letters that no compression makes small.
        const letters = Buffer.from(crypto.getRandomValues(new Uint8Array(48_000))).toString("base64");
        if (response.write(`<p>${letters}</p>`)) continue;
        setImmediate(isStuck.resolve);
        await once(response, "drain");
      }
      response.end();
    },
    { place },
  );
  const reader = (await fetch(url, german)).body?.getReader();
  await isStuck.promise;
  expect(written).toBeLessThan(total);
  let length = 0;
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) length += read.value.length;
  expect(length).toBe(total * (64_000 + 7));
});

test("wrappers keep working, those put on before and after", async () => {
  const seen: string[] = [];
  const app = express();
  const wrapping = (name: string) => (_request: unknown, response: ServerResponse, next: () => void) => {
    const { end, writeHead } = response;
    response.writeHead = (...parameters: unknown[]) => {
      response.setHeader(`x-${name}`, String(response.getHeader("content-length")));
      return Reflect.apply(writeHead, response, parameters);
    };
    response.end = (...parameters: unknown[]) => {
      seen.push(`${name}: ${parameters[0]}`);
      return Reflect.apply(end, response, parameters);
    };
    next();
  };
  app.use(wrapping("early"), localize(shoutingLocalization()), wrapping("late"));
  app.get("/", (_request, response) => {
    response.send("<p>word</p>");
  });
  const { headers, body } = await asked(await listening(app), german);
  expect(body.toString()).toBe("<p>WORD</p>");
  expect([headers["x-early"], headers["x-late"]]).toEqual(["11", "11"]);
  expect(seen).toEqual(["late: <p>WORD</p>", "early: <p>WORD</p>"]);
});

test("a wrapper that holds the end back, and then puts back what it found, ends the answer", async () => {
  const url = await site((_request, response) => {
    const { end } = response;
    response.end = (...parameters: unknown[]) => {
      setImmediate(() => {
        response.end = end;
        Reflect.apply(response.end, response, parameters);
      });
      return response;
    };
    response.writeHead(200, html).end("<p>word</p>");
  });
  expect((await asked(url, german)).body.toString()).toBe("<p>WORD</p>");
});

test("a wrapper that splits the end, as sessions do, changes nothing of what is read", async () => {
  const url = await site((_request, response) => {
    const { end, write } = response;
    response.end = (chunk: unknown) => {
      const text = String(chunk);
      Reflect.apply(write, response, [text.slice(0, -1)]);
      setImmediate(() => Reflect.apply(end, response, [text.slice(-1)]));
      return response;
    };
    response.writeHead(200, html).end("<p>word</p>");
  });
  expect((await asked(url, german)).body.toString()).toBe("<p>WORD</p>");
});

test("an application that fails after it has begun is cut off, as without localization", async () => {
  const app = express();
  app.use(localize(shoutingLocalization()));
  app.get("/", (_request, response) => {
    response.type("html").write("<p>one</p>");
    throw new Error("The page cannot be made.");
  });
  app.use((_error: unknown, _request: unknown, response: ServerResponse, next: (error: unknown) => void) => {
    next(response.headersSent ? "begun" : "not begun");
  });
  app.set("env", "test");
  await expect(asked(await listening(app), german)).rejects.toMatchObject({ code: "ECONNRESET" });
});

test("an application that fails before it has begun answers with an error page", async () => {
  const app = express();
  app.set("env", "production");
  app.use(localize(shoutingLocalization()));
  app.get("/", () => {
    throw Object.assign(new Error(), { status: 503 });
  });
  const { status, body } = await asked(await listening(app), german);
  expect(status).toBe(503);
  expect(body.toString()).toContain("SERVICE UNAVAILABLE");
});

test("an application below another one is localized once, with the options of its route", async () => {
  const localization = shoutingLocalization();
  const below = express();
  below.use(localize(localization));
  below.get("/page", (_request, response) => {
    response.send("<p>word</p>");
  });
  below.get("/raw", (request, response) => {
    exchangeOf(request)?.adjust({ html: false });
    response.send("<p>word</p>");
  });
  const app = express();
  app.use(localize(localization)).use("/below", below);
  const url = await listening(app);
  expect((await asked(`${url}/below/page`, german)).body.toString()).toBe("<p>WORD</p>");
  expect((await asked(`${url}/below/raw`, german)).body.toString()).toBe("<p>word</p>");
});

test("a request that is made anew for the same answer is localized once", async () => {
  const localizer = localize(shoutingLocalization());
  const url = await site((request, response) => {
    const { method, url: path, headers } = request;
    const anew = Object.assign(new IncomingMessage(request.socket), { method, url: path, headers });
    localizer(anew, response, () => response.writeHead(200, html).end("<p>word</p>"));
  });
  expect((await asked(url, german)).body.toString()).toBe("<p>WORD</p>");
});

test("a route cannot change what has begun", async () => {
  const url = await site((request, response) => {
    response.writeHead(200, html);
    expect(() => exchangeOf(request)?.adjust({ html: false })).toThrow(
      expect.objectContaining({ kind: "invalid-request", code: "answer_begun" }),
    );
    response.end("<p>word</p>");
  });
  expect((await asked(url, german)).body.toString()).toBe("<p>WORD</p>");
});

test("what was read in any language can be edited: the application finds its own tag in If-Match", async () => {
  const shown: unknown[] = [];
  const url = await site((request, response) => {
    shown.push(request.headers["if-match"]);
    response.writeHead(200, { "content-type": "application/json", etag: '"v5"' }).end('{"a": "word"}');
  });
  for (const language of ["de", "en"]) {
    const { headers } = await asked(url, { headers: { "accept-language": language } });
    expect(headers.etag).not.toBe('"v5"');
    await asked(url, { method: "PUT", headers: { "if-match": headers.etag ?? "" } });
  }
  expect(shown).toEqual([undefined, '"v5"', undefined, '"v5"']);
});

test.each(compressionPlaces)(
  "a file that Express sends is localized, and its reader is told when he has it, %s",
  async (place) => {
    const folder = mkdtempSync(join(tmpdir(), "dragoman-web-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "page.html"), "<p>word</p>");
    writeFileSync(join(folder, "style.css"), "p {}");
    const files = express().use(express.static(folder));
    const url = await site((request, response) => void Reflect.apply(files, undefined, [request, response]), { place });

    const page = await asked(`${url}/page.html`, german);
    expect(page.body.toString()).toBe("<p>WORD</p>");
    expect([page.headers["last-modified"], page.headers["content-length"]]).toEqual([undefined, undefined]);
    const source = await asked(`${url}/page.html`);
    expect(source.body.toString()).toBe("<p>word</p>");
    const known = { "if-none-match": source.headers.etag ?? "" };
    expect((await asked(`${url}/page.html`, { headers: known })).status).toBe(304);
    expect((await asked(`${url}/page.html`, { headers: { ...german.headers, ...known } })).status).toBe(200);

    const style = await asked(`${url}/style.css`, german);
    expect(
      (await asked(`${url}/style.css`, { headers: { ...german.headers, "if-none-match": style.headers.etag ?? "" } }))
        .status,
    ).toBe(304);
    const part = await asked(`${url}/page.html`, { headers: { "accept-language": "de", range: "bytes=0-3" } });
    expect([part.status, part.body.toString()]).toEqual([206, "<p>w"]);
  },
);
