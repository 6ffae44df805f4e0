import { createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asked } from "../test/asked.ts";
import { site } from "../test/site.ts";
import type { AnswerText } from "./answer-texts.ts";
import { createLocalization, type Localization } from "./localization.ts";
import { exchangeOf } from "./node.ts";

let service: TestService;
let localization: Localization;
beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());
beforeEach(() => {
  service.calls.clear();
  service.faults.clear();
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey, maxRetries: 0 });
  localization = createLocalization({ client, sourceLanguage: "en", locales: ["en", "de"], budgetMs: 5000 });
});

/** A site whose answer is the texts, as the application has had them localized. */
function siteOf(texts: readonly AnswerText[], length = 0): Promise<string> {
  return site(
    async (request, response) => {
      const said = await exchangeOf(request)?.localizeTexts(texts);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ said, filled: "x".repeat(length) }));
    },
    { localization },
  );
}

const steered = { context: "a door" };
const texts: readonly AnswerText[] = [
  { text: "Hello", format: "text" },
  { text: "<b>Bold</b> &amp; <br>bright", format: "html" },
  { text: "Push", format: "text", translate: steered },
  { text: "Pull", format: "text", translate: steered },
  { text: "42", format: "text" },
];

test("texts keep their order, fragments their tags, and those that are steered alike travel together", async () => {
  const { headers, body } = await asked(await siteOf(texts), { headers: { "accept-language": "de" } });
  const { said } = JSON.parse(String(body));
  expect(said).toEqual([
    "[Ĥéĺĺó ··]",
    expect.stringMatching(/^.*<b>.*Ɓóĺđ.*<\/b> &amp; .*<br>.*/),
    "[Þúšĥ ··]",
    "[Þúĺĺ ··]",
    "42",
  ]);
  expect(headers).toMatchObject({ "content-language": "de", "x-localization": "complete" });
  expect(headers.vary).toMatch(/Accept-Language/i);
  const bodies = service.calls.of("translateText").map((call) => call.body);
  expect(bodies.filter((sent) => JSON.stringify(sent).includes("a door"))).toMatchObject([{ text: ["Push", "Pull"] }]);
});

test("a reader of the source language gets the texts as they are, and caches learn what decides", async () => {
  const { headers, body } = await asked(await siteOf(texts), { headers: { "accept-language": "en" } });
  expect(JSON.parse(String(body)).said).toEqual(texts.map(({ text }) => text));
  expect(headers).toMatchObject({ "content-language": "en", vary: expect.stringMatching(/Accept-Language/i) });
  expect(service.calls.all).toEqual([]);
});

test("an answer without any of them is in the reader's language as well", async () => {
  const { headers } = await asked(await siteOf([]), { headers: { "accept-language": "de" } });
  expect(headers).toMatchObject({ "content-language": "de", "x-localization": "complete" });
});

test("what is not there stays as it was, marked where a fragment can be, and nobody keeps the answer", async () => {
  service.faults.next({ kind: "status", status: 503, times: 9 });
  const { headers, body } = await asked(await siteOf(texts), { headers: { "accept-language": "de" } });
  const fragment = '<span lang="en"><b>Bold</b> &amp; <br>bright</span>';
  expect(JSON.parse(String(body)).said).toEqual(["Hello", fragment, "Push", "Pull", "42"]);
  expect(headers).toMatchObject({ "x-localization": "partial", "cache-control": "no-store" });
});

test("a body of any length has the headers of its language", async () => {
  const { headers } = await asked(await siteOf(texts, 2_000_000), { headers: { "accept-language": "de" } });
  expect(headers).toMatchObject({ "content-language": "de", "x-localization": "complete" });
});
