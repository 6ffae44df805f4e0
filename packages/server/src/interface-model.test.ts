import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Settings } from "./settings.ts";
import { createTestService, type TestService } from "./testing/index.ts";

const toy = fileURLToPath(new URL("../../engines/fixtures/toy-model/placeholders/en-de", import.meta.url));

let models: string;
beforeAll(async () => {
  models = await mkdtemp(join(tmpdir(), "dragoman-interface-"));
  await cp(toy, join(models, "en-de"), { recursive: true });
  await writeFile(join(models, "en-de", "scores.json"), JSON.stringify({ mostWords: 5 }));
});
afterAll(() => rm(models, { recursive: true }));

/** The service with the engine, and one behind it that answers everything. */
function serviceWith(settings: Partial<Settings> = {}): Promise<TestService> {
  const engines = ["interface-model", "pseudo"] as const;
  return createTestService({ engine: "pseudo", settings: { engines, interfaceModels: models, ...settings } });
}

async function ask(service: TestService, path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Service-Auth-Key ${service.apiKey}`, "content-type": "application/json" };
  const request = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  return fetch(`${service.url}${path}`, request);
}

async function translate(service: TestService, text: readonly string[], more: object = {}) {
  const response = await ask(service, "/v2/translate", { text, source_lang: "EN", target_lang: "DE", ...more });
  const { translations }: { translations: readonly { readonly text: string }[] } = JSON.parse(await response.text());
  return {
    texts: translations.map((each) => each.text),
    engines: response.headers.get("x-engine"),
  };
}

describe("the engine in the service", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await serviceWith();
  });
  afterAll(() => service.close());

  test("answers under its own name, and leaves to others what is too long by its scores", async () => {
    const long = "Today the old man sees a black cat.";
    const { texts, engines } = await translate(service, ["The dog is black.", long]);
    expect(texts[0]).toBe("Der Hund ist schwarz.");
    expect(engines).toBe("interface-model, pseudo");
  });

  test("carries tags and placeholders", async () => {
    const text = 'Is <a href="/x">{name}</a> new?';
    const { texts, engines } = await translate(service, [text], { tag_handling: "html" });
    expect([texts[0], engines]).toEqual(['Ist <a href="/x">{name}</a> neu?', "interface-model"]);
  });

  test("is counted by its name, declines too", async () => {
    await translate(service, ["Is Anna new?", "Привет"]);
    const counted = (await (await ask(service, "/metrics")).text()).split("\n");
    expect(counted.filter((line) => line.includes('engine="interface-model"')).length).toBeGreaterThanOrEqual(2);
  });
});

test("its directions alone are offered where it stands alone", async () => {
  const service = await serviceWith({ engines: ["interface-model"] });
  const asked = await ask(service, "/v2/languages?type=target");
  const languages: readonly { readonly language: string }[] = JSON.parse(await asked.text());
  expect(languages.map(({ language }) => language)).toEqual(["DE"]);
  await service.close();
});

test("the setting goes before what the scores say of length", async () => {
  const service = await serviceWith({ interfaceWords: 20 });
  const { engines } = await translate(service, ["Today the old man sees a black cat."]);
  expect(engines).toBe("interface-model");
  await service.close();
});

describe("a folder of models", () => {
  test("that is not there is refused by the name of its setting", async () => {
    await expect(serviceWith({ interfaceModels: "/nowhere/models" })).rejects.toThrow("DRAGOMAN_INTERFACE_MODELS");
  });

  test("may be empty: then the next engine is asked", async () => {
    const empty = await mkdtemp(join(tmpdir(), "dragoman-interface-"));
    const service = await serviceWith({ interfaceModels: empty });
    expect((await translate(service, ["The dog is black."])).engines).toBe("pseudo");
    await service.close();
    await rm(empty, { recursive: true });
  });
});
