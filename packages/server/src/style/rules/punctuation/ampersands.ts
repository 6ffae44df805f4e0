import { eastAsianLanguages, latinLanguages } from "../language-groups.ts";
import { replacing } from "../replacements.ts";

/** Two short groups of capitals: R&D, AT&T, T&Cs. */
const abbreviation = /(?<![\p{L}\p{N}&.])(\p{Lu}{1,2})( ?)&( ?)(\p{Lu}{1,2}s?)(?![\p{L}\p{N}&])/gu;

export const ampersandWithoutSpaces = replacing(
  latinLanguages,
  ["ampersand"],
  abbreviation,
  ({ 1: left = "", 4: right = "" }) => (areNeighbours(left, right) ? undefined : `${left}&${right}`),
);

export const ampersandWithSpaces = replacing(
  latinLanguages,
  ["ampersand"],
  abbreviation,
  ({ 1: left, 4: right }) => `${left} & ${right}`,
);

/** A & B are two of a list, and no abbreviation. */
function areNeighbours(left: string, right: string): boolean {
  return left.length === 1 && right.length === 1 && Math.abs(left.charCodeAt(0) - right.charCodeAt(0)) === 1;
}

/** Between words in lower case, or the first word of a text and one in lower case: no name, no title, no code. */
const betweenWords =
  /(?<=(?:^|[\s("“„«])\p{Ll}{2,30}|(?:^|[.!?]\s)\p{Lu}\p{Ll}{1,30}) & (?=\p{Ll}{2,30}(?![\p{L}\p{N}(_=]))/gmu;

export const ampersandAsAnd = replacing(["en"], ["ampersand"], betweenWords, () => " and ");

/** In German one of the words may be a noun; two nouns may be the name of a company, and stay. */
const betweenGermanWords =
  /(?<=(?:^|[\s("„»])\p{Ll}{2,30}) & (?=\p{L}\p{Ll}{1,30}(?![\p{L}\p{N}(_=]))|(?<=(?:^|[\s("„»])\p{Lu}\p{Ll}{1,30}) & (?=\p{Ll}{2,30}(?![\p{L}\p{N}(_=]))/gmu;

export const ampersandAsUnd = replacing(["de"], ["ampersand"], betweenGermanWords, () => " und ");

export const fullWidthAmpersand = replacing(eastAsianLanguages, ["ampersand"], /(?<![&＆])&(?![&＆])/g, () => "＆");

export const halfWidthAmpersand = replacing(eastAsianLanguages, ["ampersand"], /(?<![&＆])＆(?![&＆])/g, () => "&");

/** `salt + pepper`; what has capitals or numbers may be a name, a product or a sum. */
export const plusAsAnd = replacing(
  ["en"],
  ["plus"],
  /(?<=(?:^|[\s("“])\p{Ll}{2,30}|(?:^|[.!?]\s)\p{Lu}\p{Ll}{1,30}) \+ (?=\p{Ll}{2,30}(?![\p{L}\p{N}(_=]))/gmu,
  () => " and ",
);
