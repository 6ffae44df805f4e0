import { type ExitCode, exitCodes } from "./exit-codes.ts";

const codes = {
  "closed-pipe": exitCodes.fine,
  SIGHUP: exitCodes.hungUp,
  SIGINT: exitCodes.interrupted,
  SIGTERM: exitCodes.terminated,
} as const satisfies Record<string, ExitCode>;

export type StopReason = keyof typeof codes;

/** Why a command ends before it is done, without that anything is wrong with it. */
export class Stop extends Error {
  override readonly name = "Stop";
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(reason === "closed-pipe" ? "The reader of the output went away." : `Ended by ${reason}.`);
    this.reason = reason;
  }

  get exitCode(): ExitCode {
    return codes[this.reason];
  }
}
