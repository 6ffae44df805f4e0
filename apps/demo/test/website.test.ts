import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { directionOf, pageLanguages, sourceLanguage } from "../src/page-languages.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

let demo: TestDemo;
beforeAll(async () => {
  demo = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" });
});
afterAll(() => demo.close());

const pages = ["/website", "/website/products", "/website/contact", "/website/products.json"];
const translated = pageLanguages.filter((language) => language !== sourceLanguage);

test("the first reader of a language waits for nothing, and the next one gets all of it", async () => {
  const first = await ask("/website", "de");
  expect(first.headers.get("x-localization")).toBe("partial");
  expect([first.headers.get("cache-control"), first.headers.get("etag")]).toEqual(["no-store", null]);
  expect(await first.text()).toContain("Good things for the road");

  const next = await whole("/website", "de");
  expect(next.headers.get("content-language")).toBe("de");
  expect(next.headers.get("vary")).toBe("Accept-Language");
  expect(next.headers.get("cache-control")).toBe("public, no-cache");
  expect(await next.text()).toContain("<h1>Gute Dinge für unterwegs</h1>");

  const etag = next.headers.get("etag") ?? "";
  const known = await ask("/website", "de", { "if-none-match": etag });
  expect([known.status, await known.text()]).toEqual([304, ""]);
  expect((await ask("/website", "pl", { "if-none-match": etag })).status).toBe(200);
});

describe("every language", () => {
  test.each(translated.flatMap((language) => pages.map((page) => [language, page] as const)))(
    "%s is wholly in the shop's TMX: %s",
    async (language, page) => {
      const answer = await whole(page, language);
      expect(answer.headers.get("content-language")).toBe(language);
      const body = await answer.text();
      if (page.endsWith(".json")) return expect(() => JSON.parse(body)).not.toThrow();
      expect(/<html [^>]*>/.exec(body)?.[0]).toContain(`lang="${language}"`);
      expect(body.includes('dir="rtl"')).toBe(directionOf(language) === "rtl");
      expect(body).not.toContain('lang="en"');
    },
  );
});

test("what is no text stays: names, prices, codes and addresses", async () => {
  const html = await (await whole("/website", "ar")).text();
  expect(html).toContain('<p class="brand" translate="no">Caravan Trading Post</p>');
  expect(html).toContain("<code>FREETEA</code>");
  expect(html).toContain("€24.00");
  const { products } = await (await whole("/website/products.json", "ar")).json();
  expect(products[0]).toMatchObject({ sku: "compass", price: 24, name: "بوصلة نحاسية" });
});

test("alternative texts, field names, hints and menus are in the reader's language", async () => {
  expect(await (await whole("/website", "de")).text()).toContain('alt="Ein Messingkompass"');
  const html = await (await whole("/website/contact", "de")).text();
  expect(html).toContain('<label for="name">Ihr Name</label>');
  expect(html).toContain('placeholder="Was möchten Sie wissen?"');
  expect(html).toContain('aria-label="Hauptmenü"');
  expect(html).toContain("<title>Kontakt</title>");
});

test("readers of the website's own language get what the server wrote, with no word of a localization", async () => {
  for (const language of ["en", "en-GB", "ko"]) {
    const answer = await ask("/website", language);
    expect(answer.headers.get("x-localization")).toBeNull();
    expect(await answer.text()).toContain("<h1>Good things for the road</h1>");
  }
});

test("the form answers its own page, in the language that its address names", async () => {
  const body = new URLSearchParams({ name: "A", message: "secret words" });
  const send = () => demo.ask("/website/contact?lang=fr", { method: "POST", body });
  await (await send()).text();
  await expect.poll(async () => (await send()).text()).toContain("Merci ! Ceci est une démo : rien n’a été envoyé.");
  expect(await (await send()).text()).not.toContain("secret words");
});

function ask(path: string, language: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(demo.url + path, { headers: { "accept-language": language, ...headers } });
}

/** What is answered when all of it is translated. */
async function whole(path: string, language: string): Promise<Response> {
  let answer = await ask(path, language);
  await expect
    .poll(async () => {
      answer = await ask(path, language);
      return answer.headers.get("x-localization");
    })
    .toBe("complete");
  return answer;
}
