import type { PatienceOptions } from "../options.ts";

/** The call with time enough to send a file, where it says nothing else. */
export function patientCall<Call extends PatienceOptions>(call: Call): Call & PatienceOptions {
  return { ...call, timeoutMs: call.timeoutMs ?? 600_000, deadlineMs: call.deadlineMs ?? 1_200_000 };
}
