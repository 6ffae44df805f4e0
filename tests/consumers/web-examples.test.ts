import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { started } from "./started.ts";

/** The examples of localized websites, started as their READMEs say, with what `npm run build` made of the packages. */
const examples = join(import.meta.dirname, "../../examples");

const script = {
  en: {
    Books: { pl: "Książki" },
    "Books about things": { pl: "Książki o rzeczach" },
    "Ask us": { pl: "Zapytaj nas" },
    "In stock": { pl: "W magazynie" },
    "The sea": { pl: "Morze" },
    "The library": { pl: "Biblioteka" },
    "Please bring it back within four weeks.": { pl: "Oddaj w ciągu czterech tygodni." },
    "The reason has 1 to 500 characters.": { pl: "Powód ma od 1 do 500 znaków." },
    "Forty loaves, from the first starter to the last crumb.": { pl: "Czterdzieści bochenków, aż po okruszek." },
  },
  pl: {
    "Czy macie książki o chlebie?": { en: "Do you have books about bread?" },
    "Lubię morze.": { en: "I like the sea." },
  },
};

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let service: TestService;
let store: string;
beforeAll(async () => {
  service = await createTestService({ engine: "scripted", script });
  store = mkdtempSync(join(tmpdir(), "bookshop-"));
});
afterAll(async () => {
  await service.close();
  rmSync(store, { recursive: true, force: true });
});

test("a bookshop on Express is read in Polish, and answers what is asked in Polish", async () => {
  const folder = join(examples, "express-bookshop");
  const settings = { DRAGOMAN_URL: service.url, DRAGOMAN_KEY: service.apiKey, PORT: "0", STORE: store };
  const shop = await started(folder, ["src/main.ts"], settings);
  // Its first reader may have it in English: nothing waits longer than the budget.
  const page = await vi.waitFor(async () => {
    const text = await (await fetch(`${shop.url}/pl/`)).text();
    expect(text).toContain("<h1>Książki o rzeczach</h1>");
    return text;
  }, 30_000);
  expect(page).toContain('<html lang="pl">');
  expect(page).toContain('<a href="/pl/books/bread" translate="no">Bread, Slowly</a>');
  expect(page).toContain("<p>W magazynie</p>");
  expect(page).toContain("<p>Czterdzieści bochenków, aż po okruszek.</p>");

  const english = await fetch(`${shop.url}/`);
  expect(english.headers.get("content-language")).toBe("en");
  expect(await english.text()).toContain("<h1>Books about things</h1>");

  const books = await fetch(`${shop.url}/api/books`, { headers: { "accept-language": "pl" } });
  expect(await books.json()).toMatchObject([{ title: "Tides & Harbours", subject: "Morze" }, {}, {}]);

  const asked = await vi.waitFor(async () => {
    const body = new URLSearchParams({ question: "Czy macie książki o chlebie?" });
    const text = await (await fetch(`${shop.url}/pl/questions`, { method: "POST", body })).text();
    expect(text).toContain("Do you have books about bread?");
    return text;
  }, 30_000);
  expect(asked).toContain('<blockquote translate="no">Czy macie książki o chlebie?</blockquote>');
  expect((await fetch(`${shop.url}/pl/nothing`)).status).toBe(404);
  await shop.stop();
});

test("a library on NestJS is read in Polish, and notes in English what is wished for in Polish", async () => {
  const folder = join(examples, "nest-library");
  const settings = { DRAGOMAN_URL: service.url, DRAGOMAN_KEY: service.apiKey, PORT: "0" };
  const { url, stop } = await started(folder, ["dist/main.js"], settings);
  const polish = { "accept-language": "pl" };
  // As above: only the budget is waited for.
  await vi.waitFor(async () => {
    expect(await (await fetch(url, { headers: polish })).text()).toContain("<h1>Biblioteka</h1>");
    const books = await fetch(`${url}/books?lang=pl`);
    expect(await books.json()).toMatchObject([{ title: "Tides & Harbours", subject: "Morze" }, {}, {}]);
  }, 30_000);
  const slip = await fetch(`${url}/books/bread/slip`, { headers: polish });
  expect(await slip.text()).toBe("Bread, Slowly\nOddaj w ciągu czterech tygodni.\n");
  const asked = service.calls.of("translateText").map(({ body }) => body);
  const slipText = ["Please bring it back within four weeks."];
  expect(asked).toContainEqual(expect.objectContaining({ text: slipText, formality: "prefer_less" }));

  const wish = (reason: string) =>
    fetch(`${url}/wishes`, {
      method: "POST",
      headers: { ...polish, "content-type": "application/json" },
      body: JSON.stringify({ title: "Sztorm", reason }),
    });
  await vi.waitFor(async () => {
    expect(await (await wish("Lubię morze.")).json()).toMatchObject({ reason: "I like the sea." });
    expect(await (await wish("")).json()).toMatchObject({ message: ["Powód ma od 1 do 500 znaków."] });
  }, 30_000);
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: "ok" });
  await stop();
});
