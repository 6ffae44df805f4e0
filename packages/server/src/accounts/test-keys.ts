import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type Account, accountId, allBetas, type Caller, type KeyDirectory, keyId } from "./account.ts";
import { hashOfKey } from "./key-secret.ts";

/** What a fresh account may use; `null` where nothing limits it. */
export interface FreshLimits {
  readonly characters: number | null;
  readonly documents: number | null;
  readonly teamDocuments: number | null;
}

export interface TestKeyDirectory extends KeyDirectory {
  find(secret: string): Caller | undefined;
  /**
   * Opens the account of a key with limits, unless it is open already.
   * @returns Whether the key is let in.
   */
  open(secret: string, limits: FreshLimits): boolean;
}

const noLimits: FreshLimits = { characters: null, documents: null, teamDocuments: null };

/** For test mode: any key but an empty one or `invalid` opens a fresh pro account with all betas. Nothing is kept. */
export function createTestKeyDirectory(): TestKeyDirectory {
  const callers = new LRUCache<string, Caller>({ max: 10_000 });
  const opened = (secret: string, limits: FreshLimits): Caller | undefined => {
    if (secret === "" || secret === "invalid") return undefined;
    const hash = hashOfKey(secret);
    const caller = callers.get(hash) ?? freshCaller(limits);
    callers.set(hash, caller);
    return caller;
  };
  return {
    generation: 0,
    find: (secret) => opened(secret, noLimits),
    open: (secret, limits) => opened(secret, limits) !== undefined,
  };
}

function freshCaller(limits: FreshLimits): Caller {
  const account: Account = {
    id: accountId(randomUUID()),
    label: "test",
    plan: "pro",
    betas: allBetas,
    characterLimit: limits.characters,
    documentLimit: limits.documents,
    teamDocumentLimit: limits.teamDocuments,
  };
  return { account, keyId: keyId(randomUUID()), keyLabel: "test" };
}
