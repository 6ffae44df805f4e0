import { EngineError } from "../errors.ts";
import type { EngineAnswer, EngineRequest, EngineText, Span, TranslationEngine } from "../ports.ts";
import type { Lexicon } from "./alignment.ts";
import { conformed } from "./conformed.ts";
import { isMarked } from "./marked.ts";
import { findSpans } from "./spans.ts";
import { type Ask, asWorded, placeTerms } from "./terms.ts";
import { keyOfText, tokensCutAt, wordingForms } from "./words.ts";

/** More words of a request than this are not looked up; they are aligned by their places. */
const mostLookedUp = 2000;
/** Longer stretches are seldom said the same alone. */
const longestLookedUp = 80;

/**
 * An engine's answers with the spans and terms of their texts: those that it carries itself, and the others found by
 * asking it more. In every answer the spans are nested as they were, and all that must be kept is in its place.
 */
export function translateCarrying(
  engine: TranslationEngine,
  request: EngineRequest,
): readonly EngineAnswer[] | Promise<readonly EngineAnswer[]> {
  const said = engine.translate(request);
  return said instanceof Promise
    ? said.then((answers) => carryMarks(engine, request, answers))
    : carryMarks(engine, request, said);
}

interface MarkedAnswer {
  readonly index: number;
  readonly text: EngineText;
  readonly answer: EngineAnswer;
}

function carryMarks(
  engine: TranslationEngine,
  request: EngineRequest,
  answers: readonly EngineAnswer[],
): readonly EngineAnswer[] | Promise<readonly EngineAnswer[]> {
  const { texts } = request;
  checkCount(engine, answers, texts.length);
  const marked: readonly MarkedAnswer[] = texts.flatMap((text, index) => {
    const answer = answers[index];
    return answer !== undefined && isMarked(text) ? [{ index, text, answer }] : [];
  });
  // At once where the engine has worded all terms as wanted and there is nothing else.
  const worded = marked.map((each) => ({ ...each, answer: asWorded(each.text, each.answer) }));
  if (worded.every(isWhole)) return withCarried(answers, worded);
  const ask: Ask = async (plain) => {
    const more = await engine.translate({ ...request, texts: plain });
    checkCount(engine, more, plain.length);
    return more;
  };
  return carry(marked, ask).then((carried) => withCarried(answers, carried));
}

function isWhole({ text: { spans }, answer }: MarkedAnswer): boolean {
  if (answer.status === "declined" || (spans !== undefined && spans.length > 0)) return false;
  return answer.terms !== undefined && !answer.terms.includes(undefined);
}

async function carry(marked: readonly MarkedAnswer[], ask: Ask): Promise<readonly MarkedAnswer[]> {
  const texts = marked.map(({ text }) => text);
  const given = marked.map(({ answer }) => answer);
  const placed = await placeTerms(texts, given, ask);
  const spanned = await placeSpans(texts, placed, ask);
  return marked.map((each, order) => ({ ...each, answer: spanned[order] ?? each.answer }));
}

/** All answers, with those that carry something in their places. */
function withCarried(answers: readonly EngineAnswer[], carried: readonly MarkedAnswer[]): readonly EngineAnswer[] {
  const all = [...answers];
  for (const { index, text, answer } of carried) {
    all[index] = answer.status === "declined" ? answer : conformed(text, answer);
  }
  return all;
}

/** @throws EngineError for an engine that gives more or fewer answers than it was asked for. */
export function checkCount(engine: TranslationEngine, answers: readonly EngineAnswer[], texts: number): void {
  if (answers.length === texts) return;
  throw new EngineError(engine.name, "crashed", `${engine.name} gave ${answers.length} answers to ${texts} texts.`);
}

async function placeSpans(
  texts: readonly EngineText[],
  answers: readonly EngineAnswer[],
  ask: Ask,
): Promise<readonly EngineAnswer[]> {
  const open = texts.filter((text, index) => needsAlignment(text, answers[index]));
  const lexicon = await lookUp(open, ask);
  return answers.map((answer, index) => {
    const text = texts[index];
    if (text === undefined || answer.status === "declined" || !text.spans?.length) return answer;
    if (answer.spans?.length === text.spans.length) return answer;
    return { ...answer, spans: findSpans({ text, answer: answer.text, terms: answer.terms, lexicon }) };
  });
}

function needsAlignment(text: EngineText, answer: EngineAnswer | undefined): boolean {
  if (answer?.status !== "translated" || !text.spans?.length) return false;
  if (answer.spans?.length === text.spans.length || answer.text === text.text) return false;
  return text.spans.some((span) => !isAtEnds(text.text, span));
}

/** Around the whole text, or around nothing at its start or end: the engine need not be asked. */
function isAtEnds(text: string, { start, end }: Span): boolean {
  const isAtStart = text.slice(0, start).trim() === "";
  const isAtEnd = text.slice(end).trim() === "";
  return isAtStart && isAtEnd ? true : (isAtStart || isAtEnd) && text.slice(start, end).trim() === "";
}

/** What the engine says for words alone, and for what spans enclose; as they are written, or else in small letters. */
async function lookUp(texts: readonly EngineText[], ask: Ask): Promise<Lexicon> {
  const wordings = new Set<string>();
  for (const wording of wordingsOf(texts)) {
    if (wordings.size >= mostLookedUp) break;
    wordings.add(wording).add(wording.toLowerCase());
  }
  if (wordings.size === 0) return new Map();
  const asked = [...wordings];
  const answers = await ask(asked.map((text) => ({ text, sentences: [text] })));
  const lexicon = new Map<string, readonly string[]>();
  for (const [index, wording] of asked.entries()) {
    const [key, answer] = [keyOfText(wording), answers[index]];
    if (answer?.status === "translated" && !lexicon.has(key)) lexicon.set(key, wordingForms(answer.text));
  }
  return lexicon;
}

function* wordingsOf(texts: readonly EngineText[]): Generator<string> {
  for (const { text, spans = [] } of texts) {
    for (const { start, end } of spans) {
      if (end - start <= longestLookedUp && /\p{L}/u.test(text.slice(start, end))) yield text.slice(start, end).trim();
    }
  }
  for (const { text, terms = [] } of texts) {
    for (const { start, end, isWord } of tokensCutAt(text, terms)) {
      const word = text.slice(start, end);
      if (isWord && word.length <= longestLookedUp && /\p{L}/u.test(word)) yield word;
    }
  }
}
