import { type Fault, type FaultAction, type FaultCode, type FaultPolicy, MemoryFileError } from "./faults.ts";

/** What came of reading a file. Counts are whole; of the faults themselves the first `faultsKept` are kept. */
export interface ImportReport {
  /** Units that were handed out. */
  readonly read: number;
  readonly skipped: number;
  /** Units that were handed out after a repair. */
  readonly repaired: number;
  /** How often each fault was found. */
  readonly counts: Readonly<Partial<Record<FaultCode, number>>>;
  readonly faults: readonly Fault[];
}

/** So that a file of nothing but faults takes no more memory than a good one. */
const faultsKept = 1000;

/** Takes notes while a file is read, and decides what a fault leads to. */
export class ReportKeeper implements ImportReport {
  read = 0;
  skipped = 0;
  repaired = 0;
  readonly counts: Partial<Record<FaultCode, number>> = {};
  readonly faults: Fault[] = [];
  readonly #policy: FaultPolicy;
  #raised: Fault | undefined;

  constructor(policy: FaultPolicy = {}) {
    this.#policy = policy;
  }

  /**
   * Notes a fault and says what to do about it: what the policy asks, else `usual`. Where that is not among what is
   * possible at this point, a repair becomes a skip, and a skip is raised.
   * @throws MemoryFileError where that is to raise it.
   */
  note(
    fault: Omit<Fault, "action">,
    usual: FaultAction,
    possible: readonly FaultAction[] = ["skip", "repair"],
  ): FaultAction {
    const asked = this.#policy[fault.code] ?? usual;
    const wanted = asked === "repair" && !possible.includes(asked) ? "skip" : asked;
    if (wanted === "raise" || !possible.includes(wanted)) return this.raise(fault);
    this.#keep({ ...fault, action: wanted });
    return wanted;
  }

  /**
   * Notes a fault after which nothing more can be read.
   * @throws MemoryFileError always.
   */
  raise(fault: Omit<Fault, "action">): never {
    const raised = withShortId({ ...fault, action: "raise" });
    const error = new MemoryFileError(raised);
    this.noteRaised(error);
    throw error;
  }

  /** Notes the fault of an error that ends the reading, unless that was done. */
  noteRaised({ fault }: MemoryFileError): void {
    if (fault === this.#raised) return;
    this.#raised = fault;
    this.#keep(fault);
  }

  /** The report as it stands, as plain data. */
  snapshot(): ImportReport {
    const { read, skipped, repaired, counts, faults } = this;
    return { read, skipped, repaired, counts: { ...counts }, faults: [...faults] };
  }

  #keep(fault: Fault): void {
    this.counts[fault.code] = (this.counts[fault.code] ?? 0) + 1;
    if (this.faults.length >= faultsKept) return;
    // Units that were found before the fault that ends the reading are looked at behind it.
    const isLate = this.#raised !== undefined && this.#raised !== fault;
    this.faults.splice(isLate ? -1 : this.faults.length, 0, withShortId(fault));
  }
}

/** Characters of an id that a report shows. */
const longestId = 100;

/** The beginning of the id as a string of its own: a part of a string keeps all of the text that it was cut from. */
function withShortId(fault: Fault): Fault {
  const { unitId } = fault;
  return unitId === undefined ? fault : { ...fault, unitId: Array.from(unitId.slice(0, longestId)).join("") };
}
