import { expect, test } from "vitest";
import { describeEachPlace, describeEveryPlace } from "./each-place.ts";
import type { MessageRecord } from "./message-records.ts";
import { createRecordStore } from "./record-store.ts";

const scope = { language: "de", namespace: "common" };

function record(text: string): MessageRecord {
  return { sourceHash: "h", state: "machine", text, engine: "pseudo", at: "2026-01-02T03:04:05.000Z" };
}

describeEveryPlace("records", (current) => {
  const open = (project = "shop") => createRecordStore({ project, ...current() });

  test("what was kept is found by its key, in its language and namespace", async () => {
    await using records = await open();
    const stale: MessageRecord = { ...record("alt"), state: "stale", suggestion: "neu" };
    await records.set(
      scope,
      new Map([
        ["cart.title", record("Warenkorb")],
        ["cart.note", stale],
      ]),
    );
    expect(await records.get(scope, ["cart.note", "nothing", "cart.title", "cart.note"])).toEqual(
      new Map([
        ["cart.note", stale],
        ["cart.title", record("Warenkorb")],
      ]),
    );
    for (const other of [
      { ...scope, language: "pl" },
      { ...scope, namespace: "admin" },
      { language: "de,common", namespace: "" },
    ]) {
      expect((await records.get(other, ["cart.title"])).size).toBe(0);
      expect((await records.all(other)).size).toBe(0);
    }
  });

  test("keys are any text", async () => {
    await using records = await open();
    const keys = ["__proto__", "constructor", "a:b", "a\tb\n", "*", "", "%_", "\0", "é", "e\u0301", "k".repeat(5000)];
    await records.set(
      scope,
      keys.map((key) => [key, record(key)] as const),
    );
    const expected = new Map(keys.map((key) => [key, record(key)]));
    expect(await records.get(scope, keys)).toEqual(expected);
    expect(await records.all(scope)).toEqual(expected);
  });

  test("all are listed, of a namespace and no other, and those taken out are gone", async () => {
    await using records = await open();
    const keys = Array.from({ length: 1500 }, (_, index) => `key ${index}`);
    await records.set(
      scope,
      keys.map((key) => [key, record(key)] as const),
    );
    await records.set({ ...scope, namespace: "admin" }, [["other", record("x")]]);
    expect([...(await records.all(scope)).keys()].sort()).toEqual(keys.toSorted());
    await records.delete(scope, keys.slice(1));
    expect([...(await records.all(scope)).keys()]).toEqual(["key 0"]);
    expect((await records.get(scope, keys)).size).toBe(1);
  });
});

describeEachPlace("records that are shared", (current) => {
  test("two that write to one namespace lose nothing of each other's", async () => {
    const open = () => createRecordStore({ project: "shop", ...current() });
    await using one = await open();
    await using other = await open();
    const keys = Array.from({ length: 200 }, (_, index) => `key ${index}`);
    await Promise.all(keys.map((key, index) => (index % 2 === 0 ? one : other).set(scope, [[key, record(key)]])));
    expect((await one.all(scope)).size).toBe(keys.length);
    expect((await other.get(scope, keys)).size).toBe(keys.length);
  });

  test("projects see nothing of each other's, and phrases are no records", async () => {
    await using shop = await createRecordStore({ project: "shop", ...current() });
    await using bank = await createRecordStore({ project: "bank", ...current() });
    await shop.set(scope, [["a", record("A")]]);
    expect((await bank.all(scope)).size).toBe(0);
    expect((await bank.get(scope, ["a"])).size).toBe(0);
  });
});
