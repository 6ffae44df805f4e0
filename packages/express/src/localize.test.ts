import { createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import express, { type ErrorRequestHandler } from "express";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listening, majors } from "../test/listening.ts";
import { localize, localizeBody, localizeRoute } from "./index.ts";

let service: TestService;
beforeAll(async () => {
  const script = {
    en: {
      "Our shop": { pl: "Nasz sklep", de: "Unser Laden" },
      "A red chair": { pl: "Czerwone krzesło", de: "Ein roter Stuhl" },
    },
    pl: { "Czy macie krzesła?": { en: "Do you have chairs?" } },
  };
  service = await createTestService({ engine: "scripted", script });
});
afterAll(() => service.close());

const options = () => ({
  client: createClient({ baseUrl: service.url, apiKey: service.apiKey }),
  sourceLanguage: "en",
  locales: ["en", "de", "pl"],
  budgetMs: 10_000,
});
const inPolish = { headers: { "accept-language": "pl" } };

describe.each(majors)("on %s", (_name, createApp) => {
  test("a page and its JSON are in the reader's language", async () => {
    const app = createApp();
    app.use(localize({ ...options(), json: { paths: ["$.title"] } }));
    app.get("/", (_request, response) => void response.send("<h1>Our shop</h1>"));
    app.get("/json", (_request, response) => void response.json({ title: "A red chair", name: "Our shop" }));
    const url = await listening(app);
    const page = await fetch(url, inPolish);
    expect(await page.text()).toBe("<h1>Nasz sklep</h1>");
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "content-language": "pl",
      vary: expect.stringMatching(/accept-language/i),
      "x-localization": "complete",
    });
    const json = await fetch(`${url}/json?lang=de`);
    expect(await json.json()).toEqual({ title: "Ein roter Stuhl", name: "Our shop" });
  });

  test("each request has its reader's locale and translator", async () => {
    const app = createApp();
    app.use(localize(options()));
    app.get("/", async ({ locale, translator }, response) => {
      response.type("text").send(`${locale}: ${await translator.translate("A red chair")}`);
    });
    const url = await listening(app);
    expect(await (await fetch(url, inPolish)).text()).toBe("pl: Czerwone krzesło");
    expect(await (await fetch(url)).text()).toBe("en: A red chair");
    expect(await (await fetch(`${url}?lang=__proto__`, inPolish)).text()).toBe("pl: Czerwone krzesło");
  });

  test("routes find their way where the locale stands in the path, also in routers", async () => {
    const app = createApp();
    app.use(localize({ ...options(), detect: ["path"] }));
    app.get("/shop", ({ originalUrl }, response) => void response.send(`<h1>Our shop</h1><!--${originalUrl}-->`));
    const url = await listening(app);
    expect(await (await fetch(`${url}/pl/shop`)).text()).toBe("<h1>Nasz sklep</h1><!--/pl/shop-->");
    expect(await (await fetch(`${url}/shop`)).text()).toBe("<h1>Our shop</h1><!--/shop-->");
  });

  test("a route has options of its own, and its tag is what its translations are counted under", async () => {
    const app = createApp();
    app.use(localize({ ...options(), reportingTag: "site" }));
    const inJson = localizeRoute({ json: { paths: ["$.title"] }, reportingTag: "api" });
    app.get("/json", inJson, (_request, response) => void response.json({ title: "A red chair" }));
    app.get("/said", localizeRoute({ reportingTag: "said" }), async ({ translator }, response) => {
      response.type("text").send(await translator.translate("Our shop"));
    });
    app.get("/plain", localizeRoute({ html: false }), (_request, response) => void response.send("<p>Our shop</p>"));
    const url = await listening(app);
    service.calls.clear();
    expect(await (await fetch(`${url}/json`, inPolish)).json()).toEqual({ title: "Czerwone krzesło" });
    expect(service.calls.last?.headers["x-service-reporting-tag"]).toBe("api");
    expect(await (await fetch(`${url}/said`, inPolish)).text()).toBe("Nasz sklep");
    expect(service.calls.last?.headers["x-service-reporting-tag"]).toBe("said");
    expect(await (await fetch(`${url}/plain`, inPolish)).text()).toBe("<p>Our shop</p>");
  });

  test("what a reader writes reaches the route in the application's language, and as it was written", async () => {
    const app = createApp();
    app.use(localize({ ...options(), requests: { paths: ["$.question"] } }));
    app.post(
      "/",
      express.json(),
      localizeBody(),
      ({ body, written }, response) => void response.json({ body, written }),
    );
    const url = await listening(app);
    const question = { question: "Czy macie krzesła?", name: "Czy macie krzesła?" };
    const response = await fetch(url, {
      method: "POST",
      headers: { ...inPolish.headers, "content-type": "application/json" },
      body: JSON.stringify(question),
    });
    expect(await response.json()).toEqual({
      body: { ...question, question: "Do you have chairs?" },
      written: [{ pointer: "/question", original: "Czy macie krzesła?", status: "translated" }],
    });
  });

  test("a route's options without localize before are an error that says so", async () => {
    const app = createApp();
    app.get("/", localizeRoute({}), (_request, response) => void response.send("<p>Our shop</p>"));
    const tell: ErrorRequestHandler = (error: Error, _request, response, _next) => void response.send(error.message);
    app.use(tell);
    expect(await (await fetch(await listening(app))).text()).toBe("localizeRoute: mount localize before the routes.");
  });

  test("an application is localized once, however often it is mounted", async () => {
    const app = createApp();
    app.use(localize(options()), localize(options()));
    app.get("/", (_request, response) => void response.send("<h1>Our shop</h1>"));
    const response = await fetch(await listening(app), inPolish);
    expect(await response.text()).toBe("<h1>Nasz sklep</h1>");
  });
});

test("what cannot be right is refused when the application starts, by its name", () => {
  expect(() => localize({ ...options(), locales: [] })).toThrow(/locales/);
  expect(() => localize({ ...options(), json: { paths: ["title["] } })).toThrow(/json/);
  expect(() => localize({ ...options(), budgetMs: -1 })).toThrow(/budgetMs/);
});
