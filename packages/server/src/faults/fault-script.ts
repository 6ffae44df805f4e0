import type { OperationId } from "../http/contract.ts";
import { checkFault, checkWhole, type Fault } from "./fault.ts";
import type { RecordedCall } from "./recorded-call.ts";

/** A fault, and which requests it waits for. */
export type ScriptedFault = Fault & {
  /** How many requests it meets: 1 unless said. */
  readonly times?: number;
  /** Only requests to this path, without a query. */
  readonly path?: string;
  /** Only requests for this operation of the contract. */
  readonly operationId?: OperationId;
};

/** Faults that wait for their requests, in order. When none is left that fits, requests are answered as they should be. */
export class FaultScript {
  #waiting: { readonly fault: ScriptedFault; left: number }[] = [];

  /**
   * Adds faults behind those that still wait. A request meets the first that fits it.
   * @throws TypeError for a fault that could never happen; none of them waits then.
   */
  next(...faults: readonly ScriptedFault[]): void {
    for (const fault of faults) {
      checkFault(fault);
      checkWhole("times", fault.times ?? 1, 1);
      if (!/^\/[^?#]*$/.test(fault.path ?? "/")) {
        throw new TypeError(`path of a fault must begin with / and have no query, unlike ${fault.path}.`);
      }
    }
    this.#waiting.push(...faults.map((fault) => ({ fault, left: fault.times ?? 1 })));
  }

  /** How many requests are still to meet a fault. A test that ends with some left did not test what it meant to. */
  get left(): number {
    return this.#waiting.reduce((sum, { left }) => sum + left, 0);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault of this request, which does not wait any more. */
  take({ path, operationId }: RecordedCall): Fault | undefined {
    const found = this.#waiting.find(
      ({ fault }) =>
        (fault.path === undefined || fault.path === path) &&
        (fault.operationId === undefined || fault.operationId === operationId),
    );
    if (found === undefined) return undefined;
    found.left--;
    if (found.left === 0) this.#waiting = this.#waiting.filter((one) => one !== found);
    return found.fault;
  }
}
