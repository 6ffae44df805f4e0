import type { Change } from "../storage/changes.ts";

/** What the service tells the thread that runs jobs. */
export type JobCall = "run" | "stop";

/** What the thread says. */
export type JobNews =
  /** To each `run`, once nothing waits any more. */
  | { readonly kind: "idle" }
  | { readonly kind: "changed"; readonly change: Change }
  /** Something failed and is tried again. Facts for the log. */
  | { readonly kind: "problem"; readonly facts: object };

/** What the thread is started with. */
export interface JobThreadData {
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly holder: string;
  /** Milliseconds. */
  readonly lease: number;
}
