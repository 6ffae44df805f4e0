import type { FaultCode } from "../reading/faults.ts";
import type { UnitReader } from "../reading/reader.ts";
import type { ImportReport } from "../reading/report.ts";
import { type Content, contentOf } from "./content.ts";
import type { SyncedMemory } from "./state.ts";
import { SyncConflictError } from "./sync.ts";

/** What is here before a pull, as far as it can be read. */
export interface UnitsHere {
  /** `undefined` where the file ends before its units begin. */
  readonly content: Content | undefined;
  /** Whether that is everything. */
  readonly isWhole: boolean;
}

export async function unitsHere(reader: UnitReader): Promise<UnitsHere> {
  try {
    const content = await contentOf(reader);
    return { content, isWhole: !hasLeftOut(reader.report) };
  } catch (error) {
    if (!endsAtOnce(reader.report)) throw error;
    return { content: undefined, isWhole: false };
  }
}

/** Whether both sides are the same, as long as the memory is the one that was synced. */
export function isAsSynced({ content, isWhole }: UnitsHere, synced: SyncedMemory | undefined): boolean {
  return isWhole && content?.digest === synced?.content.digest && !hasUntaken(synced);
}

/** What would be lost if a memory came in the place of what is here. */
export function conflictWith(
  { content, isWhole }: UnitsHere,
  synced: SyncedMemory | undefined,
): SyncConflictError | undefined {
  if (!isWhole) return unreadable();
  if (content?.units === 0) return undefined;
  if (content?.digest !== synced?.content.digest) return changedHere(synced !== undefined);
  return hasUntaken(synced) ? untaken() : undefined;
}

function hasUntaken(synced: SyncedMemory | undefined): boolean {
  return (synced?.skipped ?? 0) > 0;
}

/** Faults that cost a text of the file even where its unit is mended and handed out. */
const losses: readonly FaultCode[] = ["truncated", "missing_language", "misplaced_element"];

function hasLeftOut({ skipped, counts, faults }: ImportReport): boolean {
  return skipped > 0 || losses.some((code) => counts[code] !== undefined) || faults.some(isSkipped);
}

function isSkipped({ action }: ImportReport["faults"][number]): boolean {
  return action === "skip";
}

function endsAtOnce({ read, faults }: ImportReport): boolean {
  const last = faults.at(-1);
  return read === 0 && last?.code === "truncated" && last.action === "raise";
}

function unreadable(): SyncConflictError {
  const message = "A part of the units here cannot be read. Mend what they are read from, or overwrite it.";
  return new SyncConflictError("units", message, "unreadable");
}

function changedHere(isKnown: boolean): SyncConflictError {
  const why = isKnown ? "were changed since they were last synced" : "were never synced with this memory";
  return new SyncConflictError("units", `The units here ${why}. Push them, or overwrite them.`);
}

function untaken(): SyncConflictError {
  const message =
    "Units here were never in the memory, as the service could not use them. Keep them, or overwrite them.";
  return new SyncConflictError("units", message, "untaken");
}
