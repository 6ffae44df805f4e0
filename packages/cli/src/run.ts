import { setImmediate } from "node:timers/promises";
import { inspect } from "node:util";
import {
  AnalysisFileError,
  FormatLossError,
  IndexFileError,
  MemoryFileError,
  SrxError,
  TooManyPartsError,
} from "@dragoman/tm";
import { CommanderError } from "commander";
import { errorResult } from "./error-result.ts";
import { type ExitCode, exitCodes } from "./exit-codes.ts";
import { createProgram } from "./program.ts";
import { Refusal } from "./refusal.ts";
import { Session } from "./session.ts";
import { Stop } from "./stop.ts";
import { printableLines } from "./terminal/printable.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** Runs a command line to its end and says how it ended. Never rejects. */
export async function run(args: readonly string[], terminal: Terminal, signal?: AbortSignal): Promise<ExitCode> {
  const session = new Session(terminal, signal);
  try {
    await createProgram(session).parseAsync(args, { from: "user" });
    return session.exitCode;
  } catch (error) {
    // Whatever broke when it was stopped broke because of that.
    return await exitAfter(session.signal.aborted ? session.signal.reason : error, session, wantsJson(args));
  } finally {
    await session.end();
  }
}

/** Also where the arguments are so wrong that no command takes them. */
function wantsJson(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  return args.slice(0, end < 0 ? args.length : end).includes("--json");
}

async function exitAfter(error: unknown, session: Session, isJson: boolean): Promise<ExitCode> {
  if (error instanceof Stop) {
    if (error.reason !== "closed-pipe") session.say(error.message);
    return error.exitCode;
  }
  if (error instanceof CommanderError && error.exitCode === 0) {
    // Commander does not wait for its help to be written.
    await setImmediate();
    return session.signal.aborted ? exitAfter(session.signal.reason, session, isJson) : exitCodes.fine;
  }
  const message = messageOf(error);
  // Commander has said its own already.
  if (!(error instanceof CommanderError)) {
    session.say(`${session.paintMessage("red", "error:")} ${printableLines(message)}`);
  }
  // Where standard output is what is wrong, it has been said.
  if (isJson && !session.hasPrintedError) await session.printJson(errorResult(message, error)).catch(() => {});
  return exitCodes.failure;
}

function messageOf(error: unknown): string {
  // The file's own error names the file too.
  if (error instanceof AnalysisFileError && error.cause instanceof Refusal) return error.cause.message;
  if (error instanceof CommanderError) return error.message.replace(/^error: /, "");
  return isForPeople(error) ? error.message : `This is a fault of dragoman's own.\n${inspect(error)}`;
}

function isForPeople(error: unknown): error is Error {
  return peopleErrors.some((kind) => error instanceof kind);
}

/** The library says what to mend in these. Its range errors are about options, which are this command's. */
const peopleErrors = [
  Refusal,
  RangeError,
  MemoryFileError,
  FormatLossError,
  AnalysisFileError,
  IndexFileError,
  SrxError,
  TooManyPartsError,
] as const;
