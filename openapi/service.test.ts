import { describe, expect, test } from "vitest";
import { ContractValidator } from "./contract-validator.ts";
import { bundle } from "./scripts/bundle.ts";
import type { Content, Operation, Parameter, Reference, Response, Schema } from "./scripts/document.ts";

const contract = bundle("service.yaml");
const validator = new ContractValidator(contract);
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation, id: operation.operationId })),
);
const schemas = Object.entries(contract.components.schemas);

describe("operations", () => {
  test("every one of the interface is there, under the name that programs use", () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(operationIds.toSorted());
  });

  test.each(operations)("$id says what it does and who may call it", ({ operation, path }) => {
    const extension = operation["x-dragoman"];
    expect(operation.description).toMatch(/\w/);
    expect(extension.scope === null || scopes.includes(extension.scope)).toBe(true);
    expect(Object.keys(extension).filter((member) => !extensionMembers.includes(member))).toEqual([]);
    expect(extension["admin"] === true).toBe(path.startsWith("/v2/admin/"));
    expect(Number.isInteger(extension["bodyLimit"])).toBe(operation.requestBody !== undefined);
  });

  test.each(operations)("$id carries a trace id on every answer and refuses as all do", ({ operation }) => {
    const answers = Object.entries(operation.responses).map(
      ([status, response]) => [status, resolve(response)] as const,
    );
    expect(answers.filter(([, answer]) => answer.headers?.["X-Trace-ID"] === undefined)).toEqual([]);
    const statuses = answers.map(([status]) => status);
    expect(statuses).toEqual(expect.arrayContaining(["400", "403", "429", "500", "501", "503"]));
    expect(statuses.includes("401")).toBe(operation["x-dragoman"]["signed"] !== true);
    if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(["413", "415"]));
  });

  test("a deprecated one names its successor and says so in its headers", () => {
    const deprecated = operations.filter(({ operation }) => operation.deprecated);
    expect(deprecated.map(({ id }) => id)).toEqual(["listLanguagesV2", "listGlossaryLanguagePairs"]);
    for (const { operation } of deprecated) {
      expect(operation["x-dragoman"]["deprecatedBy"]).toBe("listLanguages");
      expect(Object.keys(successOf(operation)?.headers ?? {})).toEqual(["X-Trace-ID", "Deprecation", "Link"]);
    }
  });

  test("those that create something, and no others, take a key that makes them safe to repeat", () => {
    const creating = operations.filter(({ operation }) => operation["x-dragoman"]["creates"] === true);
    expect(creating.map(({ id }) => id).toSorted()).toEqual(creatingIds.toSorted());
    for (const { id, method, operation } of operations) {
      const creates = creatingIds.includes(id);
      expect(parametersOf(operation).some(({ name }) => name === "Idempotency-Key")).toBe(creates);
      if (!creates) continue;
      expect(method).toBe("post");
      expect(Object.keys(operation.responses)).toContain("409");
      expect(successOf(operation)?.headers).toHaveProperty("Idempotency-Replayed");
    }
  });

  test("a translation says which engine made it and what was not applied", () => {
    const translate = operations.find(({ id }) => id === "translateText");
    const headers = translate === undefined ? {} : successOf(translate.operation)?.headers;
    expect(Object.keys(headers ?? {})).toEqual(["X-Trace-ID", "X-Engine", "X-Not-Applied"]);
  });
});

describe("descriptions", () => {
  test.each(schemas)("%s describes itself and each of its properties", (_name, schema) => {
    expect(schema.description).toMatch(/\w/);
    const silent = Object.entries(schema.properties ?? {}).filter(([, property]) => !described(property));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test.each(operations)("$id describes its parameters and shows an example of each", ({ operation }) => {
    for (const parameter of parametersOf(operation)) {
      expect(parameter.description, parameter.name).toMatch(/\w/);
      expect(parameter.example, parameter.name).toBeDefined();
    }
  });
});

describe("examples", () => {
  test.each(schemas)("%s has examples that fit it", (name, schema) => {
    expect(schema.examples?.length).toBeGreaterThan(0);
    for (const example of schema.examples ?? []) {
      expect(validator.problems(`#/components/schemas/${name}`, example)).toEqual([]);
    }
  });

  test.each(operations)("$id has bodies with an example that fits", ({ operation }) => {
    const responses = Object.values(operation.responses).map(resolve);
    const contents = [operation.requestBody, ...responses].flatMap((body) => Object.entries(body?.content ?? {}));
    for (const [mediaType, content] of contents) {
      expect(content.example, mediaType).toBeDefined();
      expect(validator.problems(pointerOf(content), content.example), mediaType).toEqual([]);
    }
  });
});

describe("configured rules", () => {
  const categories = Object.keys(contract.components.schemas["ConfiguredRules"]?.properties ?? {});
  const rules = categories.flatMap((category) => {
    const reference = contract.components.schemas["ConfiguredRules"]?.properties?.[category]?.$ref ?? "";
    const properties = contract.components.schemas[lastOf(reference)]?.properties ?? {};
    return Object.entries(properties).map(([name, schema]) => ({ category, name, values: schema.enum ?? [] }));
  });

  test("there are 159 of them in seven categories, with 518 values", () => {
    expect(Object.fromEntries(categories.map((category) => [category, inCategory(category)]))).toEqual({
      dates_and_times: 13,
      formatting: 6,
      numbers: 25,
      punctuation: 52,
      spelling_and_grammar: 28,
      style_and_tone: 33,
      vocabulary: 2,
    });
    expect(rules).toHaveLength(159);
    expect(rules.flatMap(({ values }) => values)).toHaveLength(518);
  });

  test("no value stands twice in a rule", () => {
    expect(rules.filter(({ values }) => new Set(values).size !== values.length)).toEqual([]);
  });

  test.each([
    ["dates_and_times", "time_format", "use_24_hour_clock_with_korean_words_시_and_분", []],
    ["numbers", "zero_format", "use_chinese_word_〇_for_numbering", []],
    ["spelling_and_grammar", "accents_in_verbs_conjugated_like_french_word_céder", "use_grave_accent", []],
    [
      "punctuation",
      "serial_comma",
      "sometimes",
      ["/punctuation/serial_comma must be equal to one of the allowed values"],
    ],
    ["numbers", "no_such_rule", "use", ["/numbers must NOT have additional properties"]],
  ])("%s.%s as %s", (category, name, value, problems) => {
    expect(validator.problems("#/components/schemas/ConfiguredRules", { [category]: { [name]: value } })).toEqual(
      problems,
    );
  });

  function inCategory(category: string): number {
    return rules.filter((rule) => rule.category === category).length;
  }
});

function resolve(response: Response | Reference): Response {
  if (!("$ref" in response)) return response;
  const found = contract.components.responses[lastOf(response.$ref)];
  if (found === undefined) throw new Error(`No response ${response.$ref}.`);
  return found;
}

function successOf(operation: Operation): Response | undefined {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"));
  return success && resolve(success[1]);
}

function parametersOf(operation: Operation): readonly Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    const found = "$ref" in parameter ? contract.components.parameters[lastOf(parameter.$ref)] : parameter;
    if (found === undefined) throw new Error(`${operation.operationId} refers to a parameter that is not there.`);
    return found;
  });
}

function described(schema: Schema): boolean {
  const target = schema.$ref === undefined ? schema : contract.components.schemas[lastOf(schema.$ref)];
  return (schema.description ?? target?.description ?? "") !== "";
}

function pointerOf(content: Content): string {
  return content.schema.$ref ?? "";
}

function lastOf(reference: string): string {
  return reference.split("/").at(-1) ?? "";
}

const scopes = [
  ...["translate:text", "translate:document", "write:improve", "languages:read", "usage:read"],
  ...["glossaries:read", "glossaries:write", "style_rules:read", "style_rules:write"],
  ...["translation_memories:read", "translation_memories:write"],
];
const extensionMembers = [
  ...["scope", "bodyLimit", "opensBeta", "plan", "admin", "signed", "origin", "deprecatedBy", "creates"],
];
const creatingIds = [
  ...["createGlossary", "createGlossaryV2", "createStyleRuleList", "createCustomInstruction", "createSpokenTerms"],
  ...["importTranslationMemory", "exportTranslationMemory", "uploadDocument", "createDeveloperKey"],
  ...["startVoiceSession"],
];

const operationIds = [
  ...["translateText", "detectLanguage", "listLanguages", "listLanguageResources", "listLanguagesV2"],
  ...["listGlossaryLanguagePairs", "getUsage", "uploadDocument", "getDocumentStatus", "downloadDocument"],
  ...["createGlossary", "listGlossaries", "getGlossary", "updateGlossary", "deleteGlossary", "getGlossaryEntries"],
  ...["replaceGlossaryDictionary", "deleteGlossaryDictionary", "createGlossaryV2", "listGlossariesV2"],
  ...["getGlossaryV2", "deleteGlossaryV2", "getGlossaryEntriesV2", "createStyleRuleList", "listStyleRuleLists"],
  ...["getStyleRuleList", "updateStyleRuleList", "deleteStyleRuleList", "replaceConfiguredRules"],
  ...["createCustomInstruction", "getCustomInstruction", "replaceCustomInstruction", "deleteCustomInstruction"],
  ...["listTranslationMemories", "getTranslationMemory", "deleteTranslationMemory", "importTranslationMemory"],
  ...["exportTranslationMemory", "getTranslationMemoryJob", "listTranslationMemorySegments"],
  ...["uploadTranslationMemoryFile", "downloadTranslationMemoryFile", "createSpokenTerms", "listSpokenTerms"],
  ...["getSpokenTerms", "updateSpokenTerms", "deleteSpokenTerms", "getSpokenTermsEntries", "replaceSpokenTermsList"],
  ...["deleteSpokenTermsList", "startVoiceSession", "reconnectVoiceSession", "rephraseText", "correctText"],
  ...["createDeveloperKey", "listDeveloperKeys", "deactivateDeveloperKey", "renameDeveloperKey"],
  ...["limitDeveloperKey", "getUsageAnalytics", "getCustomTagAnalytics"],
];
