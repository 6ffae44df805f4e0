import { type Client, DragomanError, isDragomanError } from "@dragoman/client";
import {
  i18nextInterpolation,
  type MessageOutcome,
  type MessageSyntax,
  type TextOutcome,
  type TranslateTexts,
  translateMessages,
} from "@dragoman/message";
import { damaged, declined, failed, kept, type Phrase, type PhraseResult } from "./phrase.ts";
import type { Lane } from "./steering.ts";

/** The part of the client that phrases need. */
export type PhraseClient = Pick<Client, "translateSettled">;

/** How phrases are asked for. */
export interface Asking {
  readonly client: PhraseClient;
  /** A BCP 47 tag; `und` where the service has to find out what each phrase is written in. */
  readonly sourceLanguage: string;
  readonly lane: Lane;
  readonly isPrivate: boolean;
  readonly reportingTag: string | undefined;
  readonly signal: AbortSignal;
}

export interface AskedPhrases {
  /** As many as phrases, in order. */
  readonly results: readonly PhraseResult[];
  /** Why phrases failed, where it was about none of them. */
  readonly failure: unknown;
}

/** Milliseconds that all requests for some phrases may take together. */
const askingMs = 30_000;

/** Asks for phrases, and takes no answer that is not whole. Never rejects. */
export async function askedPhrases(phrases: readonly Phrase[], asking: Asking): Promise<AskedPhrases> {
  const { client, sourceLanguage, lane, reportingTag, signal } = asking;
  const end = performance.now() + askingMs;
  let failure: DragomanError | undefined;
  const translate: TranslateTexts<DragomanError> = async (texts, handling) => {
    // After a failure that is about no text, what is tried next would fail alike.
    if (failure !== undefined) return texts.map(() => refused(failure ?? unanswered()));
    const outcomes = await client.translateSettled(texts, {
      ...lane.options,
      ...(handling.tagHandling === "none" ? {} : handling),
      ...(sourceLanguage !== "und" && { from: baseLanguage(sourceLanguage) }),
      to: lane.locale,
      deadlineMs: Math.max(1, end - performance.now()),
      signal,
      ...(asking.isPrivate && { store: false }),
      ...(reportingTag !== undefined && { reportingTag }),
    });
    return texts.map((_, index) => {
      const outcome = outcomes[index];
      if (outcome?.status === "translated") return { status: "translated", text: outcome.translation.text };
      const error = outcome?.error ?? unanswered();
      if (!isAboutTheText(error)) failure = error;
      return refused(error);
    });
  };
  try {
    const requests = phrases.map(({ text, format }) => ({ text, syntax: syntaxes[format], target: lane.locale }));
    const outcomes = await translateMessages(requests, translate);
    return { results: phrases.map(({ text }, index) => resultOf(text, outcomes[index])), failure };
  } catch (error) {
    return { results: phrases.map(() => failed), failure: error ?? unanswered() };
  }
}

/** What fills `{{name}}` stands behind the response, as often as not; in texts without it this is plain text. */
const syntaxes: Readonly<Record<Phrase["format"], MessageSyntax>> = {
  text: { kind: "i18next", interpolation: i18nextInterpolation },
  html: { kind: "html" },
};

function resultOf(source: string, outcome: MessageOutcome<DragomanError> | undefined): PhraseResult {
  if (outcome === undefined) return failed;
  if (outcome.status === "kept") return kept;
  if (outcome.status === "translated") {
    return outcome.text === source ? kept : { status: "translated", text: outcome.text };
  }
  if (outcome.failure !== undefined && !isAboutTheText(outcome.failure)) return failed;
  return outcome.reason === "declined" ? declined : damaged;
}

function isAboutTheText(error: DragomanError): boolean {
  if (!isDragomanError(error)) return false;
  if (error.kind === "too-large") return error.textIndex !== undefined;
  const isDecline = error.code === "declined" || error.code === "no_engine" || error.textIndex !== undefined;
  return error.kind === "invalid-request" && isDecline;
}

function refused(failure: DragomanError): TextOutcome<DragomanError> {
  return { status: "declined", failure };
}

/** Services take the language of a text without a region. */
function baseLanguage(language: string): string {
  return language.split("-")[0] ?? language;
}

function unanswered(): DragomanError {
  return new DragomanError("invalid-response", "The client gave no answer for a text.");
}
