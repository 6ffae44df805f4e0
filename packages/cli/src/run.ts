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
    return exitAfter(session.signal.aborted ? session.signal.reason : error, session);
  } finally {
    await session.end();
  }
}

function exitAfter(error: unknown, session: Session): ExitCode {
  if (error instanceof Stop) {
    if (error.reason !== "closed-pipe") session.say(error.message);
    return error.exitCode;
  }
  // Commander has said it already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.failure;
  const message = messageOf(error);
  session.say(`${session.paintMessage("red", "error:")} ${printableLines(message)}`);
  return exitCodes.failure;
}

function messageOf(error: unknown): string {
  // The file's own error names the file too.
  if (error instanceof AnalysisFileError && error.cause instanceof Refusal) return error.cause.message;
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
