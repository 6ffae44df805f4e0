import type { PulledChanges, StateStore } from "@dragoman/tm/sync";
import { Output } from "../files/output.ts";
import { Refusal } from "../refusal.ts";
import type { Service } from "../service/service.ts";
import type { Session } from "../session.ts";
import { counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { differenceText, summaryText } from "./difference-text.ts";
import { fileStamp } from "./file-stamp.ts";
import { openMemory } from "./memory-file.ts";
import { inWords } from "./memory-of-service.ts";
import { jsonResult, sayReports } from "./reports.ts";
import type { SyncCommandOptions } from "./sync.ts";
import { formatToWrite } from "./write-memory.ts";

/** Brings what a memory has become to a file, and says what changed. */
export async function pull(
  file: string,
  state: StateStore,
  options: SyncCommandOptions,
  service: Service,
  session: Session,
): Promise<void> {
  const { memory: named, dryRun: isDryRun = false, overwrite, by } = options;
  if (formatToWrite(file, { toFormat: options.fromFormat }, "--from-format") !== "tmx") {
    throw new Refusal(`--pull writes TMX, and ${file} is another format; pull to a TMX file, and convert that.`);
  }
  const before = await fileStamp(file);
  const here = before === undefined ? undefined : await openMemory(file, options, session, { readings: 3 });
  const opened = here === undefined ? [] : [here];
  const output = await Output.at(file, session, { inputs: [] });
  // `sync --pull | head` is still to bring the file up to date.
  if (!isDryRun) session.goOnUnread();
  const { pullMemory } = await import("@dragoman/tm/sync");
  await service.do(async (client) => {
    try {
      const pulled = await pullMemory(client, named, {
        state,
        overwrite,
        by,
        signal: session.signal,
        ...(here !== undefined && { last: () => here.read() }),
        keep: async (bytes) => {
          await output.write(bytes, session.signal);
          return output.written();
        },
        onProgress: () => session.showWaiting("the service writes the file"),
      });
      if (pulled.kind === "unchanged") {
        await sayUpToDate(pulled.memory.segmentCount, options, session);
        return;
      }
      await sayChanges(pulled, options, session);
      sayReports(opened, session);
      if (isDryRun) return;
      if ((await fileStamp(file)) !== before) throw changedMeanwhile(file);
      await output.finish();
      await pulled.remember();
    } catch (error) {
      const words = await inWords(error);
      // What cannot be read of the file is why it stays.
      if (words !== error) sayReports(opened, session);
      throw words;
    }
  });
}

async function sayUpToDate(segments: number, { memory, json, dryRun }: SyncCommandOptions, session: Session) {
  session.hideProgress();
  if (!json) return session.print(`${printable(memory)} is up to date, ${counted(segments, "segment")}`);
  const counts = { added: 0, removed: 0, changed: 0 };
  return printSummary({ direction: "pull", isDryRun: dryRun === true, ...counts }, session);
}

async function sayChanges(pulled: PulledChanges, options: SyncCommandOptions, session: Session): Promise<void> {
  session.hideProgress();
  const { json, summary, dryRun: isDryRun = false } = options;
  for await (const difference of pulled.differences) {
    if (summary) continue;
    if (json) await session.printJson(difference);
    else await session.print(differenceText(difference, session));
  }
  const { added, removed, changed, unchanged } = pulled.report;
  if (isDryRun && added + removed + changed > 0) session.find();
  if (!json) return session.print(summaryText(pulled.report, session));
  const { memory } = pulled;
  return printSummary({ direction: "pull", isDryRun, memory, added, removed, changed, unchanged }, session);
}

function printSummary(result: object, session: Session): Promise<void> {
  return session.printJson({ kind: "summary", ...jsonResult("sync", result) });
}

function changedMeanwhile(file: string): Refusal {
  return new Refusal(`${file} was changed while the memory was fetched, and stays as it is. Give the command again.`);
}
