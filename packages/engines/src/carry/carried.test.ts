import { rm } from "node:fs/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeholderFolder, toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { writeFixture } from "../../phrasebook/fixture.ts";
import { expectPromises, type MarkedText, markedTexts } from "../../test/marked-texts.ts";
import { spanned, term, withTags } from "../../test/tagged.ts";
import { createBergamotEngine } from "../bergamot/bergamot.ts";
import { createInterfaceModelEngine } from "../bergamot/interface-model.ts";
import { createChain } from "../chain.ts";
import { parseLanguageTag } from "../language.ts";
import { createPhrasebookEngine } from "../phrasebook/engine.ts";
import type { Direction, EngineRequest, TranslationEngine } from "../ports.ts";
import { createPseudoEngine } from "../pseudo/engine.ts";
import { createScriptedEngine } from "../scripted/engine.ts";
import { createScriptBuilder } from "../scripted/script.ts";

function direction(from: string, into: string): Direction {
  const [source, target] = [parseLanguageTag(from), parseLanguageTag(into)];
  if (source === undefined || target === undefined) throw new Error(`${from} or ${into} is no language tag`);
  return { source, target };
}

const enDe = direction("en", "de");

const ordinary = fc.constantFrom(
  "The red house",
  " is big",
  ". ",
  " ",
  "\n",
  "The dog",
  " and ",
  "{name}",
  "42",
  "!",
  "(",
);
const strange = fc.oneof(
  fc.constantFrom("é", "e\u0301", "👩‍👩‍👧", "🇩🇪", "日本語", "ไทย", "%s", "\u00A0", "<b>", "&amp;"),
  fc.string({ unit: "grapheme", maxLength: 5 }),
  fc.string({ unit: "binary", maxLength: 5 }),
);
const anyText = markedTexts(
  fc.oneof(ordinary, ordinary, strange),
  fc.constantFrom("Haus", "das Haus", "X", "{n}", "日本", ""),
);

/** Longer or shorter, in another order, and some of it in capitals. */
function oddly(text: string): string {
  const words = text.split(" ").reverse();
  return words.map((word, index) => (index % 3 === 2 ? "da" : word.toUpperCase())).join(" ");
}

/** An engine of the test's own that answers as it is told. */
function engineThat(translate: TranslationEngine["translate"]): TranslationEngine {
  return {
    name: "upstream",
    quality: "hosted",
    directions: () => [enDe],
    serves: () => true,
    translate,
    remedies: () => [],
    close: async () => {},
  };
}

const engineOfWords = (say: (text: string) => string | undefined) =>
  engineThat(({ texts }: EngineRequest) =>
    texts.map(({ text }) => {
      const answer = say(text);
      return answer === undefined ? { status: "declined", reason: "Unknown" } : { status: "translated", text: answer };
    }),
  );

/** How many of the answers were translations, each of which keeps the chain's promises. */
async function checkPromises(engine: TranslationEngine, texts: readonly MarkedText[]): Promise<number> {
  const answers = await createChain([engine]).translate({ direction: enDe, texts });
  const translated = texts.filter((_, index) => answers[index]?.status === "translated");
  for (const [index, text] of texts.entries()) {
    if (answers[index]?.status !== "declined") expectPromises(text, answers[index]);
  }
  return translated.length;
}

describe("whatever engine answers, spans are nested as they were and what is kept stands", () => {
  const bergamot = createBergamotEngine({ models: "/nowhere/models", folders: [toyFolder] });
  const withSymbols = createBergamotEngine({ models: placeholderFolder });
  const small = createInterfaceModelEngine({ folders: [placeholderFolder] });
  let folder: string;
  beforeAll(async () => {
    folder = await writeFixture([
      { en: "Save {0} to {1}", de: "{0} in {1} speichern" },
      { en: "Open {0}", de: "{0} öffnen" },
      { en: "Folder", de: "Ordner" },
      { en: "Your changes were saved.", de: "Ihre Änderungen wurden gespeichert." },
    ]);
  });
  afterAll(async () => {
    await Promise.all([bergamot, withSymbols, small].map((engine) => engine.close()));
    await rm(folder, { recursive: true });
  });

  test.each([
    ["pseudo", createPseudoEngine(), 400],
    ["one that moves words", engineOfWords(oddly), 400],
    ["one that knows short texts only", engineOfWords((text) => (text.length < 12 ? oddly(text) : undefined)), 200],
    ["one that says nothing", engineOfWords(() => ""), 200],
    ["bergamot", bergamot, 60],
    ["bergamot with symbols", withSymbols, 60],
    ["interface-model", small, 60],
  ])("%s", async (_, engine, numRuns) => {
    let translated = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 4 }), async (texts) => {
        translated += await checkPromises(engine, texts);
      }),
      { numRuns },
    );
    expect(translated).toBeGreaterThan(numRuns / 4);
  });

  test("scripted", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 4 }), async (texts) => {
        const builder = createScriptBuilder();
        for (const { text } of texts) builder.add(enDe, text, oddly(text));
        for (const { text } of texts) for (const word of text.split(" ")) builder.add(enDe, word, word.toUpperCase());
        const engine = createScriptedEngine({ script: builder.build() });
        expect(await checkPromises(engine, texts)).toBe(texts.length);
      }),
      { numRuns: 400 },
    );
  });

  test("phrasebook", async () => {
    const engine = createPhrasebookEngine({ dataFolder: folder });
    const phrase = fc.constantFrom(
      "Save {0} to {1}",
      "Open {0}",
      "Open Folder",
      "Your changes were saved.",
      "Folder",
      " ",
    );
    let translated = 0;
    await fc.assert(
      fc.asyncProperty(markedTexts(phrase, fc.constantFrom("Ordner", "Akte", "X")), async (text) => {
        translated += await checkPromises(engine, [text]);
      }),
      { numRuns: 400 },
    );
    expect(translated).toBeGreaterThan(10);
  });
});

const charactersIn = (text: string) => [...new Intl.Segmenter("en").segment(text)].length;

test("with pseudo each span encloses the accented form of exactly what it enclosed", async () => {
  const chain = createChain([createPseudoEngine()]);
  const plain = markedTexts(fc.oneof(ordinary, strange), fc.constant("X")).map(({ terms: _, ...text }) => text);
  await fc.assert(
    fc.asyncProperty(plain, async (text) => {
      // a mark at the start of the text becomes one character with the bracket
      fc.pre(charactersIn(`[${text.text.trim()} `) === charactersIn(text.text.trim()) + 2);
      const [answer] = await chain.translate({ direction: enDe, texts: [text] });
      if (answer?.status !== "translated") throw new Error("not translated");
      for (const [index, { start, end }] of text.spans.entries()) {
        const found = answer.spans?.[index] ?? { start: 0, end: 0 };
        const isWhole = text.text.slice(0, start).trim() === "" && text.text.slice(end).trim() === "";
        const own = answer.text.slice(found.start, found.end);
        const inner = isWhole && answer.text !== text.text ? own.replace("[", "").replace(/ ·+\](?=\s*$)/, "") : own;
        expect(inner.length).toBe(end - start);
        // what pseudo changes is one letter for one; all else is as it was
        for (const [offset, character] of [...inner].entries()) {
          if (/[^\p{L}]/u.test(character) && inner.length === [...inner].length) {
            expect(character).toBe(text.text.charAt(start + offset));
          }
        }
      }
    }),
    { numRuns: 500 },
  );
});

describe("what an engine says of places is checked", () => {
  const text = spanned("<0>one <1>two</1></0> three", [
    term("one two three", "two", "zwei"),
    term("one two three", "three", "three", "kept"),
  ]);
  const lies = [undefined, -1, 1.5, Number.NaN, 99, 3];
  test("an answer keeps the promises whatever its places are", async () => {
    const place = fc.record({ start: fc.constantFrom(...lies), end: fc.constantFrom(...lies) });
    await fc.assert(
      fc.asyncProperty(fc.array(place, { maxLength: 3 }), fc.array(place, { maxLength: 3 }), async (spans, terms) => {
        const said = (places: typeof spans) => places.map(({ start = 0, end = 0 }) => ({ start, end }));
        const engine = engineThat(({ texts }) =>
          texts.map(({ text: own }) => ({
            status: "translated",
            text: own.toUpperCase(),
            spans: said(spans),
            terms: said(terms),
          })),
        );
        const [answer] = await createChain([engine]).translate({ direction: enDe, texts: [text] });
        expectPromises({ ...text, terms: text.terms ?? [] }, answer);
      }),
    );
  });
});

describe("spans are found by their words", () => {
  const words: Readonly<Record<string, string>> = { click: "klicke", save: "speichern", the: "das", file: "Datei" };
  const say = async (source: string, target: string, into = "de") => {
    const text = spanned(source);
    const engine = engineOfWords((own) => (own === text.text ? target : words[own.toLowerCase()]));
    const [answer] = await createChain([engine]).translate({ direction: direction("en", into), texts: [text] });
    return answer?.status === "translated" ? withTags(answer.text, answer.spans) : answer;
  };

  test.each([
    ["Click <0>Save</0>", "Auf Speichern klicken", "Auf <0>Speichern</0> klicken"],
    ["<0>Click</0> <1>Save</1> now", "Jetzt auf Speichern klicken", "Jetzt auf <1>Speichern</1> <0>klicken</0>"],
    ["Version <0>2.5</0> of <1>Fedora</1>", "Fedora-Version 2.5", "<1>Fedora</1>-Version <0>2.5</0>"],
    ["Hello <0>{name}</0>!", "Guten Tag, {name}!", "Guten Tag, <0>{name}</0>!"],
    ["one <0>two</0> three", "eins zwei drei", "eins <0>zwei</0> drei"],
    ["one<0> two </0>three", "eins zwei drei", "eins<0> zwei </0>drei"],
    ["one <0/>two", "eins zwei", "eins <0/>zwei"],
    ["one<0/> two", "eins zwei", "eins<0/> zwei"],
    ["<0>All of it</0>", "Das Ganze", "<0>Das Ganze</0>"],
    ["Save (<0>the file</0>).", "Sichere (die Datei).", "Sichere (<0>die Datei</0>)."],
  ])("%s: %s", async (source, target, expected) => {
    expect(await say(source, target)).toBe(expected);
  });

  test.each([
    ["Hello<0>hello</0>", "HELLO<0>HELLO</0>"],
    ["grö<0>ßer</0>", "GRÖ<0>SSER</0>"],
    ["hell<0>o wor</0>ld", "HELL<0>O WOR</0>LD"],
    ["one<0/>two", "ONE<0/>TWO"],
    ["日本 <0>%s2.5</0> <1>a{n}b</1> c", "日本 <0>%S2.5</0> <1>A{N}B</1> C"],
  ])("within words that differ by their capitals: %s", async (source, expected) => {
    expect(await say(source, spanned(source).text.toUpperCase())).toBe(expected);
  });

  test.each([
    ["<0>hello</0><1>a b</1>hello", "<0>HELLO</0><1>a b</1>HELLO"],
    ["<0>2.5 hello</0> hello<1>2.5</1>", "<0>2.5 HELLO</0> HELLO<1>2.5</1>"],
    ["<0>no</0> <1>NO</1> no", "<0>NO</0> <1>NO</1> NO"],
    ["<0>a</0> <1>y</1> y", "<0>A</0> <1>y</1> Y"],
  ])("beside words that are kept, those of the second: %s", async (source, expected) => {
    const { text, spans, sentences } = spanned(source);
    const { start, end } = spans[1] ?? { start: 0, end: 0 };
    const terms = [{ start, end, translation: text.slice(start, end), kind: "kept" as const }];
    const engine = engineOfWords((own) => own.toUpperCase());
    const texts = [{ text, sentences, spans, terms }];
    const [answer] = await createChain([engine]).translate({ direction: enDe, texts });
    expect(answer?.status === "translated" && withTags(answer.text, answer.spans)).toBe(expected);
  });

  test.each([
    ["ja", "Open the <0>file</0> now", "今すぐファイルを開く", "今すぐ<0>ファイル</0>を開く", "ファイル"],
    ["zh", "Open the <0>file</0> now", "现在打开文件", "现在打开<0>文件</0>", "文件"],
    ["th", "Open the <0>file</0>", "เปิดไฟล์", "เปิด<0>ไฟล์</0>", "ไฟล์"],
  ])("in %s, which writes no spaces", async (into, source, target, expected, word) => {
    const text = spanned(source);
    const engine = engineOfWords((own) => (own === text.text ? target : own === "file" ? word : undefined));
    const [answer] = await createChain([engine]).translate({ direction: direction("en", into), texts: [text] });
    expect(answer?.status === "translated" && withTags(answer.text, answer.spans)).toBe(expected);
  });
});

describe("what a request asks for", () => {
  const steered = { direction: enDe, texts: [spanned("Hello")], formality: "more", context: "A letter" } as const;

  test("and the engine does not do is named with each answer", async () => {
    const engine = { ...engineOfWords(oddly), honours: (steering: string) => steering === "context" };
    const example = { source: "Hi", translation: "Hallo", score: 70 };
    const texts = [spanned("Hello"), { ...spanned("Hello"), examples: [example] }];
    const answers = await createChain([engine]).translate({ ...steered, texts, instructions: ["Be brief"] });
    expect(answers).toMatchObject([
      { notApplied: ["formality", "instructions"] },
      { notApplied: ["formality", "instructions", "examples"] },
    ]);
  });

  test("and requires is asked only of engines that do it", async () => {
    const plain = engineOfWords(() => "Hallo");
    const polite = { ...engineOfWords(() => "Guten Tag"), honours: () => true };
    const request = { ...steered, requires: ["formality"] as const };
    expect(await createChain([plain, polite]).translate(request)).toMatchObject([{ text: "Guten Tag" }]);
    expect(await createChain([plain]).translate(request)).toMatchObject([
      { status: "declined", reasons: [{ reason: expect.stringContaining("formality") }] },
    ]);
    expect(createChain([plain, polite]).honours("formality", enDe)).toBe(true);
    expect(createChain([plain]).honours("formality", enDe)).toBe(false);
    expect(createChain([plain]).honours("terms", enDe)).toBe(true);
  });
});
