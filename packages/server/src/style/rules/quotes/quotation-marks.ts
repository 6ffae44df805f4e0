import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { everyLanguage } from "../language-groups.ts";
import { editStableLines } from "../stable-lines.ts";
import type { QuoteMarks } from "./quote-marks.ts";
import * as marks from "./quote-marks.ts";
import { type QuotePair, readQuotes } from "./read-quotes.ts";

/** The marks for a pair, by how deep it stands and the mark that opens it now; none where it stays. */
type ChooseMarks = (pair: { readonly level: number; readonly mark: string }, context: EditContext) => QuoteMarks;

const latinAndEastAsian: readonly StyleLanguage[] = everyLanguage.filter((language) => language !== "ja");
const withGuillemets: readonly StyleLanguage[] = ["de", "es", "fr", "it"];

/** `"a 'b'"` becomes `“a ‘b’”`; single marks stay single. */
export const curlyMarks = quotationRule(latinAndEastAsian, ({ mark }, context) =>
  isSingle(mark) ? marks.singleCurlyOf(context) : marks.doubleCurlyOf(context),
);

export const straightMarks = quotationRule(latinAndEastAsian, ({ mark }) =>
  isSingle(mark) ? marks.singleStraight : marks.doubleStraight,
);

/** Double outside, single inside, whatever stood there. */
export const doubleCurlyMarks = byLevel(latinAndEastAsian, [marks.doubleCurlyOf, marks.singleCurlyOf]);

export const doubleStraightMarks = byLevel(latinAndEastAsian, [() => marks.doubleStraight, () => marks.singleStraight]);

export const guillemetMarks = byLevel(withGuillemets, [marks.guillemets, marks.singleGuillemets]);

export const cornerThenDoubleCorner = byLevel(
  ["ja", "zh"],
  [() => marks.cornerBrackets, () => marks.doubleCornerBrackets],
);

export const doubleCurlyThenSingle = byLevel(
  ["en", "es", "fr", "it", "ja", "ko", "zh"],
  [() => marks.doubleCurly, () => marks.singleCurly],
);

export const germanThenSingleGerman = byLevel(["de"], [() => marks.doubleGerman, () => marks.singleGerman]);

/** Straight marks stay straight, and the others become the language's own. */
export const doubleThenSingle = quotationRule(["de", "en", "es", "fr", "it", "ko", "zh"], (pair, context) =>
  inShapeOf(pair.mark, pair.level % 2 === 0, context),
);

export const singleThenDouble = quotationRule(["de", "en", "es", "fr", "it", "ko", "zh"], (pair, context) =>
  inShapeOf(pair.mark, pair.level % 2 === 1, context),
);

export const straightThenSingleStraight = byLevel(latinAndEastAsian, [
  () => marks.doubleStraight,
  () => marks.singleStraight,
]);

export const guillemetsThenCurly = byLevel(["es", "fr", "it"], [marks.guillemets, () => marks.doubleCurly]);

export const guillemetsThenStraight = byLevel(["es", "fr", "it"], [marks.guillemets, () => marks.doubleStraight]);

export const guillemetsThenSingleGuillemets = byLevel(withGuillemets, [marks.guillemets, marks.singleGuillemets]);

export const guillemetsThenCurlyThenSingleCurly = byLevel(
  ["es", "fr", "it"],
  [marks.guillemets, () => marks.doubleCurly, () => marks.singleCurly],
);

export const reversedThenSingleReversed = byLevel(
  ["de"],
  [() => marks.reversedGuillemets, () => marks.singleReversedGuillemets],
);

/** The marks in order of depth; deeper than they go, the last two take turns. */
function byLevel(languages: readonly StyleLanguage[], levels: readonly ((context: EditContext) => QuoteMarks)[]) {
  return quotationRule(languages, ({ level }, context) => {
    const beyond = level - levels.length + 1;
    const at = beyond <= 0 ? level : levels.length - 1 - (beyond % 2);
    return (levels[at] ?? marks.doubleCurlyOf)(context);
  });
}

function quotationRule(languages: readonly StyleLanguage[], choose: ChooseMarks): EditRule {
  return {
    languages,
    triggers: ["quote"],
    find: (text, context) => editStableLines(text, (line) => quotationEdits(line, context, choose)),
  };
}

function quotationEdits(text: string, context: EditContext, choose: ChooseMarks): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { open, close, level } of quotationsIn(text, context)) {
    const mark = text.charAt(open);
    const chosen = choose({ level, mark }, context);
    edits.push(...setMark(text, open, "open", chosen), ...setMark(text, close, "close", chosen));
  }
  return edits.sort((one, other) => one.start - other.start);
}

/** Corner brackets quote in Japanese and Chinese; in Korean they name works, and stay. */
function quotationsIn(text: string, { language }: EditContext): readonly QuotePair[] {
  const { pairs } = readQuotes(text);
  const withCorners = language === "ja" || language === "zh";
  return withCorners ? pairs : pairs.filter(({ open }) => !"「『".includes(text.charAt(open)));
}

const gaps = /[ \u00a0\u2009\u202f]/;

/** The mark itself, and what stands between it and the words where guillemets are or will be. */
function setMark(text: string, at: number, side: "open" | "close", { open, close, gap }: QuoteMarks): readonly Edit[] {
  const step = side === "open" ? 1 : -1;
  const space = text.charAt(at + step);
  const isGap = gaps.test(space) && "«»‹›".includes(text.charAt(at));
  const stays = isGap && gap !== "" && (space === gap || space === "\u00a0");
  const [from, to] = [Math.min(at, isGap ? at + step : at), Math.max(at, isGap ? at + step : at) + 1];
  const inside = stays ? space : gap;
  const written = side === "open" ? open + inside : inside + close;
  return text.slice(from, to) === written ? [] : [{ start: from, end: to, text: written }];
}

function inShapeOf(mark: string, isDouble: boolean, context: EditContext): QuoteMarks {
  if (mark === '"' || mark === "'") return isDouble ? marks.doubleStraight : marks.singleStraight;
  return isDouble ? marks.doubleCurlyOf(context) : marks.singleCurlyOf(context);
}

function isSingle(mark: string): boolean {
  return "'‘‚‹›".includes(mark);
}
