import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { ChangeFeed } from "../storage/changes.ts";
import { breakConnections, describeEachDatabase, describePostgres } from "../storage/each-database.ts";
import type { Storage } from "../storage/storage.ts";
import { accountId, type Caller, keyId } from "./account.ts";
import { digestOfKey, hashOfKey, makeKey } from "./key-secret.ts";
import { createKeyDirectory } from "./keys.ts";

const settings = { label: "web", plan: "pro", betas: ["detect"], characterLimit: 5 } as const;

async function makeAccountWithKey({ accounts }: Storage) {
  const secret = makeKey();
  const account = await accounts.createAccount(settings);
  const key = await accounts.createKey(account.id, "laptop", digestOfKey(secret));
  return { secret, account, key };
}

describeEachDatabase("the key directory", (database) => {
  test("answers who a key belongs to, the second time at once", async () => {
    const storage = await database.open();
    const { secret, account, key } = await makeAccountWithKey(storage);
    const directory = createKeyDirectory(storage.accounts, new ChangeFeed());
    const caller = { account, keyId: key.id, keyLabel: "laptop" };
    expect(await directory.find(secret)).toEqual(caller);
    expect(directory.find(secret)).toEqual(caller);
    expect(await directory.find(`${secret}x`)).toBeUndefined();
    expect(await directory.find("")).toBeUndefined();
  });

  test("a deactivated key is unknown at once, and cannot be deactivated again", async () => {
    const storage = await database.open();
    const { secret, key } = await makeAccountWithKey(storage);
    const directory = createKeyDirectory(storage.accounts, storage.changes);
    expect(await directory.find(secret)).toBeDefined();
    expect(await storage.accounts.deactivateKey(key.id)).toBe(true);
    expect(await directory.find(secret)).toBeUndefined();
    expect(await storage.accounts.deactivateKey(key.id)).toBe(false);
    expect(await storage.accounts.listKeys()).toMatchObject([{ id: key.id, deactivatedAt: expect.any(Date) }]);
  });

  test("an account's new plan and limit are seen at once", async () => {
    const storage = await database.open();
    const { secret, account } = await makeAccountWithKey(storage);
    const directory = createKeyDirectory(storage.accounts, storage.changes);
    await directory.find(secret);
    await storage.accounts.updateAccount(account.id, { plan: "free", characterLimit: null });
    expect((await directory.find(secret))?.account).toEqual({ ...account, plan: "free", characterLimit: null });
  });

  test("a key that was asked for before it was made is known as soon as it is", async () => {
    const storage = await database.open();
    const directory = createKeyDirectory(storage.accounts, storage.changes);
    const account = await storage.accounts.createAccount(settings);
    const secret = makeKey();
    expect(await directory.find(secret)).toBeUndefined();
    await storage.accounts.createKey(account.id, "late", digestOfKey(secret));
    expect(await directory.find(secret)).toMatchObject({ keyLabel: "late" });
  });
});

describePostgres("the key directory of several nodes", (database) => {
  test("a key that one node deactivates is unknown to the others", async () => {
    const [here, there] = [await database.open(), await database.open()];
    const { secret, key } = await makeAccountWithKey(here);
    const directory = createKeyDirectory(there.accounts, there.changes);
    expect(await directory.find(secret)).toBeDefined();
    await here.accounts.deactivateKey(key.id);
    await vi.waitFor(() => expect(directory.find(secret)).not.toMatchObject({ keyId: key.id }), { timeout: 5000 });
    expect(await directory.find(secret)).toBeUndefined();
  });

  test("a listener that loses its connection forgets what it knew, comes back, and hears again", async () => {
    const [here, there] = [await database.open(), await database.open()];
    const { secret, key } = await makeAccountWithKey(here);
    const directory = createKeyDirectory(there.accounts, there.changes);
    const forgotten = vi.fn();
    there.changes.subscribe(({ topic, id }) => topic === "keys" && id === null && forgotten());
    await directory.find(secret);

    await breakConnections(database.place, "listen %");
    await vi.waitFor(() => expect(forgotten).toHaveBeenCalledTimes(2), { timeout: 5000 });
    expect(database.errors.map(String).join()).toContain("listens for changes was lost");

    expect(await directory.find(secret)).toBeDefined();
    await here.accounts.deactivateKey(key.id);
    await vi.waitFor(() => expect(directory.find(secret)).not.toMatchObject({ keyId: key.id }), { timeout: 5000 });
  });
});

describe("the key directory's memory", () => {
  const caller = (label: string): Caller => ({
    account: { id: accountId(randomUUID()), label: "web", plan: "pro", betas: [], characterLimit: null },
    keyId: keyId(randomUUID()),
    keyLabel: label,
  });

  test("questions for one key that come together are asked once", async () => {
    const asked: string[] = [];
    const lookup = {
      findByKeyHash: async (hash: string) => {
        asked.push(hash);
        return caller("one");
      },
    };
    const directory = createKeyDirectory(lookup, new ChangeFeed());
    const answers = await Promise.all([directory.find("a"), directory.find("a"), directory.find("b")]);
    expect(asked).toEqual([hashOfKey("a"), hashOfKey("b")]);
    expect(answers[0]).toBe(answers[1]);
  });

  test("an answer that a change overtook is given, but not kept", async () => {
    const answers = [Promise.withResolvers<Caller | undefined>(), Promise.withResolvers<Caller | undefined>()];
    const open = [...answers];
    const changes = new ChangeFeed();
    const findByKeyHash = async () => open.shift()?.promise;
    const directory = createKeyDirectory({ findByKeyHash }, changes);
    const before = directory.find("a");
    changes.publish({ topic: "keys", id: hashOfKey("a") });
    const after = directory.find("a");
    answers[1]?.resolve(undefined);
    expect(await after).toBeUndefined();
    answers[0]?.resolve(caller("stale"));
    expect(await before).toMatchObject({ keyLabel: "stale" });
    expect(directory.find("a")).toBeUndefined();
  });

  test("a failed question is asked again", async () => {
    let failures = 1;
    const findByKeyHash = async () => {
      if (failures-- > 0) throw new Error("the database is away");
      return caller("back");
    };
    const directory = createKeyDirectory({ findByKeyHash }, new ChangeFeed());
    await expect(directory.find("a")).rejects.toThrow("away");
    expect(await directory.find("a")).toMatchObject({ keyLabel: "back" });
  });

  test("guesses do not push a known key out", async () => {
    const known = hashOfKey("known");
    const findByKeyHash = async (hash: string) => (hash === known ? caller("known") : undefined);
    const directory = createKeyDirectory({ findByKeyHash }, new ChangeFeed());
    await directory.find("known");
    for (let guess = 0; guess < 60_000; guess++) await directory.find(`guess ${guess}`);
    expect(directory.find("known")).toMatchObject({ keyLabel: "known" });
  });
});
