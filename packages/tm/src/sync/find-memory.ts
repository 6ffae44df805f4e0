import type { CallOptions, TranslationMemory } from "@dragoman/client";
import { isDragomanError } from "@dragoman/client";
import type { SyncClient } from "./sync.ts";

/** There is no memory of that name or id, or there are several of the name. */
export class MemoryNameError extends Error {
  override readonly name = "MemoryNameError";
  /** Those of the name; empty where there is none. */
  readonly found: readonly TranslationMemory[];

  constructor(message: string, found: readonly TranslationMemory[]) {
    super(message);
    this.found = found;
  }
}

/**
 * The memory of an id, or the one of a name.
 * @throws MemoryNameError where there is none, or several of the name.
 */
export async function findMemory(client: SyncClient, named: string, call?: CallOptions): Promise<TranslationMemory> {
  const known = isId(named) ? await memoryIfAny(client, named, call) : undefined;
  if (known !== undefined) return known;
  const found = await memoriesNamed(client, named, call);
  const [only, ...others] = found;
  const shown = JSON.stringify(named.slice(0, 200));
  if (only === undefined) throw new MemoryNameError(`There is no memory ${shown}.`, found);
  if (others.length === 0) return only;
  const ids = found.map((memory) => memory.translationMemoryId).join(", ");
  throw new MemoryNameError(`There are ${found.length} memories named ${shown}; give the id of one: ${ids}.`, found);
}

export async function memoriesNamed(
  client: SyncClient,
  name: string,
  call?: CallOptions,
): Promise<readonly TranslationMemory[]> {
  const found: TranslationMemory[] = [];
  for await (const memory of client.memories.list(call)) if (memory.name === name) found.push(memory);
  return found;
}

/** `undefined` where the service has none of this id. */
export async function memoryIfAny(
  client: SyncClient,
  translationMemoryId: string,
  call?: CallOptions,
): Promise<TranslationMemory | undefined> {
  try {
    return await client.memories.get(translationMemoryId, call);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

export function isNotFound(error: unknown): boolean {
  return isDragomanError(error) && error.kind === "not-found";
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
