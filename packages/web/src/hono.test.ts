import { Hono } from "hono";
import { expect, test } from "vitest";
import { shoutingLocalization } from "../test/shouting-localization.ts";
import { localize } from "./hono.ts";

const german = { headers: { "accept-language": "de" } };

function application(): Hono {
  const app = new Hono();
  app.use(localize(shoutingLocalization()));
  app.get("/", (context) => context.html("<p>word</p>"));
  app.get("/locale", (context) => context.text(context.get("exchange").locale));
  app.get("/raw", (context) => {
    context.get("exchange").adjust({ html: false });
    return context.html("<p>word</p>");
  });
  app.get("/long", (context) => {
    context.header("content-length", "11");
    context.header("etag", '"abc"');
    return context.html("<p>word</p>");
  });
  return app;
}

test("what was true of the application's body does not come back with Hono's headers", async () => {
  const { headers } = await application().request("/long", german);
  expect(headers.get("content-length")).toBeNull();
  expect(headers.get("etag")).toMatch(/^W\/"abc--de-/);
});

test("handlers know their reader, and have options of their own", async () => {
  expect(await (await application().request("/locale", german)).text()).toBe("de");
  expect(await (await application().request("/raw", german)).text()).toBe("<p>word</p>");
});

test("an error page is localized as well", async () => {
  const app = application();
  app.get("/broken", () => {
    throw new Error("broken");
  });
  app.onError((_error, context) => context.html("<p>sorry</p>", 500));
  app.notFound((context) => context.html("<p>nothing</p>", 404));
  const answers = await Promise.all(["/broken", "/nowhere"].map((path) => app.request(path, german)));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["<p>SORRY</p>", "<p>NOTHING</p>"]);
  expect(answers.map(({ status }) => status)).toEqual([500, 404]);
});
