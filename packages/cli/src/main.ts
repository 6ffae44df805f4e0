#!/usr/bin/env node
import { run } from "./run.ts";
import { Stop } from "./stop.ts";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // Who asks twice does not want to wait for the command to tidy up.
    if (stop.signal.aborted) process.exit(new Stop(signal).exitCode);
    stop.abort(new Stop(signal));
  });
}

process.exitCode = await run(process.argv.slice(2), process, stop.signal);
// A pipe that nobody closes would keep the process.
if (process.exitCode !== 0) process.stdin.destroy();
