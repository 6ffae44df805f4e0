import { standardInput } from "../files/input.ts";
import { Refusal } from "../refusal.ts";

/** @throws Refusal where a report and what it is about would both go to standard output. */
export function refuseJsonBesideFile({
  json,
  output,
}: {
  readonly json?: true | undefined;
  readonly output?: string | undefined;
}): void {
  if (json && (output === undefined || output === standardInput)) {
    throw new Refusal("--json prints a report on standard output; say with --output which file the rest goes to.");
  }
}
