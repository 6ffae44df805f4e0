/**
 * Apertium's stream format: what a text looks like inside a pipeline. Reserved characters carry a backslash, and
 * what stands in brackets (a superblank) passes through unread.
 * https://wiki.apertium.org/wiki/Apertium_stream_format
 */
import type { Part, Run } from "../carry/stretches.ts";

/** The full stop that ends every text, in the target's writing: Hindi and Urdu have their own. */
const ownFullStop = /[.।۔](?:\[\]|\s)*$/;

/**
 * One block of texts, to be followed by NUL. Each text ends with a full stop of our own, so that no rule reaches
 * from one text into the next, and with a numbered superblank by which its answer is known.
 */
export function encodeBlock(texts: readonly string[]): string {
  return ended(texts.map(escapeText));
}

/**
 * The same with numbered stretches as word-bound blanks, which follow their words through the pipeline where
 * `apertium-wblank-attach` and `-detach` stand in it.
 */
export function encodeMarkedBlock(texts: readonly (readonly Part[])[]): string {
  const mark = ({ text, stretch }: Part) =>
    stretch === undefined ? escapeText(text) : `[[t:s:${stretch}]]${escapeText(text)}[[/]]`;
  return ended(texts.map((parts) => parts.map(mark).join("")));
}

function ended(texts: readonly string[]): string {
  return texts.map((text, index) => `${text}[].[;${index}]`).join("");
}

/**
 * The answers in a block, in order.
 * @returns `undefined` when a numbered end is missing, doubled or out of order: then no answer of the block is sure.
 */
export function decodeBlock(block: string, count: number): readonly string[] | undefined {
  return splitBlock(block, count)?.map(unescapeText);
}

/** The answers of a marked block as runs, each with the stretches that its words came from. */
export function decodeMarkedBlock(block: string, count: number): readonly (readonly Run[])[] | undefined {
  return splitBlock(block, count)?.map(runsOf);
}

function runsOf(answer: string): readonly Run[] {
  const runs: Run[] = [];
  let stretches: readonly number[] = [];
  let from = 0;
  const write = (until: number) => {
    const text = unescapeText(answer.slice(from, until));
    if (text !== "") runs.push({ text, stretches });
  };
  for (const { 0: match, 1: blank, index } of answer.matchAll(/\\[\s\S]|\[\[([^\]]*)\]\]/g)) {
    if (blank === undefined) continue;
    write(index);
    stretches = blank === "/" ? [] : [...blank.matchAll(/t:s:(\d+)/g)].map(([, number]) => Number(number));
    from = index + match.length;
  }
  write(answer.length);
  return runs;
}

function splitBlock(block: string, count: number): readonly string[] | undefined {
  const parts = block.split(/\[;(\d+)\]/);
  if (parts.length !== count * 2 + 1 || parts[count * 2] !== "") return undefined;
  const answers: string[] = [];
  for (let index = 0; index < count; index++) {
    const answer = parts[index * 2];
    if (answer === undefined || !ownFullStop.test(answer) || parts[index * 2 + 1] !== String(index)) return undefined;
    answers.push(answer.replace(ownFullStop, ""));
  }
  return answers;
}

/** NUL ends a block and U+FFFF ends a stream (ICU reads it as end of file); both are removed, as no text needs them. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\0\uffff]/g, "")
    .replace(/[\\^$@/<>{}[\]]/g, "\\$&")
    .replaceAll("~", "[~]");
}

function unescapeText(answer: string): string {
  return answer.replace(/\\([\s\S])|[[\]]/g, (_, escaped: string | undefined) => escaped ?? "");
}
