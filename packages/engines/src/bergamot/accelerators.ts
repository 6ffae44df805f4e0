import { isMarked } from "../carry/marked.ts";
import { phrasebookLanguages } from "../phrasebook/languages.ts";
import { hasAccelerator, stripAccelerator } from "../phrasebook/normal.ts";
import { followAccelerator } from "../phrasebook/surface.ts";
import type { EngineAnswer, EngineText, LanguageTag } from "../ports.ts";

/** The text without the mark of a key (`&Open`), which models for strings never saw; one with spans or terms stays. */
export function withoutAccelerator(text: EngineText): EngineText {
  if (isMarked(text) || !hasAccelerator(text.text)) return text;
  return { ...text, text: stripAccelerator(text.text), sentences: text.sentences.map(stripAccelerator) };
}

/** The answer with a mark where the language puts one, if the text had one. */
export function withAccelerator(answer: EngineAnswer, { text }: EngineText, target: LanguageTag): EngineAnswer {
  const language = phrasebookLanguages.find((known) => known === target);
  if (answer.status === "declined" || language === undefined || answer.spans !== undefined) return answer;
  return hasAccelerator(text) ? { ...answer, text: followAccelerator(answer.text, text, language) } : answer;
}
