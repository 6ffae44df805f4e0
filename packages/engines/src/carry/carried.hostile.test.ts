import { describe, expect, test } from "vitest";
import { createChain } from "../chain.ts";
import { parseLanguageTag } from "../language.ts";
import type { Direction, EngineText, Span, Term, TranslationEngine } from "../ports.ts";
import { createPseudoEngine } from "../pseudo/engine.ts";
import { markedSentences } from "./stretches.ts";

const [source, target] = [parseLanguageTag("en"), parseLanguageTag("de")];
if (source === undefined || target === undefined) throw new Error("en and de are language tags");
const enDe: Direction = { source, target };

/** Puts the words in another order and knows none alone, so that every place has to be found. */
const moving: TranslationEngine = {
  name: "upstream",
  quality: "hosted",
  directions: () => [enDe],
  serves: () => true,
  translate: ({ texts }) =>
    texts.map(({ text }) => ({ status: "translated", text: text.split(" ").reverse().join(" ").toUpperCase() })),
  remedies: () => [],
  close: async () => {},
};

const words = 17_000;
/** 100 kB and more, of words that come again and again. */
const long = Array.from({ length: words }, (_, index) => `word${index % 97}`).join(" ");
const starts = [0, ...[...long.matchAll(/ /g)].map(({ index }) => index + 1)];

const shapes: readonly (readonly [string, readonly Span[]])[] = [
  ["side by side", starts.filter((_, index) => index % 3 === 0).map((start) => ({ start, end: start + 5 }))],
  ["nested", Array.from({ length: 5000 }, (_, depth) => ({ start: starts[depth] ?? 0, end: long.length - depth }))],
  ["around the same words", Array.from({ length: 5000 }, () => ({ start: 100, end: 50_000 }))],
  ["empty, all in one place", Array.from({ length: 20_000 }, () => ({ start: 500, end: 500 }))],
  ["empty, everywhere", starts.map((start) => ({ start, end: start }))],
  ["within words", starts.map((start) => ({ start: start + 1, end: start + 2 }))],
];

describe("thousands of spans in a long text are found in a time that hardly grows with their number", () => {
  test.each(shapes)("%s", async (_, spans) => {
    const text: EngineText = { text: long, sentences: [long], spans };
    for (const engine of [moving, createPseudoEngine()]) {
      const [answer] = await createChain([engine]).translate({ direction: enDe, texts: [text] });
      expect(answer).toMatchObject({ status: "translated", spans: { length: spans.length } });
    }
    const { stretches } = markedSentences(text);
    expect(stretches.length).toBeLessThanOrEqual(2 * spans.length + 1);
  });

  test.each(["glossary", "kept"] as const)("the same for %s terms", async (kind) => {
    const terms: readonly Term[] = starts
      .filter((_, index) => index % 4 === 0)
      .map((start, index) => {
        const own = long.slice(start, start + 5);
        return { start, end: start + 5, kind, translation: kind === "kept" ? own : `Wort${index}` };
      });
    const text: EngineText = { text: long, sentences: [long], terms };
    for (const engine of [moving, createPseudoEngine()]) {
      const [answer] = await createChain([engine]).translate({ direction: enDe, texts: [text] });
      if (answer?.status !== "translated") throw new Error("not translated");
      expect(answer.terms).toHaveLength(terms.length);
      if (kind === "kept") expect(answer.terms).not.toContain(undefined);
    }
  });

  test("one endless word, and nothing but white space or marks", async () => {
    for (const text of [
      "a".repeat(100_000),
      " ".repeat(100_000),
      "!".repeat(100_000),
      "e\u0301".repeat(50_000),
      "{".repeat(100_000),
      "{0}".repeat(30_000),
    ]) {
      const spans = Array.from({ length: 1000 }, (_, index) => ({ start: index * 20, end: index * 20 + 20 }));
      const [answer] = await createChain([moving]).translate({
        direction: enDe,
        texts: [{ text, sentences: [text], spans }],
      });
      expect(answer).toMatchObject({ status: "translated", spans: { length: 1000 } });
    }
  });
});

describe("an edge never cuts a character", () => {
  test.each(["👩‍👩‍👧", "🇩🇪", "e\u0301", "👍🏽", "각", "\r\n", "\uD83D", "क्षि"])("%j", async (character) => {
    const text = `x${character}y ${character}`;
    const edges = Array.from({ length: text.length + 1 }, (_, place) => place);
    const spans = edges.map((start) => ({ start, end: Math.min(text.length, start + 1) }));
    for (const engine of [moving, createPseudoEngine()]) {
      const [answer] = await createChain([engine]).translate({
        direction: enDe,
        texts: [{ text, sentences: [text], spans }],
      });
      if (answer?.status !== "translated") throw new Error("not translated");
      const whole = new Set([...new Intl.Segmenter("en").segment(answer.text)].map(({ index }) => index));
      whole.add(answer.text.length);
      for (const { start, end } of answer.spans ?? []) expect(whole.has(start) && whole.has(end)).toBe(true);
    }
  });
});
