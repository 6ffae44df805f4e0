import { readSettings } from "@dragoman/server";
import { type Demo, startDemo } from "./demo.ts";
import { DemoError } from "./demo-error.ts";
import { demoHelp, readDemoPort } from "./demo-settings.ts";

/** `npm start`: the service and the demo, until they are told to stop. Flags and environment are the service's. */
async function start(args: readonly string[]): Promise<void> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(demoHelp());
    return;
  }
  // The addresses are printed below; what a terminal should show beside them is what goes wrong.
  const environment = { ...process.env, DRAGOMAN_LOG: process.env["DRAGOMAN_LOG"] ?? "warn" };
  const port = readDemoPort(environment);
  const demo = await startDemo({ settings: readSettings(args, environment), port });
  stopOnSignal(demo);
  console.log(`
  Dragoman is ready.

  Demo      ${demo.url}
  Service   ${demo.serviceUrl}
  Key       ${demo.key}

  Stop it with Ctrl+C.
`);
}

/** The first signal lets requests end; a second one does not wait. */
function stopOnSignal(demo: Demo): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    demo.close().then(() => process.exit(0), exitWith);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Errors that are meant for people say what to do; the stack of any other says where it came from. */
function exitWith(error: unknown): never {
  const isForPeople = error instanceof DemoError || (error instanceof Error && "setting" in error);
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}

start(process.argv.slice(2)).catch(exitWith);
