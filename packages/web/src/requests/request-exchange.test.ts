import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { createClient } from "@dragoman/client";
import { createTestService } from "@dragoman/server/testing";
import { expect, onTestFinished, test } from "vitest";
import { site } from "../../test/site.ts";
import { createLocalization } from "../localization.ts";
import { exchangeOf } from "../node.ts";
import type { LocalizationOptions } from "../options.ts";

const script = { de: { "Sehr schönes Papier.": { en: "Very nice paper." } } };

/** A site that answers what its application made of a request's body. */
async function reviews(more: Partial<LocalizationOptions>) {
  const service = await createTestService({ engine: "scripted", script });
  onTestFinished(() => service.close());
  const options: LocalizationOptions = {
    client: createClient({ baseUrl: service.url, apiKey: service.apiKey }),
    sourceLanguage: "en",
    locales: ["en", "de"],
    budgetMs: 60_000,
    ...more,
  };
  const localized = async (request: IncomingMessage) => exchangeOf(request)?.localizeBody(await json(request));
  const localization = createLocalization(options);
  onTestFinished(localization.close);
  const url = await site(
    (request, response) => {
      void localized(request).then((body) => response.end(JSON.stringify(body)));
    },
    { localization },
  );
  return { service, url };
}

async function posted(url: string, body: object): Promise<unknown> {
  return (await fetch(url, { method: "POST", body: JSON.stringify(body) })).json();
}

test("a review in German reaches the application in English, with the German beside it", async () => {
  const { service, url } = await reviews({ requests: { paths: ["$.text"] }, reportingTag: "reviews" });
  expect(await posted(`${url}/?lang=de`, { text: "Sehr schönes Papier.", stars: 5 })).toEqual({
    body: { text: "Very nice paper.", stars: 5 },
    fields: [{ pointer: "/text", original: "Sehr schönes Papier.", status: "translated" }],
  });
  expect(service.calls.last?.headers).toMatchObject({ "x-service-reporting-tag": "reviews" });
});

test("without the option, a body is as it came", async () => {
  const { service, url } = await reviews({});
  expect(await posted(`${url}/?lang=de`, { text: "Sehr schönes Papier." })).toEqual({
    body: { text: "Sehr schönes Papier." },
    fields: [],
  });
  expect(service.calls.all).toEqual([]);
});

test("an option that cannot be right is refused when the localization is made", async () => {
  await expect(reviews({ requests: { paths: ["text"] } })).rejects.toThrow("Localization: requests.paths[0]: ");
});
