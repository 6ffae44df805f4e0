import type { MemoryHeader, TranslationUnit } from "../model/unit.ts";
import { MemoryFileError } from "../reading/faults.ts";
import type { ReadOptions, UnitReader } from "../reading/reader.ts";
import { type ImportReport, ReportKeeper } from "../reading/report.ts";

/** What the reading of a file comes to, step by step. The header is the first. */
export type ReadStep = HeaderStep | UnitStep | UnitsStep;

export interface HeaderStep {
  readonly kind: "header";
  readonly header: MemoryHeader;
}

export interface UnitStep {
  readonly kind: "unit";
  readonly unit: TranslationUnit;
  readonly isRepaired?: boolean;
}

/** Several units at once, where a step for each would be felt. */
interface UnitsStep {
  readonly kind: "units";
  readonly units: readonly UnitStep[];
}

/** A reader of the units that `read` finds, which counts them. */
export function createUnitReader(
  { policy, signal }: Pick<ReadOptions, "policy" | "signal">,
  read: (report: ReportKeeper) => AsyncGenerator<ReadStep>,
): UnitReader {
  return new SteppedReader(policy === undefined ? new ReportKeeper() : new ReportKeeper(policy), signal, read);
}

class SteppedReader implements UnitReader {
  readonly #report: ReportKeeper;
  readonly #signal: AbortSignal | undefined;
  readonly #steps: AsyncGenerator<ReadStep>;
  #header: Promise<MemoryHeader> | undefined;
  #isHeaderRead = false;
  /** Found and not given yet, from `#given` on. */
  #found: UnitStep[] = [];
  #given = 0;
  #isTaken = false;

  constructor(
    report: ReportKeeper,
    signal: AbortSignal | undefined,
    read: (report: ReportKeeper) => AsyncGenerator<ReadStep>,
  ) {
    this.#report = report;
    this.#signal = signal;
    this.#steps = read(report);
  }

  get report(): ImportReport {
    return this.#report.snapshot();
  }

  header(): Promise<MemoryHeader> {
    this.#header ??= this.#readHeader();
    return this.#header;
  }

  /** No generator: for files of millions of units each further one that a unit goes through is felt. */
  [Symbol.asyncIterator](): AsyncIterator<TranslationUnit, undefined> {
    if (this.#isTaken) throw new Error("The units of a file can be iterated once; read the file again.");
    this.#isTaken = true;
    return {
      next: () => this.#nextUnit(),
      return: async () => {
        await this.#steps.return(undefined);
        return { done: true, value: undefined };
      },
    };
  }

  async #nextUnit(): Promise<IteratorResult<TranslationUnit, undefined>> {
    if (!this.#isHeaderRead) await this.header();
    for (;;) {
      if (this.#signal?.aborted === true) this.#abort(this.#signal);
      const next = this.#found[this.#given];
      if (next !== undefined) return { done: false, value: this.#give(next) };
      const { done, value } = await this.#nextStep();
      if (done === true) {
        // Another call, made before this one was answered, may have found more than it gave.
        if (this.#given < this.#found.length) continue;
        return { done, value: undefined };
      }
      if (value.kind === "unit") this.#add([value]);
      else if (value.kind === "units") this.#add(value.units);
    }
  }

  /** Units that were found before are not given any more. */
  #abort(signal: AbortSignal): void {
    // A source that hangs may never say that it is cancelled.
    this.#steps.return(undefined).catch(() => {});
    signal.throwIfAborted();
  }

  #add(units: readonly UnitStep[]): void {
    this.#found = [...this.#found.slice(this.#given), ...units];
    this.#given = 0;
  }

  #give({ unit, isRepaired }: UnitStep): TranslationUnit {
    this.#given += 1;
    this.#report.read += 1;
    if (isRepaired === true) this.#report.repaired += 1;
    return unit;
  }

  /** What finds the encoding knows no report. */
  async #nextStep(): Promise<IteratorResult<ReadStep, undefined>> {
    try {
      return await this.#steps.next();
    } catch (error) {
      if (error instanceof MemoryFileError) this.#report.noteRaised(error);
      throw error;
    }
  }

  async #readHeader(): Promise<MemoryHeader> {
    const first = await this.#nextStep();
    this.#isHeaderRead = true;
    if (first.done === true) throw new Error("The reading was ended before the header was read; read the file again.");
    if (first.value.kind === "header") return first.value.header;
    throw new Error("A reader gave units before its header.");
  }
}
