/** Whether what a model wrote can be a translation at all. What cannot, is refused: it never passes for one. */
import { chineseScript } from "../detection/text-script.ts";
import { baseOf } from "../language.ts";
import type { Detector, Direction, LanguageTag } from "../ports.ts";
import { protectedRanges } from "../protected-spans.ts";
import type { Messages, Wishes } from "./prompt.ts";

/** Shorter ones could be in a text by chance. */
const shortestEcho = 24;
/** Of fewer letters a detector says too little. */
const fewestDetected = 60;

/** What is wrong with an answer to a text, in words for a decline; `undefined` for nothing. */
export function faultOf(
  source: string,
  answer: string,
  { direction, context, instructions = [] }: Wishes,
  { system }: Messages,
): string | undefined {
  if (answer.length > 8 * source.length + 120) return "The model wrote far more than a translation";
  if (source.length >= 200 && answer.length * 20 < source.length) return "The model wrote far less than a translation";
  const told = [...system.split("\n"), ...instructions, ...(context === undefined ? [] : [context])];
  if (told.some((line) => line.length >= shortestEcho && answer.includes(line) && !source.includes(line))) {
    return "The model repeated what it was told";
  }
  return isWrittenIn(direction, source, answer) ? undefined : "The model did not write in the target language";
}

/** Taken for each other too often to hold it against an answer. */
const alike: ReadonlySet<string> = new Set(["da nb", "nb da", "hr sl", "sl hr"]);

/**
 * Looks for long answers in the language of their texts, or in English where that is not asked for: the two in which
 * models answer instead of translating. Languages that the detector does not know may look to it like the text's.
 * @returns for each answer whether it is in such a language.
 */
export async function inWrongLanguage(
  detector: Pick<Detector, "detect" | "languages">,
  direction: Direction,
  answers: readonly string[],
): Promise<readonly boolean[]> {
  const [source, target] = [baseOf(direction.source), baseOf(direction.target)];
  const isToldApart = detector.languages.includes(target) && !alike.has(`${source} ${target}`);
  const wrong = new Set<string>(isToldApart ? [source, "en"] : ["en"]);
  wrong.delete(target);
  const isLong = answers.map((answer) => lettersOf(answer).length >= fewestDetected);
  const asked = wrong.size === 0 ? [] : answers.filter((_, index) => isLong[index]);
  const found = (asked.length === 0 ? [] : await detector.detect(asked)).values();
  return isLong.map((long) => {
    const detection = long ? found.next().value : undefined;
    return detection?.status === "success" && detection.language !== undefined && wrong.has(detection.language);
  });
}

/** Latin letters stand in texts of every language; those of other scripts do not, unless the text has them. */
function isWrittenIn({ source, target }: Direction, text: string, answer: string): boolean {
  const letters = lettersOf(answer);
  if (letters.length < 4) return true;
  const own = countIn(scriptOf(target), letters);
  const foreign = letters.length - countIn(withLatin(scriptOf(target)), letters);
  if (foreign * 2 > letters.length) {
    const inText = lettersOf(text);
    return inText.length - countIn(withLatin(scriptOf(source)), inText) >= foreign;
  }
  if (own === 0 && letters.length >= fewestDetected && hasManyWords(answer)) return false;
  const script = target.startsWith("zh-Han") && own >= 8 ? chineseScript(answer) : undefined;
  return script === undefined || target.endsWith(script);
}

/** Words in small letters: a list of names is the same in many languages. */
function hasManyWords(text: string): boolean {
  return (text.match(/\b[a-z]{2,}\b/g)?.length ?? 0) >= 8;
}

function countIn(scripts: readonly string[], letters: readonly string[]): number {
  const letter = new RegExp(`^[${scripts.map((name) => `\\p{Script=${name}}`).join("")}]`, "u");
  return letters.filter((each) => letter.test(each)).length;
}

function withLatin(scripts: readonly string[]): readonly string[] {
  return [...scripts, "Latin"];
}

function lettersOf(text: string): readonly string[] {
  let [words, from] = ["", 0];
  for (const [start, stop] of protectedRanges(text)) {
    words += text.slice(from, start);
    from = stop;
  }
  return (words + text.slice(from)).match(/\p{L}/gu) ?? [];
}

function scriptOf(tag: LanguageTag): readonly string[] {
  const script = new Intl.Locale(tag).maximize().script ?? "Latn";
  return writing[script] ?? [script];
}

/** What ISO 15924 names as one, and Unicode as several. */
const writing: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Han", "Hiragana", "Katakana"],
  Kore: ["Hangul", "Han"],
  Hans: ["Han"],
  Hant: ["Han"],
};
