import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describeWith, omegat } from "@dragoman/parts";
import {
  createIndex,
  type Match,
  plainText,
  type Segment,
  type Stem,
  type TranslationUnit,
  writeTmx,
} from "@dragoman/tm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { sentencesIn, type Writing } from "./omegat-sentences.ts";

const run = promisify(execFile);

const languages = [
  "en-US",
  "de-DE",
  "fr-FR",
  "es-MX",
  "pt-BR",
  "nl",
  "ru",
  "el",
  "tr",
  "hi",
  "pl",
  "uk",
  "vi",
  "th",
  "fa",
];
/** Their stems are no matter of a word alone: Thai is cut by a dictionary, Persian changed before it is cut. */
const withoutStems = new Set(["th", "fa"]);
/** The languages of ISO 639-1, but for those that are cut by dictionaries or by pairs of characters. */
const allLanguages =
  "aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu jv ka kg ki kj kk kl km kn kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zu".split(
    " ",
  );
/** OmegaT reads its own tags out of the codes of its own memories, and leaves out the codes of others. */
const writings: readonly Writing[] = ["OmegaT", "another tool"];
/** OmegaT shows no match under this score. */
const shown = 30;
const targetLanguage = "qaa";

interface Question {
  readonly from: string;
  readonly writing: Writing;
  readonly units: readonly TranslationUnit[];
  readonly texts: readonly string[];
}

type Scores = readonly [stems: number, words: number, everything: number];

interface Answer {
  /** For each text the matches, the best first: the translation and its scores. */
  readonly matches: readonly (readonly (readonly [translation: string, scores: Scores])[])[];
  readonly stems: Readonly<Record<string, string | null>>;
}

describeWith(omegat, "scores of OmegaT", () => {
  const questions = languages.flatMap((from) => writings.map((writing) => questionIn(from, writing)));
  const cuttings = allLanguages.map(cuttingIn);
  let answers: readonly Answer[] = [];

  beforeAll(async () => {
    answers = await asked([...questions, ...cuttings]);
  }, 300_000);

  describe.each(questions.map((question, at) => ({ ...question, at })))("$from, written by $writing", (question) => {
    const { from, writing, units, texts, at } = question;

    test("by words and by everything are the same", () => {
      const index = indexOf(units);
      let compared = 0;
      for (const [place, text] of texts.entries()) {
        const found = new Map(index.match(text, options(from, 0)).map((match) => [translationOf(match), match]));
        const expected = answers[at]?.matches[place] ?? [];
        for (const [translation, [, words, everything]] of expected) {
          const { text: score, omegat: scores } = found.get(translation)?.explanation ?? {};
          expect({ text, translation, score, scores }).toEqual({
            text,
            translation,
            score: words,
            scores: { words, everything },
          });
        }
        const known = new Set(expected.map(([translation]) => translation));
        for (const [translation, { explanation }] of found) {
          if (!known.has(translation)) expect(explanation.text, `${text}: ${translation}`).toBeLessThan(shown);
        }
        compared += expected.filter(([, [, words]]) => words >= shown && words < 100).length;
      }
      expect(compared).toBeGreaterThan(100);
    });

    if (withoutStems.has(from)) return;
    test("by stems are the same too, in the same order", () => {
      const { stems = {}, matches = [] } = answers[at] ?? {};
      const index = indexOf(units, (word) => stems[word] ?? undefined);
      for (const [place, text] of texts.entries()) {
        const found = index.match(text, options(from, shown));
        const expected = (matches[place] ?? []).filter(([, [score]]) => score >= shown);
        expect({ text, scores: found.map(scoresOf) }).toEqual({ text, scores: expected.map(([, scores]) => scores) });
        // Where OmegaT sees all codes, the same text stands first with it too.
        if (writing !== "OmegaT") continue;
        const exact = found.filter(({ kind }) => kind === "exact").map(translationOf);
        expect(new Set(expected.slice(0, exact.length).map(([translation]) => translation))).toEqual(new Set(exact));
      }
    });
  });

  test("tell how every language is cut", () => {
    const found = cuttings.map(({ from, units, texts: [text = ""] }) => [
      from,
      indexOf(units)
        .match(text, options(from, shown))
        .map(({ explanation }) => explanation.text),
    ]);
    const expected = cuttings.map(({ from }, at) => [
      from,
      answers[questions.length + at]?.matches[0]?.map(([, [, words]]) => words),
    ]);
    expect(found).toEqual(expected);
    expect(new Set(found.map(([, scores]) => JSON.stringify(scores)))).toEqual(new Set(["[]", "[50]", "[100]"]));
  });

  test("are there for texts of every kind", () => {
    const scores = answers.flatMap(({ matches }) => matches.flat().map(([, each]) => each));
    expect(scores.length).toBeGreaterThan(5000);
    expect(scores.filter(([stems, words]) => stems !== words).length).toBeGreaterThan(1000);
    expect(scores.filter(([, words, everything]) => words === 100 && everything < 100).length).toBeGreaterThan(100);
    expect(scores.filter((each) => each.every((score) => score === 100)).length).toBeGreaterThan(100);
  });
});

function questionIn(from: string, writing: Writing): Question {
  const seed = 1000 + languages.indexOf(from);
  const sources = fc.sample(sentencesIn(from, writing), { seed, numRuns: 60 });
  const own = sources.map(plainText);
  const texts = fc.sample(sentencesIn(from, "plain text"), { seed: seed + 1, numRuns: 24 }).map(plainText);
  return {
    from,
    writing,
    units: [...sources, ...wordless].map((source, at) => unitOf(from, source, at)),
    texts: [...texts, ...own.slice(0, 6), ...wordless.map(plainText)],
  };
}

/** Texts in which OmegaT finds nothing in common, not even with themselves. */
const wordless: readonly Segment[] = [["2024"], ["→ 5 %"]];

/** The same words where Unicode's rules cut, half of them where Lucene's older ones do, and none where Java cuts. */
function cuttingIn(from: string): Question {
  return { from, writing: "OmegaT", units: [unitOf(from, ["re-open AT&T mp3"], 0)], texts: ["re open at t"] };
}

function unitOf(from: string, source: Segment, at: number): TranslationUnit {
  const variants = [
    { language: from, segment: source, properties: [], notes: [] },
    { language: targetLanguage, segment: [`translation ${at}`], properties: [], notes: [] },
  ];
  return { sourceLanguage: from, properties: [], notes: [], variants };
}

function indexOf(units: readonly TranslationUnit[], stem?: Stem) {
  const index = createIndex({ profile: "omegat", stem });
  for (const unit of units) index.add(unit);
  return index;
}

function options(from: string, threshold: number) {
  return { from, to: targetLanguage, threshold, limit: 1000 };
}

function translationOf({ target }: Match): string {
  return plainText(target);
}

function scoresOf({ explanation: { omegat: scores } }: Match) {
  return [scores?.stems, scores?.words, scores?.everything];
}

/** One run of OmegaT for all of them: most of its time is spent on starting. */
async function asked(questions: readonly Question[]): Promise<readonly Answer[]> {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-omegat-scores-"));
  try {
    const files = await Promise.all(questions.map((question, at) => written(question, join(folder, `${at}.tmx`))));
    const asking = questions.map(({ from, units, texts }, at) => ({
      from,
      to: targetLanguage,
      memory: files[at],
      texts,
      words: wordsIn(units, texts, from),
    }));
    await writeFile(join(folder, "questions.json"), JSON.stringify(asking));
    const script = join(import.meta.dirname, "omegat-scores.groovy");
    const classPath = "/usr/share/omegat/OmegaT.jar";
    const inOut = [join(folder, "questions.json"), join(folder, "answers.json")];
    await run("java", ["-cp", classPath, "groovy.ui.GroovyMain", script, ...inOut], { maxBuffer: 1 << 26 });
    const answers: readonly Answer[] = JSON.parse(await readFile(join(folder, "answers.json"), "utf8"));
    return answers;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function written({ from, writing, units }: Question, file: string): Promise<string> {
  const creationTool = writing === "OmegaT" ? "OmegaT" : "a pencil";
  const header = { sourceLanguage: from, segmentation: "sentence" as const, creationTool, properties: [], notes: [] };
  await writeFile(file, new Uint8Array(await new Response(writeTmx(units, { header })).arrayBuffer()));
  return file;
}

/** Every word that a stemmer is asked for. */
function wordsIn(units: readonly TranslationUnit[], texts: readonly string[], from: string): readonly string[] {
  const words = new Set<string>();
  const index = indexOf(units, (word) => {
    words.add(word);
    return word;
  });
  for (const text of texts) index.match(text, options(from, 100));
  return [...words];
}
