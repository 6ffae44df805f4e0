import { isDragomanError, type TranslationMemory } from "@dragoman/client";
import type { TranslationUnit } from "../model/unit.ts";
import type { FileSource, UnitReader } from "../reading/reader.ts";
import { type DiffReport, diffUnits, type UnitDifference } from "../sets/diff.ts";
import type { UnitIdentity } from "../sets/keys.ts";
import { readTmx } from "../tmx/read.ts";
import { ContentDigest } from "./content.ts";
import { exportWhenFree } from "./export-when-free.ts";
import { findMemory, isNotFound, memoryIfAny } from "./find-memory.ts";
import { isSameRevision, KeptState, revisionOf } from "./state.ts";
import type { SyncClient, SyncOptions } from "./sync.ts";
import { conflictWith, isAsSynced, unitsHere } from "./units-here.ts";

export interface PullOptions extends SyncOptions {
  /** Reads what is here from the beginning, as often as it is called: three times at most. Left out: there is nothing. */
  readonly last?: (() => UnitReader) | undefined;
  /** What makes a unit here the same as one of the memory. Default "source". */
  readonly by?: UnitIdentity | undefined;
  /**
   * Keeps the TMX file of the memory beside what is here, and gives it to be read again: once, for the differences. Left
   * out, these are found while the file comes.
   */
  readonly keep?: ((file: ReadableStream<Uint8Array>) => Promise<FileSource>) | undefined;
}

/** What a pull found. */
export type Pull = { readonly kind: "unchanged"; readonly memory: TranslationMemory } | PulledChanges;

export interface PulledChanges {
  readonly kind: "changed";
  readonly memory: TranslationMemory;
  /** From what is here to what the memory has; read once, as `diffUnits` gives them. */
  readonly differences: AsyncIterable<UnitDifference>;
  /** Whole once the differences are read. */
  readonly report: DiffReport;
  /**
   * Call it when the differences are read and applied: the next pull begins from here. Without it, that gives the same.
   */
  readonly remember: () => Promise<void>;
}

/**
 * Brings the changes of a service's memory here. It is exported only where it is another one than was pushed or pulled
 * last, told by `updatedTime` and `segmentCount`. An export that was begun by a pull that was killed is used.
 * @param memory - its id, or its name where only one has it.
 * @throws SyncConflictError where units here were changed since, could not all be read, or were never taken by the
 * service. MemoryNameError where there is no such memory, or several. What the client throws, also while the differences
 * are read.
 */
export async function pullMemory(client: SyncClient, memory: string, options: PullOptions): Promise<Pull> {
  const { last, by = "source", keep, overwrite = false, signal } = options;
  const state = await KeptState.open(options.state);
  const found = await memoryOf(client, memory, state, options);
  const { synced } = state.now;
  const isSame = synced?.translationMemoryId === found.translationMemoryId && isSameRevision(synced.revision, found);
  if (isSame && last !== undefined && !overwrite) return { kind: "unchanged", memory: found };
  const here = last && (await unitsHere(last()));
  if (isSame && here !== undefined && isAsSynced(here, synced)) return { kind: "unchanged", memory: found };
  const conflict = overwrite ? undefined : here && conflictWith(here, synced);
  if (conflict !== undefined) throw conflict;

  const file = await fileOf(client, found, state, options);
  const source = keep === undefined ? file : await keep(file);
  // A file that breaks off would be taken for a memory that has lost its end.
  const reader = readTmx(source, { policy: { truncated: "raise" }, ...(signal && { signal }) });
  const digest = new ContentDigest();
  let isRead = false;
  async function* after(): AsyncGenerator<TranslationUnit, void, undefined> {
    for await (const unit of inItsLanguage(reader, (unit) => digest.add(unit))) yield unit;
    isRead = true;
  }
  const before = () => (last === undefined || here?.content === undefined ? nothing() : inItsLanguage(last()));
  const { differences, report } = diffUnits(before, after, { by, ...(signal && { signal }) });
  return {
    kind: "changed",
    memory: found,
    differences,
    report,
    remember: async () => {
      if (!isRead) throw new RangeError("Read the differences to their end before they are remembered.");
      const { translationMemoryId, name } = found;
      const content = digest.content(await reader.header());
      await state.change({
        synced: { translationMemoryId, name, content, revision: revisionOf(found) },
        exporting: undefined,
      });
    },
  };
}

/** The memory that the state knows, as long as that is the one meant; a push may have put another in its place. */
async function memoryOf(
  client: SyncClient,
  named: string,
  state: KeptState,
  { signal }: PullOptions,
): Promise<TranslationMemory> {
  const { synced } = state.now;
  const known =
    synced !== undefined && [synced.translationMemoryId, synced.name].includes(named)
      ? await memoryIfAny(client, synced.translationMemoryId, { signal })
      : undefined;
  return known ?? findMemory(client, named, { signal });
}

/** The export that was begun before, where it is still of the memory as it is; else a new one. */
async function fileOf(
  client: SyncClient,
  memory: TranslationMemory,
  state: KeptState,
  options: PullOptions,
): Promise<ReadableStream<Uint8Array>> {
  const { exporting } = state.now;
  const { translationMemoryId } = memory;
  if (exporting?.translationMemoryId === translationMemoryId && isSameRevision(exporting.revision, memory)) {
    try {
      return await download(client, exporting.jobId, options);
    } catch (error) {
      if (!isNotFound(error) && !(isDragomanError(error) && error.kind === "job-failed")) throw error;
    }
  }
  const { handle } = await exportWhenFree(client, translationMemoryId, options);
  await state.change({ exporting: { jobId: handle.jobId, translationMemoryId, revision: revisionOf(memory) } });
  return download(client, handle.jobId, options);
}

async function download(
  client: SyncClient,
  jobId: string,
  { signal, deadlineMs, intervalMs, onProgress }: PullOptions,
): Promise<ReadableStream<Uint8Array>> {
  const received = await client.memories.resumeExport({ jobId }).download({
    signal,
    deadlineMs,
    intervalMs,
    onProgress: ({ status }) => onProgress?.({ operation: "export", jobId, status }),
  });
  return received.stream();
}

/** The units, each of which says its source language, so that those of two files can be compared. */
async function* inItsLanguage(
  reader: UnitReader,
  onUnit?: (unit: TranslationUnit) => void,
): AsyncGenerator<TranslationUnit, void, undefined> {
  const { sourceLanguage } = await reader.header();
  for await (const unit of reader) {
    onUnit?.(unit);
    yield unit.sourceLanguage === undefined ? { ...unit, sourceLanguage } : unit;
  }
}

async function* nothing(): AsyncGenerator<TranslationUnit, void, undefined> {}
