import { historyFields } from "../model/history-fields.ts";
import { sameLanguage } from "../model/language.ts";
import type { ExtraAttribute, History, Note, Property, TranslationUnit, Variant } from "../model/unit.ts";
import type { UnitLosses } from "./losses.ts";
import { isLostByNesting } from "./nesting.ts";

/** The languages of a file that has one source and one target. */
export interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/**
 * The source and target of a unit, for a file of that pair. What else the unit has languages for is lost.
 * @returns `undefined` where the unit has no such source and is lost as a whole.
 */
export function bilingual(
  unit: TranslationUnit,
  { sourceLanguage, targetLanguage }: LanguagePair,
  losses: UnitLosses,
): { readonly source: Variant; readonly target?: Variant } | undefined {
  if (isLostByNesting(unit, losses)) return undefined;
  const source = unit.variants.find(({ language }) => sameLanguage(language, sourceLanguage));
  if (source === undefined) {
    losses.lose("unit", `a unit without text in ${JSON.stringify(sourceLanguage)}, the source language`);
    return undefined;
  }
  const target = unit.variants.find((one) => one !== source && sameLanguage(one.language, targetLanguage));
  for (const { language } of unit.variants.filter((one) => one !== source && one !== target)) {
    losses.lose("variant", `a text in ${JSON.stringify(language.slice(0, 40))}`);
  }
  loseOtherSource(unit, sourceLanguage, losses);
  return { source, ...(target !== undefined && { target }) };
}

/** What the unit was translated from is said once, by the file. */
export function loseOtherSource({ sourceLanguage }: TranslationUnit, language: string, losses: UnitLosses): void {
  if (sourceLanguage === undefined || sameLanguage(sourceLanguage, language)) return;
  losses.lose("source-language", `the source language ${JSON.stringify(sourceLanguage.slice(0, 40))} of its own`);
}

type WithHistory = History & Pick<TranslationUnit, "segmentation">;

/** Dates, tools and counts, for which the format has no place. */
export function loseHistory(part: WithHistory, losses: UnitLosses): void {
  for (const field of [...historyFields, "segmentation"] as const) {
    if (part[field] !== undefined) losses.lose("history", `the field \`${field}\``);
  }
}

export function loseProperties(properties: readonly Property[], losses: UnitLosses): void {
  for (const { type } of properties) losses.lose("property", `the property ${JSON.stringify(type.slice(0, 40))}`);
}

/** Everything of a variant but its text, for formats that hold nothing else of it. */
export function loseAllButText(variant: Variant, losses: UnitLosses): void {
  loseHistory(variant, losses);
  loseProperties(variant.properties, losses);
  loseNotes(variant.notes, losses);
  loseUnknown(variant, losses);
}

/** What only formats of XML keep. */
export function loseUnknown(
  part: Pick<Variant, "extraAttributes" | "segmentAttributes" | "unknown">,
  losses: UnitLosses,
): void {
  loseAttributes(part.extraAttributes, losses);
  loseAttributes(part.segmentAttributes, losses);
  for (const { name } of part.unknown ?? []) {
    losses.lose("unknown-element", `the element ${JSON.stringify(name.slice(0, 40))}`);
  }
}

/** What a note or property has besides its text. */
export function loseOfText(part: Note | Property, losses: UnitLosses): void {
  if (part.language !== undefined) losses.lose("attribute", "the language of a note or property");
  if (part.encoding !== undefined) losses.lose("attribute", "the original encoding of a note or property");
  loseAttributes(part.extraAttributes, losses);
}

export function loseNotes(notes: readonly Note[], losses: UnitLosses): void {
  for (const _ of notes) losses.lose("note", "a note");
}

export function loseAttributes(attributes: readonly ExtraAttribute[] | undefined, losses: UnitLosses): void {
  for (const { name } of attributes ?? [])
    losses.lose("attribute", `the attribute ${JSON.stringify(name.slice(0, 40))}`);
}
