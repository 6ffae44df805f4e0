import { parentPort, workerData } from "node:worker_threads";
import type { UsageAnswer, UsageCall, UsageThreadData } from "./usage-call.ts";
import { openUsageWriter } from "./usage-writer.ts";

const { file }: UsageThreadData = workerData;
const writer = openUsageWriter(file);

parentPort?.on("message", (call: UsageCall) => {
  parentPort?.postMessage(answer(call));
});

function answer(request: UsageCall): UsageAnswer {
  const { call } = request;
  try {
    switch (request.kind) {
      case "commit":
        writer.commit(request.group);
        return { call, kind: "done", characters: new Map() };
      case "characters":
        return { call, kind: "done", characters: writer.charactersByAccount(request.accounts, request.days) };
      case "checkpoint":
        writer.checkpoint();
        return { call, kind: "done", characters: new Map() };
    }
  } catch (error) {
    return { call, kind: "failed", message: error instanceof Error ? error.message : "unknown error" };
  }
}
