import { DragomanError, isDragomanError } from "../errors.ts";
import type { TranslationOutcome } from "./settled.ts";
import type { TranslateOptions } from "./translate-options.ts";

/** What became of a text, for whoever puts messages together from texts. */
export type SettledText =
  | { readonly status: "translated"; readonly text: string; readonly engine: string | undefined }
  | { readonly status: "declined"; readonly failure: DragomanError };

/** Texts that are sent in several calls, until one of them fails. */
export interface TextsUntilStopped {
  /** As many as texts, in order. Rejects as the client's `translateSettled` does. */
  readonly translate: (texts: readonly string[], options: TranslateOptions) => Promise<SettledText[]>;
  /** The failure that was about no text, after which nothing is sent: the next call would fail alike. */
  readonly stopped: () => DragomanError | undefined;
}

/** Sends texts to a client, in as many calls as it takes, and none after a failure that is about no text. */
export function textsUntilStopped(client: {
  readonly translateSettled: (
    texts: readonly string[],
    options: TranslateOptions,
  ) => Promise<readonly TranslationOutcome[]>;
}): TextsUntilStopped {
  let stopped: DragomanError | undefined;
  const translate = async (texts: readonly string[], options: TranslateOptions): Promise<SettledText[]> => {
    const before = stopped;
    if (before !== undefined) return texts.map(() => ({ status: "declined", failure: before }));
    const outcomes = await client.translateSettled(texts, options);
    return texts.map((_, index) => {
      const outcome = outcomes[index];
      if (outcome?.status === "translated") {
        const { text, engine } = outcome.translation;
        return { status: "translated", text, engine };
      }
      const failure = outcome?.error ?? unanswered();
      if (!isAboutText(failure)) stopped = failure;
      return { status: "declined", failure };
    });
  };
  return { translate, stopped: () => stopped };
}

/** Whether a failure is about a text of the call, so that other texts may do better: it was declined, or is too long. */
export function isAboutText(error: DragomanError): boolean {
  if (!isDragomanError(error)) return false;
  const { kind, code, textIndex } = error;
  if (kind === "too-large") return textIndex !== undefined;
  return kind === "invalid-request" && (code === "declined" || code === "no_engine" || textIndex !== undefined);
}

function unanswered(): DragomanError {
  return new DragomanError("invalid-response", "The client gave no answer for a text.");
}
