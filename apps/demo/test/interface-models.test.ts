import { Logger } from "@nestjs/common";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ModelCardAnswer } from "../src/protocol.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";
import { makeToyInterfaceModels, type ToyInterfaceModels, toyScores } from "./toy-interface-models.ts";

let models: ToyInterfaceModels;
let demo: TestDemo | undefined;
beforeEach(async () => {
  models = await makeToyInterfaceModels();
});
afterEach(async () => {
  await demo?.close();
  await models.remove();
});

async function startWith(settings: Readonly<Record<string, string>> = {}): Promise<TestDemo> {
  const engines = { DRAGOMAN_ENGINES: "phrasebook,interface-model", DRAGOMAN_INTERFACE_MODELS: models.folder };
  demo = await startTestDemo({ ...engines, ...settings });
  return demo;
}

async function cardOf(asked: TestDemo, source = "en", target = "de"): Promise<ModelCardAnswer> {
  return (await asked.ask(`/api/interface-models?source=${source}&target=${target}`)).json();
}

async function failureOf(asked: TestDemo, query: string) {
  const answer = await asked.ask(`/api/interface-models${query}`);
  return [answer.status, (await answer.json()).code];
}

describe("the card of a direction", () => {
  test("says what is known of the model that answers", async () => {
    const asked = await startWith();
    const { bytes, ...card } = await cardOf(asked);
    expect(card).toEqual({
      source: "en",
      target: "de",
      version: "toy-20",
      mostWords: 60,
      leastCertainty: 0.2,
      figures: [
        {
          set: "strings",
          texts: 1200,
          model: toyScores.strings.engines["interface-model"],
          apertium: toyScores.strings.engines.apertium,
        },
        {
          set: "answered",
          texts: 900,
          model: toyScores.answered.engines["interface-model"],
          apertium: toyScores.answered.engines.apertium,
        },
        { set: "prose", texts: 500, model: toyScores.prose.engines["interface-model"] },
      ],
      sources: 3,
      licences: [
        { licence: "GPL-2+", sources: 2 },
        { licence: "MIT", sources: 1 },
      ],
    });
    expect(bytes).toBeGreaterThan(170_000);
    const text = "The dog is black.";
    const answer = await asked.send("POST", "/api/translate", { text, source: "en", target: "de" });
    expect(await answer.json()).toMatchObject({ engine: "interface-model", text: "Der Hund ist schwarz." });
  });

  test("is found by a region and by another writing, as its translations are", async () => {
    const asked = await startWith();
    expect(await cardOf(asked, "EN-us", "de_AT")).toMatchObject({ source: "en", target: "de" });
  });

  test("says what the settings say, where they do", async () => {
    const asked = await startWith({ DRAGOMAN_INTERFACE_WORDS: "9", DRAGOMAN_INTERFACE_CERTAINTY: "0" });
    expect(await cardOf(asked)).toMatchObject({ mostWords: 9, leastCertainty: 0 });
  });

  test("of a model that was not measured and lists no sources says no more than holds", async () => {
    await models.put("scores.json", {});
    await models.put("sources.json", []);
    const asked = await startWith();
    expect(await cardOf(asked)).toMatchObject({ leastCertainty: 0.5, figures: [], sources: 0, licences: [] });
  });
});

describe("refused are", () => {
  test("directions without a model", async () => {
    const asked = await startWith();
    for (const query of ["?source=de&target=en", "?source=en&target=zh-Hant", "?source=en&target=de-Cyrl"]) {
      expect([query, ...(await failureOf(asked, query))]).toEqual([query, 404, "not-found"]);
    }
  });

  test("what is no direction", async () => {
    const asked = await startWith();
    const queries = [
      "",
      "?source=en",
      "?source=&target=de",
      "?source=en&target=..%2F..",
      "?source=en&target=de%00",
      "?source=en&source=de&target=de",
      "?source[]=en&target=de",
      `?source=en&target=${"x".repeat(21)}`,
      "?source=en&target=de&folder=%2Fetc",
      "?source=__proto__&target=constructor",
    ];
    for (const query of queries) expect([query, ...(await failureOf(asked, query))]).toEqual([query, 400, "invalid"]);
  });

  test("all directions where the service does not ask the engine", async () => {
    expect(await failureOf(await startWith({ DRAGOMAN_ENGINES: "phrasebook" }), "?source=en&target=de")).toEqual([
      404,
      "not-found",
    ]);
  });

  test.each(["sources.json", "model.json"] as const)(
    "a card whose %s cannot be read, without a word of it",
    async (name) => {
      const logged = vi.spyOn(Logger.prototype, "error").mockReturnValue();
      const asked = await startWith();
      await models.put(name, "{ secret");
      const answer = await asked.ask("/api/interface-models?source=en&target=de");
      const told = await answer.text();
      expect([answer.status, JSON.parse(told).code]).toEqual([500, "internal"]);
      expect(told).not.toMatch(/secret|json|dragoman-interface/);
      expect(String(logged.mock.lastCall?.[0])).toContain(name);
      logged.mockRestore();
    },
  );
});
