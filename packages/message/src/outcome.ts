import type { Damage } from "./proof.ts";

/** How texts are sent: as they are, or as markup of which the content of some elements is not translated. */
export type TextHandling =
  | { readonly tagHandling: "none" }
  | { readonly tagHandling: "xml" | "html"; readonly ignoreTags: readonly string[] };

/** What became of one text. `Failure` is whatever the translator gives for a reason. */
export type TextOutcome<Failure> =
  | { readonly status: "translated"; readonly text: string; readonly engine?: string | undefined }
  | { readonly status: "declined"; readonly failure: Failure };

/**
 * Translates texts of one direction, all in the same handling; gives as many outcomes, in order. What it throws ends
 * the whole call, so that it throws for what no text can help: no service, no permission, no quota.
 */
export type TranslateTexts<Failure> = (
  texts: readonly string[],
  handling: TextHandling,
) => Promise<readonly TextOutcome<Failure>[]>;

/** What became of one message. Its `text` is whole in every case. */
export type MessageOutcome<Failure> =
  | { readonly status: "translated"; readonly text: string; readonly engine?: string | undefined; readonly by: Attempt }
  /** Nothing in it can be translated. `fault` says why a message cannot be read that is not valid in its syntax. */
  | { readonly status: "kept"; readonly text: string; readonly fault?: string | undefined }
  | FallbackOutcome<Failure>;

/** The source's message, because no translation of it was whole. */
export interface FallbackOutcome<Failure> {
  readonly status: "fallback";
  readonly text: string;
  /** `declined`: the translator has none. `damaged`: every attempt lost, doubled or changed a token. */
  readonly reason: "declined" | "damaged";
  readonly failure?: Failure | undefined;
  /** What the last attempt did to the message. */
  readonly damage?: Damage | undefined;
  readonly engine?: string | undefined;
}

/** What a message was translated by: as it is, as markup, or the texts between its tokens one by one. */
export type Attempt = "plain" | "xml" | "html" | "pieces";
