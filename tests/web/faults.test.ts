import { createClient } from "@dragoman/client";
import { createTestService, type Fault } from "@dragoman/server/testing";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { clientAnswering, localizedSite } from "./site.ts";

const page = `<!doctype html>
<html lang="en"><head><title>Shop</title><meta name="description" content="Chairs and lamps"></head>
<body><h1 id="top" title="All of it">Our shop</h1><p>Read <a href="/guide">the guide</a> about <b>lamps</b>.</p>
<form><input type="submit" value="Send"><input type="hidden" value="secret"></form><script>let a = "<p>not text</p>";</script>
<pre>kept as it is</pre></body></html>`;

const inPolish = { headers: { "accept-language": "pl" } };
const shop = (budgetMs: number) => (client: Parameters<typeof localizedSite>[0]) =>
  localizedSite(client, (app) => app.get("/", (_request, response) => void response.type("html").send(page)), {
    budgetMs,
  });

/** Elements with their attributes, in order, but for what says a language. */
function elementsOf(html: string): readonly string[] {
  const found: string[] = [];
  const walk = (node: Tree.Node) => {
    if ("tagName" in node) {
      const kept = node.attrs.filter(({ name }) => !["lang", "dir", "title", "content"].includes(name));
      const attributes = kept.map(({ name, value }) => `${name}=${node.tagName === "input" ? "" : value}`);
      found.push([node.tagName, ...attributes].join(" "));
    }
    if ("childNodes" in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return found;
}

async function expectUnharmed(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const body = await response.text();
  expect(elementsOf(body)).toEqual(elementsOf(page));
  expect(body).toContain(`<script>let a = "<p>not text</p>";</script>`);
  expect(body).toContain(`<input type="hidden" value="secret">`);
  expect(body).toContain("<pre>kept as it is</pre>");
  return body;
}

describe("a page is delivered unharmed", () => {
  const faults: readonly (readonly [string, Fault])[] = [
    ["refuses every request", { kind: "status", status: 503 }],
    ["limits requests", { kind: "status", status: 429, retryAfter: 3600 }],
    ["does not know the key", { kind: "status", status: 401 }],
    ["drops connections", { kind: "dropped" }],
    ["drops connections in the middle of its answer", { kind: "halved" }],
    ["answers half of its JSON", { kind: "malformed" }],
    ["never answers", { kind: "unanswered" }],
  ];
  test.each(faults)("by a service that %s", async (_what, fault) => {
    const service = await createTestService({ engine: "pseudo" });
    onTestFinished(() => service.close());
    service.faults.next({ ...fault, times: 1000 });
    const { url } = await shop(50)(createClient({ baseUrl: service.url, apiKey: service.apiKey }));
    const response = await fetch(url, inPolish);
    expect(response.headers.get("x-localization")).toBe("partial");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("vary")?.toLowerCase()).toContain("accept-language");
    const body = await expectUnharmed(response);
    expect(body).toContain(">Our shop</h1>");
  });

  test("by a service that is not there", async () => {
    const service = await createTestService({ engine: "pseudo" });
    await service.close();
    const { url } = await shop(50)(createClient({ baseUrl: service.url, apiKey: service.apiKey }));
    for (let visit = 0; visit < 3; visit++) await expectUnharmed(await fetch(url, inPolish));
  });

  test("by a service that is slow, and localized when what it said has come", async () => {
    const service = await createTestService({ engine: "pseudo" });
    onTestFinished(() => service.close());
    service.faults.next({ kind: "slow", beforeMs: 500, times: 1 });
    const { url } = await shop(20)(createClient({ baseUrl: service.url, apiKey: service.apiKey }));
    const first = await fetch(url, inPolish);
    expect(first.headers.get("x-localization")).toBe("partial");
    expect(await expectUnharmed(first)).toContain(">Our shop</h1>");
    const localized = await vi.waitFor(async () => {
      const response = await fetch(url, inPolish);
      expect(response.headers.get("x-localization")).toBe("complete");
      return expectUnharmed(response);
    }, 30_000);
    expect(localized).not.toContain(">Our shop</h1>");
  });

  const json = (translations: unknown) => Response.json(translations);
  const garbage: readonly (readonly [string, (texts: readonly string[]) => Response])[] = [
    ["HTML instead of JSON", () => new Response("<html><body>Welcome to the proxy</body></html>")],
    ["null", () => json(null)],
    ["no translations", () => json({ translations: [] })],
    ["numbers for texts", (texts) => json({ translations: texts.map(() => ({ text: 1 })) })],
    ["more translations than texts", (texts) => json({ translations: [...texts, "x"].map((text) => ({ text })) })],
    ["nothing in the texts", (texts) => json({ translations: texts.map(() => ({ text: "" })) })],
    [
      "a script",
      (texts) => json({ translations: texts.map((text) => ({ text: `${text}<script>alert(1)</script>` })) }),
    ],
    [
      "an image with a handler",
      (texts) => json({ translations: texts.map(() => ({ text: "<img src=x onerror=a()>" })) }),
    ],
    ["the end of everything", (texts) => json({ translations: texts.map(() => ({ text: "</p></body></html>" })) })],
    ["attributes that end", (texts) => json({ translations: texts.map(() => ({ text: `" onload="a()" x='` })) })],
    ["a comment that never ends", (texts) => json({ translations: texts.map(() => ({ text: "<!-- " })) })],
    ["every tag twice", (texts) => json({ translations: texts.map((text) => ({ text: text + text })) })],
  ];
  test.each(garbage)("by a service that answers %s", async (_what, answer) => {
    const { url } = await shop(5000)(clientAnswering(answer));
    for (let visit = 0; visit < 2; visit++) await expectUnharmed(await fetch(url, inPolish));
  });
});
