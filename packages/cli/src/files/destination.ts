import type { Session } from "../session.ts";
import { type Input, standardInput } from "./input.ts";
import { Output, refuseStandardOutput } from "./output.ts";

/** Where the file that a command makes goes: `-o FILE`, or standard output. */
export interface Destination {
  readonly isStandardOutput: boolean;
  /** Writes all of it. A file is in its place when this is done, and untouched where it fails. */
  write(bytes: AsyncIterable<Uint8Array>): Promise<void>;
}

/** @throws Refusal for a place that cannot be written, or that is an input. */
export async function openDestination(
  path: string | undefined,
  session: Session,
  inputs: readonly Input[],
): Promise<Destination> {
  if (path === undefined || path === standardInput) {
    refuseStandardOutput(session, inputs);
    return { isStandardOutput: true, write: (bytes) => session.printFile(bytes) };
  }
  const output = await Output.at(path, session, { inputs });
  return {
    isStandardOutput: false,
    async write(bytes) {
      await output.write(bytes, session.signal);
      await output.finish();
    },
  };
}
