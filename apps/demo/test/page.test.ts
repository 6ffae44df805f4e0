import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

let demo: TestDemo;
beforeAll(async () => {
  demo = await startTestDemo();
});
afterAll(() => demo.close());

describe("the document", () => {
  test("is in the language that the browser asks for, with its first texts", async () => {
    const html = await documentFor({ "accept-language": "pl" });
    expect(html).toContain('<html lang="pl" dir="ltr" data-theme="system">');
    expect(html).toContain("<title>Demo Dragomana</title>");
    const start = startOf(html);
    expect(start.language).toBe("pl");
    expect(Object.keys(start.resources)).toEqual(["pl", "en"]);
    expect(start.resources["pl"].shop.cart.items_few).toBe("{{count}} produkty w koszyku");
  });

  test("is written from right to left where its language is", async () => {
    expect(await documentFor({ "accept-language": "ar" })).toContain('<html lang="ar" dir="rtl"');
  });

  test("remembers language and theme, and the address wins over both", async () => {
    const answer = await demo.send("PUT", "/api/preferences", { theme: "dark", language: "ja" });
    expect(answer.status).toBe(204);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.every((each) => /HttpOnly/.test(each) && /SameSite=Strict/.test(each))).toBe(true);
    const cookie = cookies.map((each) => each.split(";")[0]).join("; ");
    expect(await documentFor({ cookie, "accept-language": "pl" })).toContain(
      '<html lang="ja" dir="ltr" data-theme="dark">',
    );
    expect(await documentFor({ cookie }, "/?lang=fr")).toContain('<html lang="fr"');
  });

  test("cannot be ended by a text", async () => {
    const html = await documentFor({});
    const json = /<script type="application\/json" id="start">(.*?)<\/script>/s.exec(html)?.[1];
    expect(json).not.toContain("<");
  });

  test("allows nothing inline and nothing from elsewhere", async () => {
    const policy = (await demo.ask("/")).headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  test("names only assets that are there, and those may be kept for good", async () => {
    const html = await documentFor({});
    const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? "");
    expect(assets.length).toBeGreaterThanOrEqual(3);
    for (const path of assets) {
      const answer = await demo.ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("cache-control")).toContain("immutable");
    }
  });

  test.each([
    [416, { range: "bytes=99999999-" }],
    [412, { "if-match": '"other"' }],
  ])("no failure %i is kept in an asset's place", async (status, headers) => {
    const [, path = ""] = /src="(\/[^"]+\.js)"/.exec(await documentFor({})) ?? [];
    const answer = await demo.ask(path, { headers });
    expect([answer.status, (await answer.json()).status]).toEqual([status, "failed"]);
    expect([answer.headers.get("cache-control"), answer.headers.get("etag")]).toEqual(["no-store", null]);
  });
});

describe("texts of other languages", () => {
  test("come by language and namespace", async () => {
    const texts = await (await demo.ask("/locales/pt-BR/shop.json")).json();
    expect(texts.cart.checkout).toBe("Finalizar compra");
    const engines = await (await demo.ask("/locales/pt-BR/shop.engines.json")).json();
    expect(engines["cart.checkout"]).toBe("scripted");
  });

  test.each(["/locales/ko/shop.json", "/locales/de/other.json", "/locales/de/shop.txt", "/locales/de/SHOP.json"])(
    "%s is not there",
    async (path) => {
      const answer = await demo.ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ status: "failed", code: "not-found" });
    },
  );
});

async function documentFor(headers: Record<string, string>, path = "/"): Promise<string> {
  return (await demo.ask(path, { headers })).text();
}

function startOf(html: string) {
  return JSON.parse(/<script type="application\/json" id="start">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
}
