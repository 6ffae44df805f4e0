import type { Edit, StretchedText } from "./edit.ts";
import { applyEdits } from "./edit.ts";
import { type MaskedText, maskText } from "./mask.ts";
import { type Category, type ConfiguredRules, type EditContext, type EditRule, triggersFor } from "./rule.ts";
import { styleRules } from "./rules.ts";
import { readingOnce } from "./text/numbers-in.ts";
import { bitsOf, triggersIn } from "./trigger.ts";

/** The rules of a list for texts of one language: what is edited here, and what engines are to be told. */
export interface CompiledStyle {
  /**
   * Makes every edit, one rule after the other, until there is none left. Made twice, it changes nothing the second
   * time: a text that rules of the list would change for ever, one against the other, stays as it is.
   */
  edit(text: StretchedText): StretchedText;
  /** The rules that no edit follows, in words, as `category.property: value` stands for each. */
  readonly instructions: readonly StyleInstruction[];
}

interface StyleInstruction {
  /** `numbers.percentage_format`. */
  readonly rule: string;
  /** What an engine that follows instructions is told. */
  readonly prompt: string;
}

interface TriggeredRule {
  readonly rule: EditRule;
  readonly bits: number;
}

export function compileStyle(configured: ConfiguredRules, given: EditContext): CompiledStyle {
  const context = readingOnce(given);
  const edits: TriggeredRule[] = [];
  const instructions: StyleInstruction[] = [];
  for (const { category, property, value, treatment } of chosenIn(configured)) {
    if (treatment !== "instruction" && treatment.languages.includes(context.language)) {
      edits.push({ rule: treatment, bits: bitsOf(triggersFor(treatment, context.language)) });
    } else {
      instructions.push({ rule: `${category}.${property}`, prompt: promptOf(category, property, value) });
    }
  }
  const anyBits = edits.reduce((all, { bits }) => all | bits, 0);
  return {
    edit: (text) => {
      const present = triggersIn(text.text);
      return (present & anyBits) === 0 ? text : editText(text, present, edits, context);
    },
    instructions,
  };
}

/** Rules that follow each other need two rounds; more is left for those that make work for an earlier one. */
const mostRounds = 4;

function editText(
  given: StretchedText,
  triggers: number,
  rules: readonly TriggeredRule[],
  context: EditContext,
): StretchedText {
  let text = given;
  let present = triggers;
  // Rules behind the last that edited have seen its text: a round in which none up to it edits ends there.
  let open = rules.length;
  for (let round = 0; round < mostRounds; round++) {
    const edited = editOnce(text, present, rules, open, context);
    if (edited.lastEdited === undefined || edited.text.text === text.text) return text;
    text = edited.text;
    open = edited.lastEdited + 1;
    present = triggersIn(text.text);
  }
  return given;
}

interface EditedOnce {
  readonly text: StretchedText;
  /** The place of the last rule that edited; `undefined` where none did. */
  readonly lastEdited: number | undefined;
}

/** Makes the edits of the rules; of those from `end` on only where one before has made any. */
function editOnce(
  given: StretchedText,
  triggers: number,
  rules: readonly TriggeredRule[],
  end: number,
  context: EditContext,
): EditedOnce {
  let text = given;
  let present = triggers;
  let hidden: MaskedText | undefined;
  let lastEdited: number | undefined;
  for (const [place, { rule, bits }] of rules.entries()) {
    if (place >= end && lastEdited === undefined) break;
    if ((present & bits) === 0) continue;
    hidden ??= maskText(text, present);
    const edits = editsOf(rule, rule.editsAddresses ? maskText(text, present, "addresses shown") : hidden, context);
    if (edits.length === 0) continue;
    text = applyEdits(text, edits);
    lastEdited = place;
    present = triggersIn(text.text);
    hidden = undefined;
  }
  return { text, lastEdited };
}

/** Without those that would touch what must stay. Edits and ranges are in order. */
function editsOf(rule: EditRule, { masked, ranges }: MaskedText, context: EditContext): readonly Edit[] {
  const edits = rule.find(masked, context);
  if (ranges.length === 0 || edits.length === 0) return edits;
  let at = 0;
  return edits.filter(({ start, end }) => {
    while (at < ranges.length && (ranges[at]?.end ?? 0) <= start) at++;
    return (ranges[at]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
}

interface Chosen {
  readonly category: Category;
  readonly property: string;
  readonly value: string;
  readonly treatment: EditRule | "instruction";
}

/** In the order of the table, which is the order in which edits are made. */
function chosenIn(configured: ConfiguredRules): readonly Chosen[] {
  return styleRules.flatMap(({ category, properties }) => {
    const values: ReadonlyMap<string, string> = new Map(Object.entries(configured[category] ?? {}));
    return properties.flatMap(({ property, treatments }) => {
      const value = values.get(property);
      const treatment = value === undefined ? undefined : treatments.get(value);
      return value === undefined || treatment === undefined ? [] : [{ category, property, value, treatment }];
    });
  });
}

/** Values that say what to do, but not with what: their property says that. */
const withoutObject: ReadonlySet<string> = new Set([
  "use",
  "do_not_use",
  "never_use",
  "spell_out",
  "abbreviate",
  "do_not_abbreviate",
]);

/**
 * What an engine is told. The values are orders: `use_casual_tone` for `formality` is "Use casual tone (formality, style
 * and tone).", and `use` for `proximity_agreement` is "Use proximity agreement (style and tone)."
 */
function promptOf(category: Category, property: string, value: string): string {
  const [field, subject, words] = [category, property, value].map((name) => name.replaceAll("_", " "));
  const order = withoutObject.has(value) ? `${words} ${subject} (${field})` : `${words} (${subject}, ${field})`;
  return `${order.charAt(0).toUpperCase()}${order.slice(1)}.`;
}
