import type { EngineAnswer, EngineText, Span } from "../ports.ts";

/**
 * A long text in pieces of at most so many characters, cut between sentences and never within a span or a term. What
 * cannot be cut stays longer. Joined they give the text, and their spans and terms in order are the text's.
 */
export function piecesOf(text: EngineText, longest: number): readonly EngineText[] {
  if (text.text.length <= longest || text.sentences.length === 0) return [text];
  const pieces: EngineText[] = [];
  let [start, end, sentences]: [number, number, string[]] = [0, 0, []];
  const write = () => {
    if (sentences.length > 0) pieces.push(pieceOf(text, start, end, sentences));
    [start, sentences] = [end, []];
  };
  for (const stretch of uncutStretches(text)) {
    const { length } = stretch.join("");
    if (end - start + length > longest) write();
    sentences.push(...stretch);
    end += length;
  }
  write();
  return pieces;
}

/** Sentences, those together that a span or a term ties to each other. */
function uncutStretches({ sentences, spans = [], terms = [] }: EngineText): readonly (readonly string[])[] {
  const marks = [...spans, ...terms].sort((one, other) => one.start - other.start);
  const stretches: string[][] = [];
  let [end, tiedUntil, next] = [0, 0, 0];
  for (const sentence of sentences) {
    const last = stretches.at(-1);
    if (last !== undefined && end < tiedUntil) last.push(sentence);
    else stretches.push([sentence]);
    end += sentence.length;
    for (let mark = marks[next]; mark !== undefined && mark.start < end; mark = marks[++next]) {
      tiedUntil = Math.max(tiedUntil, mark.end);
    }
  }
  return stretches;
}

function pieceOf(whole: EngineText, start: number, end: number, sentences: readonly string[]): EngineText {
  const isLast = end === whole.text.length;
  const isWithin = (mark: Span) => start <= mark.start && (mark.start < end || (isLast && mark.start === end));
  const moved = <Mark extends Span>(mark: Mark): Mark => ({
    ...mark,
    start: mark.start - start,
    end: mark.end - start,
  });
  const { spans, terms, examples } = whole;
  return {
    text: whole.text.slice(start, end),
    sentences,
    ...(spans && { spans: spans.filter(isWithin).map(moved) }),
    ...(terms && { terms: terms.filter(isWithin).map(moved) }),
    ...(examples && { examples }),
  };
}

/** The answer to a text from those to its pieces. It carries what all of them carry. */
export function joinedAnswer(answers: readonly EngineAnswer[]): EngineAnswer {
  const [first] = answers;
  if (answers.length === 1 && first !== undefined) return first;
  let text = "";
  let spans: Span[] | undefined = [];
  let terms: (Span | undefined)[] | undefined = [];
  for (const answer of answers) {
    if (answer.status === "declined") return answer;
    const moved = ({ start, end }: Span) => ({ start: start + text.length, end: end + text.length });
    if (answer.spans === undefined) spans = undefined;
    if (answer.terms === undefined) terms = undefined;
    spans?.push(...(answer.spans ?? []).map(moved));
    terms?.push(...(answer.terms ?? []).map((place) => place && moved(place)));
    text += answer.text;
  }
  return { status: "translated", text, ...(spans && { spans }), ...(terms && { terms }) };
}
