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
    language("ace", "Acehnese", false, true),
    { ...language("de", "German", true, true), features: { auto_detection: { status: "stable" } } },
    { ...language("en", "English (all variants)", true, true), features: { auto_detection: { status: "stable" } } },
    language("en-GB", "English (British)", false, true),
    language("en-US", "English (American)", false, true),
    language("pt", "Portuguese (unspecified variant)", false, true),
    language("pt-BR", "Portuguese (Brazilian)", false, true),
  ]);
});

test("shows variants that an engine writes as the language in general only when beta is asked for", async () => {
  for (const query of ["include=beta", "include=beta&include=external"]) {
    const body = await conformingAnswer(
      "listLanguages",
      await call.get(`/v3/languages?resource=translate_text&${query}`),
    );
    expect(body).toContainEqual({ ...language("de-CH", "German (Swiss)", false, true), status: "beta" });
  }
});

test("has nothing to list for a resource that is not there yet", async () => {
  for (const resource of ["voice", "write", "glossary", "translate_document"]) {
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
  expect(body).toEqual([
    {
      name: "translate_text",
      features: [{ name: "auto_detection", needs_source_support: true, needs_target_support: false }],
    },
  ]);
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

test("has no directions for glossaries, for there are none yet", async () => {
  const answer = await call.get("/v2/glossary-language-pairs");
  expect(await conformingAnswer("listGlossaryLanguagePairs", answer)).toEqual({ supported_languages: [] });
});

function language(lang: string, name: string, usable_as_source: boolean, usable_as_target: boolean) {
  return { lang, name, usable_as_source, usable_as_target, status: "stable", features: {} };
}
