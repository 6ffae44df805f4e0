import { replacing } from "../replacements.ts";

/** `(He left).` behind the end of a sentence is one by itself: `(He left.)`. */
export const periodInsideBrackets = replacing(
  ["de", "en", "es", "fr", "it"],
  ["bracket"],
  /(?<=(?:^|[.!?…] ?["”»“]? ?|\n)\([\p{Lu}¿¡][^().!?…\n]{2,300})\)\.(?=\s|$)/gu,
  () => ".)",
);

/** `「行く。」と` becomes `「行く」と`. */
export const noPeriodBeforeCornerBracket = replacing(
  ["ja"],
  ["quote"],
  /。(?=[」』][\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])/gu,
  () => "",
);

const sentenceEnd = "(?=$|\\n)";

/** A line whose other sentences end with 。 ends with one too: `彼は言った。そして「行く」`. */
export const periodAfterCornerBracket = replacing(
  ["ja"],
  ["quote"],
  new RegExp(`(?<=。[^。\\n「」]{1,200}「[^「」\\n]{0,200}[^。！？!?…「」\\n]」)${sentenceEnd}`, "gu"),
  () => "。",
);

/** What a Japanese sentence ends with, so that no heading is taken for one. */
const predicate = "(?:です|ます|した|ません|だ|た|る|い|ある|いる)";

/** `…です（図1）` at the end becomes `…です（図1）。`, and so does `…です（図1。）`. */
export const periodAfterSupplement = replacing(
  ["ja"],
  ["bracket"],
  new RegExp(
    `(?<=${predicate}[（(][^（）()。\\n]{1,200}[）)])${sentenceEnd}|(?<=${predicate}[（(][^（）()。\\n]{1,200})。[）)]${sentenceEnd}`,
    "gu",
  ),
  ({ 0: found }) => `${found.slice(1)}。`,
);

const aboutTheSentenceBefore = "(?<=。[（(][^（）()。\\n]{1,200}";

/** `…です。（図1）` becomes `…です。（図1）。`. */
export const periodAfterNote = replacing(
  ["ja"],
  ["bracket"],
  new RegExp(`${aboutTheSentenceBefore})。?([）)])(?!。)`, "gu"),
  ({ 1: bracket }) => `${bracket}。`,
);

/** `…です。（図1）` becomes `…です。（図1。）`. */
export const periodInsideNote = replacing(
  ["ja"],
  ["bracket"],
  new RegExp(`${aboutTheSentenceBefore})([）)])。?`, "gu"),
  ({ 1: bracket }) => `。${bracket}`,
);
