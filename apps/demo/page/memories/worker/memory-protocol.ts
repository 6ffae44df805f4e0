/** What the page and its worker say to each other. Everything is plain data, since it is copied from one to the other. */
import type { ImportReport, LeverageReport, Match } from "@dragoman/tm";

/** A memory that was read and can be searched. */
export interface OpenedMemory {
  readonly name: string;
  readonly bytes: number;
  readonly units: number;
  /** Languages that are searched in and translated into, the most frequent first. */
  readonly sources: readonly LanguageCount[];
  readonly targets: readonly LanguageCount[];
  readonly report: ImportReport;
  readonly milliseconds: number;
}

export interface LanguageCount {
  /** As the file writes it. */
  readonly language: string;
  /** Units that have it. */
  readonly units: number;
}

export interface OpeningProgress {
  readonly takenBytes: number;
  readonly units: number;
}

export type OpeningEnd =
  | { readonly state: "opened"; readonly memory: OpenedMemory }
  | { readonly state: "cancelled" }
  | Failure;

/** Why a file was not read. `report` is there where its reading had begun. */
export interface Failure {
  readonly state: "failed";
  readonly reason: FailureReason;
  readonly report?: ImportReport;
}

export type FailureReason =
  /** No reader for files of that name. */
  | { readonly kind: "format" }
  /** Nothing in it can be searched. */
  | { readonly kind: "empty" }
  /** The browser gives no more room. */
  | { readonly kind: "size" }
  /** In English, and without any text of the file. */
  | { readonly kind: "told"; readonly message: string };

export interface MemoryQuery {
  readonly text: string;
  /** Whether tags in the text, such as `<b>`, are codes. */
  readonly hasTags: boolean;
  readonly from: string;
  readonly to: string;
  /** Least text score, 0 to 100. */
  readonly threshold: number;
  /** The sentences before and after it; empty where they are not known. */
  readonly before: string;
  readonly after: string;
}

export interface MatchesAnswer {
  readonly matches: readonly Match[];
  readonly milliseconds: number;
}

/** What is to be translated: a file, or a text that was typed. */
export type AnalysisJob =
  | { readonly kind: "file"; readonly file: File }
  | { readonly kind: "text"; readonly name: string; readonly text: string; readonly hasTags: boolean };

export interface AnalysisDirection {
  readonly from: string;
  readonly to: string;
}

export type AnalysisEnd =
  | { readonly state: "analyzed"; readonly report: LeverageReport; readonly downloads: AnalysisDownloads }
  | { readonly state: "cancelled" }
  | Failure;

/** The report as files. */
export interface AnalysisDownloads {
  readonly html: string;
  readonly csv: string;
  readonly json: string;
}
