import { Readable } from "node:stream";
import fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { shoutingLocalization } from "../test/shouting-localization.ts";
import { type FastifyLocalizationOptions, localization } from "./fastify.ts";
import { exchangeOf } from "./node.ts";

const german = { headers: { "accept-language": "de" } };
const page = "text/html; charset=utf-8";

async function application(routes: (app: FastifyInstance) => void): Promise<string> {
  const app = fastify();
  await app.register(localization, { localization: shoutingLocalization() });
  await app.register(async (below) => routes(below));
  onTestFinished(() => app.close());
  return app.listen({ host: "127.0.0.1", port: 0 });
}

test("routes of every plugin are localized, and know their reader", async () => {
  const url = await application((app) => {
    app.get("/", (request, reply) => reply.type(page).send(`<p>${request.exchange.locale}</p>`));
    app.get("/raw", (request, reply) => {
      request.exchange.adjust({ html: false });
      return reply.type(page).send("<p>word</p>");
    });
  });
  expect(await (await fetch(url, german)).text()).toBe("<p>DE</p>");
  expect(await (await fetch(`${url}/raw`, german)).text()).toBe("<p>word</p>");
});

test("an option that cannot be right fails the start, and names it", async () => {
  const app = fastify();
  const options: FastifyLocalizationOptions = JSON.parse('{ "sourceLanguage": "en", "locales": ["en"] }');
  const starting = async () => {
    await app.register(localization, options);
    await app.ready();
  };
  await expect(starting()).rejects.toThrow(/client/);
  await app.close();
});

test("what is known of a request's reader is known by Node's request too", async () => {
  const url = await application((app) => {
    app.get("/", (request, reply) => reply.send(String(exchangeOf(request.raw) === request.exchange)));
  });
  expect(await (await fetch(url, german)).text()).toBe("true");
});

test("objects, errors and what is not found are localized as the JSON they become", async () => {
  const url = await application((app) => {
    app.get("/", () => ({ title: "word" }));
    app.get("/broken", () => {
      throw new Error("sorry");
    });
  });
  expect(await (await fetch(url, german)).json()).toEqual({ title: "WORD" });
  expect(await (await fetch(`${url}/broken`, german)).json()).toMatchObject({ message: "SORRY" });
  const missing = await fetch(`${url}/nowhere`, german);
  expect([missing.status, missing.headers.get("content-language")]).toEqual([404, "de"]);
});

test("a page's first piece leaves before its last is there", async () => {
  const go = Promise.withResolvers<void>();
  const url = await application((app) => {
    app.get("/", (_request, reply) => {
      async function* pieces() {
        yield "<p>one</p>";
        await go.promise;
        yield "<p>two</p>";
      }
      return reply.type(page).send(Readable.from(pieces()));
    });
  });
  const reader = (await fetch(url, german)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("<p>ONE</p>");
  go.resolve();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("<p>TWO</p>");
});

test("a reader who goes ends the application's stream", async () => {
  const closed = Promise.withResolvers<void>();
  const url = await application((app) => {
    app.get("/", (_request, reply) => {
      const endless = new Readable({
        read() {
          this.push(`<p>${"word ".repeat(1000)}</p>`);
        },
      });
      endless.once("close", closed.resolve);
      return reply.type(page).send(endless);
    });
  });
  const reader = (await fetch(url, german)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await closed.promise;
});

test("a stream that breaks breaks for its reader", async () => {
  const url = await application((app) => {
    app.get("/", (_request, reply) => {
      async function* pieces() {
        yield "<p>one</p>";
        yield "<p>two</p>";
        throw new Error("broken");
      }
      return reply.type(page).send(Readable.from(pieces()));
    });
  });
  await expect(fetch(url, german).then((answer) => answer.text())).rejects.toThrow();
});

test("what goes round the replies goes out as it is", async () => {
  const url = await application((app) => {
    app.get("/", (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { "content-type": page }).end("<p>word</p>");
    });
  });
  expect(await (await fetch(url, german)).text()).toBe("<p>word</p>");
});
