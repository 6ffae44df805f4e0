import { answerOf, type MarkedSentences, markedSentences, type Part, type Run } from "../carry/stretches.ts";
import type { EngineAnswer, EngineText } from "../ports.ts";
import { splitEnds } from "../text-ends.ts";
import { htmlOf, runsOf } from "./html.ts";
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

/** The same for texts that carry spans and terms, as HTML with numbered stretches. */
export function cutMarked(texts: readonly EngineText[]): Cut {
  const inputs: string[] = [];
  const plans = texts.map((text) => {
    const marked = markedSentences(text);
    return { text, marked, sentences: marked.sentences.map((parts) => cutSentence(parts, inputs)) };
  });
  return {
    inputs,
    answers: (translated) => plans.map((plan) => marksFound(plan, translated)),
  };
}

interface SentencePlan {
  readonly before: string;
  readonly input: number | undefined;
  readonly after: string;
}

function cutSentence(parts: readonly Part[], inputs: string[]): SentencePlan {
  const { leading, core, trailing } = splitEnds(parts.map(({ text }) => text).join(""));
  if (core === "") return { before: leading, input: undefined, after: trailing };
  return { before: leading, input: inputs.push(htmlOf(parts).trim()) - 1, after: trailing };
}

function marksFound(
  { text, marked, sentences }: { text: EngineText; marked: MarkedSentences; sentences: readonly SentencePlan[] },
  translated: readonly string[],
): EngineAnswer {
  const runs = sentences.flatMap(({ before, input, after }): readonly Run[] => [
    { text: before, stretches: [] },
    ...(input === undefined ? [] : runsOf(translated[input] ?? "")),
    { text: after, stretches: [] },
  ]);
  return { status: "translated", ...answerOf(text, marked, runs) };
}
