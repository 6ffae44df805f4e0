import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LanguagesAnswer } from "../src/protocol.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

let demo: TestDemo;
beforeAll(async () => {
  demo = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook,bergamot" });
});
afterAll(() => demo.close());

test("languages are those of the running chain, and beside them those that a model may be had for", async () => {
  const { served, others }: LanguagesAnswer = await (await demo.ask("/api/languages")).json();
  expect(served.sources).toEqual(expect.arrayContaining(["en", "de", "pl"]));
  expect(served.targets).toEqual(expect.arrayContaining(["de", "pt-BR", "zh-Hans", "zh-Hant"]));
  expect(others.sources).toContain("uk");
  expect(others.targets).toContain("uk");
  expect(others.targets.filter((tag) => served.targets.includes(tag))).toEqual([]);
});

describe("translation", () => {
  test("of a known string says which engine knew it", async () => {
    const answer = await demo.send("POST", "/api/translate", { text: "Save", source: "en", target: "de" });
    expect(await answer.json()).toEqual({
      status: "translated",
      text: expect.stringMatching(/^(Speichern|Sichern)$/),
      source: "en",
      engine: "phrasebook",
    });
  });

  test("detects the language that is not given", async () => {
    const text = "Are you sure you want to delete this file?";
    const answer = await (await demo.send("POST", "/api/translate", { text, target: "de" })).json();
    expect(answer).toMatchObject({ source: "en" });
  });

  test("that no engine can make names the text's language and the remedies", async () => {
    const text = "The quiet river carries yesterday's lanterns towards a harbour nobody remembers.";
    const answer = await (await demo.send("POST", "/api/translate", { text, target: "de" })).json();
    expect(answer).toMatchObject({ status: "declined", source: "en" });
    expect(answer.remedies).toContainEqual(expect.objectContaining({ kind: "install-model", engine: "bergamot" }));
  });

  test("into a language that nothing serves is declined too", async () => {
    const answer = await (
      await demo.send("POST", "/api/translate", { text: "Save", source: "en", target: "zu" })
    ).json();
    expect(answer).toMatchObject({ status: "declined", source: "en" });
  });

  test("of a text in no language says so, and is no failure, as half a word is none", async () => {
    const answer = await demo.send("POST", "/api/translate", { text: "xqz vbn", target: "de" });
    expect([answer.status, await answer.json()]).toEqual([200, { status: "undetected" }]);
  });
});
