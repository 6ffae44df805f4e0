import { overrideTranslator, TranslatorCalls, TranslatorTestingModule } from "@dragoman/nestjs/testing";
import { Test } from "@nestjs/testing";
import { expect, onTestFinished, test, vi } from "vitest";
import { AppModule } from "../src/app.module.ts";
import { CatalogueModule } from "../src/catalogue/catalogue.module.ts";
import { Catalogue } from "../src/catalogue/catalogue.ts";
import { LoanSlips } from "../src/catalogue/loan-slips.ts";

test("a slip is in its reader's language, and the catalogue's translator is on familiar terms", async () => {
  const module = await Test.createTestingModule({
    // The catalogue's interface wants a localization, as the application has it.
    imports: [
      TranslatorTestingModule.forRoot({
        translations: { de: { "Please bring it back within four weeks.": "Bring es in vier Wochen zurück." } },
        localization: { sourceLanguage: "en", locales: ["de"] },
      }),
      CatalogueModule,
    ],
  }).compile();
  const book = module.get(Catalogue, { strict: false }).book("bread");
  const slip = await module.get(LoanSlips, { strict: false }).slip(book, "de");
  expect(slip).toBe("Bread, Slowly\nBring es in vier Wochen zurück.\n");
  const { last } = module.get(TranslatorCalls);
  expect(last).toMatchObject({
    to: "de",
    from: "en",
    reportingTag: "catalogue",
    options: { formality: "prefer_less" },
  });
  await module.close();
});

const translations = {
  pl: {
    "The library": "Biblioteka",
    "The sea": "Morze",
    "We have no such book.": "Nie mamy takiej książki.",
    "The reason has 1 to 500 characters.": "Powód ma od 1 do 500 znaków.",
  },
  en: { "Lubię morze.": "I like the sea." },
};

/** The whole application, as `main.ts` starts it, without a service. */
async function library(): Promise<string> {
  vi.stubEnv("DRAGOMAN_KEY", "unused");
  onTestFinished(() => void vi.unstubAllEnvs());
  const builder = Test.createTestingModule({ imports: [AppModule] });
  overrideTranslator(builder, { translations });
  const app = (await builder.compile()).createNestApplication({ logger: false });
  onTestFinished(() => app.close());
  await app.listen(0, "127.0.0.1");
  return app.getUrl();
}

const headers = { "accept-language": "pl" };

function wish(values: object): RequestInit {
  return { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(values) };
}

test("pages, books and errors are in the reader's language", async () => {
  const url = await library();
  const page = await (await fetch(url, { headers })).text();
  expect(page).toContain('<html lang="pl">');
  expect(page).toContain("<h1>Biblioteka</h1>");
  const books = await (await fetch(`${url}/books`, { headers })).json();
  expect(books).toMatchObject([{ title: "Tides & Harbours", subject: "Morze" }, {}, {}]);
  const missing = await fetch(`${url}/books/none`, { headers });
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ message: "Nie mamy takiej książki." });
  expect(await (await fetch(`${url}/books/tides`)).json()).toMatchObject({ subject: "The sea" });
});

test("what a reader writes is noted in English, and refused in the reader's language", async () => {
  const url = await library();
  const noted = await fetch(`${url}/wishes`, wish({ title: "Sztorm", reason: "Lubię morze." }));
  expect(await noted.json()).toEqual({ title: "Sztorm", reason: "I like the sea.", written: "Lubię morze." });
  const refused = await fetch(`${url}/wishes`, wish({ title: "Sztorm", reason: "" }));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ message: ["Powód ma od 1 do 500 znaków."] });
});

test("the health of the translator is the application's", async () => {
  const health = await fetch(`${await library()}/health`);
  expect(await health.json()).toMatchObject({ status: "ok", info: { translator: { status: "up" } } });
});
