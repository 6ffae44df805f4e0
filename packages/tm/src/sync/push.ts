import type { TranslationMemory } from "@dragoman/client";
import { DropReport, type LossOptions } from "../formats/losses.ts";
import type { TranslationUnit } from "../model/unit.ts";
import type { UnitReader } from "../reading/reader.ts";
import { writeTmx } from "../tmx/write.ts";
import { type Content, ContentDigest } from "./content.ts";
import { memoriesNamed, memoryIfAny } from "./find-memory.ts";
import { type ImportedMemory, PushedMemory } from "./pushed-memory.ts";
import { isSameRevision, KeptState } from "./state.ts";
import { type SyncClient, SyncConflictError, type SyncOptions } from "./sync.ts";

export interface PushOptions extends SyncOptions, LossOptions {
  /** What the memory is called at the service. A state of another name counts as none. */
  readonly name: string;
  /** Says what would be done; nothing is sent, deleted or saved. */
  readonly dryRun?: boolean | undefined;
}

/** What a push did, or with `dryRun` would do. */
export interface Push {
  readonly kind: "unchanged" | "imported";
  /** The memory as it is now; `undefined` where a `dryRun` finds none. */
  readonly memory: TranslationMemory | undefined;
  /** Units of the source. */
  readonly units: number;
  /** Units when both sides were last the same. */
  readonly unitsBefore: number | undefined;
  /** Units that the service could not use: without text or a translation, or too long. */
  readonly skipped: number;
  /** Memories that are deleted, because another one has their place. */
  readonly replaced: readonly string[];
  /**
   * Memories of the same name that this state does not know of. They stay, unless `overwrite` is given; with it, those
   * that were made since stay: another push's, which runs at the same time.
   */
  readonly others: readonly TranslationMemory[];
}

/**
 * Brings units to a memory of the service. They are imported where their content is not what was pushed or pulled last;
 * the import makes a new memory, and only when it is complete the former one is deleted. A push goes on where the one
 * before it was killed: its job is waited for, and what it left to be deleted is.
 * @param source - reads the units from the beginning; called once, and once more where they are sent.
 * @throws SyncConflictError where the memory was changed, replaced or deleted at the service since. FormatLossError where
 * TMX does not hold a unit. What the client throws; after `timeout` and `aborted` the service goes on, and the next push
 * with its job.
 */
export async function pushMemory(client: SyncClient, source: () => UnitReader, options: PushOptions): Promise<Push> {
  const { name, dryRun: isDryRun = false, overwrite = false, signal } = options;
  const content = await measure(source, options);
  const state = await KeptState.open(options.state);
  if (!state.isOf(name)) state.forget();
  const unitsBefore = state.now.synced?.content.units;
  const pushed = new PushedMemory(client, state, options);
  const resumed = isDryRun ? undefined : await pushed.resume();

  const { synced, replaced: leftOver } = state.now;
  const memory = synced && (await memoryIfAny(client, synced.translationMemoryId, { signal }));
  const isChangedThere = synced !== undefined && memory !== undefined && !isSameRevision(synced.revision, memory);
  if (isChangedThere && !overwrite) throw changedThere(name);
  if (synced !== undefined && memory === undefined && !overwrite) throw await goneThere(client, leftOver, options);
  const isSame = memory !== undefined && !isChangedThere && synced?.content.digest === content.digest;
  const isUnchanged = isSame && !(overwrite && (await hasNewer(client, memory, leftOver, options)));

  const former = isUnchanged || memory === undefined ? [] : [memory.translationMemoryId];
  const result = { units: content.units, unitsBefore };
  if (isDryRun) {
    const toReplace = [...leftOver, ...former];
    const others = await othersOf(client, memory, toReplace, options);
    const kind = isUnchanged ? "unchanged" : "imported";
    return { ...result, kind, memory, skipped: 0, ...placesOf(others, toReplace, overwrite ? others : []) };
  }
  const done: ImportedMemory = isUnchanged
    ? { memory, skipped: 0, replaced: [], ...resumed }
    : await pushed.import(() => fileOf(source, options), content, former);
  // Only now: what another process began may have come to its end.
  const others = await othersOf(client, done.memory, [], options);
  const older = overwrite ? others.filter((one) => !isNewer(one, done.memory)) : [];
  if (overwrite) await pushed.replace(older.map((one) => one.translationMemoryId));
  const replaced = [...new Set([...(resumed?.replaced ?? []), ...done.replaced])];
  const kind = isUnchanged && resumed === undefined ? "unchanged" : "imported";
  return { ...result, kind, memory: done.memory, skipped: done.skipped, ...placesOf(others, replaced, older) };
}

/**
 * Of two pushes at once that overwrite, each would take the other's memory for the one to be replaced, and none would be
 * left. The newest stays, whoever looks; so what is unchanged, and not the newest, is imported once more.
 */
function isNewer(one: TranslationMemory, other: TranslationMemory): boolean {
  if (one.creationTime === undefined || other.creationTime === undefined) return false;
  if (one.creationTime !== other.creationTime) return one.creationTime > other.creationTime;
  return one.translationMemoryId > other.translationMemoryId;
}

async function hasNewer(
  client: SyncClient,
  memory: TranslationMemory,
  toReplace: readonly string[],
  options: PushOptions,
): Promise<boolean> {
  return (await othersOf(client, memory, toReplace, options)).some((one) => isNewer(one, memory));
}

/** Memories of the name that are neither this one nor known to be replaced by it. */
async function othersOf(
  client: SyncClient,
  memory: TranslationMemory | undefined,
  toReplace: readonly string[],
  { name, signal }: PushOptions,
): Promise<readonly TranslationMemory[]> {
  const own = [memory?.translationMemoryId, ...toReplace];
  return (await memoriesNamed(client, name, { signal })).filter((one) => !own.includes(one.translationMemoryId));
}

function placesOf(
  others: readonly TranslationMemory[],
  replaced: readonly string[],
  overwritten: readonly TranslationMemory[],
): Pick<Push, "replaced" | "others"> {
  return {
    replaced: [...replaced, ...overwritten.map((one) => one.translationMemoryId)],
    others: others.filter((one) => !overwritten.includes(one)),
  };
}

interface MeasuredContent extends Content {
  /** Of the units as a TMX file. */
  readonly bytes: number;
}

/** The content, and the size of its file, which an import declares before anything is sent. */
async function measure(source: () => UnitReader, { drop, signal }: PushOptions): Promise<MeasuredContent> {
  const digest = new ContentDigest();
  const reader = source();
  const header = await reader.header();
  async function* digested(): AsyncGenerator<TranslationUnit, void, undefined> {
    for await (const unit of reader) {
      signal?.throwIfAborted();
      digest.add(unit);
      yield unit;
    }
  }
  // What is lost is counted when the units are sent.
  const losses = drop === undefined ? {} : { drop: new DropReport() };
  let bytes = 0;
  for await (const piece of writeTmx(digested(), { header, ...losses })) bytes += piece.length;
  return { ...digest.content(header), bytes };
}

async function* fileOf(source: () => UnitReader, { drop }: PushOptions): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = source();
  const header = await reader.header();
  yield* writeTmx(reader, { header, ...(drop && { drop }) });
}

function changedThere(name: string): SyncConflictError {
  return new SyncConflictError(
    "memory",
    `The memory ${JSON.stringify(name)} was changed at the service since it was last synced. Pull these changes, or ` +
      "overwrite them.",
  );
}

/** Whoever changes a memory puts another one in its place; where there is none of the name, it was deleted. */
async function goneThere(
  client: SyncClient,
  toReplace: readonly string[],
  options: PushOptions,
): Promise<SyncConflictError> {
  if ((await othersOf(client, undefined, toReplace, options)).length > 0) return changedThere(options.name);
  const what = `The memory ${JSON.stringify(options.name)} was deleted at the service since it was last synced.`;
  return new SyncConflictError("memory", `${what} Overwrite that to import it anew.`, "deleted");
}
