import { segmentKey } from "../cleaning/digest.ts";
import { historyFields } from "../model/history-fields.ts";
import { canonicalLanguage } from "../model/language.ts";
import { plainText } from "../model/segment.ts";
import type { TranslationUnit, Variant } from "../model/unit.ts";

/** What is not the same in two units. Without a language: of the unit itself. */
export type UnitChange =
  | { readonly part: "added" | "removed" | "text" | "codes"; readonly language: string }
  | { readonly part: "id" | "sourceLanguage" | "segmentation" | "unknown" }
  | { readonly part: "properties" | "notes" | "history"; readonly language?: string };

export function changesBetween(before: TranslationUnit, after: TranslationUnit): readonly UnitChange[] {
  const [old, recent] = [byLanguage(before.variants), byLanguage(after.variants)];
  const removed = [...old].filter(([language]) => !recent.has(language));
  const added = [...recent].filter(([language]) => !old.has(language));
  const [oldSaid, recentSaid] = [saidOf(before), saidOf(after)];
  const named = saidParts.filter((part) => oldSaid[part] !== recentSaid[part]);
  return [
    ...named.map((part) => ({ part })),
    ...aboutChanges(before, after),
    ...removed.map(([, { language }]): UnitChange => ({ part: "removed", language })),
    ...added.map(([, { language }]): UnitChange => ({ part: "added", language })),
    ...[...old].flatMap(([language, variant]) => variantChanges(variant, recent.get(language))),
  ];
}

/** The same for units that have no change between them. */
export function contentKey(unit: TranslationUnit): string {
  return JSON.stringify([
    saidOf(unit),
    aboutKeys(unit),
    [...byLanguage(unit.variants)]
      .map(([language, variant]) => [language, segmentKey(variant.segment), aboutKeys(variant)])
      .sort(([one = ""], [other = ""]) => (one < other ? -1 : 1)),
  ]);
}

const saidParts = ["id", "sourceLanguage", "segmentation"] as const;

/** Languages count as they are meant: one file writes `EN-US`, and the next one `en-US`. */
function saidOf(unit: TranslationUnit): Readonly<Record<(typeof saidParts)[number], string | undefined>> {
  const { id, sourceLanguage, segmentation } = unit;
  return { id, sourceLanguage: sourceLanguage && canonicalLanguage(sourceLanguage), segmentation };
}

function variantChanges(before: Variant, after: Variant | undefined): readonly UnitChange[] {
  if (after === undefined) return [];
  const { language } = after;
  const changes: UnitChange[] = [];
  if (plainText(before.segment).normalize("NFC") !== plainText(after.segment).normalize("NFC")) {
    changes.push({ part: "text", language });
  } else if (segmentKey(before.segment) !== segmentKey(after.segment)) {
    changes.push({ part: "codes", language });
  }
  return [...changes, ...aboutChanges(before, after, language)];
}

/** What is said about a unit or variant, apart from its texts. */
function aboutChanges(
  before: TranslationUnit | Variant,
  after: TranslationUnit | Variant,
  language?: string,
): readonly UnitChange[] {
  const [old, recent] = [aboutKeys(before), aboutKeys(after)];
  return aboutParts
    .filter((part) => old[part] !== recent[part])
    .map((part): UnitChange => (part === "unknown" || language === undefined ? { part } : { part, language }));
}

const aboutParts = ["properties", "notes", "history", "unknown"] as const;

function aboutKeys(about: TranslationUnit | Variant): Readonly<Record<(typeof aboutParts)[number], string>> {
  const { properties, notes, unknown, extraAttributes } = about;
  const ofSegment = "segmentAttributes" in about ? about.segmentAttributes : undefined;
  const history = [...historyFields.map((field) => about[field]), extraAttributes, ofSegment];
  return {
    properties: JSON.stringify(
      properties.map((one) => [one.type, one.value, one.language, one.encoding, one.extraAttributes]),
    ),
    notes: JSON.stringify(notes.map((one) => [one.text, one.language, one.encoding, one.extraAttributes])),
    history: JSON.stringify(history),
    unknown: JSON.stringify(unknown ?? []),
  };
}

/** Several variants of one language are told apart by their order. */
function byLanguage(variants: readonly Variant[]): ReadonlyMap<string, Variant> {
  const found = new Map<string, Variant>();
  const times = new Map<string, number>();
  for (const variant of variants) {
    const language = canonicalLanguage(variant.language);
    const time = times.get(language) ?? 0;
    times.set(language, time + 1);
    found.set(time === 0 ? language : `${language} ${time}`, variant);
  }
  return found;
}
