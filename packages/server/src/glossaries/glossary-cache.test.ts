import { randomUUID } from "node:crypto";
import { type LanguageTag, parseLanguageTag } from "@dragoman/engines";
import { describe, expect, test, vi } from "vitest";
import { accountId } from "../accounts/account.ts";
import { describeEachDatabase } from "../storage/each-database.ts";
import { openStorage } from "../storage/open.ts";
import type { Storage } from "../storage/storage.ts";
import type { TermFinder } from "../text/request.ts";
import { writeEntries } from "./entries.ts";
import { createGlossaryMatchers } from "./glossary-cache.ts";

const one = accountId("one");
const [en, de, zh, fr] = [tag("en"), tag("de"), tag("zh"), tag("fr")];
const mostBytes = 1_000_000;

function tag(code: string): LanguageTag {
  const parsed = parseLanguageTag(code);
  if (parsed === undefined) throw new Error("No language.");
  return parsed;
}

async function made({ glossaries }: Storage, translation: string, target = "de"): Promise<string> {
  const dictionary = { source: "en", target, entries: writeEntries(new Map([["cart", translation]])) };
  const record = await glossaries.create(one, { name: "Shop", dictionaries: [dictionary] }, 1000);
  return record?.id ?? "";
}

async function replace({ glossaries }: Storage, id: string, translation: string): Promise<void> {
  const entries = () => writeEntries(new Map([["cart", translation]]));
  await glossaries.update(one, id, { dictionary: { source: "en", target: "de", entries } }, mostBytes);
}

function first(finder: TermFinder): string | undefined {
  return finder.find("a cart", [])[0]?.translation;
}

/** A storage in memory, the matchers on it, and how often it was asked. */
async function openMatchers(now?: () => number) {
  const storage = await openStorage({ data: "memory", onError: () => {} });
  const entriesOf = vi.spyOn(storage.glossaries, "entriesOf");
  const versions = vi.spyOn(storage.glossaries, "versions");
  const matchers = createGlossaryMatchers(storage.glossaries, storage.changes, now);
  return { storage, matchers, entriesOf, versions };
}

describe("matchers of glossaries", () => {
  test("are asked for once, and then are there at once", async () => {
    const { storage, matchers, entriesOf, versions } = await openMatchers();
    const id = await made(storage, "Korb");
    const asked = [matchers.matcherFor(one, [id], en, de), matchers.matcherFor(one, [id], en, de)];
    const [matcher, same] = await Promise.all(asked);
    expect(same).toBe(matcher);
    expect(first(await matchers.matcherFor(one, [id], en, de))).toBe("Korb");
    expect(matchers.matcherFor(one, [id.toUpperCase()], en, de)).toBe(matcher);
    expect(entriesOf).toHaveBeenCalledTimes(1);
    expect(versions).toHaveBeenCalledTimes(1);
  });

  test("take glossaries in their order, and dictionaries for all variants of their languages", async () => {
    const { storage, matchers } = await openMatchers();
    const [korb, karre, chinese] = [
      await made(storage, "Korb"),
      await made(storage, "Karre"),
      await made(storage, "车", "zh"),
    ];
    expect(first(await matchers.matcherFor(one, [korb, karre], en, de))).toBe("Korb");
    expect(first(await matchers.matcherFor(one, [karre, korb], en, de))).toBe("Karre");
    expect(first(await matchers.matcherFor(one, [korb], en, tag("de-CH")))).toBe("Korb");
    for (const target of [zh, tag("zh-Hans"), tag("zh-Hant")]) {
      expect(first(await matchers.matcherFor(one, [chinese], en, target))).toBe("车");
    }
  });

  test("follow every change", async () => {
    const { storage, matchers } = await openMatchers();
    const id = await made(storage, "Korb");
    expect(first(await matchers.matcherFor(one, [id], en, de))).toBe("Korb");
    await replace(storage, id, "Karre");
    expect(first(await matchers.matcherFor(one, [id], en, de))).toBe("Karre");
    await storage.glossaries.deleteDictionary(one, id, { source: "en", target: "de" });
    await expect(async () => matchers.matcherFor(one, [id], en, de)).rejects.toMatchObject({ status: 400 });
    await storage.glossaries.delete(one, id, () => true);
    await expect(async () => matchers.matcherFor(one, [id], en, de)).rejects.toMatchObject({ status: 404 });
  });

  test("are compiled again only where something changed", async () => {
    const { storage, matchers, entriesOf } = await openMatchers();
    const [id, other] = [await made(storage, "Korb"), await made(storage, "Karre")];
    const matcher = await matchers.matcherFor(one, [id], en, de);
    await replace(storage, other, "Wagen");
    expect(matchers.matcherFor(one, [id], en, de)).toBe(matcher);
    storage.changes.publishAll();
    expect(await matchers.matcherFor(one, [id], en, de)).toBe(matcher);
    expect(entriesOf).toHaveBeenCalledTimes(1);
  });

  test("read before a change that came meanwhile are given, and not kept", async () => {
    const { storage, matchers, entriesOf } = await openMatchers();
    const id = await made(storage, "Korb");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    entriesOf.mockImplementationOnce(async () => {
      await held;
      return [{ id, version: 1, entries: "cart\tKorb" }];
    });
    const asked = matchers.matcherFor(one, [id], en, de);
    await vi.waitFor(() => expect(entriesOf).toHaveBeenCalledTimes(1));
    await replace(storage, id, "Karre");
    release();
    expect(first(await asked)).toBe("Korb");
    expect(first(await matchers.matcherFor(one, [id], en, de))).toBe("Karre");
  });

  test("are compared with the database behind the requests, so that a lost notice does no lasting harm", async () => {
    let time = 0;
    const { storage, matchers, versions } = await openMatchers(() => time);
    const id = await made(storage, "Korb");
    const matcher = await matchers.matcherFor(one, [id], en, de);
    matchers.close();
    await replace(storage, id, "Karre");
    time = 9000;
    expect(matchers.matcherFor(one, [id], en, de)).toBe(matcher);
    expect(versions).toHaveBeenCalledTimes(1);
    time = 11_000;
    versions.mockRejectedValueOnce(new Error("The database is away."));
    expect(matchers.matcherFor(one, [id], en, de)).toBe(matcher);
    await vi.waitFor(() => expect(versions).toHaveBeenCalledTimes(2));
    await vi.waitFor(async () => expect(first(await matchers.matcherFor(one, [id], en, de))).toBe("Karre"));
    expect(versions.mock.calls.length).toBeLessThan(6);
  });

  test("are refused for what is not there, not of the account, not of the direction, or no id", async () => {
    const { storage, matchers } = await openMatchers();
    const id = await made(storage, "Korb");
    await matchers.matcherFor(one, [id], en, de);
    const refusal = async (ids: readonly string[], account = one, target = de) => {
      try {
        await matchers.matcherFor(account, ids, en, target);
      } catch (error) {
        return error;
      }
      throw new Error("It was not refused.");
    };
    expect(await refusal([randomUUID()])).toMatchObject({ status: 404, message: "Glossary not found" });
    expect(await refusal([id], accountId("two"))).toMatchObject({ status: 404 });
    expect(await refusal([id, randomUUID()])).toMatchObject({
      status: 404,
      body: { detail: expect.stringContaining("glossary_ids[1]") },
    });
    expect(await refusal([id], one, fr)).toMatchObject({
      status: 400,
      message: `No dictionary found for language pair en-fr in glossary ${id}`,
    });
    expect(await refusal(["__proto__"])).toMatchObject({
      status: 400,
      body: { errors: [{ field: "glossary_ids[0]" }] },
    });
    expect(await refusal([`${id} ${id}`])).toMatchObject({ status: 400 });
    expect(await refusal([id, "x"])).toMatchObject({ status: 400, body: { errors: [{ field: "glossary_ids[1]" }] } });
  });
});

describeEachDatabase("matchers of glossaries on several nodes", (database) => {
  test("follow changes made on another", async () => {
    const [here, there] = [await database.open(), await database.open()];
    const id = await made(here, "Korb");
    const matchers = createGlossaryMatchers(there.glossaries, there.changes);
    expect(first(await matchers.matcherFor(one, [id], en, de))).toBe("Korb");
    if (!here.isShared) return;
    await replace(here, id, "Karre");
    await vi.waitFor(async () => expect(first(await matchers.matcherFor(one, [id], en, de))).toBe("Karre"));
    matchers.close();
  });
});
