import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import type { Log } from "../log.ts";
import { createJobThread } from "./job-thread.ts";

/** Answers the first `run` at once, the second when it had time to be stopped, and says at its end what it answered. */
const slowAtSecond = `
  const { parentPort } = require("node:worker_threads");
  let asked = 0, answered = 0;
  const answer = () => { answered++; parentPort.postMessage({ kind: "idle" }); };
  parentPort.on("message", (call) => {
    if (call === "run") setTimeout(answer, asked++ === 0 ? 0 : 300);
    else { parentPort.postMessage({ kind: "problem", facts: { answered } }); parentPort.close(); }
  });
`;

test("the thread is not ended as idle while it runs what came last", async () => {
  const { promise: ended, resolve } = Promise.withResolvers<object>();
  const log: Log = { isLevelEnabled: () => true, error: resolve, warn: resolve, info: () => {}, debug: () => {} };
  const place = { data: "none", databaseUrl: undefined, lease: 30_000 };
  const thread = createJobThread(
    { ...place, log, onChange: () => {}, onLost: () => {}, idleFor: 1 },
    () => new Worker(slowAtSecond, { eval: true }),
  );
  thread.wake();
  thread.wake();
  expect(await ended).toEqual({ answered: 2 });
  await thread.close();
});
