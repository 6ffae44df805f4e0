import { setTimeout as sleep } from "node:timers/promises";
import { parseLanguageTag } from "@dragoman/engines";
import { expect, test } from "vitest";
import { accountId } from "../accounts/account.ts";
import { ChangeFeed } from "../storage/changes.ts";
import { describeEachDatabase } from "../storage/each-database.ts";
import type { Storage } from "../storage/storage.ts";
import { createStyleLists, type StyleListLookup } from "./style-cache.ts";
import type { StyleList } from "./style-list.ts";

const owner = accountId("one");
const address = { label: "Address", prompt: "Address the reader informally." };

function target(code: string) {
  const tag = parseLanguageTag(code);
  if (tag === undefined) throw new Error(code);
  return tag;
}

function make({ styleRules }: Storage): Promise<StyleList> {
  const rules = { style_and_tone: { formality: "use_casual_tone" } } as const;
  return styleRules.create(owner, { name: "Shop", language: "en", rules, instructions: [address] });
}

/** Look-ups that are counted, and wait when told to. */
function watched(lookup: StyleListLookup) {
  const watch = { asked: 0, wait: Promise.resolve() };
  const find: StyleListLookup["find"] = async (account, id) => {
    watch.asked++;
    const found = await lookup.find(account, id);
    await watch.wait;
    return found;
  };
  return Object.assign(watch, { find });
}

describeEachDatabase("style lists for translations", (database) => {
  test("are compiled for each target, and read once", async () => {
    const storage = await database.open();
    const list = await make(storage);
    const lookup = watched(storage.styleRules);
    const lists = createStyleLists(lookup, storage.changes);
    const british = await lists.styleFor(owner, list.id, target("en-GB"));
    expect(british.customInstructions).toEqual([{ id: expect.any(String), ...address }]);
    expect(british.instructions).toEqual([
      { rule: "style_and_tone.formality", prompt: "Use casual tone (formality, style and tone)." },
    ]);
    expect(lists.styleFor(owner, list.id, target("en-GB"))).toBe(british);
    const plain = lists.styleFor(owner, list.id, target("en"));
    expect(plain).not.toBeInstanceOf(Promise);
    expect(plain).not.toBe(british);
    expect(lookup.asked).toBe(1);
    lists.close();
  });

  test("are read again after a time, and stay as they were compiled where nothing changed", async () => {
    const storage = await database.open();
    const list = await make(storage);
    const changes = new ChangeFeed();
    const lookup = watched(storage.styleRules);
    let now = 1;
    const lists = createStyleLists(lookup, changes, () => now);
    const first = await lists.styleFor(owner, list.id, target("en"));
    now += 20_000;
    await sleep(1100);
    expect(await lists.styleFor(owner, list.id, target("en"))).toBe(first);
    expect(lookup.asked).toBe(2);
    await storage.styleRules.addInstruction(owner, list.id, { ...address, label: "Unheard" });
    now += 20_000;
    await sleep(1100);
    expect((await lists.styleFor(owner, list.id, target("en"))).customInstructions).toHaveLength(2);
    lists.close();
  });

  test("that are unknown or another account's are 404, those of another language 400, from memory too", async () => {
    const storage = await database.open();
    const list = await make(storage);
    const lists = createStyleLists(storage.styleRules, storage.changes);
    const styleFor = async (account: string, id: string, code: string) =>
      lists.styleFor(accountId(account), id, target(code));
    const unknown = { status: 404, body: { code: "not_found" } };
    for (const round of ["first", "from memory"]) {
      await expect(styleFor("two", list.id, "en"), round).rejects.toMatchObject(unknown);
      await expect(styleFor("one", "x", "en"), round).rejects.toMatchObject(unknown);
      await expect(styleFor("one", "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11", "en")).rejects.toMatchObject(unknown);
      await expect(styleFor("one", list.id, "de"), round).rejects.toMatchObject({
        status: 400,
        message: "Style rule language does not match the translate request target language",
      });
      expect(await styleFor("one", list.id, "en-US"), round).toBeDefined();
    }
    lists.close();
  });

  test("follow each change at once, of this node and soon of another", async () => {
    const [storage, other] = [await database.open(), await database.open()];
    const list = await make(storage);
    const lists = createStyleLists(storage.styleRules, storage.changes);
    const prompts = async () =>
      (await lists.styleFor(owner, list.id, target("en"))).customInstructions.map(({ label }) => label);
    expect(await prompts()).toEqual(["Address"]);
    await storage.styleRules.addInstruction(owner, list.id, { ...address, label: "Here" });
    expect(await prompts()).toEqual(["Address", "Here"]);
    if (storage.isShared) {
      await other.styleRules.addInstruction(owner, list.id, { ...address, label: "There" });
      await expect.poll(prompts).toEqual(["Address", "Here", "There"]);
    }
    await storage.styleRules.delete(owner, list.id);
    await expect(prompts()).rejects.toMatchObject({ status: 404 });
    lists.close();
  });

  test.each(["one", "all"])("a change of %s while a list is read is not lost", async (which) => {
    const storage = await database.open();
    const list = await make(storage);
    const changes = new ChangeFeed();
    const lookup = watched(storage.styleRules);
    const lists = createStyleLists(lookup, changes);
    const { promise, resolve } = Promise.withResolvers<void>();
    lookup.wait = promise;
    const reading = lists.styleFor(owner, list.id, target("en"));
    changes.publish({ topic: "style_rules", id: which === "one" ? list.id : null });
    resolve();
    await reading;
    await lists.styleFor(owner, list.id, target("en"));
    expect(lookup.asked).toBe(2);
    await lists.styleFor(owner, list.id, target("en"));
    expect(lookup.asked).toBe(2);
    lists.close();
  });
});
