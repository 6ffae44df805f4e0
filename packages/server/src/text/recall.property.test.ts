import { parseLanguageTag } from "@dragoman/engines";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { AskedText, MemoryMatch, RecallMemory } from "../memories/matching/recall-memory.ts";
import type { MarkupSettings } from "./markup/markup.ts";
import type { Segment } from "./passage.ts";
import { readPassages } from "./read.ts";
import { recall } from "./recall.ts";
import { restorePassages } from "./restore.ts";
import { sampleRequest } from "./sample-request.ts";
import { createSegmentation } from "./segment.ts";

const english = parseLanguageTag("en");
const html: MarkupSettings = {
  ...{ kind: "html", version: "v1", outlineDetection: true },
  ...{ splittingTags: [], nonSplittingTags: [], ignoreTags: [] },
};
const cut = createSegmentation();

type Answer = (asked: AskedText) => MemoryMatch | undefined;

function memoryOf(answer: Answer): RecallMemory {
  return {
    id: "memory",
    source: english,
    covers: (language) => language === english,
    match: async (texts) => texts.map(answer),
  };
}

/** A text's segments before a memory was asked and after, and the text put together from each. */
async function recalled(source: string, answer: Answer, markup?: MarkupSettings) {
  const request = sampleRequest("de", { source: english, memory: memoryOf(answer), markup });
  const passages = await readPassages([source], request);
  const before = cut(passages, request);
  const after = await recall(before, request);
  const write = (segments: readonly Segment[]) => restorePassages(passages, segments)[0]?.text;
  return { after, texts: [write(before), write(after)] };
}

const sentence = fc
  .array(
    fc.constantFrom("one", "two", "<b>", "</b>", "<i>", "</i>", "<img>", '<b translate="no">Acme</b>', "x", " ", "\n"),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((words) => `A${words.join(" ")}. `);
const text = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((sentences) => sentences.join(""));
const chance = fc.func(fc.boolean());

test.each([
  ["plain text", undefined],
  ["HTML", html],
])("whatever sentences of %s a memory has in the same words, the text is the same", async (_, markup) => {
  let cuts = 0;
  await fc.assert(
    fc.asyncProperty(text, chance, async (source, isKnown) => {
      const same: Answer = ({ text, spans = [], kept = [] }) =>
        isKnown(text) ? { kind: "exact", score: 100, translation: { text, spans, kept } } : undefined;
      const { after, texts } = await recalled(source, same, markup);
      if (after.length > 1) cuts++;
      expect(texts[1]).toBe(texts[0]);
    }),
    { numRuns: 500 },
  );
  expect(cuts).toBeGreaterThan(50);
});

test("what is known and what is not make one text, each segment with its own sentences", async () => {
  const known = (text: string): MemoryMatch => ({
    kind: "exact",
    score: 100,
    translation: { text, spans: [], kept: [] },
  });
  const answers = new Map([
    ["Two.", known("ZWEI.")],
    ["Four.", known("VIER.")],
  ]);
  const { after, texts } = await recalled(" One. And a half.  Two.\nThree. Four. ", ({ text }) => answers.get(text));
  expect(texts[1]).toBe(" One. And a half.  ZWEI.\nThree. VIER. ");
  expect(after.map(({ maker, text }) => [maker, ...text.sentences])).toEqual([
    ["none", "One. ", "And a half."],
    ["memory", "Two."],
    ["none", "Three."],
    ["memory", "Four."],
  ]);
});

test("engines are shown what is similar to a text and to its sentences, the most alike first", async () => {
  const similar = (score: number): MemoryMatch => ({
    kind: "similar",
    score,
    source: `${score}`,
    translation: `T${score}`,
  });
  const answers = new Map([
    ["One. Two.", similar(60)],
    ["One.", similar(55)],
    ["Two.", similar(90)],
  ]);
  const { after } = await recalled("One. Two.", ({ text }) => answers.get(text));
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({ maker: "none", text: { text: "One. Two." } });
  expect(after[0]?.text.examples?.map(({ score }) => score)).toEqual([90, 60, 55]);
});

test("a sentence stays with the next where a tag reaches from one into the other", async () => {
  const known: Answer = ({ text, spans = [], kept = [] }) =>
    text === "Two." ? { kind: "exact", score: 100, translation: { text: "DUO.", spans, kept } } : undefined;
  const across = await recalled("<b>One. Two.</b> Three.", known, html);
  expect(across.after.map(({ maker }) => maker)).toEqual(["none"]);
  const apart = await recalled("<b>One.</b> <i>Two.</i> Three.", known, html);
  expect(apart.texts[1]).toBe("<b>One.</b> <i>DUO.</i> Three.");
});
