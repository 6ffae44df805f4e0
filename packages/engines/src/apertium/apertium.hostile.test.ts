import { apertium, describeWith } from "@dragoman/parts";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { expectPromises, markedTexts } from "../../test/marked-texts.ts";
import { createChain } from "../chain.ts";
import type { Direction } from "../ports.ts";
import { createApertiumEngine } from "./engine.ts";

/** Answers must stay with their texts, whatever stands in the texts around them. */
describeWith(apertium, "Apertium under arbitrary texts", (folder) => {
  const engine = createApertiumEngine({ folder });
  afterAll(() => engine.close());

  const modes: [source: string, target: string, text: string, answer: string][] = [
    ["en", "es", "The house is red", "La casa es roja"],
    ["fr", "es", "La maison est rouge", "La casa es roja"],
    ["es", "pt", "La casa es roja", "A casa é vermelha"],
  ];

  const reserved = fc.constantFrom(..."^$@\\/<>{}[]~#*+;.:_|&%\"'`\0\uffff\ufffe\ufeff\u00ad\u2028\n\r\t");
  const word = fc.constantFrom(
    "house",
    "casa",
    "l'",
    "<b>",
    "</b>",
    "[;0]",
    "[].[;1]",
    "~/",
    "^a<n>$",
    "\\",
    "a\\",
    "[",
    "]",
  );
  const part = fc.oneof(
    reserved,
    word,
    fc.string({ unit: "binary", maxLength: 5 }),
    fc.string({ unit: "grapheme", maxLength: 5 }),
  );
  const hostile = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(""));

  test.each(modes)(
    "from %s into %s",
    async (from, into, text, answer) => {
      const direction = engine.directions().find(({ source, target }) => source === from && target === into);
      if (direction === undefined) throw new Error("not installed");
      await fc.assert(
        fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 12 }), (texts) =>
          checkNeighbours(direction, texts),
        ),
        { numRuns: 50, timeout: 20_000 },
      );

      async function checkNeighbours(served: Direction, texts: readonly string[]): Promise<void> {
        const asked = texts.flatMap((value) => [value, text]);
        const answers = await engine.translate({
          direction: served,
          texts: asked.map((value) => ({ text: value, sentences: [value] })),
        });
        expect(answers).toHaveLength(asked.length);
        for (const [index, own] of answers.entries()) {
          expect(own.status).toBe("translated");
          if (index % 2 === 1) expect(own).toEqual({ status: "translated", text: answer });
        }
      }
    },
    120_000,
  );

  test.each(modes)(
    "from %s into %s, with spans and terms",
    async (from, into, text) => {
      const direction = engine.directions().find(({ source, target }) => source === from && target === into);
      if (direction === undefined) throw new Error("not installed");
      const chain = createChain([engine]);
      const texts = markedTexts(
        fc.oneof(fc.constantFrom(text, ` ${text}. `, " ", ". "), part),
        fc.constantFrom("X", "la casa"),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 6 }), async (asked) => {
          const answers = await chain.translate({ direction, texts: asked });
          for (const [index, own] of asked.entries()) expectPromises(own, answers[index]);
        }),
        { numRuns: 40, timeout: 20_000 },
      );
    },
    120_000,
  );

  test("characters that Apertium reserves come back", async () => {
    const direction = engine.directions().find(({ source, target }) => source === "en" && target === "es");
    if (direction === undefined) throw new Error("not installed");
    const text = "house ^ $ @ \\ / < > { } [ ] ~ # * + % & | _ house";
    const [answer] = await engine.translate({ direction, texts: [{ text, sentences: [text] }] });
    expect(answer).toEqual({ status: "translated", text: text.replace("house", "Casa").replace("house", "casa") });
  });

  test("a very long text is answered whole", async () => {
    const direction = engine.directions().find(({ source, target }) => source === "en" && target === "es");
    if (direction === undefined) throw new Error("not installed");
    const text = "The house is red. ".repeat(2000);
    const [answer] = await engine.translate({ direction, texts: [{ text, sentences: [text] }] });
    expect(answer).toEqual({ status: "translated", text: "La casa es roja. ".repeat(2000) });
  });
});
