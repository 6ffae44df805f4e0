import {
  completePlural,
  type Direction,
  type MessageOutcome,
  type MessageSyntax,
  type MessageUnit,
  piecesOf,
  type UnitOutcome,
} from "@dragoman/message";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import IntlMessageFormat from "intl-messageformat";
import { countOf } from "../../packages/message/test/arbitrary-messages.ts";
import { seenIn } from "../../packages/message/test/oracles.ts";

/** A message as it was sent and as it came back; a plural unit is one for each category of the target. */
export interface Delivered {
  readonly source: string;
  readonly outcome: MessageOutcome<unknown>;
  /** Why a reader of the message would find it broken; told without the package that is tested. */
  readonly broken: string | undefined;
}

/** Every message of a unit, as it was delivered. */
export async function deliveredOf(
  unit: MessageUnit,
  outcome: UnitOutcome<unknown> | undefined,
  direction: Direction,
): Promise<readonly Delivered[]> {
  if (unit.kind === "single") {
    const one: MessageOutcome<unknown> =
      outcome?.kind === "single" ? outcome.outcome : { status: "kept", text: "no outcome at all" };
    return [
      { source: unit.text, outcome: one, broken: await brokenSingle(unit.text, one.text, unit.syntax, direction) },
    ];
  }
  const forms = outcome?.kind === "plural" ? outcome.forms : new Map();
  const wanted = new Set([
    ...new Intl.PluralRules(direction.target, { type: unit.type }).resolvedOptions().pluralCategories,
    "other",
  ]);
  const isExtra = (category: string) => category === "zero" && unit.forms.has("zero");
  const categories = [...forms.keys()].filter((category) => !isExtra(category) || wanted.has(category));
  const missing = [...wanted].filter((category) => !categories.includes(category));
  const gap =
    missing.length > 0 || categories.length > wanted.size ? `categories ${[...forms.keys()].join(" ")}` : undefined;
  const planned = completePlural(unit, direction);
  return Promise.all(
    planned.map(async ({ category, request }) => {
      const form: MessageOutcome<unknown> = forms.get(category) ?? { status: "kept", text: `no form ${category}` };
      const broken =
        gap ?? (await brokenForm(request.text, form.text, unit.syntax, request.count?.mayBeLeftOut ?? false));
      return { source: request.text, outcome: form, broken };
    }),
  );
}

async function brokenForm(
  source: string,
  text: string,
  syntax: MessageSyntax,
  mayLeaveOutCount: boolean,
): Promise<string | undefined> {
  const broken = await brokenTokens(source, text, syntax);
  if (broken === undefined || !mayLeaveOutCount) return broken;
  const { token } = countOf(syntax);
  const isCount = (value: string) => value === token || (syntax.kind === "printf" && /^%.*[diufFeEgG]$/.test(value));
  const left = sourcesWithout(valuesIn(source, syntax), valuesIn(text, syntax), isCount);
  const without = left.map((each) => brokenTokens(each, text, syntax));
  return (await Promise.all(without)).includes(undefined) ? undefined : broken;
}

function valuesIn(text: string, syntax: MessageSyntax): readonly string[] {
  return piecesOf(text, syntax).map(({ value }) => value);
}

/** Of more than these, the first may be left out. */
const mostCountsLeftOut = 10;

/**
 * The source without counts that the text has less often, in every way: each of them says the one number that the form
 * is for.
 */
function sourcesWithout(
  source: readonly string[],
  text: readonly string[],
  isCount: (value: string) => boolean,
): readonly string[] {
  const isRarer = (value: string) =>
    text.filter((other) => other === value).length < source.filter((other) => other === value).length;
  const counts = [...source.keys()]
    .filter((index) => isCount(source[index] ?? "") && isRarer(source[index] ?? ""))
    .slice(0, mostCountsLeftOut);
  return Array.from({ length: 2 ** counts.length }, (_, way) => {
    const leftOut = new Set(counts.filter((_count, bit) => (way & (1 << bit)) !== 0));
    return source.filter((_value, index) => !leftOut.has(index)).join("");
  });
}

async function brokenSingle(
  source: string,
  text: string,
  syntax: MessageSyntax,
  { target }: Direction,
): Promise<string | undefined> {
  if (syntax.kind !== "icu" || source === text) return brokenTokens(source, text, syntax);
  try {
    // Where an exact case stands before a category, the source's language shows the category for no number; others do.
    const before = new Set(
      [[], ["n"], ["m"], ["n", "m"]].flatMap((names) => [
        ...renderingsOf(withoutExactCases(parseIcu(source), names), "en"),
      ]),
    );
    return [...renderingsOf(parseIcu(text), target)].find((rendering) => !before.has(rendering));
  } catch (error) {
    return `ICU cannot read it: ${String(error)}`;
  }
}

async function brokenTokens(source: string, text: string, syntax: MessageSyntax): Promise<string | undefined> {
  if (!text.isWellFormed() && source.isWellFormed()) return "half a character";
  if (text === source) return undefined;
  try {
    const [wanted, found] = [await seenIn(source, syntax), await seenIn(text, syntax)];
    return JSON.stringify(wanted) === JSON.stringify(found) ? undefined : `${found.join(" ")} for ${wanted.join(" ")}`;
  } catch (error) {
    return String(error);
  }
}

function parseIcu(message: string): MessageFormatElement[] {
  return parse(message, { shouldParseSkeletons: false });
}

const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 21, 22, 100, 1.5, 1_000_000];
const genders = ["male", "female", "2", "none"];

/**
 * What a reader can be shown, for every number and gender: the values and tags in it. Which form stands for a number is
 * the language's; so each rendering of a translation must be one of the source's, for some number.
 */
function renderingsOf(message: MessageFormatElement[], language: string): ReadonlySet<string> {
  const format = new IntlMessageFormat(message, language);
  const tag = (name: string) => (chunks: unknown) => `⟦${name}⟧${[chunks].flat().join("")}⟦/${name}⟧`;
  const counts = JSON.stringify(message).includes('"value":"m"') ? numbers : [1];
  const all = genders.flatMap((g) =>
    numbers.flatMap((n) =>
      counts.map((m) => {
        const values = {
          g,
          n,
          m,
          count: n,
          name: "⟦name⟧",
          when: new Date(0),
          at: new Date(0),
          b: tag("b"),
          link: tag("link"),
        };
        const shown = String(format.format(values));
        return `${g} ${(shown.match(/⟦\/?\w+⟧|1970|<br\/>/g) ?? []).sort().join("")}`;
      }),
    ),
  );
  return new Set(all);
}

function withoutExactCases(
  elements: readonly MessageFormatElement[],
  names: readonly string[],
): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.tag) return { ...element, children: withoutExactCases(element.children, names) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const isKept = (key: string) => !(key.startsWith("=") && names.includes(element.value));
    const options = Object.entries(element.options)
      .filter(([key]) => isKept(key))
      .map(([key, option]) => [key, { ...option, value: withoutExactCases(option.value, names) }]);
    return { ...element, options: Object.fromEntries(options) };
  });
}
