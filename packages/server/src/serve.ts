import { inspect } from "node:util";
import { EngineError } from "@dragoman/engines";
import { createService, type Service } from "./service.ts";
import { SettingsError } from "./setting-values.ts";
import { readSettings } from "./settings.ts";
import { settingsHelp } from "./settings-table.ts";
import { StorageError } from "./storage/storage-error.ts";

/** The service alone, until it is told to stop. */
export async function serve(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) {
    say(settingsHelp());
    return;
  }
  const service = await createService(readSettings(args, process.env));
  stopOnSignal(service);
  try {
    const { url } = await service.listen();
    say(`Dragoman listens on ${url}`);
  } finally {
    // Also where it cannot listen: the key is in the database, and the next start will not know it.
    if (service.firstKey !== undefined) say(`Its first key, shown only this once: ${service.firstKey}`);
  }
  if (service.settings.test) say("Test mode: any key but an empty one or invalid is let in, nothing is kept.");
  for (const label of service.guessableKeys) {
    say(`The key labelled ${label} is short enough to be guessed. Use 40 random letters and digits.`);
  }
}

/** The first signal lets requests end; a second one does not wait. */
function stopOnSignal(service: Service): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    service.close().then(
      () => process.exit(0),
      (error) => exitWith(error),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** What a person can mend is said in one sentence; anything else is a fault of ours and shown whole. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${isForPeople(error) ? error.message : inspect(error)}\n`);
  process.exit(1);
}

function isForPeople(error: unknown): error is Error {
  return (
    error instanceof SettingsError ||
    error instanceof StorageError ||
    error instanceof EngineError ||
    (error instanceof Error && "syscall" in error)
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
