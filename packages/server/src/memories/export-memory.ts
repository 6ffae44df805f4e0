import { setImmediate } from "node:timers/promises";
import { FormatLossError, type TranslationUnit, writeTmx } from "@dragoman/tm";
import { accountId } from "../accounts/account.ts";
import { JobFailure, type RunningJob, type Work } from "../jobs/job.ts";
import { headerFromJson, unitFromJson } from "./unit-json.ts";

/** Milliseconds that the file of an export is kept. */
export const exportKeptFor = 24 * 60 * 60 * 1000;

/** Units that are read at a time, and milliseconds after which the job says how far it is. */
const pageSize = 100;
const progressEvery = 1000;

/** Writes a memory as a TMX file. */
export const exportWork: Work = {
  run: exportMemory,
  fail: ({ held, storage, now }, message) => storage.memoryWork.fail(held, undefined, message, now()),
};

async function exportMemory(job: RunningJob): Promise<void> {
  const { row, held, storage, now } = job;
  const memory = await storage.memories.find(accountId(row.account_id), row.subject);
  if (memory === undefined) throw new JobFailure("The translation memory was deleted.");
  const blobId = await storage.blobs.write(fileOf(job, memory.header));
  try {
    await storage.memoryWork.completeExport(held, blobId, now(), new Date(now().getTime() + exportKeptFor));
  } catch (error) {
    await storage.blobs.delete(blobId);
    throw error;
  }
}

async function* fileOf(job: RunningJob, header: string): AsyncGenerator<Uint8Array> {
  try {
    yield* writeTmx(unitsOf(job), { header: headerFromJson(header) });
  } catch (error) {
    if (!(error instanceof FormatLossError)) throw error;
    throw new JobFailure(`The translation memory cannot be written as TMX: it has ${error.loss.detail}.`);
  }
}

async function* unitsOf({ row, held, storage, signal, now }: RunningJob): AsyncGenerator<TranslationUnit> {
  let after = -1;
  let told = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const units = await storage.memories.units(row.subject, { after, limit: pageSize });
    for (const { unit } of units) yield unitFromJson(unit);
    after = units.at(-1)?.position ?? after;
    if (units.length < pageSize) return;
    // Where no thread runs this, requests are served in between.
    await setImmediate();
    if (performance.now() - told < progressEvery) continue;
    told = performance.now();
    await storage.memoryWork.progress(held, after + 1, now());
  }
}
