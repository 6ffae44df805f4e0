import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { conformingAnswer } from "./conforming-answer.ts";
import { type ContractOperation, type OperationId, readOperations } from "./contract.ts";

/** What has a handler. An operation that gets one is added here, and to a test that holds its answers against the contract. */
const served: ReadonlySet<OperationId> = new Set<OperationId>([
  "translateText",
  "detectLanguage",
  "listLanguages",
  "listLanguageResources",
  "listLanguagesV2",
  "listGlossaryLanguagePairs",
  "createGlossary",
  "listGlossaries",
  "getGlossary",
  "updateGlossary",
  "deleteGlossary",
  "getGlossaryEntries",
  "replaceGlossaryDictionary",
  "deleteGlossaryDictionary",
  "createGlossaryV2",
  "listGlossariesV2",
  "getGlossaryV2",
  "deleteGlossaryV2",
  "getGlossaryEntriesV2",
  "getUsage",
  "createStyleRuleList",
  "listStyleRuleLists",
  "getStyleRuleList",
  "updateStyleRuleList",
  "deleteStyleRuleList",
  "replaceConfiguredRules",
  "createCustomInstruction",
  "getCustomInstruction",
  "replaceCustomInstruction",
  "deleteCustomInstruction",
  "listTranslationMemories",
  "getTranslationMemory",
  "deleteTranslationMemory",
  "listTranslationMemorySegments",
  "importTranslationMemory",
  "exportTranslationMemory",
  "getTranslationMemoryJob",
  "uploadTranslationMemoryFile",
  "downloadTranslationMemoryFile",
]);

const operations = readOperations();
let service: TestService;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());

function call({ method, path }: ContractOperation, headers: Record<string, string>): Promise<Response> {
  const address = `${service.url}${path.replaceAll(/\{\w+\}/g, "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11")}`;
  return service.fetch(new Request(address, { method, headers }));
}

test("reads every operation of the contract, each once", () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.length).toBeGreaterThan(40);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(operations.map((operation) => [operation.operationId, operation] as const))("%s", async (id, operation) => {
  const strange = await call(operation, {});
  if (operation.signed) {
    expect(strange.status, "at an address that nobody signed").toBe(400);
    await conformingAnswer(id, strange);
    return;
  }
  expect(strange.status, "without a key").toBe(401);
  expect(await strange.json()).toMatchObject({ code: "authentication_failed" });

  const answer = await call(operation, { authorization: `Service-Auth-Key ${service.apiKey}` });
  expect(answer.headers.get("x-trace-id")).toMatch(/^[0-9a-f]{32}$/);
  if (operation.deprecated) {
    expect(answer.headers.get("deprecation")).toMatch(/^@\d+$/);
    expect(answer.headers.get("link")).toMatch(/^<\/v3\/[\w/{}-]+>; rel="successor-version"$/);
  } else {
    expect(answer.headers.has("deprecation")).toBe(false);
  }
  if (served.has(id)) {
    expect(answer.status).not.toBe(501);
    await conformingAnswer(id, answer);
  } else {
    expect(answer.status).toBe(501);
    expect(await answer.json()).toMatchObject({ code: "not_implemented", message: expect.stringContaining(id) });
  }
});

test("every operation with a handler has its answers held against the contract beside its handler", () => {
  const folder = new URL("../operations/", import.meta.url);
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
  for (const id of served) expect(tests).toContain(`"${id}"`);
});

afterAll(() => {
  const left = operations.length - served.size;
  process.stdout.write(`${served.size} of ${operations.length} operations are served; ${left} are left.\n`);
});
