import type { TextHandling, TextOutcome, TranslateTexts } from "./outcome.ts";

/** An outcome that was looked at: what is none, or cannot be a translation, is `unreadable`. */
export type Answer<Failure> =
  | { readonly status: "translated"; readonly text: string; readonly engine: string | undefined }
  | { readonly status: "declined"; readonly failure: Failure }
  | { readonly status: "unreadable" };

/** Translates texts, equal ones once, also when they were asked for before. */
export function askingOnce<Failure>(
  translate: TranslateTexts<Failure>,
): (texts: readonly string[], handling: TextHandling) => Promise<(text: string) => Answer<Failure>> {
  const known = new Map<TextHandling["tagHandling"], Map<string, Answer<Failure>>>();
  return async (texts, handling) => {
    const answers = known.get(handling.tagHandling) ?? new Map<string, Answer<Failure>>();
    known.set(handling.tagHandling, answers);
    const sent = [...new Set(texts)].filter((text) => !answers.has(text));
    if (sent.length > 0) {
      const outcomes = await translate(sent, handling);
      // With an outcome too few, nobody knows which text it is that has none.
      const inOrder = Array.isArray(outcomes) && outcomes.length === sent.length;
      sent.forEach((text, index) => {
        answers.set(text, inOrder ? readOutcome(text, outcomes[index]) : { status: "unreadable" });
      });
    }
    return (text) => answers.get(text) ?? { status: "unreadable" };
  };
}

/** Whoever translates may be on the other side of a network: its types are a hope. */
function readOutcome<Failure>(sent: string, outcome: TextOutcome<Failure> | undefined): Answer<Failure> {
  if (outcome?.status === "declined") return { status: "declined", failure: outcome.failure };
  if (outcome?.status !== "translated" || typeof outcome.text !== "string") return { status: "unreadable" };
  if (outcome.text.length > longestAnswer(sent)) return { status: "unreadable" };
  return {
    status: "translated",
    text: outcome.text,
    engine: typeof outcome.engine === "string" ? outcome.engine : undefined,
  };
}

/** No translation is that long; reading it would cost more than it is worth. */
function longestAnswer(sent: string): number {
  return 20 * sent.length + 2000;
}
