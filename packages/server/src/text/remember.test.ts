import {
  createChain,
  createPseudoEngine,
  type EngineAnswer,
  EngineError,
  parseLanguageTag,
  type TranslationEngine,
} from "@dragoman/engines";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { accountId } from "../accounts/account.ts";
import { termFinder } from "../glossaries/term-finder.ts";
import { createTermMatcher } from "../glossaries/term-matcher.ts";
import { compileStyle } from "../style/compile.ts";
import type { CompiledStyleList } from "../style/style-cache.ts";
import { askEngines } from "./engine.ts";
import { format } from "./format.ts";
import type { MarkupSettings } from "./markup/markup.ts";
import type { TranslatedPassage } from "./passage.ts";
import { readPassages } from "./read.ts";
import { remembering } from "./remember.ts";
import type { SegmentStep, TermFinder, TextRequest } from "./request.ts";
import { restorePassages } from "./restore.ts";
import { sampleRequest } from "./sample-request.ts";
import { createSegmentation } from "./segment.ts";
import { applyStyle } from "./style.ts";
import { findTerms } from "./terms.ts";

const english = tag("en");
const enDe = { source: english, target: tag("de") };
const html: MarkupSettings = {
  ...{ kind: "html", version: "v1", outlineDetection: true },
  ...{ splittingTags: [], nonSplittingTags: [], ignoreTags: [] },
};

function tag(code: string) {
  const parsed = parseLanguageTag(code);
  if (parsed === undefined) throw new Error(`${code} is no language.`);
  return parsed;
}

/** An engine of the test's own, which says how often it was asked for a text. */
function countingEngine(revision: TranslationEngine["revision"] = () => 0) {
  const asked: string[] = [];
  const engine: TranslationEngine = {
    name: "bergamot",
    quality: "neural",
    directions: () => [enDe],
    serves: ({ source }) => source === english,
    revision,
    translate: ({ texts }): readonly EngineAnswer[] => {
      asked.push(...texts.map(({ text }) => text));
      return texts.map(({ text }) => ({ status: "translated", text: `${text} (${asked.length})` }));
    },
    remedies: () => [],
    close: async () => {},
  };
  return { engine, asked };
}

type Translate = (texts: readonly string[], asked?: Partial<TextRequest>) => Promise<readonly TranslatedPassage[]>;

/** The steps of the service from the cut on, with a memory or without. */
function translator(engines: readonly TranslationEngine[], mostCharacters = 1_000_000): Translate {
  const chain = createChain(engines);
  const cut = createSegmentation();
  const steps: readonly SegmentStep[] = [findTerms, askEngines(chain), format, applyStyle];
  const translate: SegmentStep = async (segments, request) => {
    let made = segments;
    for (const step of steps) made = await step(made, request);
    return made;
  };
  const whole = remembering(chain, translate, { mostCharacters, onRecalled: () => {} });
  return async (texts, asked) => {
    const request = sampleRequest("de", { source: english, ...asked });
    const passages = await readPassages(texts, request);
    return restorePassages(passages, await whole(cut(passages, request), request));
  };
}

function glossary(term: string, translation: string): TermFinder {
  return termFinder(createTermMatcher([[[term, translation]]], english));
}

function quoting(style: "use_guillemets" | "use_curly_quotation_marks"): CompiledStyleList {
  const rules = { punctuation: { quotation_mark: style } };
  return { ...compileStyle(rules, { language: "de", target: tag("de") }), customInstructions: [], told: [] };
}

describe("a text that came twice", () => {
  let asked: string[];
  let translate: Translate;

  beforeEach(() => {
    const counting = countingEngine();
    asked = counting.asked;
    translate = translator([counting.engine]);
  });

  /** How often an engine is asked for a text that is sent so often. */
  async function asksOf(text: string, request: Partial<TextRequest>): Promise<number> {
    const before = asked.length;
    for (let time = 0; time < 4; time++) await translate([text], request);
    return asked.length - before;
  }

  test("is answered as before, and no engine is asked", async () => {
    await translate(["Save"]);
    const second = await translate(["Save"]);
    expect(second).toMatchObject([{ text: "Save (2)", maker: "bergamot", notApplied: [] }]);
    expect(await translate(["Save"])).toEqual(second);
    expect(asked).toEqual(["Save", "Save"]);
  });

  test("is answered in its place, with its own white space, among texts that are new", async () => {
    await translate(["Save", "Open"]);
    await translate(["Save", "Open"]);
    const texts = (await translate(["New", " Open\n", "", "Other", "Save"])).map(({ text }) => text);
    expect(texts).toEqual(["New (6)", " Open (4)\n", "", "Other (6)", "Save (4)"]);
    expect(asked.slice(4)).toEqual(["New", "Other"]);
  });

  test("is answered so in a document too, where no tag stands in it", async () => {
    await translate(["Save", "Open"]);
    await translate(["Save", "Open"]);
    const [document] = await translate(["<p>Save</p><ul><li>Open</li></ul>"], { markup: html });
    expect(document?.text).toBe("<p>Save (4)</p><ul><li>Open (4)</li></ul>");
  });

  test.each<[string, Partial<TextRequest>]>([
    ["of another account", { owner: accountId("account-2") }],
    ["into another variant", { target: tag("de-CH") }],
    ["with another formality", { formality: { level: "more", isPreference: true } }],
    ["with its formatting kept", { preserveFormatting: true }],
    ["cut otherwise", { splitting: "0" }],
    ["with a glossary", { terms: glossary("save", "sichern") }],
    ["with a style list", { style: quoting("use_guillemets") }],
  ])("%s is another text", async (_, request) => {
    await asksOf("Save", {});
    expect(await asksOf("Save", request)).toBeGreaterThanOrEqual(2);
    const before = asked.length;
    await translate(["Save"], request);
    await translate(["Save"]);
    expect(asked.length).toBe(before);
  });

  test.each<[string, string, Partial<TextRequest>]>([
    ["instructions", "Save", { instructions: [{ prompt: "Be brief", source: undefined }] }],
    ["context", "Save", { context: "A button" }],
    ["tags in it", "Save <b>all</b>", { markup: html }],
    ["a word that is kept", 'Save <i translate="no">Acme</i>', { markup: html }],
  ])("with %s is translated each time", async (_, text, request) => {
    expect(await asksOf(text, request)).toBeGreaterThanOrEqual(4);
  });

  test("under a glossary and under another has the terms of each", async () => {
    const glossaries = ["sichern", "speichern"].map((translation) => glossary("save", translation));
    for (let time = 0; time < 4; time++) {
      for (const [index, translation] of ["sichern", "speichern"].entries()) {
        const [made] = await translate(["We save it"], { terms: glossaries[index] });
        expect(made?.text.toLowerCase()).toContain(translation);
      }
    }
  });
});

test("a text with something alike, for engines that learn from it, is translated each time", async () => {
  const { engine, asked } = countingEngine();
  const chain = createChain([engine]);
  const translate = remembering(chain, askEngines(chain), { mostCharacters: 1_000_000, onRecalled: () => {} });
  const request = sampleRequest("de", { source: english });
  const examples = [{ source: "Safe", translation: "Sicher", score: 80 }];
  for (const isAlike of [true, true, true, false, false, false, true]) {
    const segments = createSegmentation()(await readPassages(["Save"], request), request);
    const text = { text: "Save", sentences: ["Save"], ...(isAlike && { examples }) };
    await translate(
      segments.map((segment) => ({ ...segment, text })),
      request,
    );
  }
  expect(asked).toHaveLength(6);
});

test("none is remembered where none is to be", async () => {
  const { engine, asked } = countingEngine();
  const translate = translator([engine], 0);
  for (let time = 0; time < 4; time++) await translate(["Save"]);
  expect(asked).toHaveLength(4);
});

test("an engine that may word a text anew is asked each time", async () => {
  const { engine, asked } = countingEngine();
  const { revision: _, ...anew } = engine;
  const translate = translator([anew]);
  for (let time = 0; time < 4; time++) await translate(["Save"]);
  expect(asked).toHaveLength(4);
});

test("so is one behind it: it may be needed no longer", async () => {
  const { engine, asked } = countingEngine();
  const { revision: _, ...pseudo } = createPseudoEngine();
  const declining: TranslationEngine = {
    ...pseudo,
    name: "openai",
    translate: ({ texts }) => texts.map(() => ({ status: "declined", reason: "not today" })),
  };
  const translate = translator([declining, engine]);
  for (let time = 0; time < 4; time++) await translate(["Save"]);
  expect(asked).toHaveLength(4);
});

test("what an engine answered in place of one that failed is not remembered", async () => {
  const { engine, asked } = countingEngine();
  let isBroken = true;
  const better: TranslationEngine = {
    ...createPseudoEngine(),
    translate: ({ texts }) => {
      if (isBroken) throw new EngineError("pseudo", "crashed", "It crashed.");
      return texts.map(() => ({ status: "translated", text: "Sichern" }));
    },
  };
  const translate = translator([better, engine]);
  for (let time = 0; time < 3; time++) await translate(["Save"]);
  expect(asked).toHaveLength(3);
  isBroken = false;
  expect(await translate(["Save"])).toMatchObject([{ text: "Sichern", maker: "pseudo" }]);
});

describe("a change of what an engine stands on", () => {
  test("makes it be asked again", async () => {
    let revision = 1;
    const { engine, asked } = countingEngine(() => revision);
    const translate = translator([engine]);
    for (let time = 0; time < 3; time++) await translate(["Save"]);
    revision = 2;
    expect(await translate(["Save"])).toMatchObject([{ text: "Save (3)" }]);
    expect(asked).toHaveLength(3);
  });

  test("for other languages alone changes nothing", async () => {
    let revision = 1;
    const { engine, asked } = countingEngine(({ target }) => (target === enDe.target ? 0 : revision));
    const translate = translator([engine]);
    for (let time = 0; time < 4; time++) {
      revision += 1;
      await translate(["Save"]);
    }
    expect(asked).toHaveLength(2);
  });

  test("while it answers makes that answer be forgotten", async () => {
    let revision = 1;
    const { engine, asked } = countingEngine(() => revision);
    const changing: TranslationEngine = {
      ...engine,
      translate: (request) => {
        revision += 1;
        return engine.translate(request);
      },
    };
    const translate = translator([changing]);
    for (let time = 0; time < 4; time++) await translate(["Save"]);
    expect(asked).toHaveLength(4);
  });
});

test("whatever comes in whatever order, the memory answers what would be answered without it", async () => {
  const words = fc.constantFrom("save", "the file", '"quoted"', "3.5 km", "now.", "Ünïcode", "{name}", " ");
  const text = fc.array(words, { maxLength: 4 }).map((all) => all.join(" "));
  const terms = [undefined, glossary("save", "sichern"), glossary("the file", "die Datei")];
  const styles = [undefined, quoting("use_guillemets"), quoting("use_curly_quotation_marks")];
  const request = fc.record({
    texts: fc.array(text, { maxLength: 4 }),
    terms: fc.constantFrom(...terms),
    style: fc.constantFrom(...styles),
    preserveFormatting: fc.boolean(),
    target: fc.constantFrom(tag("de"), tag("fr")),
    markup: fc.constantFrom(undefined, html),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 20 }), async (requests) => {
      const [remembers, forgets] = [1_000_000, 0].map((most) => translator([createPseudoEngine()], most));
      for (const { texts, ...asked } of [...requests, ...requests, ...requests]) {
        const [one, other] = [await remembers?.(texts, asked), await forgets?.(texts, asked)];
        expect(one).toEqual(other);
      }
    }),
    { numRuns: 40 },
  );
});
