import {
  baseOf,
  catalogue,
  type DeclineReason,
  type Direction,
  type EngineChain,
  type EngineRequest,
  type LanguageTag,
  matchTarget,
} from "@dragoman/engines";
import type { Passage, Step, TextRequest } from "./passage.ts";
import { TextError, type TextErrorFacts, type TextProblem } from "./text-error.ts";

/**
 * Asks the engines, once for each direction that the texts of a request go. What is in the target language already
 * stands as it is where no engine rewrites it.
 * @throws TextError naming the first text that nothing translates, and what would.
 */
export function askEngines(chain: EngineChain): Step {
  return async (passages, request) => {
    const groups = Map.groupBy(passages.filter(isWritten), ({ language }) => language ?? request.target);
    const asked = [...groups].map(([language, group]) => ask(chain, group, language, request));
    const made = asked.length === 1 ? await asked[0] : (await Promise.all(asked)).flat();
    const all = [...passages];
    for (const passage of made ?? []) all[passage.index] = passage;
    return all;
  };
}

async function ask(
  chain: EngineChain,
  group: readonly Passage[],
  source: LanguageTag,
  request: TextRequest,
): Promise<readonly Passage[]> {
  const direction = { source, target: request.target };
  if (!chain.serves(direction)) {
    if (isSameLanguage(direction)) return group.map(unchanged);
    throw unserved(chain, direction, group);
  }
  const answers = await chain.translate(engineRequest(direction, group, request));
  return group.map((passage, position) => {
    const answer = answers[position];
    if (answer?.status === "translated") return { ...passage, translation: answer.text, engine: answer.engine };
    if (answer?.status === "failed") throw answer.error;
    if (isSameLanguage(direction)) return unchanged(passage);
    throw declined(chain, direction, passage, answer?.reasons ?? []);
  });
}

function engineRequest(
  direction: Direction,
  group: readonly Passage[],
  { context, signal }: TextRequest,
): EngineRequest {
  const texts = group.map(({ text }) => text);
  return context === undefined ? { direction, texts, signal } : { direction, texts, signal, context };
}

/** What has words: the rest stays as it is. */
function isWritten({ text, language }: Passage): boolean {
  return text.text !== "" && language !== undefined;
}

/** A language and its variants in one script: `pt` and `pt-BR`, not `zh-Hans` and `zh-Hant`. */
function isSameLanguage({ source, target }: Direction): boolean {
  return baseOf(source) === baseOf(target) && scriptOf(source) === scriptOf(target);
}

function scriptOf(tag: LanguageTag): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}

function unchanged(passage: Passage): Passage {
  return { ...passage, translation: passage.text.text, engine: "none" };
}

function unserved(chain: EngineChain, direction: Direction, group: readonly Passage[]): TextError {
  const { source, target } = direction;
  if (matchTarget(chain.languages().targets, target) === undefined && !catalogue.some(({ tag }) => tag === target)) {
    return new TextError("unknown_target", `'${target}' is no language that is known here.`);
  }
  const message = `Unsupported language pair: '${source}' => '${target}'. No engine here serves it.`;
  return refusal(chain, direction, "no_engine", message, group[0] === undefined ? {} : { index: group[0].index });
}

function declined(
  chain: EngineChain,
  direction: Direction,
  { index }: Passage,
  reasons: readonly DeclineReason[],
): TextError {
  const message = `Every engine that serves '${direction.source}' => '${direction.target}' declined text[${index}].`;
  const detail = reasons.map(({ engine, reason }) => `${engine}: ${reason}`).join("; ");
  return refusal(chain, direction, "declined", message, { index, detail });
}

/** The message ends with what would help. */
function refusal(
  chain: EngineChain,
  direction: Direction,
  problem: TextProblem,
  message: string,
  facts: Omit<TextErrorFacts, "remedies">,
): TextError {
  const remedies = chain.remedies(direction);
  const advice = remedies[0] === undefined ? "Ask for another language, or enable another engine." : remedies[0].action;
  return new TextError(problem, `${message} ${/[.!]$/.test(advice) ? advice : `${advice}.`}`, { ...facts, remedies });
}
