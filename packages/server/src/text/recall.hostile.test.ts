import { afterAll, beforeAll, expect, test } from "vitest";
import { MemoryCalls, tmxOf } from "../memories/test-memories.ts";
import { createTestService, type TestService } from "../testing/index.ts";

let service: TestService;
let calls: MemoryCalls;
let memory: string;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
  calls = new MemoryCalls(service);
  memory = await calls.import(
    tmxOf([
      ["Known.", "Bekannt."],
      ["__proto__", "Vererbt"],
      ["(a+)+$", "(b+)+$"],
      ["a\u2028b", "c\u2028d"],
      ["\uFFFC", "Zeichen"],
    ]),
  );
});

afterAll(() => service.close());

async function translate(text: readonly string[], asked: object = {}): Promise<readonly string[]> {
  const body = { text, source_lang: "EN", target_lang: "DE", translation_memory_id: memory, ...asked };
  const reply = await calls.call("translateText", "POST", "/v2/translate", { body });
  expect(reply.status).toBe(200);
  const { translations }: { translations: readonly { text: string }[] } = Object(reply.body);
  return translations.map((translation) => translation.text);
}

test("texts that mean something to programs are texts", async () => {
  expect(await translate(["__proto__", "(a+)+$", "a\u2028b"])).toEqual(["Vererbt", "(b+)+$", "c\u2028d"]);
  const strange = ["\0", "\x001", "\uFFFC", "\u202e.nwonK", "constructor", '{"kind":"ph"}', " ", "\ud83d\ude00"];
  expect(await translate(strange)).toHaveLength(strange.length);
});

test("what looks like the mark of a code is text, and stands where it stood", async () => {
  const [text] = await translate(["\u00001\nKnown.\n\u00002"]);
  const lines = text?.split("\n") ?? [];
  expect(lines[0]).toContain("\u00001");
  expect(lines[1]).toBe("Bekannt.");
  expect(lines[2]).toContain("\u00002");
});

test("a text of thousands of sentences, every other one known, comes back in order", async () => {
  const pairs = 6000;
  const [text = ""] = await translate([Array.from({ length: pairs }, (_, at) => `Known. X${at}y. `).join("")]);
  expect(text.split("Bekannt.")).toHaveLength(pairs + 1);
  expect(text.indexOf("0")).toBeLessThan(text.indexOf(`${pairs - 1}`));
});

test("one long word, and one sentence without end", async () => {
  const [word, sentence] = await Promise.all([translate(["w".repeat(100_000)]), translate(["word ".repeat(25_000)])]);
  expect([word, sentence].every(([text = ""]) => text !== "")).toBe(true);
});
