import { type I18nextInterpolation, i18nextInterpolation } from "@dragoman/message";
import { anyLanguage } from "../../model/language.ts";
import type { Property, TranslationUnit, Variant } from "../../model/unit.ts";
import { givenEncoding } from "../../reading/encoding.ts";
import type { FileSource, ReadOptions, UnitReader } from "../../reading/reader.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import { textOf } from "../../reading/text-of.ts";
import { createUnitReader, type ReadStep } from "../unit-reader.ts";
import { MessageCodes } from "./message-codes.ts";
import { type ResourceText, readResource } from "./resource.ts";
import { checkedSeparator, type KeySeparator } from "./resource-keys.ts";

export interface ReadI18nextOptions extends ReadOptions {
  readonly sourceLanguage: string;
  /** The resources of the same namespace in other languages. */
  readonly targets?: readonly TargetResource[];
  /** i18next's `keySeparator`. Default `.`. */
  readonly keySeparator?: KeySeparator;
  /** i18next's `interpolation`, where the project changes it. */
  readonly syntax?: Partial<I18nextInterpolation>;
}

export interface TargetResource {
  readonly language: string;
  readonly source: FileSource;
}

/** Properties of units that come from i18next resources. */
export const i18nextProperties = {
  /** A key whose source text is that of another: a plural form that the source language does not have. */
  sourceKey: "source-key",
  /** Which steps of the id are indexes of an array, from 0, with blanks between. */
  arraySteps: "array-steps",
} as const;

/**
 * The units of a resource in the source language and those of the same namespace in others: one for each key, which is
 * its id (`idOf`); plural suffixes are part of it. A form that only a target has, such as `items_few`, has the source of
 * `items_other`, or `items_0` that of `items_plural`. Variables, nested messages and tags are codes. Resources are read whole.
 */
export function readI18next(source: FileSource, options: ReadI18nextOptions): UnitReader {
  const separator = checkedSeparator(options.keySeparator);
  return createUnitReader(options, (report) => readUnits(source, separator, options, report));
}

interface Resource {
  readonly language: string;
  readonly texts: ReadonlyMap<string, ResourceText>;
}

async function* readUnits(
  source: FileSource,
  separator: KeySeparator,
  options: ReadI18nextOptions,
  report: ReportKeeper,
): AsyncGenerator<ReadStep> {
  const { sourceLanguage, targets = [] } = options;
  const read = async (language: string, file: FileSource): Promise<Resource> => ({
    language,
    texts: await readResource(textOf(file, givenEncoding(undefined), options), separator, report),
  });
  const sources = await read(sourceLanguage, source);
  const translations: Resource[] = [];
  for (const target of targets) translations.push(await read(target.language, target.source));
  yield { kind: "header", header: { sourceLanguage, properties: [], notes: [] } };

  const ids = new Set([sources, ...translations].flatMap(({ texts }) => [...texts.keys()]));
  const syntax = { ...i18nextInterpolation, ...options.syntax };
  for (const id of ids) {
    const step = unitOf(id, sources, translations, syntax, report);
    if (step !== undefined) yield step;
  }
}

function unitOf(
  id: string,
  sources: Resource,
  translations: readonly Resource[],
  syntax: I18nextInterpolation,
  report: ReportKeeper,
): ReadStep | undefined {
  const own = sources.texts.get(id);
  const borrowed = own === undefined ? pluralSource(id, sources) : undefined;
  const source = own ?? borrowed;
  const found = translations.flatMap(({ language, texts }) => {
    const text = texts.get(id);
    return text === undefined ? [] : [{ language, text }];
  });
  const first = own ?? found[0]?.text;
  if (first === undefined) return undefined;
  if (source === undefined) {
    const { line } = first;
    const message = `A key that is in the resource of ${JSON.stringify(found[0]?.language)} and not in the source's.`;
    if (report.note({ code: "missing_source", line, unitId: id, message }, "skip") === "skip") {
      report.skipped += 1;
      return undefined;
    }
  }

  const codes = new MessageCodes(syntax);
  const variant = (language: string, { text }: ResourceText): Variant => {
    return { language, segment: codes.segment(text), properties: [], notes: [] };
  };
  const unit: TranslationUnit = {
    id,
    sourceLanguage: source === undefined ? anyLanguage : sources.language,
    properties: [
      ...property(i18nextProperties.sourceKey, borrowed?.id),
      ...property(i18nextProperties.arraySteps, first.indexPositions.join(" ") || undefined),
    ],
    notes: [],
    variants: [
      ...(source === undefined ? [] : [variant(sources.language, source)]),
      ...found.map(({ language, text }) => variant(language, text)),
    ],
  };
  const isRepaired = source === undefined || source.isRepaired || found.some(({ text }) => text.isRepaired);
  return { kind: "unit", unit, isRepaired };
}

/**
 * The text of `key_other` for `key_few`, of `key_ordinal_other` for `key_ordinal_two`; and as i18next had it before
 * version 21, that of `key_plural` for `key_2`.
 */
function pluralSource(id: string, { texts }: Resource): ResourceText | undefined {
  const [, stem, form] = /^(.*)_(zero|one|two|few|many|\d)$/s.exec(id) ?? [];
  if (stem === undefined || form === undefined) return undefined;
  return /\d/.test(form) ? texts.get(`${stem}_plural`) : texts.get(`${stem}_other`);
}

function property(type: string, value: string | undefined): readonly Property[] {
  return value === undefined ? [] : [{ type, value }];
}
