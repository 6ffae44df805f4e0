import { completeIcu } from "../icu-plurals/complete-icu.ts";
import type { Attempt, MessageOutcome, TranslateTexts } from "../outcome.ts";
import { type MessageRequest, translateMessages } from "../translate-messages.ts";
import type { Direction, MessageUnit, PluralCategory, PluralUnit, SingleUnit, UnitOutcome } from "../unit.ts";
import { completePlural } from "./complete-plural.ts";
import { type DirectionPlurals, directionPlurals } from "./direction-plurals.ts";

/**
 * Translates units of one direction; gives as many outcomes, in order. Plurals come back with the categories of the
 * target language. Everything that the units need is asked for together.
 * @param translate Called a few times at most, whatever the number of units. What it throws goes through.
 * @throws RangeError where a language is no BCP 47 tag.
 */
export async function translateUnits<Failure>(
  units: readonly MessageUnit[],
  direction: Direction,
  translate: TranslateTexts<Failure>,
): Promise<readonly UnitOutcome<Failure>[]> {
  const plurals = directionPlurals(direction);
  const plans = units.map((unit) => planUnit<Failure>(unit, direction, plurals));
  const outcomes = await translateMessages(
    plans.flatMap(({ requests }) => requests.map((request) => ({ ...request, target: direction.target }))),
    translate,
  );
  let next = 0;
  return plans.map(({ requests, outcomeOf }) => {
    const ofUnit = outcomes.slice(next, next + requests.length);
    next += requests.length;
    return outcomeOf(ofUnit);
  });
}

/** What a unit asks for, and what becomes of it with the answers. */
interface UnitPlan<Failure> {
  readonly requests: readonly MessageRequest[];
  readonly outcomeOf: (outcomes: readonly MessageOutcome<Failure>[]) => UnitOutcome<Failure>;
}

function planUnit<Failure>(unit: MessageUnit, direction: Direction, plurals: DirectionPlurals): UnitPlan<Failure> {
  return unit.kind === "plural" ? planPlural(unit, direction, plurals) : planSingle(unit, direction, plurals);
}

function planPlural<Failure>(unit: PluralUnit, direction: Direction, plurals: DirectionPlurals): UnitPlan<Failure> {
  const forms = completePlural(unit, direction, plurals);
  return {
    requests: forms.map(({ request }) => request),
    outcomeOf: (outcomes) => {
      const translated = new Map<PluralCategory, MessageOutcome<Failure>>();
      for (const [index, { category }] of forms.entries()) {
        const outcome = outcomes[index];
        if (outcome !== undefined) translated.set(category, outcome);
      }
      return { kind: "plural", forms: translated };
    },
  };
}

function planSingle<Failure>(
  { text, syntax }: SingleUnit,
  direction: Direction,
  plurals: DirectionPlurals,
): UnitPlan<Failure> {
  const completion = syntax.kind === "icu" ? completeIcu(text, direction, plurals) : { kind: "plain" as const };
  const single = (outcome: MessageOutcome<Failure>): UnitOutcome<Failure> => ({ kind: "single", outcome });
  switch (completion.kind) {
    case "plain":
      return {
        requests: [{ text, syntax }],
        outcomeOf: ([outcome = { status: "kept", text }]) => single(outcome),
      };
    case "refused":
      return { requests: [], outcomeOf: () => single({ status: "kept", text, fault: completion.fault }) };
    case "sentences": {
      const { requests, messageOf } = completion;
      return { requests, outcomeOf: (outcomes) => single(wholeOutcome(text, outcomes, messageOf)) };
    }
  }
}

/** A message is translated when all of its sentences are: half of one is nobody's language. */
function wholeOutcome<Failure>(
  source: string,
  sentences: readonly MessageOutcome<Failure>[],
  messageOf: (translations: readonly string[]) => string | undefined,
): MessageOutcome<Failure> {
  const fallback = sentences.find((sentence) => sentence.status === "fallback");
  if (fallback !== undefined) return { ...fallback, text: source };
  const translated = sentences.filter((sentence) => sentence.status === "translated");
  if (translated.length === 0) return { status: "kept", text: source };

  const [engine] = translated.flatMap((sentence) => sentence.engine ?? []);
  const text = messageOf(sentences.map((sentence) => sentence.text));
  if (text === undefined) return { status: "fallback", text: source, reason: "damaged", engine };
  const by = attempts.findLast((attempt) => translated.some((sentence) => sentence.by === attempt)) ?? "plain";
  return { status: "translated", text, engine, by };
}

/** From the one that keeps most of a sentence together to the one that keeps least. */
const attempts: readonly Attempt[] = ["plain", "xml", "html", "pieces"];
