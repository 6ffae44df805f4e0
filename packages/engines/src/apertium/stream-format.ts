/**
 * Apertium's stream format: what a text looks like inside a pipeline. Reserved characters carry a backslash, and
 * what stands in brackets (a superblank) passes through unread.
 * https://wiki.apertium.org/wiki/Apertium_stream_format
 */

/** The full stop that ends every text, in the target's writing: Hindi and Urdu have their own. */
const ownFullStop = /[.।۔](?:\[\]|\s)*$/;

/**
 * One block of texts, to be followed by NUL. Each text ends with a full stop of our own, so that no rule reaches
 * from one text into the next, and with a numbered superblank by which its answer is known.
 */
export function encodeBlock(texts: readonly string[]): string {
  return texts.map((text, index) => `${escapeText(text)}[].[;${index}]`).join("");
}

/**
 * The answers in a block, in order.
 * @returns `undefined` when a numbered end is missing, doubled or out of order: then no answer of the block is sure.
 */
export function decodeBlock(block: string, count: number): readonly string[] | undefined {
  const parts = block.split(/\[;(\d+)\]/);
  if (parts.length !== count * 2 + 1 || parts[count * 2] !== "") return undefined;
  const answers: string[] = [];
  for (let index = 0; index < count; index++) {
    const answer = parts[index * 2];
    if (answer === undefined || !ownFullStop.test(answer) || parts[index * 2 + 1] !== String(index)) return undefined;
    answers.push(unescapeText(answer.replace(ownFullStop, "")));
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
