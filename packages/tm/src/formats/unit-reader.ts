import type { MemoryHeader, TranslationUnit } from "../model/unit.ts";
import { MemoryFileError } from "../reading/faults.ts";
import type { ReadOptions, UnitReader } from "../reading/reader.ts";
import { type ImportReport, ReportKeeper } from "../reading/report.ts";

/** What the reading of a file comes to, step by step. The header is the first. */
export type ReadStep =
  | { readonly kind: "header"; readonly header: MemoryHeader }
  | { readonly kind: "unit"; readonly unit: TranslationUnit; readonly isRepaired?: boolean };

/** A reader of the units that `read` finds, which counts them. */
export function createUnitReader(
  { policy }: Pick<ReadOptions, "policy">,
  read: (report: ReportKeeper) => AsyncGenerator<ReadStep>,
): UnitReader {
  return new SteppedReader(policy === undefined ? new ReportKeeper() : new ReportKeeper(policy), read);
}

class SteppedReader implements UnitReader {
  readonly #report: ReportKeeper;
  readonly #steps: AsyncGenerator<ReadStep>;
  #header: Promise<MemoryHeader> | undefined;
  #isTaken = false;

  constructor(report: ReportKeeper, read: (report: ReportKeeper) => AsyncGenerator<ReadStep>) {
    this.#report = report;
    this.#steps = this.#noting(read(report));
  }

  get report(): ImportReport {
    return this.#report.snapshot();
  }

  header(): Promise<MemoryHeader> {
    this.#header ??= this.#readHeader();
    return this.#header;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<TranslationUnit> {
    if (this.#isTaken) throw new Error("The units of a file can be iterated once; read the file again.");
    this.#isTaken = true;
    try {
      await this.header();
      for await (const step of this.#steps) {
        if (step.kind !== "unit") continue;
        this.#report.read += 1;
        if (step.isRepaired === true) this.#report.repaired += 1;
        yield step.unit;
      }
    } finally {
      await this.#steps.return(undefined);
    }
  }

  /** What finds the encoding knows no report. */
  async *#noting(steps: AsyncGenerator<ReadStep>): AsyncGenerator<ReadStep> {
    try {
      yield* steps;
    } catch (error) {
      if (error instanceof MemoryFileError) this.#report.noteRaised(error);
      throw error;
    }
  }

  async #readHeader(): Promise<MemoryHeader> {
    const first = await this.#steps.next();
    if (first.done !== true && first.value.kind === "header") return first.value.header;
    throw new Error("A reader gave units before its header.");
  }
}
