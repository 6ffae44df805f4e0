import { replacing } from "../replacements.ts";

const latin: ReadonlyMap<string, string> = new Map([
  ["e.g.", "for example"],
  ["i.e.", "that is"],
  ["etc.", "and so on"],
  ["et al.", "and others"],
  ["viz.", "namely"],
  ["cf.", "compare"],
  ["vs.", "versus"],
  ["N.B.", "note"],
  ["NB:", "Note:"],
  ["ca.", "about"],
]);

/** `e.g.` becomes `for example`; the stop of `etc.` at the end of a sentence stays. */
export const noLatinAbbreviations = replacing(
  ["en"],
  ["dots", "colon"],
  /(?<![\p{L}\p{N}.])(?:[Ee]\.g\.|[Ii]\.e\.|etc\.|et al\.|viz\.|[Cc]f\.|vs\.|N\.B\.|NB:|ca\.(?= \d))/gu,
  ({ 0: found, index, input }) => {
    const words = latin.get(found) ?? latin.get(found.toLowerCase());
    if (words === undefined) return undefined;
    const rest = input.slice(index + found.length, index + found.length + 6);
    const isLast = /^(?:etc|et al)/.test(found) && /^["”’)]?(?:\s*$|\s+\p{Lu}|\n)/u.test(rest);
    const isFirst = /^[EIC]/.test(found);
    return `${isFirst ? words.charAt(0).toUpperCase() + words.slice(1) : words}${isLast ? "." : ""}`;
  },
);

const verbs = "are|is|was|were|have|has|had|do|does|did|would|could|should|must|need";
const irregular: ReadonlyMap<string, string> = new Map([
  ["can't", "cannot"],
  ["won't", "will not"],
  ["shan't", "shall not"],
  ["let's", "let us"],
]);
const pronouns = "I|you|we|they|he|she|it|You|We|They|He|She|It";
const contracted = new RegExp(
  `(?<![\\p{L}’'])(?:(can['’]t|won['’]t|shan['’]t|let['’]s)|(${verbs})n['’]t|(${pronouns})['’](re|ve|ll|m))(?![\\p{L}’'])`,
  "giu",
);
const longForms: Readonly<Record<string, string>> = { re: "are", ve: "have", ll: "will", m: "am" };

/** `don't` becomes `do not`. `'s` and `'d` stay: nobody can tell `is` from `has`, nor a possessive. */
export const noContractions = replacing(
  ["en"],
  ["apostrophe"],
  contracted,
  ({ 1: special, 2: verb, 3: pronoun, 4: end = "", index, input }) => {
    const isQuestion = /^ (?:I|you|we|they|he|she|it|this|that|there)(?!\p{L})/u.test(afterMatch(input, index));
    if (special !== undefined) {
      const words = irregular.get(special.toLowerCase().replace("’", "'")) ?? special;
      return isQuestion ? undefined : special.charAt(0) + words.slice(1);
    }
    if (verb !== undefined) return isQuestion ? undefined : `${verb} not`;
    return `${pronoun} ${longForms[end.toLowerCase()]}`;
  },
);

function afterMatch(input: string, index: number): string {
  return /^\S+( \S+)?/.exec(input.slice(index, index + 60))?.[1] ?? "";
}

const longWords =
  /(?<![\p{L}’'])(?:([Cc])annot|([Ww])ill not|((?:are|is|was|were|have|has|had|do|does|did|would|could|should)) not|([Ii]) am|(you|we|they) (are|have|will)|(he|she|it) will|I (have|will))(?= \p{Ll})/giu;

/** `do not` becomes `don't`, `we are` becomes `we're`, where words follow. */
export const contractions = replacing(["en"], ["letter"], longWords, (match) => contractionOf(match, true));
export const contractionsWithoutNegatives = replacing(["en"], ["letter"], longWords, (match) =>
  contractionOf(match, false),
);

const shortForms: Readonly<Record<string, string>> = { are: "'re", have: "'ve", will: "'ll" };

function contractionOf(match: RegExpExecArray, negatives: boolean): string | undefined {
  const [found, can, will, verb, i, pronoun, kind, person, own] = match;
  if (/^\p{Lu}{2}/u.test(found)) return undefined;
  if (can !== undefined) return negatives ? `${can}an't` : undefined;
  if (will !== undefined) return negatives ? `${will}on't` : undefined;
  if (verb !== undefined) return negatives ? `${verb}n't` : undefined;
  if (i !== undefined) return "I'm";
  if (pronoun !== undefined)
    return isPossession(match) ? undefined : `${pronoun}${shortForms[(kind ?? "").toLowerCase()]}`;
  if (person !== undefined) return `${person}'ll`;
  return isPossession(match) ? undefined : `I${shortForms[(own ?? "").toLowerCase()]}`;
}

/** `we have a car` and `we have to go` are not contracted. */
function isPossession({ 0: found, index, input }: RegExpExecArray): boolean {
  return (
    /have$/i.test(found) &&
    !/^ (?:been|had|seen|done|gone|made|taken|added|updated|received|sent|found|already|never|not)(?!\p{L})/u.test(
      input.slice(index + found.length, index + found.length + 12),
    )
  );
}
