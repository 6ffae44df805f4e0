import {
  DropReport,
  FormatLossError,
  type FormatName,
  formatOf,
  type LossOptions,
  type MemoryHeader,
  sameLanguage,
  type TranslationUnit,
  writeCsv,
  writeI18next,
  writePo,
  writeTmx,
  writeTsv,
  writeXliff1,
  writeXliff2,
} from "@dragoman/tm";
import { standardInput } from "../files/input.ts";
import { Refusal } from "../refusal.ts";
import { columnsFor, type FirstUnits, firstUnits, sourceLanguageOf, targetLanguageOf } from "./languages-of-file.ts";
import { isBilingual, LanguagesSeen } from "./languages-seen.ts";
import type { WritingOptions } from "./writing-options.ts";

/** A memory that is being written. */
export interface WrittenMemory {
  readonly format: FormatName;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Units that were written so far, without those lost as a whole; all of them once the bytes are at their end. */
  readonly units: number;
  /** What the format does not hold and was left out, with `--lossy`. */
  readonly losses: DropReport;
  /** What `--to` asked for, where the memory has no text in it, but in others: all is still to be translated. */
  readonly untranslated: { readonly language: string; readonly others: readonly string[] } | undefined;
}

/** The format of a file that is to be written: what was asked for, else what its name says, else TMX. */
export function formatToWrite(
  path: string | undefined,
  { toFormat }: WritingOptions,
  option = "--to-format",
): FormatName {
  if (toFormat !== undefined) return toFormat;
  if (path === undefined || path === standardInput) return "tmx";
  const format = formatOf(path);
  if (format === undefined) throw new Refusal(`The name of ${path} does not say its format; give ${option}.`);
  return format;
}

/** The units as a file. What the format does not hold is a `Refusal`, unless it may be lost. */
export function writeMemory(
  units: AsyncIterable<TranslationUnit>,
  header: MemoryHeader,
  format: FormatName,
  options: WritingOptions,
): WrittenMemory {
  const losses = new DropReport();
  const languages = new LanguagesSeen();
  let written = 0;
  async function* counted(): AsyncGenerator<TranslationUnit, void, undefined> {
    for await (const unit of units) {
      written += 1;
      languages.see(unit);
      yield unit;
    }
  }
  async function* bytes(): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      const drop = options.lossy === true ? { drop: losses } : {};
      if (format === "tmx") yield* writeTmx(counted(), { header, ...drop });
      else yield* otherFile(await firstUnits(counted()), header, format, options, drop, () => (written -= 1));
    } catch (error) {
      throw error instanceof FormatLossError ? lossRefusal(error) : error;
    }
  }
  return {
    format,
    bytes: bytes(),
    get units() {
      return written - (losses.counts.unit ?? 0);
    },
    losses,
    get untranslated() {
      const { to: language } = options;
      const others = language === undefined || !isBilingual(format) ? [] : languages.without(language);
      return language === undefined || others.length === 0 ? undefined : { language, others };
    },
  };
}

/** A file whose languages, or columns, are decided by its first units. */
function otherFile(
  { first, all }: FirstUnits,
  header: MemoryHeader,
  format: Exclude<FormatName, "tmx">,
  options: WritingOptions,
  drop: LossOptions,
  onLeftOut: () => void,
): ReadableStream<Uint8Array> {
  const source = sourceLanguageOf(first, header, options);
  if (format === "csv" || format === "tsv") {
    const columns = options.toColumns ?? columnsFor(first, source, options);
    return format === "csv" ? writeCsv(all, { columns, ...drop }) : writeTsv(all, { columns, ...drop });
  }
  const target = targetLanguageOf(first, source, options);
  if (format === "i18next") return writeI18next(someIn(target, all, onLeftOut), { language: target, ...drop });
  const pair = { sourceLanguage: source, targetLanguage: target };
  switch (format) {
    case "xliff-1.2":
      return writeXliff1(all, { ...pair, ...drop });
    case "xliff-2":
      return writeXliff2(all, { ...pair, ...drop });
    case "po":
      return writePo(all, { ...pair, header, ...drop });
  }
}

/**
 * The same units. One without a text in the language is no part of its resource, and told.
 * @throws Refusal where none has one: an empty resource is what a slip of the pen makes.
 */
async function* someIn(
  language: string,
  units: AsyncIterable<TranslationUnit>,
  onLeftOut: () => void,
): AsyncGenerator<TranslationUnit, void, undefined> {
  let [all, without] = [0, 0];
  for await (const unit of units) {
    all += 1;
    const isLeftOut = !unit.variants.some((variant) => sameLanguage(variant.language, language));
    if (isLeftOut) {
      without += 1;
      onLeftOut();
    }
    yield unit;
  }
  if (all > 0 && without === all)
    throw new Refusal(`No unit has a text in ${language}; give another language to --to.`);
}

/** What the format does not hold, and what to do about it. */
export function lossRefusal({ format, loss }: FormatLossError): Refusal {
  const id = loss.unitId === undefined ? "" : ` (${JSON.stringify(loss.unitId.slice(0, 80))})`;
  return new Refusal(
    `${loss.index < 0 ? "The header" : `Unit ${loss.index + 1}${id}`} has what ${format} does not hold: ${loss.detail}. ` +
      "Give --lossy to have such things left out and counted.",
  );
}
