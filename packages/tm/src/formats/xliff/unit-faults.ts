import type { FaultAction, FaultCode } from "../../reading/faults.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import { attributeOf, type XmlElement } from "./xml-element.ts";

/** Faults of one unit: whether it was repaired, or has to be left out. */
export class UnitFaults {
  readonly #report: ReportKeeper;
  readonly #unitId: string | undefined;
  isRepaired = false;
  isSkipped = false;

  constructor(report: ReportKeeper, unit: XmlElement) {
    this.#report = report;
    this.#unitId = attributeOf(unit, "id");
  }

  /**
   * Notes a fault seen at an element.
   * @throws MemoryFileError where the policy raises it.
   */
  note(code: FaultCode, { line }: XmlElement, message: string, usual: FaultAction): void {
    const unit = this.#unitId === undefined ? {} : { unitId: this.#unitId };
    const possible = usual === "skip" ? (["skip"] as const) : (["skip", "repair"] as const);
    const action = this.#report.note({ code, line, message, ...unit }, usual, possible);
    if (action === "skip") {
      if (!this.isSkipped) this.#report.skipped += 1;
      this.isSkipped = true;
    } else {
      this.isRepaired = true;
    }
  }
}
