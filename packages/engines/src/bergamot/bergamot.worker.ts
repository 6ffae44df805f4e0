/** One runtime in a thread of its own: takes orders, one at a time, and reports. Ends when the runtime is lost. */
import { parentPort, workerData } from "node:worker_threads";
import type { InstanceSettings, Order, Report, Stage } from "./messages.ts";
import { ModelRefusal, ModelShelf } from "./model-shelf.ts";
import { startRuntime } from "./runtime.ts";

const port = parentPort;
if (port === null) throw new Error("This module runs in a worker thread only.");

/** The runtime's last words: an abort itself only says that it happened. */
const printed: string[] = [];
const keptLines = 20;

const settings: InstanceSettings = workerData;

const started = startRuntime((line) => {
  printed.push(line);
  if (printed.length > keptLines) printed.shift();
}, settings.scored).then((runtime) => ({ runtime, shelf: new ModelShelf(runtime) }));
// an order that finds the runtime missing reports it
started.catch(() => {});

port.on("message", async (order: Order) => {
  const report = await answer(order);
  port.postMessage(report);
  if (report.kind === "died") port.close();
});

async function answer(order: Order): Promise<Report> {
  const { id, texts, html, scored } = order;
  printed.length = 0;
  let during: Stage = { stage: "starting" };
  try {
    const { runtime, shelf } = await started;
    const models = order.models.map((files) => {
      during = { stage: "loading", key: files.key, alone: shelf.keys.length === 0 };
      return shelf.take(files);
    });
    during = { stage: "translating" };
    return { kind: "translated", id, lines: runtime.translate(models, texts, { html, scored }), alive: shelf.keys };
  } catch (error) {
    if (error instanceof ModelRefusal) return { kind: "refused", id, key: error.key, reason: error.message };
    return { kind: "died", id, during, reason: lastWords(error) };
  }
}

/** The lines `[time] Error: …` without what would be the same for every abort. */
function lastWords(error: unknown): string {
  const reasons = printed.flatMap((line) => /Error: (?!Aborted from)(.+)/.exec(line)?.[1] ?? []);
  if (reasons.length > 0) return reasons.join("; ");
  return error instanceof Error ? error.message : String(error);
}
