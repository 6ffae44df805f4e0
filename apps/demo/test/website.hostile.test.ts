import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

let demo: TestDemo;
beforeAll(async () => {
  demo = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" });
});
afterAll(() => demo.close());

describe("the website", () => {
  test.each([
    "/website/..%2f..%2fpackage.json",
    "/website/%2e%2e/%2e%2e/src/main.ts",
    "/website-assets/..%2fpackage.json",
    "/website-assets/%2e%2e/package.json",
    "/website-assets/..%5cpackage.json",
    "/website-assets/",
    "/website-assets/style.css%00",
    "/website/style.css",
    "/WEBSITE",
    "/website/",
    "/de/website",
  ])("has no page %s", async (path) => {
    expect((await fetch(demo.url + path)).status).toBe(404);
  });

  test.each([
    "../../etc/passwd",
    "__proto__",
    "constructor",
    "de\r\nset-cookie: a=b",
    '"><script>',
    "tlh",
    "x".repeat(5000),
    "en-u-va-posix",
    "*",
    "",
  ])("is in its own language for readers of %j", async (language) => {
    const query = await fetch(`${demo.url}/website?lang=${encodeURIComponent(language)}`);
    expect(query.status).toBe(200);
    const html = await query.text();
    expect(html).toContain('<html lang="en">');
    expect(html).not.toContain("<script>");
    expect(query.headers.getSetCookie()).toEqual([]);
  });

  test("answers two languages at once with the source, or with one of them", async () => {
    const html = await (await fetch(`${demo.url}/website?lang=de&lang=pl`)).text();
    expect(html).toMatch(/<html lang="(en|de|pl)">/);
  });

  test.each(["http://evil.example", "null", "http://127.0.0.1:1"])("takes no form from %s", async (origin) => {
    const body = new URLSearchParams({ name: "a" });
    const answer = await fetch(`${demo.url}/website/contact`, { method: "POST", headers: { origin }, body });
    expect(answer.status).toBe(403);
  });

  test("runs no script, and only the demo's own page may show it", async () => {
    for (const lang of ["en", "de"]) {
      const { headers } = await fetch(`${demo.url}/website?lang=${lang}`);
      const policy = headers.get("content-security-policy");
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toMatch(/script-src|unsafe|https?:|\*/);
    }
    const room = await demo.ask("/localized-website");
    expect(room.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  test("keeps what no reader asked for out of its answers: neither key nor engine stands in them", async () => {
    for (const path of ["/website?lang=de", "/website/products.json?lang=de"]) {
      const answer = await fetch(demo.url + path);
      const everything = JSON.stringify([...answer.headers]) + (await answer.text());
      expect(everything).not.toContain(demo.key);
      expect(everything).not.toMatch(/scripted|auth-key/i);
    }
  });
});
