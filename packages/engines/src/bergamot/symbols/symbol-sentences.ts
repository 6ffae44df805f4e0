/**
 * Texts for models that copy symbols: each term, placeholder and place of a text is a symbol in its sentence, what spans
 * enclose is HTML as for other models: the ends of tags as symbols, beside words, make words of them that the models
 * seldom saw. From where the symbols came back, terms and places are found again.
 */
import { markedSentences, type Part, type Run } from "../../carry/stretches.ts";
import type { EngineAnswer, EngineText, LanguageTag } from "../../ports.ts";
import { splitEnds } from "../../text-ends.ts";
import { htmlOf, runsOf } from "../html.ts";
import { oneLine } from "../one-line.ts";
import type { Line } from "../scores.ts";
import type { Alphabet } from "./alphabet.ts";
import { answerWithSymbols, type CarriedText } from "./answer.ts";
import { carriedTerms, invisible } from "./carried-terms.ts";
import { beginsInSmallLetters, inSmallLetters, isInCapitals, withCapital } from "./letter-case.ts";
import { type Piece, piecesOf, placesOf } from "./pieces.ts";

/** What is sent to the runtime for texts, and how its answers become theirs. */
export interface SymbolCut {
  readonly plain: readonly string[];
  readonly html: readonly string[];
  /** One answer for each text; declined is one whose symbols did not come back, each once. */
  answers(plain: readonly Line[], html: readonly Line[]): readonly EngineAnswer[];
}

/** What is wrong with a sentence, symbols in it, or with its translation. */
export interface SentenceChecks {
  /** Before it is sent: a text with a faulty sentence is not. */
  readonly ofSource?: (source: string) => string | undefined;
  /** @param certainty how sure the model was, where that is known */
  readonly ofAnswer?: (source: string, answer: string, certainty: number | undefined) => string | undefined;
}

export interface SentenceOptions {
  readonly checks?: SentenceChecks;
  /** Decides how its small letters become capitals: `i` is `İ` in Turkish. */
  readonly target?: LanguageTag;
}

/** What goes as symbols: `all`, or only what must be `kept`; terms and places then are found where the words went. */
export type Carrying = "all" | "kept";

export function cutWithSymbols(
  texts: readonly EngineText[],
  alphabet: Alphabet,
  carrying: Carrying,
  options: SentenceOptions,
): SymbolCut {
  const inputs: Inputs = { plain: [], html: [] };
  const { checks = {} } = options;
  const plans = texts.map((text) => planOf(text, alphabet, carrying, { inputs, checks }));
  return {
    ...inputs,
    answers: (plain, html) =>
      plans.map((plan) =>
        typeof plan === "string" ? declined(plan) : answerOf(plan, alphabet, { plain, html }, options),
      ),
  };
}

interface Inputs {
  readonly plain: string[];
  readonly html: string[];
}

/** What is sent for a sentence. */
interface Sent {
  readonly as: keyof Inputs;
  readonly line: string;
  /** Without markup. */
  readonly source: string;
  /** It was in capitals, and its answer will be. */
  readonly inCapitals: boolean;
}

interface SentencePlan {
  readonly pieces: readonly Piece[];
  /** The stretches behind the symbols, in the order of the symbols. */
  readonly carried: readonly number[];
  /** Absent for one that has nothing to translate; `index` among the inputs. */
  readonly input?: Sent & { readonly index: number };
}

interface TextPlan {
  readonly text: CarriedText;
  readonly sentences: readonly SentencePlan[];
}

/** @returns the reason where the text cannot be carried so, or is not to be sent. */
function planOf(
  text: EngineText,
  alphabet: Alphabet,
  carrying: Carrying,
  { inputs, checks }: { readonly inputs: Inputs; readonly checks: SentenceChecks },
): TextPlan | string {
  const terms = carriedTerms(text, alphabet, (kind) => carrying === "all" || kind === "kept");
  const places = carrying === "all" ? placesOf(text) : [];
  // a copy of the text would lose sentences that are cut when they are first asked for
  const { spans = [] } = text;
  const marked = markedSentences({ text: text.text, sentences: text.sentences, spans, terms });
  const sentences = piecesOf(
    marked,
    places,
    spans.some(({ start, end }) => start < end),
  );
  const most = alphabet.symbols.length;
  if (sentences.some((pieces) => pieces.filter(({ carried }) => carried !== undefined).length > most)) {
    return `a sentence has more than ${most} placeholders, terms and unknown words`;
  }
  const isUnread = terms.some(
    ({ own, start, end }) => own === undefined && isForeign(text.text.slice(start, end), alphabet),
  );
  if (isUnread && !sentences.some(hasWords)) return "its words are in letters that the model does not know";
  const sent = sentences.map((pieces) => sentFor(pieces, alphabet));
  for (const sentence of sent) {
    const fault = sentence && checks.ofSource?.(sentence.source);
    if (fault !== undefined) return fault;
  }
  return {
    text: { text, terms, places, stretches: marked.stretches },
    sentences: sentences.map((pieces, order) => {
      const carried = pieces.flatMap((piece) => (piece.carried === undefined ? [] : [piece.carried]));
      const sentence = sent[order];
      if (sentence === undefined) return { pieces, carried };
      return { pieces, carried, input: { ...sentence, index: inputs[sentence.as].push(sentence.line) - 1 } };
    }),
  };
}

const isWord = /\p{L}/u;

function isForeign(stretch: string, { knows }: Alphabet): boolean {
  return [...stretch].some((character) => isWord.test(character) && !knows(character.normalize("NFC")));
}

function hasWords(pieces: readonly Piece[]): boolean {
  return pieces.some(({ text, carried }) => carried === undefined && isWord.test(text));
}

function sentFor(pieces: readonly Piece[], alphabet: Alphabet): Sent | undefined {
  if (!hasWords(pieces)) return undefined;
  const symbols = alphabet.symbols.values();
  const read = pieces.map(({ text, carried }) =>
    carried === undefined ? readable(text, alphabet) : (symbols.next().value ?? ""),
  );
  const inCapitals = isInCapitals(read.join(""));
  const words = inCapitals ? inSmallLetters(read) : read;
  const source = oneLine(words.join("")).trim();
  const written = pieces.map(({ stretch, carried }, index): Part => {
    const text = words[index] ?? "";
    return stretch === undefined || carried !== undefined ? { text } : { text, stretch };
  });
  const isMarked = written.some(({ stretch }) => stretch !== undefined);
  const sent = { source, inCapitals };
  return isMarked ? { as: "html", line: htmlOf(written).trim(), ...sent } : { as: "plain", line: source, ...sent };
}

/** As vocabularies have it: composed characters, and the one space for those that they do not know. */
function readable(text: string, { knows }: Alphabet): string {
  return text
    .normalize("NFC")
    .replaceAll(invisible, "")
    .replaceAll(/\s/g, (space) => (knows(space) ? space : " "));
}

function answerOf(
  { text, sentences }: TextPlan,
  alphabet: Alphabet,
  translated: Readonly<Record<keyof Inputs, readonly Line[]>>,
  { checks, target }: SentenceOptions,
): EngineAnswer {
  const runs: Run[] = [];
  for (const sentence of sentences) {
    const { input, pieces } = sentence;
    if (input === undefined) {
      runs.push(...pieces.map(asItIs));
      continue;
    }
    const { text: answer, certainty } = translated[input.as][input.index] ?? { text: "" };
    const said: readonly Run[] = input.as === "html" ? runsOf(answer) : [{ text: answer, stretches: [] }];
    const found = withSymbols(inCaseOf(input, said, target), sentence, alphabet);
    if (typeof found === "string") return declined(found);
    const fault = checks?.ofAnswer?.(input.source, joined(said), certainty);
    if (fault !== undefined) return declined(fault);
    const { leading, trailing } = splitEnds(pieces.map(endsOf).join(""));
    runs.push({ text: leading, stretches: [] }, ...found, { text: trailing, stretches: [] });
  }
  return { status: "translated", ...answerWithSymbols(text, runs) };
}

/** The answer in the letters of the source: models answer sentences as such. Symbols have no case. */
function inCaseOf({ source, inCapitals }: Sent, said: readonly Run[], target: LanguageTag | undefined): readonly Run[] {
  if (inCapitals) return said.map((run) => ({ ...run, text: run.text.toLocaleUpperCase(target) }));
  const [first, ...others] = said;
  if (first === undefined || !beginsInSmallLetters(source, first.text)) return said;
  return [{ ...first, text: withCapital(first.text, target) }, ...others];
}

/** Stands for a symbol's stretch until what it stands for is put in. */
const stand = "\uFFFC";

function asItIs({ text, stretch, carried }: Piece): Run {
  if (carried !== undefined) return { text: stand, stretches: [carried] };
  return { text, stretches: stretch === undefined ? [] : [stretch] };
}

function endsOf({ text, carried }: Piece): string {
  return carried === undefined ? text : stand;
}

/** The runs cut at the symbols, each a run of its stretch; what is wrong, unless every one is there, and once. */
function withSymbols(runs: readonly Run[], { carried }: SentencePlan, { symbols }: Alphabet): readonly Run[] | string {
  const stretchOf = new Map(symbols.map((symbol, index) => [symbol, carried[index]]));
  const open = new Set(carried);
  const found: Run[] = [];
  for (const { text, stretches } of runs) {
    let from = 0;
    for (let index = 0; index < text.length; index += 1) {
      if (!stretchOf.has(text.charAt(index))) continue;
      const stretch = stretchOf.get(text.charAt(index));
      if (stretch === undefined) return "the model wrote a placeholder that is not in the text";
      if (!open.delete(stretch)) return "the model wrote a placeholder twice";
      found.push({ text: text.slice(from, index), stretches }, { text: stand, stretches: [stretch] });
      from = index + 1;
    }
    found.push({ text: text.slice(from), stretches });
  }
  return open.size === 0 ? found : "the model left out a placeholder";
}

function joined(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

function declined(reason: string): EngineAnswer {
  return { status: "declined", reason };
}
