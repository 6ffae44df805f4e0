import type { Direction, EngineAnswer, EngineRequest, EngineText, Steering, TranslationEngine } from "./ports.ts";

/** An engine's answer, and what its request asked for that it did not do; absent where it did everything. */
export type JudgedAnswer =
  | (Extract<EngineAnswer, { status: "translated" }> & { readonly notApplied?: readonly Steering[] })
  | Extract<EngineAnswer, { status: "declined" }>;

/** Looks at the answers of an engine to one request; one without a term that the request requires counts as declined. */
export function judgeOf(
  engine: TranslationEngine,
  request: EngineRequest,
): (text: EngineText, answer: EngineAnswer | undefined) => JudgedAnswer {
  const ignored = unhonoured(engine, request.direction, wishesOf(request));
  const takesExamples = engine.honours?.("examples", request.direction) === true;
  return (text, answer) => {
    if (answer?.status !== "translated") return answer ?? { status: "declined", reason: "No answer" };
    const lacksExamples = !takesExamples && text.examples !== undefined && text.examples.length > 0;
    const lacksTerms = text.terms !== undefined && text.terms.length > 0 && answer.terms?.includes(undefined) !== false;
    if (lacksTerms && request.requires?.includes("terms")) {
      return { status: "declined", reason: doesNotDo(["terms"]) };
    }
    if (ignored.length === 0 && !lacksExamples && !lacksTerms) return answer;
    if (!lacksExamples && !lacksTerms) return { ...answer, notApplied: ignored };
    const notApplied = [...ignored];
    if (lacksExamples) notApplied.push("examples");
    if (lacksTerms) notApplied.push("terms");
    return { ...answer, notApplied };
  };
}

/** What a whole request asks for beyond a translation. */
function wishesOf({ formality, context, instructions }: EngineRequest): readonly Steering[] {
  const wishes: Steering[] = [];
  if (formality !== undefined) wishes.push("formality");
  if (context !== undefined && context !== "") wishes.push("context");
  if (instructions !== undefined && instructions.length > 0) wishes.push("instructions");
  return wishes;
}

/** Of what is asked for, what the engine does not do. Terms are put into the answers of any engine. */
export function unhonoured(
  engine: TranslationEngine,
  direction: Direction,
  asked: readonly Steering[] = [],
): readonly Steering[] {
  return asked.filter((steering) => steering !== "terms" && engine.honours?.(steering, direction) !== true);
}

/** Why an engine that is passed over gave no answer. */
export function doesNotDo(missing: readonly Steering[]): string {
  const names = new Intl.ListFormat("en").format(missing);
  return `The request requires ${names}, which this engine does not apply to it`;
}
