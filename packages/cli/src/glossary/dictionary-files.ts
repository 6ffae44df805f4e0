import { type Command, Option, type OptionValues } from "@commander-js/extra-typings";
import type { NewDictionary } from "@dragoman/client";
import { openInput, refuseStandardInputTwice } from "../files/input.ts";
import { Refusal } from "../refusal.ts";
import { quoted } from "../service/names.ts";
import type { Reword } from "../service/service.ts";
import type { Session } from "../session.ts";
import { counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { languageTag } from "../tmx/option-values.ts";
import { isKnown, type Pair, pairsInRows, rowsOfNone } from "./csv-rows.ts";

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

/** What files hold. */
export interface FileDictionaries {
  readonly dictionaries: readonly FileDictionary[];
  /** Rows in other languages than those of the dictionaries. */
  readonly rowsLeftOut: number;
}

/** More than a glossary may hold, so that the service is the one to refuse; and not a disk full. */
const longestFile = 16 * 1024 * 1024;

/**
 * Reads dictionaries, one or, from a CSV file with columns for the languages, several from each file. Says where rows are
 * left out.
 * @throws Refusal for what is no text in UTF-8, a file whose pair nobody says, and a pair that comes twice.
 */
export async function readDictionaries(
  paths: readonly string[],
  options: DictionaryOptions,
  session: Session,
): Promise<FileDictionaries> {
  refuseStandardInputTwice(paths);
  if ((options.from === undefined) !== (options.to === undefined))
    throw new Refusal("--from and --to belong together.");
  const dictionaries: FileDictionary[] = [];
  let rowsLeftOut = 0;
  for (const path of paths) {
    const found = await dictionariesOf(path, options, session);
    rowsLeftOut += await leaveOutRows(found, session);
    for (const dictionary of found) {
      const known = dictionaries.find((one) => pairName(one) === pairName(dictionary));
      if (known !== undefined) throw twice(known, dictionary);
      dictionaries.push(dictionary);
    }
  }
  return { dictionaries, rowsLeftOut };
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

/** Says how many rows of a file its dictionaries do not take, and gives that number. */
async function leaveOutRows(dictionaries: readonly FileDictionary[], session: Session): Promise<number> {
  const [first] = dictionaries;
  if (first?.entriesFormat !== "csv") return 0;
  const pairs = dictionaries.map(({ sourceLang, targetLang }) => [sourceLang, targetLang] as const);
  const rows = await rowsOfNone(first.entries, pairs);
  if (rows > 0) {
    const left = `${counted(rows, "row")} left out, not in ${dictionaries.map(pairName).map(printable).join(" or ")}`;
    session.say(`${session.paintMessage("yellow", "warning:")} ${printable(first.file)}: ${left}`);
  }
  return rows;
}

/** `shop.en-de.tsv`, or `en-de.tsv`. A second half in capitals is a region: `terms.fr-CA.tsv` is in French of Canada. */
function pairInName(path: string): Pair | undefined {
  const [, source, target] = /(?:^|[./\\])([a-z]{2,3})-([a-z]{2,3})\.(?:tsv|csv|txt)$/i.exec(path) ?? [];
  if (source === undefined || target === undefined || target === target.toUpperCase()) return undefined;
  // `my-app.csv` is the name of an application.
  return [source, target].every(isKnown) ? [source.toLowerCase(), target.toLowerCase()] : undefined;
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
