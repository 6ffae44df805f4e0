import { type BodyLocalizer, type LocalizedBody, nothingToSay, type Outcome } from "./body-localizer.ts";
import type { Phrase, PhraseResult, ResponsePhrases } from "./phrases/phrase.ts";
import type { Steering } from "./phrases/steering.ts";

/** A text of an answer, before the answer is a body: a field of an object, a message of an error. */
export interface AnswerText {
  readonly text: string;
  /** `html`: a fragment of HTML, whose tags stay. */
  readonly format: Phrase["format"];
  /** In place of what steers the rest of the answer. Best the same object for each answer. */
  readonly translate?: Steering | undefined;
}

/** What texts are translated with that are steered alike. */
export interface TextLocalizers {
  readonly phrases: ResponsePhrases;
  readonly html: Pick<BodyLocalizer, "whole">;
}

export interface LocalizedTexts {
  /** In the order of the texts. What is not there in time is as it was. */
  readonly texts: readonly string[];
  readonly outcome: Outcome;
}

/** Localizes texts side by side; those that are steered alike and must be asked for go in one call. Never rejects. */
export async function localizeTexts(
  texts: readonly AnswerText[],
  localizersFor: (translate: Steering | undefined) => TextLocalizers,
): Promise<LocalizedTexts> {
  const alike = Map.groupBy(texts.keys(), (index) => texts[index]?.translate);
  const bodies: LocalizedBody[] = [];
  await Promise.all(
    Array.from(alike, async ([translate, indexes]) => {
      const localizers = localizersFor(translate);
      const own = indexes.flatMap((index) => texts[index] ?? []);
      const plain = own.filter(({ format }) => format === "text");
      const [fragments, results] = await Promise.all([
        Promise.all(own.map(({ format, text }) => (format === "html" ? localizers.html.whole(text) : undefined))),
        localizers.phrases.translate(plain.map(({ text }) => ({ format: "text", text }))),
      ]);
      const said = new Map(plain.map((text, index) => [text, results[index]]));
      for (const [place, index] of indexes.entries()) {
        const text = own[place];
        if (text !== undefined) bodies[index] = fragments[place] ?? localizedText(text.text, said.get(text));
      }
    }),
  );
  return {
    texts: bodies.map(({ body }) => body),
    outcome: bodies.map(({ outcome }) => outcome).reduce(sumOf, nothingToSay),
  };
}

export function sumOf(one: Outcome, other: Outcome): Outcome {
  return {
    translated: one.translated + other.translated,
    pending: one.pending + other.pending,
    declined: one.declined + other.declined,
  };
}

function localizedText(text: string, result: PhraseResult | undefined): LocalizedBody {
  if (result?.status === "translated") return { body: result.text, outcome: { ...nothingToSay, translated: 1 } };
  if (result?.status === "kept") return { body: text, outcome: nothingToSay };
  const outcome = result?.isFinal ? { ...nothingToSay, declined: 1 } : { ...nothingToSay, pending: 1 };
  return { body: text, outcome };
}
