import { parentPort, workerData } from "node:worker_threads";
import { openSqlite } from "./node-sqlite.ts";
import type { UsageAnswer, UsageCall, UsageThreadData } from "./usage-call.ts";
import { UsageRepository } from "./usage-repository.ts";

const { file }: UsageThreadData = workerData;
const repository = new UsageRepository(openSqlite(file));

parentPort?.on("message", async (call: UsageCall) => {
  parentPort?.postMessage(await answer(call));
});

async function answer(request: UsageCall): Promise<UsageAnswer> {
  const { call } = request;
  try {
    switch (request.kind) {
      case "open":
        return { call, kind: "done", characters: new Map() };
      case "commit":
        await repository.commit(request.group);
        return { call, kind: "done", characters: new Map() };
      case "characters":
        return { call, kind: "done", characters: await repository.charactersByAccount(request.accounts, request.days) };
    }
  } catch (error) {
    return { call, kind: "failed", message: error instanceof Error ? error.message : "unknown error" };
  }
}
