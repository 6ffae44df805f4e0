import { createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createRequestLocalizer, type RequestReader } from "./request-localizer.ts";
import type { RequestOptions } from "./request-options.ts";

const script = {
  de: {
    "Die Lieferung kam schnell und vollständig an.": { en: "The delivery came quickly and complete." },
    "Sehr schönes Papier.": { en: "Very nice paper." },
  },
};
const german: RequestReader = { locale: "de", readsSource: false };

let service: TestService;
beforeEach(async () => {
  service = await createTestService({ engine: "scripted", script });
});
afterEach(() => service.close());

function localizer(requests: RequestOptions, more: { readonly budgetMs?: number } = {}) {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey, maxRetries: 0 });
  return createRequestLocalizer({ client, sourceLanguage: "en", requests, budgetMs: 60_000, ...more });
}

const sent = () => service.calls.of("translateText").map(({ body }) => body);

test("what a reader writes reaches the application in its language", async () => {
  const requests = localizer({ paths: ["$.comment", { path: "$.note", format: "html" }] });
  const body = {
    comment: "Die Lieferung kam schnell und vollständig an.",
    note: "<p>Sehr schönes Papier.</p>",
  };
  expect((await requests.localize(body, { ...german, reportingTag: "reviews" })).body).toEqual({
    comment: "The delivery came quickly and complete.",
    note: "<p>Very nice paper.</p>",
  });
  expect(sent()).toContainEqual(expect.objectContaining({ source_lang: "de", target_lang: "en" }));
  await requests.flush();
  requests.close();
});

test.each([
  ["a reader of the application's language", { locale: "en", readsSource: true }, "reader"],
  ["an application that asks for it", { locale: "pl", readsSource: false }, "detected"],
] as const)("for %s the service finds out what a text is written in", async (_, reader, from) => {
  const requests = localizer({ paths: ["$.comment"], from });
  const comment = "Die Lieferung kam schnell und vollständig an.";
  const { body } = await requests.localize({ comment }, reader);
  expect(body).toEqual({ comment: "The delivery came quickly and complete." });
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).not.toHaveProperty("source_lang");
  requests.close();
});

test("what steers requests is asked for with the reader's locale, once", async () => {
  const locales: string[] = [];
  const translate = (locale: string) => {
    locales.push(locale);
    return { context: "reviews" };
  };
  const requests = localizer({ paths: ["$.comment"], translate });
  await requests.localize({ comment: "Sehr schönes Papier." }, german);
  await requests.localize({ comment: "Sehr schönes Papier." }, german);
  expect(locales).toEqual(["de"]);
  expect(sent()).toHaveLength(2);
  expect(sent()[0]).toMatchObject({ context: "reviews" });
  requests.close();
});

test("a text that no engine translates, and any text without a service, stays as it was written", async () => {
  const requests = localizer({ paths: ["$.comment"] });
  expect(await requests.localize({ comment: "Unbekannt hier." }, german)).toEqual({
    body: { comment: "Unbekannt hier." },
    fields: [{ pointer: "/comment", original: "Unbekannt hier.", status: "missing", reason: "declined" }],
  });
  service.faults.next({ kind: "status", status: 503, times: 20 });
  expect((await requests.localize({ comment: "Sehr schönes Papier." }, german)).fields).toMatchObject([
    { status: "missing", reason: "failed" },
  ]);
  requests.close();
});

test("without time, nothing is waited for", async () => {
  const requests = localizer({ paths: ["$.comment"], budgetMs: 0 });
  expect((await requests.localize({ comment: "Sehr schönes Papier." }, german)).fields).toMatchObject([
    { status: "missing", reason: "late" },
  ]);
  await requests.flush();
  requests.close();
});
