/**
 * What the phrasebook knows of interfaces it never saw: the English strings of three applications that are not among
 * its sources, compared with the applications' own translations.
 *
 *     node --conditions=@dragoman/source bench/phrasebook.ts [--json] [--leave-one-out] [--misses] [--other-sources]
 *
 * `--other-sources` asks for the applications' translations instead, into English and into the other languages.
 * `--leave-one-out` asks for the strings of each source with a phrasebook made from the others; gates are set by that.
 */
import { parseArgs } from "node:util";
import { makeBooks } from "../phrasebook/books.ts";
import { choosePhrases } from "../phrasebook/choose.ts";
import { cleanPairs } from "../phrasebook/clean.ts";
import { inHouseStyle } from "../phrasebook/house-style.ts";
import type { Row } from "../phrasebook/rows.ts";
import { type AnswerRecord, addScores, isOneOf, type Score, scoreRows, total } from "../phrasebook/score.ts";
import { heldOutApplications } from "../phrasebook/sources/held-out.ts";
import { sourceFamilies } from "../phrasebook/sources/index.ts";
import { heldOutPackages, openPinned, sourcePackages } from "../phrasebook/sources.ts";
import { openTarballs } from "../phrasebook/tarballs.ts";
import { Book, Bookshelf } from "../src/phrasebook/book.ts";
import { builtData } from "../src/phrasebook/engine.ts";
import { decodeBook } from "../src/phrasebook/format.ts";
import type { PhrasebookLanguage, TargetLanguage } from "../src/phrasebook/languages.ts";
import { phrasebookLanguages, targetLanguages } from "../src/phrasebook/languages.ts";
import { lookUp } from "../src/phrasebook/lookup.ts";

type Books = ReadonlyMap<PhrasebookLanguage, Book>;

interface Result {
  readonly name: string;
  readonly scores: readonly Score[];
}

/** Sources whose strings are too much alike or too much their own to say what an application would ask for. */
const noApplications: ReadonlySet<string> = new Set(["AG Grid", "Uppy", "Prime", "VS Code"]);

const { values: flags } = parseArgs({
  options: {
    json: { type: "boolean" },
    "leave-one-out": { type: "boolean" },
    misses: { type: "boolean" },
    "other-sources": { type: "boolean" },
  },
});

const misses: AnswerRecord[] = [];
if (flags["other-sources"]) {
  for (const line of await askFromOthers()) console.log(line);
} else {
  const results = flags["leave-one-out"] ? await leaveOneOut() : await askHeldOut();
  if (flags.json) console.log(JSON.stringify(results, null, 2));
  else for (const line of table(results)) console.log(line);
  if (flags.misses) for (const line of misses) console.log(JSON.stringify(line));
}

async function builtBooks(): Promise<Books> {
  const shelf = new Bookshelf(builtData);
  const books = new Map<PhrasebookLanguage, Book>();
  for (const language of phrasebookLanguages) books.set(language, await shelf.book(language));
  return books;
}

/** Every translation that an application has in one language, asked into each other language that it has. */
async function askFromOthers(): Promise<readonly string[]> {
  const books = await builtBooks();
  const open = openPinned(await openTarballs(), heldOutPackages);
  const rows = (await Promise.all(heldOutApplications.map((application) => application.read(open)))).flat();
  const lines: string[] = [];
  for (const isEnglish of [true, false]) {
    let [asked, answered, same] = [0, 0, 0];
    for (const [source, from] of books) {
      for (const [target, to] of books) {
        if (source === "en" || source === target || (target === "en") !== isEnglish) continue;
        for (const [text, references] of pairsOf(rows, source, target)) {
          const finding = lookUp(text, from, to);
          asked += 1;
          if (finding.status === "unknown") continue;
          answered += 1;
          if (isOneOf(finding.text, references, target)) same += 1;
        }
      }
    }
    const direction = isEnglish ? "into English" : "between the others";
    lines.push(
      `${direction}: ${asked} asked, ${percent(answered, asked)} answered, ${percent(same, answered)} identical words`,
    );
  }
  return lines;
}

/** What was left in English is no translation. */
function pairsOf(
  rows: readonly Row[],
  source: TargetLanguage,
  target: PhrasebookLanguage,
): ReadonlyMap<string, readonly string[]> {
  const pairs = new Map<string, string[]>();
  for (const { english, translations } of rows) {
    const [text, reference] = [translations.get(source), target === "en" ? english : translations.get(target)];
    if (!text || !reference || text === english || (target !== "en" && reference === english)) continue;
    pairs.set(text.trim(), [...(pairs.get(text.trim()) ?? []), reference.trim()]);
  }
  return pairs;
}

async function askHeldOut(): Promise<readonly Result[]> {
  const books = await builtBooks();
  const open = openPinned(await openTarballs(), heldOutPackages);
  const results: Result[] = [];
  for (const application of heldOutApplications) {
    results.push({ name: application.name, scores: score(await application.read(open), books) });
  }
  return results;
}

async function leaveOneOut(): Promise<readonly Result[]> {
  const open = openPinned(await openTarballs(), sourcePackages);
  const rows: Row[] = [];
  for (const family of sourceFamilies) rows.push(...(await family.read(open)));
  const pairs = inHouseStyle(rows.flatMap(cleanPairs));
  const names = [...new Set(sourceFamilies.map(({ name }) => name))];
  const applications = names.filter((name) => !noApplications.has(name));
  return applications.map((name) => {
    const others = pairs.filter(({ family }) => family !== name);
    const books = new Map<PhrasebookLanguage, Book>();
    for (const [language, bytes] of makeBooks(choosePhrases(others, names))) {
      books.set(language, new Book(decodeBook(bytes, language)));
    }
    const asked = rows.filter(({ family }) => family === name);
    return { name, scores: score(asked, books) };
  });
}

function score(rows: readonly Row[], books: Books): readonly Score[] {
  const book = (language: PhrasebookLanguage): Book => {
    const found = books.get(language);
    if (found === undefined) throw new Error(`no data for ${language}`);
    return found;
  };
  return scoreRows(
    rows,
    (english, language) => lookUp(english, book("en"), book(language)),
    (answer) => {
      if (!answer.hasSameWords) misses.push(answer);
    },
  );
}

function table(results: readonly Result[]): readonly string[] {
  const lines = [
    "| language | strings | answered | exact | normalized | exchanged | identical words | identical |",
    "|---|---|---|---|---|---|---|---|",
  ];
  for (const language of targetLanguages) {
    const sum = addScores(results.flatMap(({ scores }) => scores.filter((entry) => entry.language === language)));
    const answered = total(sum.answered);
    const stages = (["exact", "normalized", "exchanged"] as const).map(
      (stage) => `${sum.answered[stage]} (${percent(sum.identicalWords[stage], sum.answered[stage])})`,
    );
    const shares = [total(sum.identicalWords), total(sum.identical)].map((count) => percent(count, answered));
    const share = `${answered} (${percent(answered, sum.strings)})`;
    lines.push(`| ${[language, sum.strings, share, ...stages, ...shares].join(" | ")} |`);
  }
  const legend =
    "Answered: share of the strings. Stages: answers, and how many of them have identical words. Identical words: the same but for case, quotes, closing marks and accelerators. Identical: the same characters.";
  return [
    ...results.map(({ name, scores }) => `${name}: ${scores[0]?.strings ?? 0} strings`),
    "",
    ...lines,
    "",
    legend,
  ];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;
}
