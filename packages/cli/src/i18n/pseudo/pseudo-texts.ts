import { createPseudoEngine } from "@dragoman/engines";
import type { TextHandling, TranslateTexts } from "@dragoman/message";

/** Accents, brackets and more length. @param growth A part of the text's length. */
export function accentedTexts(growth: number): TranslateTexts<string> {
  const engine = createPseudoEngine({ growth });
  // It does the same in every direction.
  const [direction] = engine.directions();
  if (direction === undefined) throw new Error("The pseudo engine serves every direction.");
  return async (texts, handling) => {
    const answers = await engine.translate({
      direction,
      texts: texts.map((text) => {
        const terms = keptIn(text, handling);
        return { text, sentences: [text], ...(terms.length > 0 && { terms }) };
      }),
    });
    return answers.map((answer) => {
      return answer.status === "translated" ? answer : { status: "declined", failure: answer.reason };
    });
  };
}

/** What is not translated: elements to be ignored, and every other tag. */
function keptIn(text: string, handling: TextHandling) {
  if (handling.tagHandling === "none") return [];
  return [...text.matchAll(markup)].map(({ 0: translation, index: start }) => ({
    start,
    end: start + translation.length,
    translation,
    kind: "kept" as const,
  }));
}

/** As `@dragoman/message` writes it: the element `x` is to be left as it is, and no text has a bare `<` or `&`. */
const markup = /<x\b[^<>]*>[^<]*<\/x>|<[^<>]*>|&[^;\s]*;/g;

const [rightToLeftMark, override, endOfOverride] = ["\u200f", "\u202e", "\u202c"];

/**
 * Each word as it would stand in a language that is written from right to left: its letters in that direction, between
 * marks that make their surroundings so (UAX #9; the pseudolocale ar-XB of CLDR and Android).
 */
export const turnedTexts: TranslateTexts<string> = async (texts, handling) => {
  return texts.map((text) => {
    if (handling.tagHandling === "none") return { status: "translated", text: turned(text) };
    const kept = [...text.matchAll(markup), { 0: "", index: text.length }];
    let at = 0;
    const parts = kept.map(({ 0: markup, index }) => {
      const part = turned(text.slice(at, index)) + markup;
      at = index + markup.length;
      return part;
    });
    return { status: "translated", text: parts.join("") };
  });
};

function turned(text: string): string {
  return text.replaceAll(
    /[\p{L}\p{M}'’]+/gu,
    (word) => rightToLeftMark + override + word + endOfOverride + rightToLeftMark,
  );
}
