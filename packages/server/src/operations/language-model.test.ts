import { type LanguageModelServer, refuse, startLanguageModel } from "@dragoman/parts/language-model";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { callerOf } from "../http/test-call.ts";
import { MemoryCalls } from "../memories/test-memories.ts";
import { createTestService, type TestService } from "../testing/index.ts";

let model: LanguageModelServer;
let service: TestService;
beforeAll(async () => {
  model = await startLanguageModel();
  service = await createTestService({
    engine: "pseudo",
    settings: { engines: ["openai"], openaiUrl: model.url, openaiModel: "small", openaiKey: "sk-verysecret" },
  });
});
beforeEach(() => {
  model.questions.length = 0;
  model.play = () => undefined;
});
afterAll(async () => {
  await service.close();
  await model[Symbol.asyncDispose]();
});

async function translate(body: object) {
  const whole = { source_lang: "en", target_lang: "de", ...body };
  const answer = await callerOf(service).postJson("/v2/translate", whole);
  const read = Object(await conformingAnswer("translateText", answer));
  return { status: answer.status, headers: answer.headers, body: read };
}

async function make(path: string, body: object): Promise<string> {
  const made = Object(await (await callerOf(service).postJson(path, body)).json());
  return String(made.glossary_id ?? made.style_id);
}

describe("a language model follows", () => {
  test("instructions, formality, context and a style list, all at once", async () => {
    const style_id = await make("/v3/style_rules", {
      name: "Ours",
      language: "de",
      configured_rules: {},
      custom_instructions: [{ label: "Warm", prompt: "Sound like a friend." }],
    });
    const { status, headers, body } = await translate({
      text: ["How are you?", "Your cart"],
      formality: "more",
      context: "A letter to customers",
      custom_instructions: ["Never use the word Wagen"],
      style_id,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(headers.has("x-not-applied")).toBe(false);
    expect(headers.get("x-engine")).toContain("openai");
    expect(body.translations).toMatchObject([{ text: "HOW ARE YOU?" }, { text: "YOUR CART" }]);
    const [question] = model.questions;
    expect(question?.material).toEqual({
      context: "A letter to customers",
      texts: { 1: "How are you?", 2: "Your cart" },
    });
    expect(question?.system).toMatch(/^Address the reader formally/m);
    expect(question?.system).toMatch(/^\d\. Never use the word Wagen$/m);
    expect(question?.system).toMatch(/^\d\. Sound like a friend\.$/m);
    expect(model.questions).toHaveLength(1);
  });

  test("instructions for a source language where a text is in it, whether that was said or detected", async () => {
    const style_id = await make("/v3/style_rules", {
      name: "By source",
      language: "de",
      custom_instructions: [
        { label: "All", prompt: "For all." },
        { label: "English", prompt: "From American English.", source_language: "en-US" },
        { label: "French", prompt: "From French.", source_language: "fr" },
      ],
    });
    const english = "The quick brown fox jumps over the lazy dog near the river bank.";
    const french = "Le renard brun saute par-dessus le chien paresseux près de la rivière.";
    expect((await translate({ text: [english], style_id })).status).toBe(200);
    expect((await translate({ text: [english, french], source_lang: undefined, style_id })).status).toBe(200);
    const told = model.questions.map(({ system, material }) => [
      Object.values(Object(material).texts),
      ["For all.", "From American English.", "From French."].filter((prompt) => system.includes(prompt)),
    ]);
    const fromEnglish = [[english], ["For all.", "From American English."]];
    expect(told).toHaveLength(3);
    expect(told).toEqual(expect.arrayContaining([fromEnglish, [[french], ["For all.", "From French."]]]));
  });

  test("glossaries, through tags", async () => {
    const dictionary = { source_lang: "en", target_lang: "de", entries: "cart\tWarenkorb" };
    const glossary_id = await make("/v3/glossaries", { name: "Terms", dictionaries: [dictionary] });
    const text = ["Open <b>the cart</b> now", "Nothing"];
    const { headers, body } = await translate({ text, glossary_id, tag_handling: "html" });
    expect(body.translations).toMatchObject([{ text: "OPEN <b>THE Warenkorb</b> NOW" }, { text: "NOTHING" }]);
    expect(headers.has("x-not-applied")).toBe(false);
    expect(model.questions).toHaveLength(1);
    expect(model.questions[0]?.material).toEqual({
      terms: [{ term: "cart", translation: "Warenkorb", texts: [1] }],
      texts: { 1: "Open <g0>the <t0>cart</t0></g0> now", 2: "Nothing" },
    });
  });

  test("what a translation memory has that is alike", async () => {
    const tmx = `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Please open the large red window</seg></tuv><tuv xml:lang="de"><seg>Bitte das große rote Fenster öffnen</seg></tuv></tu></body></tmx>`;
    const translation_memory_id = await new MemoryCalls(service).import(tmx);
    const text = ["Please open the large blue window"];
    const { headers } = await translate({ text, translation_memory_id: translation_memory_id.toUpperCase() });
    expect(headers.has("x-not-applied")).toBe(false);
    expect(model.questions[0]?.material.examples).toMatchObject([
      { source: "Please open the large red window", translation: "Bitte das große rote Fenster öffnen", texts: [1] },
    ]);
  });
});

test("every language into every other, each with formality", async () => {
  const answer = await callerOf(service).get("/v3/languages?resource=translate_text");
  const languages = Object(await conformingAnswer("listLanguages", answer));
  expect(languages).toHaveLength(125);
  for (const language of languages) {
    if (language.usable_as_target) expect(language.features, language.lang).toHaveProperty("formality");
  }
});

describe("where the model cannot be used", () => {
  test("a failing server is 503, and nothing is billed", async () => {
    model.play = (_, response) => refuse(response, 401);
    const used = async () => Object(await (await callerOf(service).get("/v2/usage")).json()).character_count;
    const before = await used();
    const { status, headers, body } = await translate({ text: ["Hello"] });
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("1");
    expect(JSON.stringify(body)).not.toContain("sk-verysecret");
    expect(await used()).toBe(before);
  });

  test("an answer that is no translation is 400, naming the text", async () => {
    model.play = () => "Certainly! Here you are.";
    const { status, body } = await translate({ text: ["Hello"] });
    expect(status).toBe(400);
    expect(body.message).toContain("text[0]");
  });
});
