import type { EditRule } from "../../rule.ts";
import { latinLanguages } from "../language-groups.ts";
import { replacing } from "../replacements.ts";

/** A slash between words of three letters and more: no unit, no fraction, no path, no `n/a`. */
const between =
  /(?<=(?<![\p{L}\p{N}/_.~-])\p{L}[\p{L}’'-]{1,30})(?: \/ ?|\/ )(?=\p{L}[\p{L}’'-]{1,30}(?![\p{L}\p{N}/_~-]|\.\p{L}| ?\/))/gu;
const tight =
  /(?<=(?<![\p{L}\p{N}/_.~-])\p{L}[\p{L}’'-]{2,30})\/(?=\p{L}[\p{L}’'-]{2,30}(?![\p{L}\p{N}/_~-]|\.\p{L}| ?\/))/gu;

export const slashWithoutSpaces = replacing(latinLanguages, ["slash"], between, () => "/");
export const slashWithSpaces = replacing(latinLanguages, ["slash"], tight, ({ index, input }) =>
  /\band$/.test(input.slice(Math.max(0, index - 4), index)) ||
  /^\/(?:innen|frau|frauen|männer)(?!\p{L})/u.test(input.slice(index, index + 9))
    ? undefined
    : " / ",
);

/** Where a line, a bracket or a mark says where the alternatives begin and end: `Open file/Save file`. */
const alternative = "\\p{L}[\\p{L}’'-]{0,30}(?: \\p{L}[\\p{L}’'-]{0,30}){0,3}";
const alternatives = new RegExp(
  `(?<=(?:^|[(\\[:;,.!?“"„«]) ?(${alternative})) ?/ ?(?=(${alternative})(?: ?[)\\],;:.!?”"“»]|$))`,
  "gmu",
);

export const slashWithSpacesIfBoth = byWordCount((left, right) => left > 1 && right > 1);
export const slashWithSpacesIfEither = byWordCount((left, right) => left > 1 || right > 1);

function byWordCount(isSpaced: (left: number, right: number) => boolean): EditRule {
  return replacing(latinLanguages, ["slash"], alternatives, ({ 1: left = "", 2: right = "" }) =>
    isSpaced(left.split(" ").length, right.split(" ").length) ? " / " : "/",
  );
}

/** Pairs in which the slash is nothing but an `or`. */
const either = new Map(
  "he she|she he|his her|her his|him her|her him|his hers|himself herself|yes no|is are|has have|was were|does do|man woman|men women|boy girl|mother father|father mother|parent guardian|husband wife|brother sister|son daughter|mr mrs|sir madam|this these|that those|red blue|black white|hot cold|left right|day night|morning evening|tea coffee|buy sell|boys girls|sons daughters|parents guardians"
    .split("|")
    .map((pair) => [pair.replace(" ", "/"), pair.replace(" ", " or ")]),
);
const pairs = new RegExp(
  `(?<![\\p{L}\\p{N}/_.-])(?:${[...either.keys()].join("|")})(?![\\p{L}\\p{N}/_]|-\\p{L}|\\.\\p{L})`,
  "giu",
);

export const slashAsOr = replacing(["en"], ["slash"], pairs, ({ 0: found }) => {
  const [left, right] = found.split("/");
  return either.has(found.toLowerCase()) ? `${left} or ${right}` : undefined;
});
