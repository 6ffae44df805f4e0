import { describe, expect, test } from "vitest";
import { ContractValidator } from "./contract-validator.ts";
import { bundle } from "./scripts/bundle.ts";

const contract = bundle("service.yaml");
const form = new ContractValidator(contract, { form: true });
const json = new ContractValidator(contract);

/** A form's fields as a parser hands them over: a text, or a list of texts where the field is repeated. */
type Fields = Record<string, unknown>;

describe("a translation's form", () => {
  test("one text alone is a list of one", () => {
    expect(coerced({ text: "a", target_lang: "DE" })).toEqual({ text: ["a"], target_lang: "DE" });
  });

  test("repeated fields are a list", () => {
    const fields = coerced({ text: ["a", "b"], target_lang: "de", custom_instructions: "Be brief." });
    expect(fields).toEqual({ text: ["a", "b"], target_lang: "de", custom_instructions: ["Be brief."] });
  });

  test.each([
    ["1", true],
    ["true", true],
    ["0", false],
    ["false", false],
  ])("a flag may be %s", (value, meaning) => {
    const fields = coerced({ text: "a", target_lang: "de", show_billed_characters: value });
    expect(Boolean(fields["show_billed_characters"])).toBe(meaning);
  });

  test("a flag may be nothing else", () => {
    expect(problems({ text: "a", target_lang: "de", preserve_formatting: "2" })).not.toEqual([]);
    expect(problems({ text: "a", target_lang: "de", preserve_formatting: "yes" })).not.toEqual([]);
  });

  test("tags are separated by commas or repeated, and stay as they were sent", () => {
    const fields = { text: "a", target_lang: "de", splitting_tags: "p,li", ignore_tags: ["code", "kbd"] };
    expect(coerced(fields)).toMatchObject({ splitting_tags: "p,li", ignore_tags: ["code", "kbd"] });
  });

  test("numbers are read and their bounds kept", () => {
    expect(coerced({ text: "a", target_lang: "de", translation_memory_threshold: "80" })).toMatchObject({
      translation_memory_threshold: 80,
    });
    expect(problems({ text: "a", target_lang: "de", translation_memory_threshold: "101" })).not.toEqual([]);
  });

  test("a glossary needs the source language", () => {
    expect(problems({ text: "a", target_lang: "de", glossary_id: "x" })).not.toEqual([]);
    expect(problems({ text: "a", target_lang: "de", source_lang: "en", glossary_id: "x" })).toEqual([]);
  });

  function coerced(fields: Fields): Fields {
    expect(problems(fields)).toEqual([]);
    return fields;
  }

  function problems(fields: Fields): readonly string[] {
    return form.problems("#/components/schemas/TranslateTextForm", fields);
  }
});

describe("other forms", () => {
  test.each([
    ["DetectLanguageRequest", { text: "Guten Morgen" }],
    ["RephraseTextRequest", { text: "a", tone: "friendly" }],
    ["DocumentKeyRequest", { document_key: "0CB0" }],
    [
      "CreateGlossaryRequest",
      { name: "Shop", dictionaries: [{ source_lang: "en", target_lang: "de", entries: "a\tb" }] },
    ],
    ["CreateSpokenTermsRequest", { name: "Shop", term_lists: [{ lang: "en", entries: "GPU" }] }],
    [
      "DocumentUpload",
      { file: "bytes", target_lang: "fr", enable_watermark: "1", glossary_ids: "x,y", source_lang: "en" },
    ],
  ])("%s", (schema, fields) => {
    expect(form.problems(`#/components/schemas/${schema}`, fields)).toEqual([]);
  });
});

describe("a translation's JSON", () => {
  test.each<[string, Fields, boolean]>([
    ["the least", { text: ["a"], target_lang: "de" }, true],
    ["any case of a code", { text: ["a"], target_lang: "zh-HANT", source_lang: "EN" }, true],
    ["a list of tags", { text: ["a"], target_lang: "de", ignore_tags: ["code"] }, true],
    ["tags separated by commas", { text: ["a"], target_lang: "de", ignore_tags: "code,kbd" }, true],
    ["customizations that have grown", { text: ["a"], target_lang: "de", customizations: { tomorrow: 1 } }, true],
    ["no text", { target_lang: "de" }, false],
    ["no texts", { text: [], target_lang: "de" }, false],
    ["a text that is no list", { text: "a", target_lang: "de" }, false],
    ["a flag in quotes", { text: ["a"], target_lang: "de", outline_detection: "0" }, false],
    ["auto as source", { text: ["a"], target_lang: "de", source_lang: "auto" }, false],
    ["six glossaries", { text: ["a"], target_lang: "de", source_lang: "en", glossary_ids: [..."123456"] }, false],
    ["eleven instructions", { text: ["a"], target_lang: "de", custom_instructions: Array(11).fill("x") }, false],
    ["a long instruction", { text: ["a"], target_lang: "de", custom_instructions: ["x".repeat(301)] }, false],
  ])("%s", (_what, body, valid) => {
    const problems = json.problems("#/components/schemas/TranslateTextRequest", body);
    expect(problems.length === 0).toBe(valid);
  });
});
