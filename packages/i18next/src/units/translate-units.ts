import type {
  Direction,
  MessageOutcome,
  MessageUnit,
  PluralCategory,
  PluralUnit,
  TextOutcome,
  TranslateTexts,
  UnitOutcome,
} from "@dragoman/message";
import { type Message, plainMessage } from "./message.ts";
import { findPluralGroups, pluralDirections, splitPluralKey, targetForms } from "./plural-groups.ts";
import { defaultSyntax } from "./tokens.ts";

/** Translates units of one direction, every text once. */
export async function translateUnits<Failure>(
  units: readonly MessageUnit[],
  direction: Direction,
  translate: TranslateTexts<Failure>,
): Promise<readonly UnitOutcome<Failure>[]> {
  const messages = units.map((unit) => messagesOf(unit, direction));
  const texts = [...new Set(messages.flatMap((forms) => [...forms.values()].flatMap(({ sent }) => sent ?? [])))];
  const outcomes = texts.length === 0 ? [] : await translate(texts, { tagHandling: "none" });
  const known = new Map(texts.map((text, index) => [text, outcomes[index]]));
  return messages.map((forms, index) => {
    const made = new Map([...forms].map(([category, message]) => [category, finish(message, known)]));
    const single = made.get("single");
    if (units[index]?.kind === "single" && single !== undefined) return { kind: "single", outcome: single };
    return { kind: "plural", forms: pluralForms(made) };
  });
}

/** The source language's text for each category of the target, as it stands until a translation is there. */
export function sourceForms(unit: PluralUnit, direction: Direction): ReadonlyMap<PluralCategory, string> {
  const forms = [...messagesOf(unit, direction)].map(([category, { source }]) => [category, source] as const);
  return pluralForms(new Map(forms));
}

function pluralForms<Value>(forms: ReadonlyMap<PluralCategory | "single", Value>): Map<PluralCategory, Value> {
  const plural = new Map<PluralCategory, Value>();
  for (const [category, value] of forms) if (category !== "single") plural.set(category, value);
  return plural;
}

function messagesOf(unit: MessageUnit, direction: Direction): ReadonlyMap<PluralCategory | "single", Message> {
  const syntax = unit.syntax.kind === "i18next" ? unit.syntax.interpolation : defaultSyntax;
  if (unit.kind === "single") return new Map([["single", plainMessage("", unit.text, syntax)]]);
  const plurals = pluralDirections(direction.source, direction.target);
  const strings = new Map([...unit.forms].map(([category, text]) => [`${stemOf(unit)}_${category}`, text]));
  const group = findPluralGroups(strings, { plurals, pluralSeparator: "_", syntax })[0];
  if (group === undefined) return new Map();
  const forms = targetForms(group, { plurals, pluralSeparator: "_", syntax, fullKey: (key) => key });
  return new Map([...forms].map(([key, message]) => [splitPluralKey(key, "_")?.category ?? "other", message]));
}

function stemOf(unit: PluralUnit): string {
  return unit.type === "ordinal" ? "k_ordinal" : "k";
}

function finish<Failure>(
  { sent, source, finish: finished }: Message,
  known: ReadonlyMap<string, TextOutcome<Failure> | undefined>,
): MessageOutcome<Failure> {
  if (sent === undefined) return { status: "kept", text: source };
  const outcome = known.get(sent);
  if (outcome?.status !== "translated") {
    return { status: "fallback", reason: "declined", failure: outcome?.failure, text: source };
  }
  const { engine } = outcome;
  const text = finished(outcome.text);
  if (text === undefined) return { status: "fallback", reason: "damaged", engine, text: source };
  return { status: "translated", text, engine, by: "plain" };
}
