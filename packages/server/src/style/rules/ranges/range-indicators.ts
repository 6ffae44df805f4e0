import type { Edit } from "../../edit.ts";
import type { EditRule, StyleLanguage } from "../../rule.ts";
import { eastAsianLanguages, everyLanguage } from "../language-groups.ts";
import { editStableLines } from "../stable-lines.ts";
import { type Range, rangeExpression, rangesWithDash, rangesWithWord } from "./read-ranges.ts";

export const enDashRange = dashRange(everyLanguage, "–");
export const enDashRangeWithSpaces = dashRange(everyLanguage, " – ");
export const hyphenRange = dashRange(everyLanguage, "-");
export const hyphenRangeWithSpaces = dashRange(everyLanguage, " - ");
export const fullWidthDashRange = dashRange(eastAsianLanguages, "－");
export const halfWidthDashRange = dashRange(eastAsianLanguages, "-");
export const waveDashRange = dashRange(eastAsianLanguages, "～");
export const tildeRange = dashRange(eastAsianLanguages, "~");

/** The words between two numbers in each language, where nothing before them says `from` or `between`. */
const words: ReadonlyMap<StyleLanguage, RegExp> = new Map([
  ["en", rangeExpression({ joint: " to " })],
  ["de", rangeExpression({ joint: " bis " })],
  ["es", rangeExpression({ lead: "de ", joint: " a " })],
  ["it", rangeExpression({ lead: "da ", joint: " a " })],
  ["ja", rangeExpression({ joint: "から" })],
  ["ko", rangeExpression({ joint: "부터 ?", tail: "까지" })],
]);

/** `5-10` and `5 to 10` get the dash. */
function dashRange(languages: readonly StyleLanguage[], dash: string): EditRule {
  return {
    languages,
    triggers: ["digit"],
    find: (text, { language }) => editStableLines(text, (line) => dashEdits(line, dash, words.get(language))),
  };
}

function dashEdits(line: string, dash: string, worded: RegExp | undefined): readonly Edit[] {
  const inWords = worded === undefined ? [] : rangesWithWord(line, worded).filter((range) => standsAlone(line, range));
  return disjoint([...rangesWithDash(line), ...inWords]).flatMap((range) =>
    editOf(line, range, `${range.from}${dash}${range.to}`),
  );
}

export const rangeWithTo = wordRange("en", (range) => `${range.from} to ${range.to}`);
export const rangeWithBis = wordRange("de", (range) => `${range.from} bis ${range.to}`);
export const rangeWithDaA = wordRange("it", (range) => `da ${range.from} a ${range.to}`);
export const rangeWithDeA = wordRange("es", (range) => `de ${range.from} a ${range.to}`);
export const rangeWithKara = wordRange("ja", (range) => `${range.from}から${range.to}`);

/** `5~10일` becomes `5일부터 10일까지`; what follows must be a counter alone. */
export const rangeWithButeoKkaji: EditRule = {
  languages: ["ko"],
  triggers: ["dash"],
  find: (text) => editStableLines(text, (line) => rangesWithDash(line).flatMap((range) => koreanEdit(line, range))),
};

const counters = /^(?:|일|월|년|시|분|초|세|개|명|장|권|쪽|층|주|번|회|호|원|점|도|살|학년|개월|시간|페이지)$/u;

function koreanEdit(line: string, { start, end, from, to, unit }: Range): readonly Edit[] {
  const rest = line.slice(end + unit.length, end + unit.length + 4);
  if (!counters.test(unit) || /^ ?(?:까지|사이)/.test(rest)) return [];
  return [{ start, end: end + unit.length, text: `${from}${unit}부터 ${to}${unit}까지` }];
}

function wordRange(language: StyleLanguage, write: (range: Range) => string): EditRule {
  return {
    languages: [language],
    triggers: ["dash"],
    find: (text) =>
      editStableLines(text, (line) =>
        rangesWithDash(line)
          .filter((range) => standsAlone(line, range))
          .flatMap((range) => editOf(line, range, write(range))),
      ),
  };
}

/** Words that ask for one of their own between the numbers, or that no other preposition follows. */
const governs =
  /(?:^|[\s("'«„“])(?:from|between|zwischen|von|vom|ab|entre|desde|del?|al?|hasta|en|por|para|con|los|las|el|la|tra|fra|da|dal|dalle|dai|del|delle|dei|di|in|nel|nelle|nei|per|il|le|i|gli|lo|alle|ai|sulle|sui|con|su)[ \u00a0]$/iu;
const governsInEnglishOrGerman = /(?:^|[\s("'„“])(?:from|between|zwischen|von|vom)[ \u00a0]$/iu;

function standsAlone(text: string, { start, joint, from }: Range): boolean {
  const before = text.slice(Math.max(0, start - 16), start);
  const isWorded = /^ (?:to|bis) $/i.test(joint) || joint.startsWith("か") || joint.startsWith("부");
  if ((isWorded ? governsInEnglishOrGerman : governs).test(before)) return false;
  return joint !== " a " || !(ofChange.test(text.slice(Math.max(0, start - 40), start)) || /[$€£¥₩]/.test(from));
}

/** From one value to another, which is no range: `subió de 5 a 10`. */
const ofChange =
  /(?<!\p{L})(?:sub|baj|pas|aument|crec|crez|ca[eyí]|reduc|reduj|disminu|increment|cambi|salt|va |fue |ampli|sal[ei]|scend|sces|cresc|cresciut|diminu|ridu|ridott|aumen|port|abbass|alz|trasferi)[^.!?;]*$/iu;

function disjoint(ranges: readonly Range[]): readonly Range[] {
  const inOrder = [...ranges].sort((one, other) => one.start - other.start);
  return inOrder.filter((range, at) => range.start >= (inOrder[at - 1]?.end ?? 0));
}

function editOf(text: string, { start, end }: Range, written: string): readonly Edit[] {
  return text.slice(start, end) === written ? [] : [{ start, end, text: written }];
}
