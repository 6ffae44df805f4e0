import { createTestService, type TestService } from "@dragoman/server/testing";
import * as deepl from "deepl-node";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The registry's client for the hosted service, unmodified: form bodies, and the scheme of the alias. */
let service: TestService;
let translator: deepl.Translator;

beforeAll(async () => {
  const script = {
    en: { Hello: { de: "Hallo", "pt-BR": "Olá" }, "Good & bad = 50 %": { de: "Gut & schlecht = 50 %" } },
  };
  service = await createTestService({ engine: "scripted", script });
  translator = new deepl.Translator(service.apiKey, { serverUrl: service.url, maxRetries: 0 });
});
afterAll(() => service.close());

test("it translates one text and several", async () => {
  const { text, detectedSourceLang, billedCharacters } = await translator.translateText("Hello", "en", "de");
  expect({ text, detectedSourceLang, billedCharacters }).toEqual({
    text: "Hallo",
    detectedSourceLang: "en",
    billedCharacters: 5,
  });

  const results = await translator.translateText(["Good & bad = 50 %", "Hello"], "en", "de", {
    preserveFormatting: true,
  });
  expect(results.map((result) => result.text)).toEqual(["Gut & schlecht = 50 %", "Hallo"]);
  expect((await translator.translateText("Hello", "en", "pt-BR")).text).toBe("Olá");
});

test("it lists languages and glossary pairs", async () => {
  const targets = await translator.getTargetLanguages();
  const sources = await translator.getSourceLanguages();
  expect(targets.map(({ code }) => code)).toEqual(expect.arrayContaining(["de", "pt-BR"]));
  expect(sources.map(({ code }) => code)).toContain("en");
  expect(await translator.getGlossaryLanguagePairs()).toBeInstanceOf(Array);
});

test("it reads usage", async () => {
  const before = (await translator.getUsage()).character?.count ?? Number.NaN;
  await translator.translateText("Hello", "en", "de");
  const usage = await translator.getUsage();
  expect((usage.character?.count ?? 0) - before).toBe(5);
  expect(usage.anyLimitReached()).toBe(false);
});

test("its errors are its own", async () => {
  const stranger = new deepl.Translator("invalid", { serverUrl: service.url, maxRetries: 0 });
  await expect(stranger.getUsage()).rejects.toBeInstanceOf(deepl.AuthorizationError);
  await expect(translator.translateText("Hello", "en", "fi")).rejects.toThrow("Unsupported language pair");
});
