import { EngineError } from "@dragoman/engines";
import { createService, type Service } from "./service.ts";
import { SettingsError } from "./setting-values.ts";
import { readSettings } from "./settings.ts";
import { settingsHelp } from "./settings-table.ts";
import { StorageError } from "./storage/storage-error.ts";

/** `npm run serve`: the service alone, until it is told to stop. */
async function serve(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(settingsHelp());
    return;
  }
  const service = await createService(readSettings(args, process.env));
  stopOnSignal(service);
  const { url } = await service.listen();
  console.log(`Dragoman listens on ${url}`);
  if (service.firstKey !== undefined) {
    console.log(`Its first key, shown only this once: ${service.firstKey}`);
  }
  if (service.settings.test) console.log("Test mode: any key but an empty one or invalid is let in, nothing is kept.");
  for (const label of service.guessableKeys) {
    console.log(`The key labelled ${label} is short enough to be guessed. Use 40 random letters and digits.`);
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

function exitWith(error: unknown): never {
  console.error(isForPeople(error) ? error.message : error);
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

serve(process.argv.slice(2)).catch(exitWith);
