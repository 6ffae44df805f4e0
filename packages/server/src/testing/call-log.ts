import type { RecordedCall } from "../faults/recorded-call.ts";
import type { OperationId } from "../http/contract.ts";

/** What a service was asked, in the order in which it came, refused and dropped requests included. */
export class CallLog {
  #calls: RecordedCall[] = [];

  get all(): readonly RecordedCall[] {
    return this.#calls;
  }

  get last(): RecordedCall | undefined {
    return this.#calls.at(-1);
  }

  of(operationId: OperationId): readonly RecordedCall[] {
    return this.#calls.filter((call) => call.operationId === operationId);
  }

  /** Forgets them; a list that was taken before stays as it is. */
  clear(): void {
    this.#calls = [];
  }

  add(call: RecordedCall): void {
    this.#calls.push(call);
  }
}
