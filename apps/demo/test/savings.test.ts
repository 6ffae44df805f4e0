import { afterEach, beforeEach, expect, test } from "vitest";
import type { SavingsAnswer } from "../src/protocol.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

let demo: TestDemo;
beforeEach(async () => {
  demo = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" });
});
afterEach(() => demo.close());

test("nothing is counted before anything was asked", async () => {
  expect(new Set(Object.values(await savings()))).toEqual(new Set([0]));
});

test("a text is sent once: equal ones at one time are shared, and later ones are known", async () => {
  const save = { text: "Save", source: "en", target: "de" };
  await Promise.all([0, 1, 2].map(() => demo.send("POST", "/api/translate", save)));
  const together = await savings();
  expect(together).toMatchObject({ texts: 3, requests: 1, characters: 4 });
  // Which of the two it is depends on when each arrives.
  expect(together.sharedTexts + together.storedTexts).toBe(2);
  expect(together.sharedCharacters + together.storedCharacters).toBe(8);

  const answer = await (await demo.send("POST", "/api/translate", save)).json();
  expect(answer).toMatchObject({ status: "translated", engine: "phrasebook" });
  expect(await savings()).toEqual({
    ...together,
    texts: 4,
    storedTexts: together.storedTexts + 1,
    storedCharacters: together.storedCharacters + 4,
  });
});

test("the shop's texts are sent for the first who asks for a language, and for nobody after", async () => {
  await demo.ask("/locales/de/shop.json");
  const first = await savings();
  // What has no placeholders goes as it is, the rest as markup.
  expect(first.requests).toBe(2);
  expect(first.characters).toBeGreaterThan(300);
  expect(first.storedTexts).toBe(0);

  await demo.ask("/locales/de/shop.json");
  const second = await savings();
  expect(second).toMatchObject({ requests: first.requests, characters: first.characters });
  expect([second.storedTexts, second.storedCharacters]).toEqual([first.texts, first.characters]);

  await demo.ask("/locales/en/shop.json");
  expect(await savings()).toEqual(second);
});

test("the document brings the counts with it, its own texts included", async () => {
  const html = await (await demo.ask("/?lang=pl")).text();
  const json = /<script type="application\/json" id="start">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  expect(JSON.parse(json).savings).toEqual(await savings());
  expect((await savings()).characters).toBeGreaterThan(1000);
});

async function savings(): Promise<SavingsAnswer> {
  const answer = await demo.ask("/api/savings");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer.json();
}
