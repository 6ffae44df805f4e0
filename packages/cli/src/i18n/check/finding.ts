import type { Severity } from "../project/settings.ts";
import type { Fault } from "./message-faults.ts";

export interface Finding extends Fault {
  readonly severity: Exclude<Severity, "off">;
  readonly file: string;
  /** From 1; `undefined` where the message is not in the file. */
  readonly line: number | undefined;
  readonly key: string;
}
