import type { EngineAnswer, EngineText } from "../ports.ts";
import { splitEnds } from "../text-ends.ts";
import { skeletonOf } from "./html.ts";
import { oneLine } from "./one-line.ts";

/** What is sent to the runtime for texts, and how its answers become theirs. */
export interface Cut {
  readonly inputs: readonly string[];
  /** @param translated one for each input, in order. */
  answers(translated: readonly string[]): readonly EngineAnswer[];
}

/** One input for each sentence that has words; the white space around them stays as it is. */
export function cutPlain(texts: readonly EngineText[]): Cut {
  const inputs: string[] = [];
  const plans = texts.map(({ sentences }) =>
    sentences.map((sentence) => {
      const { leading: before, core, trailing: after } = splitEnds(sentence);
      return core === "" ? { before, after } : { before, input: inputs.push(oneLine(core)) - 1, after };
    }),
  );
  return {
    inputs,
    answers: (translated) =>
      plans.map((parts) => ({
        status: "translated",
        text: parts
          .map(({ before, input, after }) => before + (input === undefined ? "" : (translated[input] ?? "")) + after)
          .join(""),
      })),
  };
}

/** One input for each text, with its markup made safe. */
export function cutHtml(texts: readonly EngineText[]): Cut {
  const inputs: string[] = [];
  const plans = texts.map((text) => {
    const plan = skeletonOf(text);
    return plan && { input: inputs.push(plan.skeleton) - 1, restore: plan.restore };
  });
  return {
    inputs,
    answers: (translated) =>
      plans.map((plan) =>
        plan === undefined
          ? { status: "declined", reason: "its markup is nested too deep for the neural engine" }
          : { status: "translated", text: plan.restore(translated[plan.input] ?? "") },
      ),
  };
}
