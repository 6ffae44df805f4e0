import { afterAll, beforeAll, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { callerOf } from "../http/test-call.ts";
import { createTestService, type TestService } from "../testing/index.ts";

let service: TestService;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  service = await createTestService({
    engine: "scripted",
    script: { en: { Hello: { de: "Hallo", "pt-BR": "Olá", ace: "Halo" } }, de: { Hallo: { en: "Hello" } } },
  });
  call = callerOf(service);
});
afterAll(() => service.close());

test("lists what the engines translate, with features only where they are accepted", async () => {
  const body = await conformingAnswer("listLanguages", await call.get("/v3/languages?resource=translate_text"));
  expect(body).toEqual([
    withFeatures(language("ace", "Acehnese", false, true)),
    withFeatures(language("de", "German", true, true), "auto_detection", "style_rules"),
    withFeatures(language("en", "English (all variants)", true, true), "auto_detection", "style_rules"),
    withFeatures(language("en-GB", "English (British)", false, true), "style_rules"),
    withFeatures(language("en-US", "English (American)", false, true), "style_rules"),
    withFeatures(language("pt", "Portuguese (unspecified variant)", false, true)),
    withFeatures(language("pt-BR", "Portuguese (Brazilian)", false, true)),
  ]);
});

test("shows variants that an engine writes as the language in general only when beta is asked for", async () => {
  for (const query of ["include=beta", "include=beta&include=external"]) {
    const body = await conformingAnswer(
      "listLanguages",
      await call.get(`/v3/languages?resource=translate_text&${query}`),
    );
    const swiss = withFeatures(language("de-CH", "German (Swiss)", false, true), "style_rules");
    expect(body).toContainEqual({ ...swiss, status: "beta" });
  }
});

test("has nothing to list for a resource that is not there yet", async () => {
  for (const resource of ["voice", "write", "translate_document"]) {
    expect(await conformingAnswer("listLanguages", await call.get(`/v3/languages?resource=${resource}`))).toEqual([]);
  }
});

test.each(["", "?resource=", "?resource=books", "?resource=voice&include=alpha", "?resource=voice&resource=write"])(
  "/v3/languages%s is a 400",
  async (query) => {
    const answer = await call.get(`/v3/languages${query}`);
    expect(answer.status).toBe(400);
    await conformingAnswer("listLanguages", answer);
  },
);

test("names the resources that are there, and what they can do", async () => {
  const body = await conformingAnswer("listLanguageResources", await call.get("/v3/languages/resources"));
  const feature = (name: string, source: boolean, target: boolean) => ({
    name,
    needs_source_support: source,
    needs_target_support: target,
  });
  expect(body).toEqual([
    {
      name: "translate_text",
      features: [
        feature("auto_detection", true, false),
        feature("formality", false, true),
        feature("glossary", true, true),
        feature("style_rules", false, true),
        feature("tag_handling", true, true),
        feature("translation_memory", true, true),
      ],
    },
    { name: "glossary", features: [] },
    { name: "style_rules", features: [] },
    { name: "translation_memory", features: [] },
  ]);
});

test("lists glossaries and style rules by language without variants, memories as texts", async () => {
  const listed = async (resource: string) => {
    const answer = await call.get(`/v3/languages?resource=${resource}`);
    return conformingAnswer("listLanguages", answer);
  };
  const german = language("de", "German", true, true);
  const english = language("en", "English (all variants)", true, true);
  expect(await listed("glossary")).toEqual([
    language("ace", "Acehnese", false, true),
    german,
    english,
    language("pt", "Portuguese (unspecified variant)", false, true),
  ]);
  expect(await listed("style_rules")).toEqual([
    { ...german, usable_as_source: false },
    { ...english, usable_as_source: false },
  ]);
  expect(await listed("translation_memory")).toContainEqual(language("pt-BR", "Portuguese (Brazilian)", false, true));
});

test("lists the older form in upper case, without bare English and Portuguese and without long codes", async () => {
  const sources = [
    { language: "DE", name: "German" },
    { language: "EN", name: "English (all variants)" },
  ];
  for (const query of ["", "?type=source"]) {
    expect(await conformingAnswer("listLanguagesV2", await call.get(`/v2/languages${query}`))).toEqual(sources);
  }
  expect(await conformingAnswer("listLanguagesV2", await call.get("/v2/languages?type=target"))).toEqual([
    { language: "DE", name: "German", supports_formality: false },
    { language: "EN-GB", name: "English (British)", supports_formality: false },
    { language: "EN-US", name: "English (American)", supports_formality: false },
    { language: "PT-BR", name: "Portuguese (Brazilian)", supports_formality: false },
  ]);
  expect((await call.get("/v2/languages?type=both")).status).toBe(400);
});

test("names every direction that is translated as one for glossaries, without variants", async () => {
  const answer = await call.get("/v2/glossary-language-pairs");
  expect(await conformingAnswer("listGlossaryLanguagePairs", answer)).toEqual({
    supported_languages: [
      { source_lang: "en", target_lang: "de" },
      { source_lang: "en", target_lang: "pt" },
      { source_lang: "en", target_lang: "ace" },
      { source_lang: "de", target_lang: "en" },
    ],
  });
});

function language(lang: string, name: string, usable_as_source: boolean, usable_as_target: boolean) {
  return { lang, name, usable_as_source, usable_as_target, status: "stable", features: {} };
}

/** What every language of texts has, and more by name. */
function withFeatures(listed: ReturnType<typeof language>, ...more: readonly string[]) {
  const names = [...more, "glossary", "tag_handling", "translation_memory"];
  return { ...listed, features: Object.fromEntries(names.map((name) => [name, { status: "stable" }])) };
}
