import { expect, test } from "vitest";
import { describeEachDatabase } from "../storage/each-database.ts";
import { ensureKeys } from "./ensure-keys.ts";
import { hashOfKey } from "./key-secret.ts";
import { parseKeySetting } from "./key-setting.ts";

describeEachDatabase("the keys at start", (database) => {
  test("an empty database gets one key, once", async () => {
    const { accounts } = await database.open();
    const { madeKey } = await ensureKeys(accounts, []);
    expect(madeKey).toMatch(/^[0-9A-Za-z]{40}$/);
    expect(await accounts.findByKeyHash(hashOfKey(madeKey ?? ""))).toMatchObject({
      account: { plan: "pro", betas: ["detect", "customizations"], characterLimit: null },
    });
    expect(await ensureKeys(accounts, [])).toEqual({ madeKey: null, guessable: [] });
    expect(await accounts.listKeys()).toHaveLength(1);
  });

  test("configured keys are made once, and their accounts follow the setting", async () => {
    const { accounts } = await database.open();
    const key = "kQ7tYw2LmX9cRv4Bn8Zp";
    expect(await ensureKeys(accounts, parseKeySetting(`web=${key};plan=free app=short`))).toEqual({
      madeKey: null,
      guessable: ["app"],
    });
    const before = await accounts.findByKeyHash(hashOfKey(key));
    expect(before).toMatchObject({ keyLabel: "web", account: { label: "web", plan: "free", betas: [] } });

    const changed = parseKeySetting(`site=${key};beta=detect;characters=7 app=short`);
    await ensureKeys(accounts, changed);
    await ensureKeys(accounts, changed);
    const after = await accounts.findByKeyHash(hashOfKey(key));
    expect(after).toEqual({
      account: { id: before?.account.id, label: "site", plan: "pro", betas: ["detect"], characterLimit: 7 },
      keyId: before?.keyId,
      keyLabel: "site",
    });
    expect(await accounts.listKeys()).toHaveLength(2);
  });

  test("a label with another key keeps its account, and the old key stops", async () => {
    const { accounts } = await database.open();
    await ensureKeys(accounts, parseKeySetting("web=old-key"));
    const before = await accounts.findByKeyHash(hashOfKey("old-key"));
    await ensureKeys(accounts, parseKeySetting("web=new-key"));
    expect(await accounts.findByKeyHash(hashOfKey("old-key"))).toBeUndefined();
    expect((await accounts.findByKeyHash(hashOfKey("new-key")))?.account).toEqual(before?.account);
  });

  test("going back to an earlier setting lets its key in again", async () => {
    const { accounts } = await database.open();
    for (const setting of ["web=first-key", "web=second-key", "web=first-key"]) {
      await ensureKeys(accounts, parseKeySetting(setting));
    }
    expect(await accounts.findByKeyHash(hashOfKey("first-key"))).toBeDefined();
    expect(await accounts.findByKeyHash(hashOfKey("second-key"))).toBeUndefined();
  });

  test("an empty setting changes nothing, and a key made elsewhere outlives any setting", async () => {
    const { accounts } = await database.open();
    const { madeKey } = await ensureKeys(accounts, []);
    await ensureKeys(accounts, parseKeySetting("web=a-key"));
    expect((await ensureKeys(accounts, [])).madeKey).toBeNull();
    expect(await accounts.findByKeyHash(hashOfKey("a-key"))).toBeDefined();
    expect(await accounts.findByKeyHash(hashOfKey(madeKey ?? ""))).toBeDefined();
  });
});
