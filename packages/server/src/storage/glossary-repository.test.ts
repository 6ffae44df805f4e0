import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { accountId } from "../accounts/account.ts";
import { describeEachDatabase } from "./each-database.ts";
import type { GlossaryRepository, NewGlossary, StoredEntries } from "./glossary-repository.ts";

const one = accountId("one");
const two = accountId("two");
const most = 1000;
const mostBytes = 1000;
const german = { source: "en", target: "de" };
const french = { source: "en", target: "fr" };
const shop: NewGlossary = { name: "Shop", dictionaries: [{ ...german, entries: entries("cart\tWarenkorb") }] };

function entries(text: string): StoredEntries {
  return { text, count: text.split("\n").length, bytes: Buffer.byteLength(text) };
}

async function made(glossaries: GlossaryRepository, glossary = shop) {
  const record = await glossaries.create(one, glossary, most);
  if (record === undefined) throw new Error("It was not made.");
  return record;
}

describeEachDatabase("glossaries", (database) => {
  test("are found as they were made, after a restart too, and by their account alone", async () => {
    const first = await database.open();
    const { name, dictionaries } = shop;
    const glossary = await made(first.glossaries, {
      name,
      dictionaries: [{ ...french, entries: entries("cart\tpanier\n__proto__\tprototype") }, ...dictionaries],
    });
    expect(glossary).toMatchObject({
      name: "Shop",
      version: 1,
      dictionaries: [
        { ...french, count: 2 },
        { ...german, count: 1 },
      ],
    });
    await first.close();

    const { glossaries } = await database.open();
    expect(await glossaries.list(one)).toEqual([glossary]);
    expect(await glossaries.find(one, glossary.id)).toEqual(glossary);
    expect(await glossaries.entries(one, glossary.id, german)).toBe("cart\tWarenkorb");
    expect(await glossaries.entries(one, glossary.id, { source: "de", target: "en" })).toBeUndefined();

    expect(await glossaries.list(two)).toEqual([]);
    expect(await glossaries.find(two, glossary.id)).toBeUndefined();
    expect(await glossaries.entries(two, glossary.id, german)).toBeUndefined();
    expect(await glossaries.versions(two, [glossary.id])).toEqual(new Map());
    expect(await glossaries.update(two, glossary.id, { name: "Mine" }, mostBytes)).toBe("unknown");
    expect(await glossaries.deleteDictionary(two, glossary.id, german)).toBe("unknown");
    expect(await glossaries.delete(two, glossary.id, () => true)).toBe(false);
    expect(await glossaries.list(one)).toEqual([glossary]);
  });

  test("of those that are made at once, over several nodes, no more are made than an account may have", async () => {
    const nodes = [await database.open(), await database.open()];
    const making = Array.from({ length: 12 }, (_, index) => nodes[index % 2]?.glossaries.create(one, shop, 5));
    const records = await Promise.all(making);
    expect(records.filter((record) => record !== undefined)).toHaveLength(5);
    expect(await nodes[0]?.glossaries.list(one)).toHaveLength(5);
    expect(await nodes[1]?.glossaries.create(two, shop, 5)).toBeDefined();
  });

  test("are renamed and get entries in one change, and count their versions", async () => {
    const { glossaries } = await database.open();
    const { id } = await made(glossaries);
    const changed = await glossaries.update(
      one,
      id,
      { name: "Store", dictionary: { ...german, entries: (stored) => entries(`${stored}\nprice\tPreis`) } },
      mostBytes,
    );
    expect(changed).toMatchObject({ name: "Store", version: 2, dictionaries: [{ ...german, count: 2 }] });
    const added = await glossaries.update(
      one,
      id,
      { dictionary: { ...french, entries: (stored) => entries(`cart\t${stored === undefined ? "panier" : "?"}`) } },
      mostBytes,
    );
    expect(added).toMatchObject({ version: 3, dictionaries: [german, french] });
    expect(await glossaries.entries(one, id, german)).toBe("cart\tWarenkorb\nprice\tPreis");
    expect(await glossaries.entries(one, id, french)).toBe("cart\tpanier");
    expect(await glossaries.update(one, id, { name: "Store" }, mostBytes)).toMatchObject({ version: 3 });
  });

  test("of changes at once, over several nodes, none is lost, and together they stay within the limit", async () => {
    const nodes = [await database.open(), await database.open()];
    const { id } = await made((await database.open()).glossaries);
    const changing = Array.from({ length: 12 }, (_, index) =>
      nodes[index % 2]?.glossaries.update(
        one,
        id,
        { dictionary: { ...german, entries: (stored) => entries(`${stored}\nterm ${index}\tWort`) } },
        100,
      ),
    );
    const outcomes = await Promise.all(changing);
    const kept = outcomes.filter((outcome) => outcome !== "too large");
    const text = (await nodes[0]?.glossaries.entries(one, id, german)) ?? "";
    expect(text.split("\n")).toHaveLength(1 + kept.length);
    expect(kept.length).toBeGreaterThan(3);
    expect(outcomes).toContain("too large");
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(100);
  });

  test("are limited over all their dictionaries; a change that goes beyond changes nothing, its name neither", async () => {
    const { glossaries } = await database.open();
    const before = await made(glossaries);
    const entriesOf = (length: number) => ({ dictionary: { ...french, entries: () => entries("x".repeat(length)) } });
    const room = 40 - Buffer.byteLength("cart\tWarenkorb");
    expect(await glossaries.update(one, before.id, { name: "No", ...entriesOf(room + 1) }, 40)).toBe("too large");
    expect(await glossaries.find(one, before.id)).toEqual(before);
    expect(await glossaries.update(one, before.id, entriesOf(room), 40)).toMatchObject({ version: 2 });
    const replaced = { dictionary: { ...german, entries: () => entries("a\tb") } };
    expect(await glossaries.update(one, before.id, replaced, 40)).toMatchObject({ version: 3 });
  });

  test("are deleted with their dictionaries, or lose one of them", async () => {
    const { glossaries } = await database.open();
    const { id } = await made(glossaries);
    expect(await glossaries.deleteDictionary(one, id, french)).toBe("no pair");
    expect(await glossaries.deleteDictionary(one, id, german)).toBe("deleted");
    expect(await glossaries.find(one, id)).toMatchObject({ version: 2, dictionaries: [] });
    expect(await glossaries.delete(one, id, ({ version }) => version === 1)).toBe(false);
    expect(await glossaries.delete(one, id, () => true)).toBe(true);
    expect(await glossaries.find(one, id)).toBeUndefined();
    expect(await glossaries.deleteDictionary(one, randomUUID(), german)).toBe("unknown");
  });

  test("answer the entries of several at once, with the versions that have them", async () => {
    const { glossaries } = await database.open();
    const first = await made(glossaries);
    const second = await made(glossaries, { name: "Another", dictionaries: [] });
    await glossaries.update(one, second.id, { name: "Renamed" }, mostBytes);
    const ids = [second.id, randomUUID(), first.id];
    const found = await glossaries.entriesOf(one, ids, german);
    expect(new Map(found.map((glossary) => [glossary.id, glossary]))).toEqual(
      new Map([
        [first.id, { id: first.id, version: 1, entries: "cart\tWarenkorb" }],
        [second.id, { id: second.id, version: 2, entries: null }],
      ]),
    );
    expect(await glossaries.versions(one, ids)).toEqual(
      new Map([
        [first.id, 1],
        [second.id, 2],
      ]),
    );
  });

  test("announce each change by the glossary's id, and nothing that changed nothing", async () => {
    const { glossaries, changes } = await database.open();
    const heard: (string | null)[] = [];
    changes.subscribe(({ topic, id }) => {
      if (topic === "glossaries") heard.push(id);
    });
    const { id } = await made(glossaries);
    await vi.waitFor(() => expect(heard).toContain(id));
    const silent = [
      () => glossaries.update(one, id, { name: "Store" }, mostBytes),
      () => glossaries.update(one, randomUUID(), { name: "Shop" }, mostBytes),
      () => glossaries.deleteDictionary(one, id, french),
      () => glossaries.create(one, shop, 0),
    ];
    await glossaries.update(one, id, { name: "Store" }, mostBytes);
    for (const change of silent) await change();
    await glossaries.delete(one, id, () => true);
    // PostgreSQL also tells the node that made a change.
    await vi.waitFor(() => expect(heard.length % 3).toBe(0));
    expect(new Set(heard)).toEqual(new Set([id]));
    expect(heard.length).toBeLessThanOrEqual(6);
  });
});

describeEachDatabase("glossaries of several nodes", (database) => {
  test("are announced to all of them", async () => {
    const [here, there] = [await database.open(), await database.open()];
    if (!here.isShared) return;
    const heard: (string | null)[] = [];
    there.changes.subscribe(({ id }) => heard.push(id));
    const { id } = await made(here.glossaries);
    await vi.waitFor(() => expect(heard).toEqual([id]));
  });
});
