/**
 * Makes the phrasebook's data: fetches the pinned packages of `sources.json`, aligns and cleans their strings, chooses
 * among alternatives, and writes one data file for each language into `data/phrasebook`, with a manifest and notices.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bookFile } from "../src/phrasebook/book.ts";
import { makeBooks } from "./books.ts";
import type { Phrase } from "./choose.ts";
import { choosePhrases } from "./choose.ts";
import { cleanPairs } from "./clean.ts";
import { inHouseStyle } from "./house-style.ts";
import { writeNotices } from "./notices.ts";
import type { Row } from "./rows.ts";
import { sourceFamilies } from "./sources/index.ts";
import { openPinned, sourcePackages } from "./sources.ts";
import type { Tarballs } from "./tarballs.ts";
import { openTarballs } from "./tarballs.ts";

const dataFolder = fileURLToPath(new URL("../data/phrasebook", import.meta.url));

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function build(): Promise<void> {
  const started = performance.now();
  const tarballs = await openTarballs();
  const rows = await readRows(tarballs);
  const phrases = choosePhrases(
    inHouseStyle(rows.flatMap(cleanPairs)),
    sourceFamilies.map(({ name }) => name),
  );
  const books = makeBooks(phrases);
  await rm(dataFolder, { recursive: true, force: true });
  await mkdir(dataFolder, { recursive: true });
  for (const [language, bytes] of books) await writeFile(bookFile(dataFolder, language), bytes);
  await writeFile(join(dataFolder, "manifest.json"), `${JSON.stringify(manifestOf(rows, phrases), null, 2)}\n`);
  await writeFile(join(dataFolder, "NOTICES.md"), await writeNotices(sourcePackages, tarballs));
  const kilobytes = [...books.values()].reduce((sum, bytes) => sum + bytes.length, 0) / 1000;
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `phrasebook: ${phrases.length} phrases in ${books.size} languages, ${kilobytes.toFixed(0)} kB, ${seconds.toFixed(1)} s`,
  );
}

async function readRows(tarballs: Tarballs): Promise<readonly Row[]> {
  await Promise.all(sourcePackages.map((pinned) => tarballs.fetch(pinned)));
  const open = openPinned(tarballs, sourcePackages);
  const rows: Row[] = [];
  for (const family of sourceFamilies) rows.push(...(await family.read(open)));
  return rows;
}

function manifestOf(rows: readonly Row[], phrases: readonly Phrase[]) {
  const translated: Record<string, number> = {};
  for (const { translations } of phrases) {
    for (const language of translations.keys()) translated[language] = (translated[language] ?? 0) + 1;
  }
  return {
    phrases: phrases.length,
    translated,
    rows: Object.fromEntries([...Map.groupBy(rows, ({ family }) => family)].map(([name, own]) => [name, own.length])),
    packages: sourcePackages.map(({ name, version, licence }) => ({ name, version, licence })),
  };
}
