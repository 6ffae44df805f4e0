import type { ConfiguredRules, MemoryJobStatus, NewCustomInstruction, StyleRuleList } from "@dragoman/client";
import type { Schema } from "@dragoman/client/contract";
import type { StyleProperty } from "@dragoman/server";
import type { RemedyOffer } from "./protocol.ts";

/** What the pages of glossaries, style rules and memories say to the demo's own server, beside the client's shapes. */

/** The terms of one direction, as a text in one of the service's formats. */
export interface SentTerms {
  readonly source: string;
  readonly target: string;
  readonly entries: string;
  readonly format: TermsFormat;
}

export type TermsFormat = "tsv" | "csv";

export interface SentGlossary {
  readonly name: string;
  readonly dictionaries: readonly SentTerms[];
}

/** A term and its translation. */
export type Term = readonly [source: string, target: string];

export interface TermsAnswer {
  readonly terms: readonly Term[];
}

export interface SentStyleList {
  readonly name: string;
  readonly language: string;
  readonly configuredRules?: ConfiguredRules;
  readonly customInstructions?: readonly NewCustomInstruction[];
}

/** The rules that are on, by category and property: the form is made of the catalogue, and reads them by name. */
export type ChosenRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface ShownStyleList extends Omit<StyleRuleList, "configuredRules"> {
  readonly configuredRules?: ChosenRules;
}

/** Every rule with its values, and the languages in which the service edits by itself. */
export interface StyleCatalogue {
  readonly properties: readonly StyleProperty[];
}

/** Texts that are translated with what steers them. */
export interface SteeredRequest {
  readonly texts: readonly string[];
  readonly source: string;
  readonly target: string;
  /** In order: of equal terms, that of the first counts. */
  readonly glossaryIds?: readonly string[];
  readonly styleId?: string;
  readonly memoryId?: string;
  /** Percent. */
  readonly threshold?: number;
}

export interface SteeredAnswer {
  /** One for each text. */
  readonly results: readonly SteeredText[];
  /** Parameters, and rules as `style_id/category.rule`, that no engine followed. */
  readonly notApplied: readonly string[];
}

export type SteeredText =
  | {
      readonly status: "translated";
      readonly text: string;
      /** `memory` for what a memory had; absent where nothing had to be translated. */
      readonly engine?: string | undefined;
    }
  | { readonly status: "declined"; readonly remedies: readonly RemedyOffer[] };

export interface SegmentsAnswer {
  readonly segments: readonly Schema<"Segment">[];
  /** Of the next page; absent on the last. */
  readonly nextCursor?: string | undefined;
}

export interface JobStarted {
  readonly jobId: string;
}

/** How far an import or export is. Where its file lies is for the demo's server alone. */
export type JobAnswer = Omit<MemoryJobStatus, "downloadUrl">;

/** Most texts of one request. */
export const mostTexts = 50;
