import type { TranslationMemory } from "@dragoman/client";
import type { Content } from "./content.ts";

/** Where a state is kept: a file, a column, a key. What is in it is this package's own. */
export interface StateStore {
  /** What was saved last; `undefined` where nothing was. What cannot be read as a state counts as nothing. */
  readonly load: () => Promise<string | undefined>;
  /** Keeps some hundred bytes of JSON, best as a whole or not at all: half of them count as nothing. */
  readonly save: (state: string) => Promise<void>;
}

/** What is known of a pair of units and a memory. */
export interface SyncState {
  /** What both sides had when they were last the same. */
  readonly synced?: SyncedMemory | undefined;
  /** An import that the service has been given, and whose end was not seen. */
  readonly importing?: { readonly jobId: string; readonly name: string; readonly content: Content } | undefined;
  /** An export that was asked for, and not fetched to its end. */
  readonly exporting?:
    | { readonly jobId: string; readonly translationMemoryId: string; readonly revision: Revision }
    | undefined;
  /** Memories whose place others have taken; they are still to be deleted. */
  readonly replaced: readonly string[];
}

export interface SyncedMemory {
  readonly translationMemoryId: string;
  readonly name: string;
  /** Of the units here. */
  readonly content: Content;
  /** How many of these units the service could not use; the memory does not have them. */
  readonly skipped?: number | undefined;
  readonly revision: Revision;
}

/** Another one means that a memory has changed. */
export type Revision = Pick<TranslationMemory, "segmentCount" | "updatedTime">;

export function revisionOf({ segmentCount, updatedTime }: TranslationMemory): Revision {
  return { segmentCount, ...(updatedTime !== undefined && { updatedTime }) };
}

export function isSameRevision(one: Revision, other: Revision): boolean {
  return one.segmentCount === other.segmentCount && one.updatedTime === other.updatedTime;
}

const format = "dragoman-memory-sync";
const version = 1;
const longestState = 100_000;

/** A state that is read once and saved with every step, so that a process may be killed after any. */
export class KeptState {
  readonly #store: StateStore;
  #state: SyncState;

  private constructor(store: StateStore, state: SyncState) {
    this.#store = store;
    this.#state = state;
  }

  static async open(store: StateStore): Promise<KeptState> {
    return new KeptState(store, readState(await store.load()) ?? { replaced: [] });
  }

  get now(): SyncState {
    return this.#state;
  }

  /** Whether what is known is about a memory of this name; true where nothing is known. */
  isOf(name: string): boolean {
    const { synced, importing } = this.#state;
    return (importing?.name ?? name) === name && (synced?.name ?? name) === name;
  }

  /** Begins anew; what was kept stays until the next change. */
  forget(): void {
    this.#state = { replaced: [] };
  }

  async change(change: Partial<SyncState>): Promise<void> {
    this.#state = { ...this.#state, ...change };
    await this.#store.save(JSON.stringify({ format, version, ...this.#state }));
  }
}

/** `undefined` for what is damaged, of another version, or something else: all is synced anew then. */
function readState(text: string | undefined): SyncState | undefined {
  if (text === undefined || text.length > longestState) return undefined;
  const state = parsed(text);
  if (!isRecord(state) || state["format"] !== format || state["version"] !== version) return undefined;
  const { synced, importing, exporting, replaced } = state;
  if (synced !== undefined && !isSynced(synced)) return undefined;
  if (importing !== undefined && !isImporting(importing)) return undefined;
  if (exporting !== undefined && !isExporting(exporting)) return undefined;
  if (!Array.isArray(replaced) || !replaced.every(isText)) return undefined;
  return { synced, importing, exporting, replaced };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSynced(value: unknown): value is SyncedMemory {
  return (
    isRecord(value) &&
    isText(value["translationMemoryId"]) &&
    isText(value["name"]) &&
    isContent(value["content"]) &&
    (value["skipped"] === undefined || isCount(value["skipped"])) &&
    isRevision(value["revision"])
  );
}

function isImporting(value: unknown): value is NonNullable<SyncState["importing"]> {
  return isRecord(value) && isText(value["jobId"]) && isText(value["name"]) && isContent(value["content"]);
}

function isExporting(value: unknown): value is NonNullable<SyncState["exporting"]> {
  return (
    isRecord(value) && isText(value["jobId"]) && isText(value["translationMemoryId"]) && isRevision(value["revision"])
  );
}

function isContent(value: unknown): value is Content {
  return isRecord(value) && /^[0-9a-f]{64}$/.test(String(value["digest"])) && isCount(value["units"]);
}

function isRevision(value: unknown): value is Revision {
  if (!isRecord(value) || !isCount(value["segmentCount"])) return false;
  return value["updatedTime"] === undefined || isText(value["updatedTime"]);
}

function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
