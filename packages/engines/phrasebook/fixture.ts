import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bookFile } from "../src/phrasebook/book.ts";
import type { TargetLanguage } from "../src/phrasebook/languages.ts";
import { targetLanguages } from "../src/phrasebook/languages.ts";
import { makeBooks } from "./books.ts";
import { choosePhrases } from "./choose.ts";
import { cleanPairs } from "./clean.ts";
import { inHouseStyle } from "./house-style.ts";
import { alignByKey } from "./rows.ts";

/** One string in some languages: `{ en: "Save", de: "Speichern" }`. */
export type FixtureRow = { readonly en: string } & { readonly [language in TargetLanguage]?: string };

/** A data folder in the built format, made from rows by hand. Each list of rows is one family of sources. */
export async function writeFixture(...families: readonly (readonly FixtureRow[])[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-phrasebook-"));
  const names = families.map((_, index) => `family ${index + 1}`);
  const pairs = families.flatMap((rows, index) =>
    alignByKey(
      names[index] ?? "",
      new Map(rows.map(({ en }, key) => [`string ${key} `, en])),
      new Map(targetLanguages.map((language) => [language, translationsOf(rows, language)])),
    ).flatMap(cleanPairs),
  );
  for (const [language, bytes] of makeBooks(choosePhrases(inHouseStyle(pairs), names))) {
    await writeFile(bookFile(folder, language), bytes);
  }
  return folder;
}

function translationsOf(rows: readonly FixtureRow[], language: TargetLanguage): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap((row, key) => {
      const text = row[language];
      return text === undefined ? [] : [[`string ${key} `, text]];
    }),
  );
}
