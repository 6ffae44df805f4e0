/** What was asked for cannot be done; the message says why and what to do instead. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** Takes lines of what a command has to say. */
export type Print = (line: string) => void;

/** Runs a command: a refusal is told in a line, without a stack, and ends it with status 1. */
export async function runCommand(command: (print: Print) => Promise<void>): Promise<void> {
  try {
    await command(console.log);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
