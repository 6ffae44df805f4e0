import type { LookUp } from "./memory-indexes.ts";
import type { MemoryMatch } from "./recall-memory.ts";

/** What the service tells the thread that holds indexes. */
export type MatchingCall =
  | { readonly kind: "match"; readonly call: number; readonly lookUp: LookUp }
  /** Nobody waits for the answer any more. */
  | { readonly kind: "cancel"; readonly call: number }
  | { readonly kind: "forget"; readonly memoryId: string }
  /** Write down what is to be written, and end. */
  | { readonly kind: "end" };

/** What the thread says. */
export type MatchingNews =
  | { readonly kind: "matched"; readonly call: number; readonly matches: readonly (MemoryMatch | undefined)[] }
  | { readonly kind: "gone"; readonly call: number }
  | { readonly kind: "failed"; readonly call: number; readonly message: string }
  /** Something failed that concerns no caller. Facts for the log. */
  | { readonly kind: "problem"; readonly facts: object };

/** What the thread is started with: where the database is. */
export interface MatchingThreadData {
  readonly data: string;
  readonly databaseUrl: string | undefined;
}
