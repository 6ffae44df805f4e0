import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { callerOf } from "../http/test-call.ts";
import { createService } from "../service.ts";
import { createTestService, type TestService } from "../testing/index.ts";

const path = "/v2/translate";
let service: TestService;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  service = await createTestService({
    engine: "scripted",
    script: {
      en: {
        Hello: { de: "Hallo", "pt-BR": "Olá", zh: "你好" },
        "Good morning": { de: "Guten Morgen" },
        save: { de: "Speichern.", fr: "Enregistrer." },
        "😀 smile": { de: "😀 lächeln" },
      },
      de: { "Guten Tag": { en: "Good day" } },
    },
  });
  call = callerOf(service);
});
afterAll(() => service.close());

async function translate(body: unknown): Promise<unknown> {
  return conformingAnswer("translateText", await call.postJson(path, body));
}

describe("texts", () => {
  test("come back in order, with the source given", async () => {
    const answer = await call.postJson(path, { text: ["Good morning", "Hello"], source_lang: "EN", target_lang: "DE" });
    expect(answer.status).toBe(200);
    expect(await conformingAnswer("translateText", answer)).toEqual({
      translations: [
        { detected_source_language: "EN", text: "Guten Morgen" },
        { detected_source_language: "EN", text: "Hallo" },
      ],
    });
    expect(answer.headers.get("x-engine")).toBe("scripted;n=2");
    expect(answer.headers.has("x-not-applied")).toBe(false);
  });

  test("keep the white space around them, and need no engine when they are nothing else", async () => {
    const answer = await call.postJson(path, { text: ["  Hello\n", " \t", ""], source_lang: "en", target_lang: "de" });
    expect(await answer.json()).toMatchObject({ translations: [{ text: "  Hallo\n" }, { text: " \t" }, { text: "" }] });
    expect(answer.headers.get("x-engine")).toBe("scripted, none;n=2");
  });

  test("whose engines take turns a thousand times are answered with headers that a client takes", async () => {
    const text = Array.from({ length: 3000 }, (_, index) => (index % 2 === 0 ? "Hello" : ""));
    const answer = await fetch(`${service.url}${path}`, {
      method: "POST",
      headers: { authorization: `Service-Auth-Key ${service.apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ text, source_lang: "en", target_lang: "de" }),
    });
    expect(answer.headers.has("x-engine")).toBe(false);
    expect(await answer.json()).toMatchObject({ translations: { length: 3000 } });
  });

  test("go through a form as through JSON: fields repeated, flags as 0 and 1", async () => {
    const answer = await call.postForm(path, [
      ["text", "Hello"],
      ["text", "Good morning"],
      ["source_lang", "en"],
      ["target_lang", "De"],
      ["show_billed_characters", "1"],
      ["preserve_formatting", "0"],
    ]);
    expect(await conformingAnswer("translateText", answer)).toEqual({
      translations: [
        { detected_source_language: "EN", text: "Hallo", billed_characters: 5 },
        { detected_source_language: "EN", text: "Guten Morgen", billed_characters: 12 },
      ],
    });
  });

  test("of a form may be one, or very many", async () => {
    const one = await call.postForm(path, [
      ["text", "Hello"],
      ["source_lang", "en"],
      ["target_lang", "de"],
    ]);
    expect(await one.json()).toMatchObject({ translations: [{ text: "Hallo" }] });
    const many = await call.postForm(path, [
      ...Array.from({ length: 2500 }, () => ["text", "Hello"] as const),
      ["source_lang", "en"],
      ["target_lang", "de"],
    ]);
    expect(many.status).toBe(200);
    expect(many.headers.get("x-engine")).toBe("scripted;n=2500");
  });

  test("in the target's own language stay as they are", async () => {
    const answer = await call.postJson(path, { text: ["Color"], source_lang: "en", target_lang: "en-GB" });
    expect(await answer.json()).toEqual({ translations: [{ detected_source_language: "EN", text: "Color" }] });
    expect(answer.headers.get("x-engine")).toBe("none");
  });

  test("are detected one by one when the source is not given; what has no words stays as it is", async () => {
    const texts = ["Hello", "你好，世界，今天天气很好", "12 – 34 %"];
    expect(await translate({ text: texts, target_lang: "zh" })).toEqual({
      translations: [
        { detected_source_language: "EN", text: "你好" },
        { detected_source_language: "ZH", text: "你好，世界，今天天气很好" },
        { text: "12 – 34 %" },
      ],
    });
  });

  test("too short to detect are in the language in which an engine knows them", async () => {
    expect(await translate({ text: ["Guten Tag"], target_lang: "en" })).toEqual({
      translations: [{ detected_source_language: "DE", text: "Good day" }],
    });
    expect(await translate({ text: ["Hello"], target_lang: "de" })).toEqual({
      translations: [{ detected_source_language: "EN", text: "Hallo" }],
    });
  });
});

describe("languages", () => {
  test.each(["de", "DE", "de-DE", "de_de", "De-de"])("%s is German", async (target) => {
    expect(await translate({ text: ["Hello"], source_lang: "EN", target_lang: target })).toMatchObject({
      translations: [{ text: "Hallo" }],
    });
  });

  test("variants are written as the engine has them", async () => {
    expect(await translate({ text: ["Hello"], source_lang: "en", target_lang: "PT-BR" })).toMatchObject({
      translations: [{ text: "Olá" }],
    });
    expect((await call.postJson(path, { text: ["Hello"], source_lang: "en", target_lang: "pt-PT" })).status).toBe(400);
  });

  test.each([
    ["target_lang", { target_lang: "xx" }],
    ["target_lang", { target_lang: "german" }],
    ["target_lang", { target_lang: "" }],
    ["source_lang", { source_lang: "auto", target_lang: "de" }],
    ["source_lang", { source_lang: "EN-US", target_lang: "de" }],
    ["source_lang", { source_lang: "xx", target_lang: "de" }],
  ])("a wrong %s is named: %j", async (field, languages) => {
    const answer = await call.postJson(path, { text: ["Hello"], source_lang: "en", ...languages });
    expect(answer.status).toBe(400);
    expect(await conformingAnswer("translateText", answer)).toMatchObject({
      message: expect.stringContaining(`Value for '${field}' not supported.`),
    });
  });
});

describe("what cannot be translated", () => {
  test("a direction that no engine serves is named, with what would serve it", async () => {
    const answer = await call.postJson(path, { text: ["", "Hello"], source_lang: "fr", target_lang: "de" });
    expect(answer.status).toBe(400);
    expect(await conformingAnswer("translateText", answer)).toMatchObject({
      message: expect.stringContaining("Unsupported language pair: 'fr' => 'de'."),
      code: "no_engine",
      text_index: 1,
      remedies: [{ engine: "scripted", kind: "configure" }],
    });
  });

  test("a text that every engine declines is named, and nothing is billed", async () => {
    const before = await (await call.get("/v2/usage")).json();
    const answer = await call.postJson(path, { text: ["Hello", "Not in it"], source_lang: "en", target_lang: "de" });
    expect(answer.status).toBe(400);
    const body = await conformingAnswer("translateText", answer);
    expect(body).toMatchObject({ code: "declined", text_index: 1, detail: expect.stringContaining("scripted: ") });
    expect(JSON.stringify(body)).not.toContain("Not in it");
    expect(await (await call.get("/v2/usage")).json()).toEqual(before);
  });
});

describe("parameters", () => {
  const hello = { text: ["Hello"], source_lang: "en", target_lang: "de" };

  test("model_type_used is there only when model_type was sent", async () => {
    expect(await translate(hello)).toEqual({ translations: [{ detected_source_language: "EN", text: "Hallo" }] });
    for (const [sent, used] of [
      ["latency_optimized", "latency_optimized"],
      ["quality_optimized", "quality_optimized"],
      ["prefer_quality_optimized", "quality_optimized"],
    ]) {
      expect(await translate({ ...hello, model_type: sent })).toMatchObject({
        translations: [{ model_type_used: used }],
      });
    }
  });

  test("characters are code points of the source, white space included and context not", async () => {
    const body = { ...hello, text: ["😀 smile", " Hello "], context: "a long context", show_billed_characters: true };
    expect(await translate(body)).toMatchObject({
      translations: [{ billed_characters: 7 }, { billed_characters: 7 }],
    });
  });

  test("enable_beta_languages has no effect", async () => {
    expect(await translate({ ...hello, enable_beta_languages: true })).toEqual(await translate(hello));
  });

  test("preserve_formatting keeps the case at the beginning and the end without a full stop", async () => {
    const body = { text: ["save"], source_lang: "en", target_lang: "fr" };
    expect(await translate(body)).toMatchObject({ translations: [{ text: "Enregistrer." }] });
    expect(await translate({ ...body, preserve_formatting: true })).toMatchObject({
      translations: [{ text: "enregistrer" }],
    });
  });

  test("formality is refused, or falls back when it is only preferred", async () => {
    const refused = await call.postJson(path, { ...hello, formality: "more" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("formality") });
    const preferred = await call.postJson(path, { ...hello, formality: "prefer_less", context: "shop" });
    expect(preferred.status).toBe(200);
    expect(preferred.headers.get("x-not-applied")).toBe("formality, context");
    expect((await call.postJson(path, { ...hello, formality: "default" })).headers.has("x-not-applied")).toBe(false);
  });

  test.each([
    ["text", { target_lang: "de" }, "Parameter 'text' not specified"],
    ["target_lang", { text: ["a"] }, "Parameter 'target_lang' not specified"],
    ["text", { text: "a", target_lang: "de" }, "Value for 'text' not supported."],
    ["text", { text: [], target_lang: "de" }, "Value for 'text' not supported."],
    ["text[1]", { text: ["a", 1], target_lang: "de" }, "Value for 'text[1]' not supported."],
    ["text[0]", { text: ["\ud800"], target_lang: "de" }, "Value for 'text[0]' not supported."],
    ["split_sentences", { ...hello, split_sentences: "2" }, "Value for 'split_sentences' not supported."],
    ["formality", { ...hello, formality: "much" }, "Value for 'formality' not supported."],
    ["preserve_formatting", { ...hello, preserve_formatting: "1" }, "Value for 'preserve_formatting' not supported."],
    ["source_lang", { text: ["a"], target_lang: "de", glossary_id: "a" }, "Parameter 'source_lang' not specified"],
    ["glossary_ids", { ...hello, glossary_id: "a", glossary_ids: ["b"] }, "cannot be used together"],
  ])("%s: %j is a 400 that says so", async (_, body, message) => {
    const answer = await call.postJson(path, body);
    expect(answer.status).toBe(400);
    expect(await conformingAnswer("translateText", answer)).toMatchObject({
      message: expect.stringContaining(message),
    });
  });
});

describe("customizations", () => {
  const hello = { text: ["Hello"], source_lang: "en", target_lang: "de" };

  test.each([
    ["an unknown child", { unheard_of: 1 }, "customizations.unheard_of"],
    ["example documents", { example_documents: [{}] }, "customizations.example_documents"],
    ["too many glossaries", { glossary_ids: ["a", "b", "c", "d", "e", "f"] }, "customizations.glossary_ids"],
    ["a threshold over 100", { translation_memory_threshold: 101 }, "customizations.translation_memory_threshold"],
    ["too many instructions", { custom_instructions: Array(11).fill("brief") }, "customizations.custom_instructions"],
    ["a prototype", JSON.parse('{"__proto__": {"style_id": "a"}}'), "customizations.__proto__"],
  ])("with %s: 400 that names it", async (_, customizations, field) => {
    const answer = await call.postJson(path, { ...hello, customizations });
    expect(answer.status).toBe(400);
    expect(await conformingAnswer("translateText", answer)).toMatchObject({
      message: expect.stringContaining(`'${field}'`),
    });
  });

  test.each([
    { glossary_id: "a" },
    { glossary_ids: ["a"] },
    { style_id: "a" },
    { translation_memory_id: "a" },
    { translation_memory_threshold: 80 },
    { custom_instructions: ["brief"] },
  ])("together with %j: 400 that names the parameter", async (parameter) => {
    const answer = await call.postJson(path, { ...hello, ...parameter, customizations: {} });
    expect(answer.status).toBe(400);
    expect(await conformingAnswer("translateText", answer)).toMatchObject({
      message: expect.stringContaining(Object.keys(parameter)[0] ?? "none"),
    });
  });

  test("in a form: 400", async () => {
    const form = "text=Hello&target_lang=de&customizations[style_id]=a";
    const answer = await call.postText(path, "application/x-www-form-urlencoded", form);
    expect(answer.status).toBe(400);
    expect(await conformingAnswer("translateText", answer)).toMatchObject({
      message: expect.stringContaining("JSON bodies"),
    });
  });
});

describe("the reporting tag", () => {
  const hello = { text: ["Hello"], source_lang: "en", target_lang: "de" };

  test.each([
    ["X-Service-Reporting-Tag", " Checkout-Page "],
    ["X-DeepL-Reporting-Tag", "a".repeat(100)],
  ])("%s is taken", async (name, tag) => {
    expect((await call.postJson(path, hello, { headers: { [name]: tag } })).status).toBe(200);
  });

  test.each(["two words", "a".repeat(101), "é", "a\tb"])("%j is refused", async (tag) => {
    const answer = await call.postJson(path, hello, { headers: { "X-Service-Reporting-Tag": tag } });
    expect(answer.status).toBe(400);
    expect(await conformingAnswer("translateText", answer)).toMatchObject({ code: "invalid_reporting_tag" });
  });
});

test("an account whose characters do not suffice gets 456, and is not billed", async () => {
  const limited = await createTestService({
    engine: "pseudo",
    settings: { keys: [{ label: "small", secret: "small-account", plan: "free", betas: [], characterLimit: 8 }] },
  });
  try {
    const { postJson, get } = callerOf(limited);
    const body = { text: ["Hello"], source_lang: "en", target_lang: "de" };
    expect((await postJson(path, body)).status).toBe(200);
    const answer = await postJson(path, body);
    expect(answer.status).toBe(456);
    // Waiting for the next month would not help it.
    expect((await postJson(path, { ...body, target_lang: "qq" })).status).toBe(400);
    expect(await conformingAnswer("translateText", answer)).toMatchObject({
      message: "Quota for this billing period has been exceeded.",
    });
    expect(await (await get("/v2/usage")).json()).toEqual({ character_count: 5, character_limit: 8 });
    expect((await postJson(path, { ...body, text: ["abc"] })).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test("of requests that together need more than is left only so many are answered, and those that fail hold nothing", async () => {
  const secret = "small-account";
  const bothWait = Promise.withResolvers<void>();
  let waiting = 0;
  const service = await createService(
    {
      ...{ data: "memory", port: 0, log: "silent", engines: ["pseudo"] },
      keys: [{ label: "small", secret, plan: "free", betas: [], characterLimit: 25 }],
    },
    {
      detector: {
        languages: [],
        detect: async (texts) => {
          if (++waiting === 2) bothWait.resolve();
          await bothWait.promise;
          return texts.map((text) => ({
            status: text.includes("?") ? "unsupported_language" : "no_language_detected",
          }));
        },
        close: async () => {},
      },
    },
  );
  try {
    const { postJson } = callerOf({ ...service, url: "http://service", apiKey: secret });
    const statusOf = async (text: string) => (await postJson(path, { text: [text], target_lang: "de" })).status;
    const together = await Promise.all(["0123456789", "012345678?", "0123456789"].map(statusOf));
    expect(together.sort()).toEqual([200, 400, 456]);
    expect(await statusOf("0123456789")).toBe(200);
    expect(await statusOf("012345")).toBe(456);
    expect(await statusOf("01234")).toBe(200);
  } finally {
    await service.close();
  }
});
