import type { EditRule } from "../../rule.ts";
import { replacing } from "../replacements.ts";

const withoutMarks = (letters: string) => letters.normalize("NFD").replace(/[\u0300-\u0327]/g, "");

export const noAccents = replacing(["fr"], ["accented"], /[À-ÖØ-öø-ÿŸ]/g, ({ 0: letter }) => withoutMarks(letter));

export const noAccentsOnCapitals = replacing(["fr"], ["accented"], /[ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸ]/g, ({ 0: letter }) =>
  withoutMarks(letter),
);

/** Words that are no others without their accent; `A` and `Ca` only before words that make them sure. */
const capitalWords =
  /(?<!\p{L})(?:E(?=tats?(?!\p{L})|tats-Unis|coles?(?!\p{L})|gl?ises?(?!\p{L})|gypte|tudes?(?!\p{L})|tudiant|conomi|ducation|lectri|lection|lèves?(?!\p{L})|nergi|poques?(?!\p{L})|quip|tranger|v[ée]nement|galement|tant(?!\p{L})|tait|taient|tiez|tions|tre(?!\p{L})|tes(?!\p{L})|dit|cri|cran|t[ée](?!\p{L}))|A(?= (?:partir|propos|bientôt|côté|cause|demain|moins|peine|travers|droite|gauche)(?!\p{L}))|C(?=a (?:va|ne|y|se|me|te|fait|marche|suffit)(?!\p{L})))/gu;
const circumflexed = /^E(?:tre|tes)(?!\p{L})/u;

export const accentsOnCapitals = replacing(["fr"], ["letter"], capitalWords, ({ 0: letter, index, input }) => {
  if (letter === "A") return "À";
  if (letter === "C") return "Ç";
  return circumflexed.test(input.slice(index, index + 5)) ? "Ê" : "É";
});

const future = "er(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)(?!\\p{L})";
const consonants = "(?:[bcdglmnprstv]|br|ch|cr|gl|gn|gr|gu|qu|tr|vr)";

/** Every verb in -éder, -érer, …: `cédera` becomes `cèdera`. */
export const graveInFuture = replacing(
  ["fr"],
  ["accented"],
  new RegExp(`(?<=\\p{L})é(?=${consonants}${future})`, "gu"),
  () => "è",
);

/** Verbs of that kind alone: `lèvera` and `achètera` have the grave accent in any spelling. */
const likeCeder =
  "c|préf|esp|rép|compl|consid|cél|poss|sugg|g|op|mod|gén|rév|prot|all|accél|lib|inqui|interpr|r|int|exag|pén|réit|s|tol|vén|succ|proc|acc|préc|exc|obs|alt|dig|énum|adh|coop|délib|rep|récup|rémun|persév|abr|diff|transf|inf|réf|conf|ins";
export const acuteInFuture = replacing(
  ["fr"],
  ["accented"],
  new RegExp(`(?<=(?<!\\p{L})(?:${likeCeder}))è(?=(?:d|r|t|br|g|gl|gr|tr|ch)${future})`, "giu"),
  () => "é",
);

/** `aimé-je` and `aimè-je`. */
export const graveBeforeJe = beforeJe("é", "è");
export const acuteBeforeJe = beforeJe("è", "é");

function beforeJe(from: string, to: string): EditRule {
  return replacing(["fr"], ["accented"], new RegExp(`(?<=\\p{L})${from}(?=-je(?!\\p{L}))`, "gu"), () => to);
}

/** Words that lost their circumflex in 1990; with the places where the letter stands. */
const circumflexWords =
  "(?<!\\p{L})(?:(?<!(?:il|elle|on|qui|je|tu)s? )bo(?=.tes?(?!\\p{L}))|ao(?=.t(?!\\p{L}))|br(?=.l(?:e|é|a|u))|(?:en|dé|ré)?cha(?=.n(?:e|é|a))|(?:re|mé)?conna(?=.t(?:re|ra)?)|co(?=.t(?:s?|er?|es|ent|era|ait|aient|é|eux|euses?|eusement)(?!\\p{L}))|cro(?=.t(?:e|o))|d(?=.n(?:er|ers|é|ée|ez|ait)(?!\\p{L}))|fl(?=.te)|(?:ra)?fra(?=.ch)|g(?=.tes?(?!\\p{L}))|(?:dé|ar.re-)?go(?=.ts?(?!\\p{L}|t)|.t(?:e|é)(?:r|s|z|e)?)|(?=.les?(?!\\p{L}))|presqu(?=.le)|ma(?=.tr)|(?:re)?na(?=.tre)|(?:ap|dis|com|trans|re)?para(?=.t(?:re|ra)?)|piq(?=.re)|s(?=.rement)|tra(?=.tr(?:e|i))|(?:en)?tra(?=.n(?:e|é|a))|vo(?=.te)|ab(?=.m)|emb(?=.che)|hu(?=.tre)|rago(?=.t)|aff(?=.t))";

export const circumflexOnIAndU = circumflex({ i: "î", u: "û", I: "Î", U: "Û" });
export const noCircumflexOnIAndU = circumflex({ î: "i", û: "u", Î: "I", Û: "U" });

function circumflex(letters: Readonly<Record<string, string>>): EditRule {
  const expression = new RegExp(`(?<=${circumflexWords})[${Object.keys(letters).join("")}]`, "giu");
  return replacing(["fr"], ["letter"], expression, ({ 0: letter }) => letters[letter]);
}
