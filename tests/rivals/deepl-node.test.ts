import { createTestService, type TestService } from "@dragoman/server/testing";
import * as deepl from "deepl-node";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The registry's client for the hosted service, unmodified: form bodies, and the scheme of the alias. */
let service: TestService;
let translator: deepl.Translator;

beforeAll(async () => {
  const script = {
    en: {
      Hello: { de: "Hallo", "pt-BR": "Olá" },
      "Good & bad = 50 %": { de: "Gut & schlecht = 50 %" },
      'Your cart: "Shoes"': { de: 'Ihr Wagen: "Schuhe"' },
      cart: { de: "Wagen" },
    },
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

test("it creates, reads, edits and deletes style rules and their instructions", async () => {
  const client = new deepl.DeepLClient(service.apiKey, { serverUrl: service.url, maxRetries: 0 });
  const address = { label: "Address", prompt: "Address the reader informally.", source_language: "en" };
  const rules = { punctuation: { quotation_mark: "use_guillemets" } };
  const { styleId, version } = await client.createStyleRule({
    name: "Help centre",
    language: "de",
    configured_rules: rules,
    custom_instructions: [address],
  });
  expect(version).toBe(1);
  expect(await client.getAllStyleRules(0, 25, true)).toMatchObject([{ styleId, configuredRules: rules }]);

  expect(await client.updateStyleRuleName(styleId, "Shop")).toMatchObject({ name: "Shop", version: 2 });
  const numbers = { numbers: { thousands_separator: "use_space" } };
  await client.updateStyleRuleConfiguredRules(styleId, numbers);
  const added = await client.createStyleRuleCustomInstruction(styleId, { label: "Names", prompt: "Keep them." });
  const id = added.id ?? "";
  expect(await client.getStyleRuleCustomInstruction(styleId, id)).toEqual(added);
  await client.updateStyleRuleCustomInstruction(styleId, id, { label: "Names", prompt: "Keep product names." });
  const read = await client.getStyleRule(styleId);
  expect(read).toMatchObject({ name: "Shop", language: "de", version: 5, configuredRules: numbers });
  expect(read.creationTime).toBeInstanceOf(Date);
  expect(read.customInstructions).toMatchObject([{ label: "Address" }, { id, prompt: "Keep product names." }]);

  await client.deleteStyleRuleCustomInstruction(styleId, id);
  await expect(client.getStyleRuleCustomInstruction(styleId, id)).rejects.toThrow("Custom instruction not found");
  await client.deleteStyleRule(styleId);
  await expect(client.getStyleRule(styleId)).rejects.toThrow("not found");
});

test("it translates with glossaries, v2 and v3, and with style rules", async () => {
  const client = new deepl.DeepLClient(service.apiKey, { serverUrl: service.url, maxRetries: 0 });
  const entries = new deepl.GlossaryEntries({ entries: { cart: "Warenkorb" } });
  const text = 'Your cart: "Shoes"';
  const older = await client.createGlossary("Shop", "en", "de", entries);
  expect((await client.translateText(text, "en", "de", { glossary: older })).text).toBe('Ihr Warenkorb: "Schuhe"');

  const dictionaries = [{ sourceLangCode: "en", targetLangCode: "de", entries } as const];
  const newer = await client.createMultilingualGlossary("Shop", dictionaries);
  const { styleId } = await client.createStyleRule({
    name: "Shop",
    language: "de",
    configured_rules: { punctuation: { quotation_mark: "use_guillemets" } },
  });
  const steered = await client.translateText(text, "en", "de", { glossary: newer, styleRule: styleId });
  expect(steered.text).toMatch(/^Ihr Warenkorb: [«»]Schuhe[«»]$/);
});
