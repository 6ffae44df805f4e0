import {
  baseOf,
  type ChainAnswer,
  type DeclineReason,
  type Direction,
  type EngineChain,
  type EngineRequest,
  type LanguageTag,
  matchTarget,
} from "@dragoman/engines";
import type { Segment, Translation } from "./passage.ts";
import type { SegmentStep, TextRequest } from "./request.ts";
import { TextError, type TextErrorFacts, type TextProblem } from "./text-error.ts";

/** Whether an engine here translates into the language. */
export function isTarget(chain: EngineChain, target: LanguageTag): boolean {
  return matchTarget(chain.languages().targets, target) !== undefined;
}

/**
 * Asks the engines for what nothing has translated yet, once for each direction that the texts of a request go. What is
 * in the target language already stands as it is where no engine rewrites it.
 * @throws TextError naming the first text that nothing translates, and what would.
 */
export function askEngines(chain: EngineChain): SegmentStep {
  return async (segments, request) => {
    const groups = Map.groupBy(segments.filter(isOpen), ({ passage }) => passage.language ?? request.target);
    const asked = [...groups].map(([language, group]) => ask(chain, group, language, request));
    const [first] = asked;
    const made = asked.length === 1 && first !== undefined ? await first : (await Promise.all(asked)).flat();
    if (made.length === segments.length && asked.length === 1) return made;
    const translated = new Map([...groups.values()].flat().map((segment, index) => [segment, made[index]]));
    return segments.map((segment) => translated.get(segment) ?? segment);
  };
}

async function ask(
  chain: EngineChain,
  group: readonly Segment[],
  source: LanguageTag,
  request: TextRequest,
): Promise<readonly Segment[]> {
  const direction = { source, target: request.target };
  if (!chain.serves(direction)) {
    if (isSameLanguage(direction)) return group.map((segment) => unwritten(segment, promptsFor(source, request)));
    throw unserved(chain, direction, group);
  }
  const asked = engineRequest(direction, group, request);
  if (asked.requires !== undefined && !chain.honours("formality", direction)) throw withoutFormality(direction, group);
  const answers = await chain.translate(asked);
  return group.map((segment, position) => {
    const answer = answers[position];
    if (answer?.status === "translated") return translated(segment, answer);
    if (answer?.status === "failed") throw answer.error;
    if (isSameLanguage(direction)) return unwritten(segment, promptsFor(source, request));
    throw declined(chain, direction, segment, answer?.reasons ?? []);
  });
}

function engineRequest(direction: Direction, group: readonly Segment[], request: TextRequest): EngineRequest {
  const { context, formality, signal } = request;
  const instructions = promptsFor(direction.source, request);
  return {
    direction,
    texts: group.map(({ text }) => text),
    signal,
    ...(context !== undefined && { context }),
    ...(formality !== undefined && { formality: formality.level }),
    ...(formality?.isPreference === false && { requires: ["formality"] as const }),
    ...(instructions.length > 0 && { instructions }),
  };
}

/** The instructions for texts in a language: the request's own, and those of its style list. */
function promptsFor(language: LanguageTag, { instructions, style }: TextRequest): readonly string[] {
  const told = style === undefined ? instructions : [...instructions, ...style.told];
  if (told.length === 0) return nothing;
  const base = baseOf(language);
  return told.flatMap(({ prompt, source }) => (source === undefined || source === base ? [prompt] : []));
}

function translated(segment: Segment, answer: ChainAnswer & { readonly status: "translated" }): Segment {
  return {
    ...segment,
    translation: translationOf(answer),
    maker: answer.engine,
    notApplied: answer.notApplied ?? segment.notApplied,
    isRepeatable: answer.isRepeatable,
  };
}

/** What nobody rewrote: the instructions that came with it were followed by nobody. */
function unwritten(segment: Segment, instructions: readonly string[]): Segment {
  return instructions.length === 0 ? segment : { ...segment, notApplied: ["instructions"] };
}

const nothing: readonly never[] = [];

function translationOf({
  text,
  spans = nothing,
  terms = nothing,
}: ChainAnswer & { status: "translated" }): Translation {
  if (terms.length === 0) return { text, spans, fixed: nothing, terms: nothing };
  const fixed = terms.filter((place) => place !== undefined);
  let next = 0;
  return { text, spans, fixed, terms: terms.map((place) => (place === undefined ? undefined : next++)) };
}

/** What has words that nobody has translated: the rest stays as it is. */
function isOpen({ text, passage, maker }: Segment): boolean {
  return maker === "none" && text.text !== "" && passage.language !== undefined;
}

/** A language and its variants in one script: `pt` and `pt-BR`, not `zh-Hans` and `zh-Hant`. */
function isSameLanguage({ source, target }: Direction): boolean {
  return baseOf(source) === baseOf(target) && scriptOf(source) === scriptOf(target);
}

function scriptOf(tag: LanguageTag): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}

function unserved(chain: EngineChain, direction: Direction, group: readonly Segment[]): TextError {
  const { source, target } = direction;
  const message = `Unsupported language pair: '${source}' => '${target}'. No engine here serves it.`;
  return refusal(chain, direction, "no_engine", message, firstOf(group));
}

function withoutFormality({ target }: Direction, group: readonly Segment[]): TextError {
  const message = `Target language '${target}' doesn't support formality here. Use prefer_more or prefer_less, or leave it out.`;
  return new TextError("no_formality", message, firstOf(group));
}

function firstOf([segment]: readonly Segment[]): Pick<TextErrorFacts, "index"> {
  return segment === undefined ? {} : { index: segment.passage.index };
}

function declined(
  chain: EngineChain,
  direction: Direction,
  { passage: { index } }: Segment,
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
