import { type Client, createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { type DiffReport, plainText, readTmx, type UnitDifference } from "@dragoman/tm";
import { MemoryNameError, type Pull, pullMemory, pushMemory, SyncConflictError } from "@dragoman/tm/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Killed, readerOf, shop, TestStore, type TextPair } from "./sync-files.ts";

let service: TestService;
let client: Client;
let state: TestStore;
beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
  client = createClient({ baseUrl: service.url, apiKey: service.apiKey, maxRetries: 0 });
});
afterAll(() => service.close());
beforeEach(async () => {
  for await (const memory of client.memories.list()) await client.memories.delete(memory.translationMemoryId);
  service.calls.clear();
  state = new TestStore();
});

const name = "The shop";
const options = () => ({ state, intervalMs: 10 });
const exports = () => service.calls.of("exportTranslationMemory").length;
const changed: readonly TextPair[] = [
  ["Cart", "Einkaufswagen"],
  ["Pay", "Bezahlen"],
  ["Checkout", "Kasse"],
];

/** What somebody else brings to the service. */
const theyPush = (pairs: readonly TextPair[]) =>
  pushMemory(client, readerOf(pairs), { state: new TestStore(), name, overwrite: true, intervalMs: 10 });

async function changesOf(pull: Pull): Promise<readonly string[]> {
  if (pull.kind === "unchanged") return [];
  const found = await Array.fromAsync(pull.differences);
  await pull.remember();
  return found.map((difference) => `${difference.kind} ${sourceOf(difference)}`);
}

function sourceOf(difference: UnitDifference): string {
  const { variants } = difference.kind === "changed" ? difference.after : difference.unit;
  return plainText(variants[0]?.segment ?? []);
}

describe("a pull", () => {
  test("has all units the first time, and none as long as the memory stays", async () => {
    await theyPush(shop);
    expect(await changesOf(await pullMemory(client, name, options()))).toEqual(shop.map(([text]) => `added ${text}`));
    const again = await pullMemory(client, name, { ...options(), last: readerOf(shop) });
    expect(again).toMatchObject({ kind: "unchanged", memory: { name, segmentCount: 3 } });
    expect(exports()).toBe(1);
  });

  test("says what has changed since, whatever memory has the name now", async () => {
    await theyPush(shop);
    await changesOf(await pullMemory(client, name, options()));
    await theyPush(changed);
    const pull = await pullMemory(client, name, { ...options(), last: readerOf(shop) });
    expect(await changesOf(pull)).toEqual(["added Pay", "changed Cart", "removed Save your changes."]);
    const expected: DiffReport = { added: 1, changed: 1, removed: 1, unchanged: 1 };
    expect(pull).toMatchObject({ kind: "changed", report: expected });
    expect(await pullMemory(client, name, { ...options(), last: readerOf(changed) })).toMatchObject({
      kind: "unchanged",
    });
  });

  test("gives the same again as long as it is not remembered", async () => {
    await theyPush(shop);
    for (const _ of [1, 2]) {
      const pull = await pullMemory(client, name, options());
      if (pull.kind === "unchanged") throw new Error("Nothing was pulled before.");
      await expect(pull.remember()).rejects.toThrow("Read the differences to their end");
      expect(await Array.fromAsync(pull.differences)).toHaveLength(3);
    }
  });

  test("and a push of the same state do nothing after each other", async () => {
    await pushMemory(client, readerOf(shop), { ...options(), name });
    expect(await pullMemory(client, name, { ...options(), last: readerOf(shop) })).toMatchObject({ kind: "unchanged" });
    await theyPush(changed);
    await changesOf(await pullMemory(client, name, { ...options(), last: readerOf(shop) }));
    service.calls.clear();
    const pushed = await pushMemory(client, readerOf(changed), { ...options(), name });
    expect(pushed).toMatchObject({ kind: "unchanged", others: [] });
    expect(service.calls.of("importTranslationMemory")).toEqual([]);
  });

  test("keeps the whole file before it says what has changed", async () => {
    await theyPush(shop);
    let kept = "";
    const keep = async (file: ReadableStream<Uint8Array>) => {
      kept = await new Response(file).text();
      return kept;
    };
    const pull = await pullMemory(client, name, { ...options(), keep });
    expect(await Array.fromAsync(readTmx(kept))).toHaveLength(3);
    expect(await changesOf(pull)).toHaveLength(3);
  });

  test("refuses where units here were changed, or were never synced, unless it is told to overwrite them", async () => {
    await theyPush(shop);
    const conflict = { changed: "units" };
    const never = pullMemory(client, name, { ...options(), last: readerOf(changed) });
    await expect(never).rejects.toMatchObject(conflict);
    await expect(never).rejects.toThrow(SyncConflictError);
    await changesOf(await pullMemory(client, name, options()));
    await theyPush([...shop, ["Pay", "Bezahlen"]]);
    const here = { ...options(), last: readerOf(changed) };
    await expect(pullMemory(client, name, here)).rejects.toMatchObject(conflict);
    expect(exports()).toBe(1);
    const told = await pullMemory(client, name, { ...here, overwrite: true });
    expect(await changesOf(told)).toEqual(["added Save your changes.", "changed Cart"]);
  });

  test("brings back what was changed here alone, where it is told to overwrite", async () => {
    await theyPush(shop);
    await changesOf(await pullMemory(client, name, options()));
    const here = { ...options(), last: readerOf(changed) };
    expect(await pullMemory(client, name, here)).toMatchObject({ kind: "unchanged" });
    const told = await pullMemory(client, name, { ...here, overwrite: true });
    expect(await changesOf(told)).toEqual(["added Save your changes.", "changed Cart", "removed Pay"]);
    expect(await pullMemory(client, name, { ...options(), last: readerOf(shop), overwrite: true })).toMatchObject({
      kind: "unchanged",
    });
  });

  test("needs the id where several have the name, and says which", async () => {
    const { memory } = await theyPush(shop);
    const other = await pushMemory(client, readerOf(changed), { state: new TestStore(), name, intervalMs: 10 });
    const error = await pullMemory(client, name, options()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MemoryNameError);
    expect(error).toMatchObject({
      message: expect.stringContaining(memory?.translationMemoryId ?? "none"),
      found: expect.arrayContaining([memory, other.memory]),
    });
    expect(await changesOf(await pullMemory(client, other.memory?.translationMemoryId ?? "", options()))).toHaveLength(
      3,
    );
    await expect(pullMemory(client, "Nothing", options())).rejects.toMatchObject({ found: [] });
    await expect(pullMemory(client, "00000000-0000-4000-8000-000000000000", options())).rejects.toMatchObject({
      found: [],
    });
  });
});

describe("a pull that was killed", () => {
  test("uses the export that it had begun", async () => {
    await theyPush(shop);
    const stop = new AbortController();
    const killed = pullMemory(client, name, { ...options(), signal: stop.signal, onProgress: () => stop.abort() });
    await expect(killed).rejects.toMatchObject({ kind: "aborted" });
    expect(await changesOf(await pullMemory(client, name, options()))).toHaveLength(3);
    expect(exports()).toBe(1);
  });

  test("before it was remembered gives the same again", async () => {
    await theyPush(shop);
    state.killAt(2, { isKept: false });
    await expect(changesOf(await pullMemory(client, name, options()))).rejects.toThrow(Killed);
    expect(await changesOf(await pullMemory(client, name, options()))).toHaveLength(3);
  });

  test("asks for another export where the memory is another one, or the job is not known", async () => {
    await theyPush(shop);
    const stop = new AbortController();
    const killed = pullMemory(client, name, { ...options(), signal: stop.signal, onProgress: () => stop.abort() });
    await expect(killed).rejects.toMatchObject({ kind: "aborted" });
    const kept = state.text;
    await theyPush(changed);
    expect(await changesOf(await pullMemory(client, name, options()))).toContain("added Pay");
    await theyPush(shop);
    state.text = kept?.replace(/"jobId":"[^"]+"/, '"jobId":"x"');
    expect(await changesOf(await pullMemory(client, name, options()))).toHaveLength(3);
  });

  test("by a connection that breaks in the file says so, and the next one has all of it", async () => {
    await theyPush(shop.concat(Array.from({ length: 3000 }, (_, at) => [`Text ${at}`, `Text ${at}`])));
    const breakFile = (jobId: string) =>
      service.faults.next({ kind: "halved", path: `/v3/translation_memories/jobs/${jobId}/file` });
    const broken = pullMemory(client, name, {
      ...options(),
      onProgress: ({ jobId, status }) => status === "completed" && breakFile(jobId),
    });
    await expect(broken.then(changesOf)).rejects.toMatchObject({ kind: "connection" });
    expect(service.faults.left).toBe(0);
    expect(await changesOf(await pullMemory(client, name, options()))).toHaveLength(3003);
  });
});

test("while another export runs, it is asked for again", async () => {
  await theyPush(shop);
  service.faults.next({ kind: "status", status: 409, times: 2, operationId: "exportTranslationMemory" });
  expect(await changesOf(await pullMemory(client, name, options()))).toHaveLength(3);
  expect(exports()).toBe(3);
  service.faults.next({ kind: "status", status: 409, times: 1, operationId: "exportTranslationMemory" });
  const impatient = pullMemory(client, name, { state: new TestStore(), intervalMs: 10, deadlineMs: 5 });
  await expect(impatient).rejects.toMatchObject({ status: 409 });
});
