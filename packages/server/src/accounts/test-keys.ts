import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { accountId, allBetas, type Caller, type KeyDirectory, keyId } from "./account.ts";
import { hashOfKey } from "./key-secret.ts";

/** For test mode: any key but an empty one or `invalid` opens a fresh pro account with all betas. Nothing is kept. */
export function createTestKeyDirectory(): KeyDirectory {
  const callers = new LRUCache<string, Caller>({ max: 10_000 });
  return {
    generation: 0,
    find(secret) {
      if (secret === "" || secret === "invalid") return undefined;
      const hash = hashOfKey(secret);
      const caller = callers.get(hash) ?? freshCaller();
      callers.set(hash, caller);
      return caller;
    },
  };
}

function freshCaller(): Caller {
  return {
    account: { id: accountId(randomUUID()), label: "test", plan: "pro", betas: allBetas, characterLimit: null },
    keyId: keyId(randomUUID()),
    keyLabel: "test",
  };
}
