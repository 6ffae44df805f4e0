import { type Command, Option, type OptionValues } from "@commander-js/extra-typings";
import type { NewDictionary } from "@dragoman/client";
import Papa from "papaparse";
import { openInput, refuseStandardInputTwice } from "../files/input.ts";
import { Refusal } from "../refusal.ts";
import { quoted } from "../service/names.ts";
import type { Reword } from "../service/service.ts";
import type { Session } from "../session.ts";
import { languageTag } from "../tmx/option-values.ts";

const dictionaryFormats = ["tsv", "csv"] as const;
export type DictionaryFormat = (typeof dictionaryFormats)[number];

export interface DictionaryOptions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly format?: DictionaryFormat | undefined;
}

export function addDictionaryOptions<Args extends unknown[], Options extends OptionValues, Global extends OptionValues>(
  command: Command<Args, Options, Global>,
) {
  return command
    .option("--from <language>", "the language of the terms (default: what the file says)", languageTag)
    .option("--to <language>", "the language of their translations (default: what the file says)", languageTag)
    .addOption(new Option("--format <format>", "format of the files (default: by name)").choices(dictionaryFormats));
}

/** A dictionary as a file has it. The service reads the entries, and says what is wrong with which line. */
export interface FileDictionary extends NewDictionary {
  readonly entries: string;
  /** For messages. */
  readonly file: string;
}

/** More than a glossary may hold, so that the service is the one to refuse; and not a disk full. */
const longestFile = 16 * 1024 * 1024;

/**
 * Reads dictionaries, one or, from a CSV file with columns for the languages, several from each file.
 * @throws Refusal for what is no text in UTF-8, a file whose pair nobody says, and a pair that comes twice.
 */
export async function readDictionaries(
  paths: readonly string[],
  options: DictionaryOptions,
  session: Session,
): Promise<readonly FileDictionary[]> {
  refuseStandardInputTwice(paths);
  if ((options.from === undefined) !== (options.to === undefined))
    throw new Refusal("--from and --to belong together.");
  const dictionaries: FileDictionary[] = [];
  for (const path of paths) {
    for (const dictionary of await dictionariesOf(path, options, session)) {
      const known = dictionaries.find((one) => pairName(one) === pairName(dictionary));
      if (known !== undefined) throw twice(known, dictionary);
      dictionaries.push(dictionary);
    }
  }
  return dictionaries;
}

/** `en-de`. */
export function pairName({ sourceLang, targetLang }: Pick<NewDictionary, "sourceLang" | "targetLang">): string {
  return `${sourceLang}-${targetLang}`.toLowerCase();
}

async function dictionariesOf(
  path: string,
  { from, to, format = /\.csv$/i.test(path) ? "csv" : "tsv" }: DictionaryOptions,
  session: Session,
): Promise<readonly FileDictionary[]> {
  const input = await openInput(path, session);
  const entries = await textOf(input.bytes(), input.name);
  const said = from !== undefined && to !== undefined ? ([from, to] as const) : pairInName(path);
  const pairs =
    said === undefined && format === "csv" ? pairsInRows(entries, input.name) : said === undefined ? [] : [said];
  if (pairs.length === 0) {
    throw new Refusal(
      `${input.name} does not say its languages. Give --from and --to, or a name such as shop.en-de.${format}.`,
    );
  }
  return pairs.map(([sourceLang, targetLang]) => ({
    file: input.name,
    sourceLang,
    targetLang,
    entries,
    entriesFormat: format,
  }));
}

type Pair = readonly [source: string, target: string];

/** `shop.en-de.tsv`, or `en-de.tsv`. */
function pairInName(path: string): Pair | undefined {
  const [, source, target] = /(?:^|[./\\])([a-z]{2,3})-([a-z]{2,3})\.(?:tsv|csv|txt)$/i.exec(path) ?? [];
  if (source === undefined || target === undefined) return undefined;
  // `my-app.csv` is the name of an application.
  return [source, target].every(isKnown) ? [source.toLowerCase(), target.toLowerCase()] : undefined;
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

function isKnown(language: string): boolean {
  return languageNames.of(language) !== undefined;
}

/**
 * The pairs that rows name in their third and fourth column, in the order in which they come.
 * @throws Refusal for quotes that are not closed, and for a row of none among others: the service would take it for all.
 */
function pairsInRows(csv: string, name: string): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  const withoutPair: string[] = [];
  Papa.parse<string[]>(csv, {
    delimiter: ",",
    skipEmptyLines: true,
    step: ({ data: [term = "", , sourceCell = "", targetCell = ""], errors }) => {
      if (errors.some(({ type }) => type === "Quotes")) {
        throw new Refusal(`${name}: the quotes of ${quoted(term)} are not closed, or a quote in it is not doubled.`);
      }
      const [source, target] = [languageIn(sourceCell), languageIn(targetCell)];
      if (source !== undefined && target !== undefined) pairs.set(`${source}-${target}`, [source, target]);
      else if (sourceCell.trim() === "" && targetCell.trim() === "") withoutPair.push(term);
    },
  });
  const [first] = withoutPair;
  if (pairs.size > 0 && first !== undefined) {
    throw new Refusal(`${name}: ${quoted(first)} does not say its languages, as other rows do; fill in both columns.`);
  }
  return [...pairs.values()];
}

/** The service takes any variant of a language for the language too; a row of titles names none. */
function languageIn(cell: string): string | undefined {
  return /^\s*([a-z]{2,3})(?:[-_][a-z0-9-]+)?\s*$/i.exec(cell)?.[1]?.toLowerCase();
}

async function textOf(bytes: AsyncIterable<Uint8Array>, name: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > longestFile) throw new Refusal(`${name} is larger than any glossary may be, which is 10 MiB.`);
    pieces.push(piece);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    throw new Refusal(`${name} is not UTF-8. Save it as UTF-8, and give it again.`);
  }
}

function twice(one: FileDictionary, other: FileDictionary): Refusal {
  const where = one.file === other.file ? one.file : `${one.file} and ${other.file}`;
  return new Refusal(`There are two dictionaries for ${pairName(one)}, in ${where}. Give each pair once.`);
}

/** The service's message with the name of the file in the place of the field that it came in. */
export function inFiles(dictionaries: readonly FileDictionary[]): Reword {
  const fields = /\b(?:dictionaries\[(\d+)\]\.)?(?:entries\b(?=:)|(?:source|target)_lang\b)/g;
  return (message, kind) => {
    if (kind === "too-large") {
      const files = [...new Set(dictionaries.map(({ file }) => file))].join(", ");
      return `${files}: ${message} \`dragoman glossary add\` fills a dictionary from several files, one at a time.`;
    }
    return message.replaceAll(fields, (field, index = "0") => {
      const dictionary = dictionaries[Number(index)];
      if (dictionary === undefined) return field;
      const { file, sourceLang, targetLang } = dictionary;
      if (field.endsWith("source_lang")) return `the source language of ${file}, ${quoted(sourceLang)} (--from),`;
      if (field.endsWith("target_lang")) return `the target language of ${file}, ${quoted(targetLang)} (--to),`;
      return file;
    });
  };
}
