import { type Client, createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { DropReport, FormatLossError, readTmx } from "@dragoman/tm";
import { pushMemory, type StateStore, SyncConflictError } from "@dragoman/tm/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Killed, readerOf, shop, TestStore, tmxOf } from "./sync-files.ts";

let service: TestService;
let client: Client;
let state: TestStore;
beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
  client = createClient({ baseUrl: service.url, apiKey: service.apiKey, maxRetries: 0 });
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const memory of await memories()) await client.memories.delete(memory.translationMemoryId);
  service.calls.clear();
  state = new TestStore();
});

const more = [...shop, ["Pay", "Bezahlen"]] as const;
const options = () => ({ name: "The shop", state, intervalMs: 10 });
const memories = () => client.memories.list().toArray();
const imports = () => service.calls.of("importTranslationMemory").length;

async function textsOf(translationMemoryId: string): Promise<string[]> {
  return (await client.memories.segments(translationMemoryId).toArray()).map(({ sourceText }) => sourceText);
}

describe("a push", () => {
  test("imports what the service does not have, and nothing where it has it", async () => {
    const first = await pushMemory(client, readerOf(shop), options());
    expect(first).toMatchObject({ kind: "imported", units: 3, unitsBefore: undefined, skipped: 0, replaced: [] });
    expect(await memories()).toEqual([first.memory]);
    expect(first.memory).toMatchObject({ name: "The shop", segmentCount: 3 });
    const again = await pushMemory(client, readerOf(shop), options());
    expect(again).toMatchObject({ kind: "unchanged", memory: first.memory, units: 3, unitsBefore: 3, others: [] });
    expect(imports()).toBe(1);
    expect(state.text?.length).toBeLessThan(1000);
  });

  test("takes another order, header and layout for the same content", async () => {
    await pushMemory(client, readerOf(shop), options());
    const turned = readerOf(shop.toReversed(), "20260202T020202Z");
    expect(await pushMemory(client, turned, options())).toMatchObject({ kind: "unchanged" });
    const spread = () => readTmx(tmxOf(shop).replaceAll("><", ">\n<"));
    expect(await pushMemory(client, spread, options())).toMatchObject({ kind: "unchanged" });
    const others = [
      readerOf(more),
      readerOf([...shop, ...shop.slice(0, 1)]),
      readerOf(shop.slice(1)),
      () => readTmx(tmxOf(shop).replace('srclang="en"', 'srclang="de"')),
      () => readTmx(tmxOf(shop).replace("<tu>", "<tu><note>A page</note>")),
    ];
    for (const other of others) {
      expect(await pushMemory(client, other, { ...options(), dryRun: true })).toMatchObject({ kind: "imported" });
    }
  });

  test("has the new memory in the place of the former one, and only that", async () => {
    const first = await pushMemory(client, readerOf(shop), options());
    const second = await pushMemory(client, readerOf(more), options());
    const former = first.memory?.translationMemoryId;
    expect(second).toMatchObject({ kind: "imported", units: 4, unitsBefore: 3, replaced: [former] });
    expect(await memories()).toEqual([second.memory]);
    expect(await textsOf(second.memory?.translationMemoryId ?? "")).toEqual(more.map(([source]) => source));
  });

  test("keeps the former memory where the service takes nothing of the new one", async () => {
    const first = await pushMemory(client, readerOf(shop), options());
    await expect(pushMemory(client, readerOf([]), options())).rejects.toMatchObject({ kind: "job-failed" });
    expect(await memories()).toEqual([first.memory]);
    expect(await pushMemory(client, readerOf(shop), options())).toMatchObject({ kind: "unchanged" });
  });

  test("only says what it would do on a dry run", async () => {
    const dry = { ...options(), dryRun: true };
    expect(await pushMemory(client, readerOf(shop), dry)).toMatchObject({ kind: "imported", memory: undefined });
    expect([await memories(), state.text]).toEqual([[], undefined]);
    const { memory } = await pushMemory(client, readerOf(shop), options());
    const before = state.text;
    expect(await pushMemory(client, readerOf(more), dry)).toMatchObject({
      kind: "imported",
      memory,
      replaced: [memory?.translationMemoryId],
    });
    expect([await memories(), state.text]).toEqual([[memory], before]);
  });

  test("imports again what somebody deleted at the service where it is told to, and otherwise refuses", async () => {
    const { memory } = await pushMemory(client, readerOf(shop), options());
    await client.memories.delete(memory?.translationMemoryId ?? "");
    for (const dryRun of [false, true]) {
      const refused = pushMemory(client, readerOf(shop), { ...options(), dryRun });
      await expect(refused).rejects.toMatchObject({ changed: "memory", reason: "deleted" });
    }
    expect(await memories()).toEqual([]);
    const again = await pushMemory(client, readerOf(shop), { ...options(), overwrite: true });
    expect(again).toMatchObject({ kind: "imported", replaced: [] });
    expect(await memories()).toEqual([again.memory]);
  });

  test("refuses where another push has put its own memory in the place of the one that was synced", async () => {
    await pushMemory(client, readerOf(shop), options());
    const theirs = new TestStore(state.text);
    const { memory } = await pushMemory(client, readerOf(more), { ...options(), state: theirs });
    for (const pairs of [shop, shop.slice(1)]) {
      const refused = pushMemory(client, readerOf(pairs), options());
      await expect(refused).rejects.toMatchObject({ changed: "memory", reason: "changed" });
    }
    expect(await memories()).toEqual([memory]);
    const told = await pushMemory(client, readerOf(shop), { ...options(), overwrite: true });
    expect(told).toMatchObject({ replaced: [memory?.translationMemoryId], others: [] });
    expect(await memories()).toEqual([told.memory]);
  });

  test("leaves a memory of the name that it does not know, unless it is told to overwrite it", async () => {
    const theirs = await pushMemory(client, readerOf(more), { ...options(), state: new TestStore() });
    const mine = await pushMemory(client, readerOf(shop), options());
    expect(mine).toMatchObject({ replaced: [], others: [theirs.memory] });
    expect(await memories()).toHaveLength(2);
    const alone = await pushMemory(client, readerOf(shop), { ...options(), overwrite: true });
    expect(alone).toMatchObject({
      kind: "unchanged",
      replaced: [theirs.memory?.translationMemoryId],
      others: [],
    });
    expect(await memories()).toEqual([mine.memory]);
  });

  test("leaves one memory where two overwrite at once", async () => {
    const bothImported = Promise.withResolvers<void>();
    let imported = 0;
    /** Holds a push where its memory is complete, until the other's is. */
    const waitingStore = (): StateStore => {
      const store = new TestStore();
      const save = async (text: string) => {
        await store.save(text);
        if (text.includes('"synced"') && ++imported === 2) bothImported.resolve();
        if (text.includes('"synced"')) await bothImported.promise;
      };
      return { load: store.load, save };
    };
    const push = () => pushMemory(client, readerOf(shop), { ...options(), state: waitingStore(), overwrite: true });
    const pushed = await Promise.all([push(), push()]);
    const [left, ...others] = await memories();
    expect(others).toEqual([]);
    expect(pushed.map(({ memory }) => memory)).toContainEqual(left);
  });

  test("imports once more what is unchanged, where a newer memory is to be overwritten", async () => {
    await pushMemory(client, readerOf(shop), options());
    await new Promise((resolve) => setTimeout(resolve, 5));
    await pushMemory(client, readerOf(more), { ...options(), state: new TestStore() });
    const second = await pushMemory(client, readerOf(shop), { ...options(), overwrite: true });
    expect(second).toMatchObject({ kind: "imported", others: [] });
    expect(await memories()).toEqual([second.memory]);
    expect(await pushMemory(client, readerOf(shop), { ...options(), overwrite: true })).toMatchObject({
      kind: "unchanged",
      replaced: [],
    });
  });

  test("says that another push has put its own memory there meanwhile", async () => {
    const push = pushMemory(client, readerOf(shop), {
      ...options(),
      onProgress: ({ status }) => {
        if (status === "completed")
          service.faults.next({ kind: "status", status: 404, operationId: "getTranslationMemory" });
      },
    });
    await expect(push).rejects.toThrow(SyncConflictError);
    expect(await pushMemory(client, readerOf(shop), options())).toMatchObject({ kind: "imported" });
  });

  test("refuses to overwrite what was changed at the service, unless it is told to", async () => {
    const { memory } = await pushMemory(client, readerOf(shop), options());
    state.text = state.text?.replace('"segmentCount":3', '"segmentCount":2');
    const refused = pushMemory(client, readerOf(more), options());
    await expect(refused).rejects.toThrow(SyncConflictError);
    await expect(refused).rejects.toMatchObject({ changed: "memory" });
    expect(await memories()).toEqual([memory]);
    const told = await pushMemory(client, readerOf(shop), { ...options(), overwrite: true });
    expect(told).toMatchObject({ kind: "imported", replaced: [memory?.translationMemoryId] });
  });

  test("begins anew under another name, and leaves the memory of the first", async () => {
    const first = await pushMemory(client, readerOf(shop), options());
    const other = await pushMemory(client, readerOf(shop), { ...options(), name: "Another" });
    expect(await memories()).toEqual(expect.arrayContaining([first.memory, other.memory]));
    expect(other.replaced).toEqual([]);
  });

  test("refuses what TMX does not hold, or leaves it out and counts it", async () => {
    const source = () => {
      const reader = readTmx(tmxOf(shop));
      async function* belled() {
        for await (const unit of reader) {
          yield { ...unit, variants: unit.variants.map((one) => ({ ...one, segment: [...one.segment, "\u0007"] })) };
        }
      }
      return { header: () => reader.header(), report: reader.report, [Symbol.asyncIterator]: belled };
    };
    await expect(pushMemory(client, source, options())).rejects.toThrow(FormatLossError);
    expect([await memories(), state.text]).toEqual([[], undefined]);
    const drop = new DropReport();
    expect(await pushMemory(client, source, { ...options(), drop })).toMatchObject({ kind: "imported", units: 3 });
    expect(drop.counts).toEqual({ character: 6 });
  });
});

describe("a push that was killed", () => {
  test("goes on with its job, which is sent once", async () => {
    const stop = new AbortController();
    const killed = pushMemory(client, readerOf(shop), {
      ...options(),
      signal: stop.signal,
      onProgress: ({ operation, jobId }) => {
        expect([operation, jobId]).toEqual(["import", expect.stringMatching(/^[0-9a-f-]{36}$/)]);
        stop.abort();
      },
    });
    await expect(killed).rejects.toMatchObject({ kind: "aborted" });
    const again = await pushMemory(client, readerOf(shop), options());
    expect(again).toMatchObject({ kind: "imported", units: 3 });
    expect(imports()).toBe(1);
    expect(await memories()).toEqual([again.memory]);
  });

  test("goes on with its job, and then with what has changed since", async () => {
    state.killAt(1, { isKept: true });
    await expect(pushMemory(client, readerOf(shop), options())).rejects.toThrow(Killed);
    const again = await pushMemory(client, readerOf(more), options());
    expect(again.replaced).toHaveLength(1);
    expect(await memories()).toEqual([again.memory]);
    expect(again.memory).toMatchObject({ segmentCount: 4 });
  });

  test("imports again where the service does not know the job any more", async () => {
    state.killAt(1, { isKept: true });
    await expect(pushMemory(client, readerOf(shop), options())).rejects.toThrow(Killed);
    state.text = state.text?.replace(/"jobId":"[^"]+"/, '"jobId":"00000000-0000-4000-8000-000000000000"');
    expect(await pushMemory(client, readerOf(shop), options())).toMatchObject({ kind: "imported" });
    expect(imports()).toBe(2);
  });

  test.each([1, 2, 3].flatMap((save) => [true, false].map((isKept) => ({ save, isKept }))))(
    "at its save %j leaves a memory that is whole, and the next push puts everything right",
    async ({ save, isKept }) => {
      const { memory: former } = await pushMemory(client, readerOf(shop), options());
      state.killAt(save, { isKept });
      await expect(pushMemory(client, readerOf(more), options())).rejects.toThrow(Killed);
      const between = (await memories()).filter(({ segmentCount }) => segmentCount === 3 || segmentCount === 4);
      expect(between.length).toBeGreaterThan(0);
      const again = await pushMemory(client, readerOf(more), options());
      expect(again.memory).toMatchObject({ segmentCount: 4 });
      const left = (await memories()).filter((one) => one.translationMemoryId !== again.memory?.translationMemoryId);
      expect(left.map(({ translationMemoryId }) => translationMemoryId)).not.toContain(former?.translationMemoryId);
      // What was sent before its job could be noted is not known to be this state's own, and is named.
      expect(left).toEqual(again.others);
      expect(left.length).toBe(save === 1 && !isKept ? 1 : 0);
      const { others } = await pushMemory(client, readerOf(more), { ...options(), overwrite: true });
      expect([others, await memories()]).toEqual([[], [again.memory]]);
    },
  );

  test.each([
    ["importTranslationMemory", 1],
    ["getTranslationMemoryJob", 1],
    ["getTranslationMemory", 2],
    ["deleteTranslationMemory", 1],
    ["listTranslationMemories", 1],
  ] as const)("by a broken %s is repaired by the next", async (operationId, after) => {
    await pushMemory(client, readerOf(shop), options());
    const none = Array.from({ length: after - 1 }, () => ({ kind: "none", operationId }) as const);
    service.faults.next(...none, { kind: "dropped", operationId });
    await expect(pushMemory(client, readerOf(more), options())).rejects.toMatchObject({ kind: "connection" });
    expect(service.faults.left).toBe(0);
    const again = await pushMemory(client, readerOf(more), options());
    expect(again.others).toEqual([]);
    expect(await memories()).toEqual([again.memory]);
    expect(again.memory).toMatchObject({ segmentCount: 4 });
  });
});
