import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Row } from "../../phrasebook/rows.ts";
import { heldOutApplications } from "../../phrasebook/sources/held-out.ts";
import { heldOutPackages, openPinned } from "../../phrasebook/sources.ts";
import { openTarballs } from "../../phrasebook/tarballs.ts";
import { matchTarget, parseLanguageTag } from "../../src/language.ts";
import { phrasebookLanguages } from "../../src/phrasebook/languages.ts";
import { hasBranches } from "../../src/phrasebook/slots.ts";
import type { Direction, LanguageTag } from "../../src/ports.ts";
import { hasWords } from "./asked-text.ts";
import { nameOf } from "./installed.ts";
import { Refusal } from "./refusal.ts";

/** A text that no model saw, and what humans made of it. */
export interface HeldOutPair {
  readonly source: string;
  /** At least one. */
  readonly references: readonly string[];
}

/** Where `python3 -m interface_model collect` puts what it holds out, a folder for each direction from English. */
export const collectedData = fileURLToPath(new URL("../../../../models/interface/build", import.meta.url));

/** The files of a direction: strings of catalogues, strings of the unseen applications, and sentences of documentation. */
const files = {
  catalogues: "held-out-strings.tsv",
  applications: "held-out-apps.tsv",
  prose: "held-out-prose.tsv",
} as const;
export type CollectedSet = keyof typeof files;

/**
 * The strings of the three applications that are in no model's training and in no phrasebook, from the registry.
 * Several translations of one string are its references.
 */
export async function applicationRows(): Promise<readonly Row[]> {
  const open = openPinned(await openTarballs(), heldOutPackages);
  return (await Promise.all(heldOutApplications.map((application) => application.read(open)))).flat();
}

/** @returns `undefined` where the applications are not translated into, or from, a language of the direction. */
export function pairsOfRows(rows: readonly Row[], direction: Direction): readonly HeldOutPair[] | undefined {
  const [source, target] = [writtenAs(direction.source), writtenAs(direction.target)];
  if (source === undefined || target === undefined) return undefined;
  const textIn = (row: Row, language: typeof source) =>
    (language === "en" ? row.english : row.translations.get(language))?.trim() ?? "";
  return grouped(
    rows
      // branches of plurals and selects are sent sentence by sentence, never as they stand
      .filter(({ english }) => !hasBranches(english))
      .map((row) => ({ source: textIn(row, source), reference: textIn(row, target), english: row.english.trim() }))
      // what was left in English is no translation
      .filter((pair) => pair.source !== pair.reference && (target === "en" || pair.reference !== pair.english))
      .filter((pair) => source === "en" || pair.source !== pair.english),
  );
}

function writtenAs(language: LanguageTag) {
  const tags = phrasebookLanguages.flatMap((each) => parseLanguageTag(each) ?? []);
  const match = matchTarget(tags, language);
  return phrasebookLanguages.find((each) => each === match);
}

/**
 * What was held out when data were collected: `english`, tab, translation, whatever follows. The characters that stand
 * for placeholders there become `{1}`, `{2}` …
 * @returns `undefined` where the folder has no such file for the direction.
 * @throws Refusal for a line without two columns.
 */
export function collectedPairs(
  folder: string,
  set: CollectedSet,
  direction: Direction,
): readonly HeldOutPair[] | undefined {
  const { source, target } = direction;
  const isFromEnglish = source === "en";
  const path = join(folder, isFromEnglish ? nameOf(direction) : nameOf({ source: target, target: source }), files[set]);
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, "utf8").split("\n");
  if (lines.at(-1) === "") lines.pop();
  return grouped(
    lines.map((line, index) => {
      const [english, translation] = line.split("\t").map(withPlaceholders);
      if (!english || !translation) {
        throw new Refusal(`${path}, line ${index + 1}: expected English, a tab and its translation.`);
      }
      return isFromEnglish ? { source: english, reference: translation } : { source: translation, reference: english };
    }),
  );
}

/** What is missing, and how a user has it made. */
export function howToCollect(direction: Direction): string {
  const other = direction.source === "en" ? direction.target : direction.source;
  return `nothing held out for ${nameOf(direction)}: python3 -m interface_model collect --targets ${other} in models/interface makes it`;
}

function withPlaceholders(text: string): string {
  return text.replaceAll(/[\uE000-\uE00F]/g, (symbol) => `{${symbol.charCodeAt(0) - 0xe000 + 1}}`).trim();
}

function grouped(pairs: readonly { readonly source: string; readonly reference: string }[]): readonly HeldOutPair[] {
  const references = new Map<string, Set<string>>();
  for (const { source, reference } of pairs) {
    if (reference === "" || !hasWords(source)) continue;
    const known = references.get(source);
    if (known === undefined) references.set(source, new Set([reference]));
    else known.add(reference);
  }
  return [...references].map(([source, all]) => ({ source, references: [...all] }));
}

/** Some of the texts, the same for the same seed whatever their order, in an order that has nothing to do with theirs. */
export function sampleOf<Text extends { readonly source: string }>(
  texts: readonly Text[],
  count: number,
  seed: number,
): readonly Text[] {
  const keyed = texts.map((text) => ({
    text,
    key: createHash("sha256").update(`${seed}\n${text.source}`).digest("hex"),
  }));
  return keyed
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .slice(0, count)
    .map(({ text }) => text);
}
