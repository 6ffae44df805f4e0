import { DropReport, FormatLossError } from "@dragoman/tm";
import type { Push, StateStore } from "@dragoman/tm/sync";
import type { Service } from "../service/service.ts";
import type { Session } from "../session.ts";
import { count, counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { saySkipped } from "./import.ts";
import { openMemory } from "./memory-file.ts";
import { inImport, inWords, sayWhereToLook } from "./memory-of-service.ts";
import { wholeFiles } from "./reading-options.ts";
import { jsonResult, readResult, sayLosses, sayReports } from "./reports.ts";
import type { SyncCommandOptions } from "./sync.ts";
import { lossRefusal } from "./write-memory.ts";

/** Brings what a file has become to a memory, and says what it did. */
export async function push(
  file: string,
  state: StateStore,
  options: SyncCommandOptions,
  service: Service,
  session: Session,
): Promise<void> {
  const { memory: name, dryRun: isDryRun = false, overwrite, lossy, json } = options;
  const memory = await openMemory(file, wholeFiles(options), session, { readings: 2 });
  const losses = new DropReport();
  const { pushMemory } = await import("@dragoman/tm/sync");
  const pushed = await service.do(
    async (client) => {
      let begun: string | undefined;
      try {
        return await pushMemory(client, () => memory.read(), {
          name,
          state,
          overwrite,
          dryRun: isDryRun,
          signal: session.signal,
          ...(lossy && { drop: losses }),
          onProgress: ({ jobId }) => {
            begun = jobId;
            session.showWaiting("the service reads the file");
          },
        });
      } catch (error) {
        if (begun !== undefined) sayWhereToLook(begun, error, session);
        throw error instanceof FormatLossError ? lossRefusal(error) : await inWords(error);
      }
    },
    inImport(memory.name, "--memory"),
  );
  session.hideProgress();
  sayReports([memory], session);
  sayLosses(losses, "tmx", session);
  saySkipped(pushed.skipped, session);
  sayOthers(pushed, overwrite === true, session);
  if (isDryRun && pushed.kind === "imported") session.find();
  if (json) {
    const result = { direction: "push", isDryRun, from: readResult(memory), ...pushed };
    await session.printJson(jsonResult("sync", result));
  } else {
    await session.print(pushText(name, pushed, isDryRun));
  }
}

function pushText(name: string, { kind, units, unitsBefore, memory, replaced }: Push, isDryRun: boolean): string {
  const shown = printable(name);
  const removed =
    replaced.length === 0
      ? ""
      : `, ${isDryRun ? "to replace" : "in the place of"} ${replaced.map(printable).join(", ")}`;
  if (kind === "unchanged") return `${shown} is up to date, ${counted(units, "unit")}${removed}`;
  const before = unitsBefore === undefined ? "" : ` (${count(unitsBefore)} before)`;
  const what = isDryRun ? "would be imported" : "imported";
  const where = isDryRun || memory === undefined ? "" : `, memory ${printable(memory.translationMemoryId)}`;
  return `${shown}: ${counted(units, "unit")}${before} ${what}${where}${removed}`;
}

/** Memories of the same name that are nobody's, as far as is known here, or that another run has just made. */
function sayOthers({ others }: Push, overwrite: boolean, session: Session): void {
  const stays = overwrite ? "it was made by another run meanwhile, and stays" : "it stays, unless --overwrite is given";
  for (const { translationMemoryId: id, segmentCount } of others) {
    session.say(
      `${session.paintMessage("yellow", "warning:")} there is another memory of this name, ${printable(id)} with ${counted(segmentCount, "segment")}; ${stays}`,
    );
  }
}
