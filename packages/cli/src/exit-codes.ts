/** How a command ends. Scripts depend on it. */
export const exitCodes = {
  /** All went well. Also where the reader of a pipe went away before the end. */
  fine: 0,
  /** The command did its work, and what it was to look for is there: faults, differences. */
  findings: 1,
  /** The command was asked for wrongly, or could not read or write what it was to. */
  failure: 2,
  /** The command did a part of its work: some messages could not be translated whole, and were left as they are. */
  partly: 3,
  /** Ended as its terminal was closed (128 and the number of the signal, as shells count). */
  hungUp: 129,
  /** Ended by Ctrl-C. */
  interrupted: 130,
  /** Ended by SIGTERM. */
  terminated: 143,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const exitCodeHelp = `Exit codes:
  0    fine
  1    findings: faults, or differences
  2    wrong usage, or something could not be read or written
  3    done in part: some messages could not be translated
  129  ended as its terminal was closed (SIGHUP); nothing half written is left
  130  ended by Ctrl-C; the same
  143  ended by SIGTERM; the same`;
