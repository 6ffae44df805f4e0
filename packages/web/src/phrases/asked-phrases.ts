import { baseLanguage, type Client, type DragomanError, isAboutText, textsUntilStopped } from "@dragoman/client";
import {
  i18nextInterpolation,
  type MessageOutcome,
  type MessageSyntax,
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
  const asked = textsUntilStopped(client);
  const translate: TranslateTexts<DragomanError> = (texts, handling) =>
    asked.translate(texts, {
      ...lane.options,
      ...(handling.tagHandling === "none" ? {} : handling),
      ...(sourceLanguage !== "und" && { from: baseLanguage(sourceLanguage) }),
      to: lane.locale,
      deadlineMs: Math.max(1, end - performance.now()),
      signal,
      ...(asking.isPrivate && { store: false }),
      ...(reportingTag !== undefined && { reportingTag }),
    });
  try {
    const requests = phrases.map(({ text, format }) => ({ text, syntax: syntaxes[format], target: lane.locale }));
    const outcomes = await translateMessages(requests, translate);
    return { results: phrases.map(({ text }, index) => resultOf(text, outcomes[index])), failure: asked.stopped() };
  } catch (error) {
    return { results: phrases.map(() => failed), failure: error ?? new Error("The client rejected without a reason.") };
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
  if (outcome.failure !== undefined && !isAboutText(outcome.failure)) return failed;
  return outcome.reason === "declined" ? declined : damaged;
}
