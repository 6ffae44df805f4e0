/**
 * Generated documents through the whole pipeline and each engine. `npm test` sends some; `npm run tags` sends 10,000 of
 * each kind through each engine (`TAGS_DOCUMENTS` says how many).
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  createApertiumEngine,
  createBergamotEngine,
  createChain,
  createInterfaceModelEngine,
  createPseudoEngine,
  createScriptedEngine,
  type Detector,
  type Direction,
  parseLanguageTag,
  type TranslationEngine,
} from "@dragoman/engines";
import { apertium, describeWith } from "@dragoman/parts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  arbitraryFragment,
  type Fragment,
  ignoredWord,
  ignoredXmlTag,
} from "../src/text/markup/fragments.arbitrary.ts";
import type { MarkupSettings } from "../src/text/markup/markup-settings.ts";
import { markupTree } from "../src/text/markup/markup-tree.ts";
import { createTextPipeline } from "../src/text/pipeline.ts";
import { readPassages } from "../src/text/read.ts";
import { sampleRequest } from "../src/text/sample-request.ts";
import { elementTexts } from "./element-texts.ts";

const asked = Number(process.env["TAGS_DOCUMENTS"] ?? 0);
const batch = 50;
const kinds = ["html", "xml"] as const;

function language(code: string) {
  const tag = parseLanguageTag(code);
  if (tag === undefined) throw new Error(`${code} is no language.`);
  return tag;
}

const detector: Detector = {
  languages: [],
  detect: async (texts) => texts.map(() => ({ status: "no_language_detected" })),
  close: async () => {},
};

function settingsOf(kind: "html" | "xml"): MarkupSettings {
  return {
    ...{ kind, version: "v2", outlineDetection: true, splittingTags: [], nonSplittingTags: [] },
    ignoreTags: kind === "xml" ? [ignoredXmlTag] : [],
  };
}

/** Translates documents as a request for them does. */
function translatorOf(engines: readonly TranslationEngine[], { source, target }: Direction) {
  const chain = createChain(engines);
  const translate = createTextPipeline({
    chain,
    knowing: createChain([]),
    detector,
    remembered: { mostCharacters: 8_000_000, onRecalled: () => {} },
  });
  return async (fragments: readonly Fragment[], kind: "html" | "xml"): Promise<readonly string[]> => {
    const markup = settingsOf(kind);
    const request = sampleRequest(target, { source, markup, splitting: kind === "html" ? "nonewlines" : "1" });
    const texts = fragments.map((fragment) => fragment.source);
    return (await translate(await readPassages(texts, request), request)).map(({ text }) => text);
  };
}

type Check = (source: Fragment, translation: string, kind: "html" | "xml") => void;

async function checkDocuments(
  translate: ReturnType<typeof translatorOf>,
  kind: "html" | "xml",
  { usual, checks }: Required<Pick<EngineTest, "usual" | "checks">>,
): Promise<void> {
  const drawn = fc.array(arbitraryFragment(kind), { minLength: batch, maxLength: batch });
  const { failed, seed, errorInstance } = await fc.check(
    fc.asyncProperty(drawn, async (fragments) => {
      const translations = await translate(fragments, kind);
      for (const [index, fragment] of fragments.entries()) {
        for (const check of checks) checkOne(check, fragment, translations[index] ?? "missing", kind);
      }
    }),
    { numRuns: Math.ceil((asked || usual) / batch), endOnFailure: true },
  );
  // the error has the one document that is wrong: a report of fast-check's would hide it in its batch
  if (failed) throw new Error(`With seed ${seed} a document came back wrong`, { cause: errorInstance });
}

/** Names the one document of a batch that is wrong. */
function checkOne(check: Check, fragment: Fragment, translation: string, kind: "html" | "xml"): void {
  try {
    check(fragment, translation, kind);
  } catch (error) {
    const documents = `${JSON.stringify(fragment.source)} came back as ${JSON.stringify(translation)}`;
    throw new Error(documents, { cause: error });
  }
}

const sameElements: Check = ({ source }, translation, kind) => {
  expect(markupTree(translation, kind, "elements only")).toBe(markupTree(source, kind, "elements only"));
};

/** All ignored content comes back as it was, and nothing of it a second time among the words. */
const sameIgnored: Check = ({ source, untouched }, translation) => {
  for (const slice of [...untouched, ignoredWord]) {
    expect(translation.split(slice).length, slice).toBe(source.split(slice).length);
  }
};

/**
 * Each element holds the words that it held, and the document all of its own and no others, `read` as the engine's
 * writing allows; white space may have moved.
 */
function sameWords(read: (text: string) => string): Check {
  const wordsIn = (document: string, kind: "html" | "xml") =>
    elementTexts(document, kind).map((text) => read(text).replace(/\s/g, ""));
  return ({ source }, translation, kind) => {
    expect(wordsIn(translation, kind)).toEqual(wordsIn(source, kind));
  };
}

const longTest = 1_200_000;

interface EngineTest {
  /** How many documents of a kind `npm test` sends. */
  readonly usual: number;
  readonly checks?: readonly Check[];
  /** Answers what the engine declines. */
  readonly behind?: TranslationEngine;
}

/** The same elements come back from every engine, and what is ignored unchanged. */
function testEngine(engine: TranslationEngine, direction: Direction, { usual, checks = [], behind }: EngineTest) {
  const translate = translatorOf(behind === undefined ? [engine] : [engine, behind], direction);
  afterAll(() => engine.close());
  test.each(kinds)(
    "%s",
    (kind) => checkDocuments(translate, kind, { usual, checks: [sameElements, sameIgnored, ...checks] }),
    longTest,
  );
}

const english = language("en");
const toyFolder = fileURLToPath(new URL("../../engines/fixtures/toy-model/", import.meta.url));

const around = "the elements of documents come back, each around the words it was around";

describe(`${around}: scripted`, () => {
  const direction = { source: english, target: language("de") };
  const find = (_: Direction, text: string) => text.toUpperCase();
  const script = { directions: [direction], find, findTagged: () => undefined, hasFormality: () => false };
  const words = sameWords((text) => text.toUpperCase());
  testEngine(createScriptedEngine({ script }), direction, { usual: 1000, checks: [words] });
});

describe(`${around}: pseudo`, () => {
  const direction = { source: english, target: language("de") };
  // What the engine makes of each letter, read as the letter; its brackets and dots are no words.
  const letters = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const pseudo = createPseudoEngine();
  const unaccented = new Map<string, string>();
  beforeAll(async () => {
    const answers = await pseudo.translate({ direction, texts: letters.map((text) => ({ text, sentences: [text] })) });
    for (const [index, answer] of answers.entries()) {
      const accented = answer.status === "translated" ? [...answer.text][1] : undefined;
      unaccented.set(accented ?? "", letters[index] ?? "");
    }
  });
  const words = sameWords((text) =>
    text.replace(/[[\]·]/g, "").replace(/\p{L}/gu, (letter) => unaccented.get(letter) ?? letter),
  );
  testEngine(pseudo, direction, { usual: 1000, checks: [words] });
});

describe("the elements of documents come back: bergamot", () => {
  const engine = createBergamotEngine({ models: toyFolder, downloads: "off" });
  testEngine(engine, { source: english, target: language("de") }, { usual: 100 });
});

describe("the elements of documents come back: interface-model", () => {
  const engine = createInterfaceModelEngine({ folders: [join(toyFolder, "placeholders")], mostWords: 1000 });
  const direction = { source: english, target: language("de") };
  testEngine(engine, direction, { usual: 100, behind: createPseudoEngine() });
});

describeWith(apertium, "the elements of documents come back: apertium", () => {
  testEngine(createApertiumEngine(), { source: english, target: language("es") }, { usual: 100 });
});
