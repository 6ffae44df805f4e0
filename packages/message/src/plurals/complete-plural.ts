import type { Piece } from "../piece.ts";
import { takesNumber } from "../sample-number.ts";
import { piecesOf } from "../tokens/pieces-of.ts";
import type { MessageRequest } from "../translate-messages.ts";
import type { Direction, PluralCategory, PluralUnit } from "../unit.ts";
import type { CategorySamples } from "./category-samples.ts";
import { chooseSample, type FormReading, numbersIn } from "./choose-sample.ts";
import { type DirectionPlurals, directionPlurals } from "./direction-plurals.ts";

/** A form of the target language, and what is translated for it. */
export interface PluralForm {
  readonly category: PluralCategory;
  readonly request: MessageRequest;
}

/**
 * What to translate for each plural category of the target language, in CLDR's order. Every form is asked for with a
 * number of its category; its source is the form that the source language has for that number. A `zero` that i18next
 * asks for at 0 in every language stays, where the source has it.
 * @throws RangeError where a language is no BCP 47 tag.
 */
export function completePlural(
  unit: PluralUnit,
  direction: Direction,
  plurals: DirectionPlurals = directionPlurals(direction),
): readonly PluralForm[] {
  const samples = plurals.targetSamples(unit.type);
  const formOf = sourceForms(unit, plurals.sourceRules(unit.type));
  const zero = zeroAlone(unit, samples);
  const forms = samples
    .filter(({ category }) => zero === undefined || category !== "zero")
    .map(({ category, numbers, isOneNumber }) => {
      const sample = chooseSample(numbers, formOf);
      return { category, request: requestFor(formOf(sample), sample, isOneNumber, unit) };
    });
  if (zero === undefined) return forms;
  return [{ category: "zero", request: requestFor(readForm(zero, unit), 0, true, unit) }, ...forms];
}

/** The source's form for 0, where i18next asks for it whatever the language's rules say. */
function zeroAlone(unit: PluralUnit, samples: readonly CategorySamples[]): string | undefined {
  if (unit.syntax.kind !== "i18next" || unit.type !== "cardinal") return undefined;
  // In Latvian the category is the form of 10 as well.
  const holdsMore = samples.some(({ category, isOneNumber }) => category === "zero" && !isOneNumber);
  return holdsMore ? undefined : unit.forms.get("zero");
}

interface SourceForm extends FormReading {
  readonly text: string;
  /** What the variable for the number is called in this form. */
  readonly countName: string | undefined;
}

/** The source's form for a number. */
function sourceForms(unit: PluralUnit, rules: Intl.PluralRules): (number: number) => SourceForm {
  const rest = readForm(restOf(unit.forms), unit);
  const read = new Map([...unit.forms].map(([category, text]) => [category, readForm(text, unit)]));
  return (number) => read.get(rules.select(number)) ?? rest;
}

/** The form for all numbers that have none of their own. Where `other` is for fractions alone, projects leave it out. */
function restOf(forms: ReadonlyMap<PluralCategory, string>): string {
  const [first = ""] = forms.values();
  return forms.get("other") ?? forms.get("many") ?? forms.get("few") ?? first;
}

function requestFor(form: SourceForm, sample: number, mayBeLeftOut: boolean, { syntax }: PluralUnit): MessageRequest {
  if (form.countName === undefined) return { text: form.text, syntax };
  return { text: form.text, syntax, count: { name: form.countName, sample, mayBeLeftOut } };
}

function readForm(text: string, unit: PluralUnit): SourceForm {
  const pieces = piecesOf(text, unit.syntax);
  const countName = countNameIn(pieces, unit);
  const numbers = new Set(pieces.flatMap((piece) => (piece.kind === "text" ? numbersIn(piece.value) : [])));
  return { text, countName, namesCount: countName !== undefined, numbers };
}

/** The name of the piece that is the number; formats without names are called what they say. */
export function countNameIn(
  pieces: readonly Piece[],
  { syntax, countName }: Pick<PluralUnit, "syntax" | "countName">,
): string | undefined {
  const tokens = pieces.filter((piece) => piece.kind === "token");
  const named = tokens.find(({ token, name }) => name === countName && holdsValue.has(token));
  if (named !== undefined || syntax.kind !== "printf") return named?.name;
  return tokens.find(({ token, value }) => token === "format" && takesNumber(value))?.name;
}

const holdsValue: ReadonlySet<string> = new Set(["variable", "argument", "format"]);
