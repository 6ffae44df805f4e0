import type { EditRule } from "../../rule.ts";
import { replacing } from "../replacements.ts";

/** Words that a clause begins with: its subject, or what stands before its subject. */
const subject =
  "(?:I|we|you|he|she|it|they|the|this|that|these|those|there|a|an|our|your|my|his|her|its|their|all|some|no|each|every|most|many|users|people)";
const clauseBegins = "(?:^|[.!?]\\s{1,2}|; )";
/** Not `however`, `otherwise` and `instead`, which are other words before a clause too. */
const adverbs =
  "[Tt]herefore|[Mm]oreover|[Ff]urthermore|[Cc]onsequently|[Nn]evertheless|[Nn]onetheless|[Mm]eanwhile|[Aa]dditionally|[Ss]imilarly|[Ll]ikewise|[Aa]ccordingly|[Ss]ubsequently|[Cc]onversely|[Bb]esides|[Ff]inally|[Hh]ence|[Tt]hus";

export const commaAfterAdverb: EditRule = replacing(
  ["en"],
  ["letter"],
  new RegExp(`(?<=${clauseBegins}(?:${adverbs})|; however) (?=${subject} )`, "gm"),
  () => ", ",
);

export const noCommaAfterAdverb: EditRule = replacing(
  ["en"],
  ["comma"],
  new RegExp(`(?<=${clauseBegins}(?:${adverbs}|[Hh]owever|[Oo]therwise|[Ii]nstead)), (?=\\p{L})`, "gmu"),
  () => " ",
);

const latin = "(?<=(?<![\\p{L}.])(?:[ie]\\.[eg]\\.))";

export const commaAfterLatin: EditRule = replacing(
  ["en"],
  ["initial"],
  new RegExp(`${latin} (?=[^\\s,])`, "gu"),
  ({ input, index }) => (isThatIsOrExample(input, index) ? ", " : undefined),
);

export const noCommaAfterLatin: EditRule = replacing(
  ["en"],
  ["initial"],
  new RegExp(`${latin},(?= ?[^\\s,])`, "gu"),
  ({ input, index }) => (isThatIsOrExample(input, index) ? "" : undefined),
);

function isThatIsOrExample(input: string, index: number): boolean {
  return /^(?:i\.e\.|e\.g\.)$/.test(input.slice(index - 4, index));
}

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const days = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";
const phrase = `(?:In (?:(?:${months}) )?\\d{4}|In (?:${months}|spring|summer|autumn|winter)|On (?:${days})|(?:Last|Next|This) (?:week|month|year|${days})|Yesterday|Today|Tomorrow|At (?:first|last|present|night)|For (?:example|instance|now)|In (?:fact|general|short|addition|contrast|particular|summary)|By (?:then|now|default)|After that|Of course|As a (?:result|rule))`;

export const commaAfterPhrase: EditRule = replacing(
  ["en"],
  ["letter"],
  new RegExp(`(?<=(?:^|[.!?]\\s{1,2})${phrase}) (?=${subject} )`, "gm"),
  () => ", ",
);

export const noCommaAfterPhrase: EditRule = replacing(
  ["en"],
  ["comma"],
  new RegExp(`(?<=(?:^|[.!?]\\s{1,2})${phrase}), (?=${subject} )`, "gm"),
  () => " ",
);
