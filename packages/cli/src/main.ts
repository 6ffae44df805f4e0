#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// What was compiled at one start is kept for the next, in the system's folder for temporary files.
enableCompileCache();
const { run } = await import("./run.ts");
const { Stop } = await import("./stop.ts");

const stop = new AbortController();
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // Who asks twice does not want to wait for the command to tidy up. A terminal that is closed asks nobody: there the
    // shell and the kernel both send the signal.
    if (stop.signal.aborted && signal !== "SIGHUP") process.exit(new Stop(signal).exitCode);
    stop.abort(new Stop(signal));
  });
}

process.exitCode = await run(process.argv.slice(2), process, stop.signal);
