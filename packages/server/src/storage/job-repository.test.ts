import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { accountId } from "../accounts/account.ts";
import { describeEachDatabase } from "./each-database.ts";
import { JobLostError, type JobRepository, type NewJob } from "./job-repository.ts";

const noon = new Date("2026-03-02T12:00:00.000Z");
const soon = new Date("2026-03-02T12:00:30.000Z");
const later = new Date("2026-03-02T13:00:00.000Z");

const kinds = ["memory_export", "memory_removal"];

function job(given: Partial<NewJob> = {}): NewJob {
  return {
    id: randomUUID(),
    account_id: "one",
    kind: "memory_export",
    state: "queued",
    subject: randomUUID(),
    parameters: "{}",
    secret: "secret",
    expires_at: null,
    ...given,
  };
}

async function stateOf(jobs: JobRepository, id: string): Promise<string | undefined> {
  return (await jobs.find(id))?.state;
}

describeEachDatabase("jobs", (database) => {
  test("each is claimed once, the oldest first, however many nodes claim at the same time", async () => {
    const nodes = [await database.open(), await database.open()];
    const all = Array.from({ length: 6 }, () => job());
    for (const [index, one] of all.entries()) {
      await nodes[0]?.jobs.add(one, new Date(noon.getTime() + index));
    }
    const claim = (index: number) =>
      nodes[index % nodes.length]?.jobs.claim(`holder ${index}`, kinds, later, new Date(later.getTime() + 1));
    const first = await claim(0);
    const second = await claim(1);
    // Of claims at the same time any may be the first.
    const others = await Promise.all(Array.from({ length: 20 }, (_, index) => claim(index + 2)));
    const claimed = [first, second, ...others].filter((one) => one !== undefined).map(({ id }) => id);
    expect(claimed.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(claimed.slice(0, 2)).toEqual(all.slice(0, 2).map(({ id }) => id));
    expect(await nodes[0]?.jobs.isWaiting(kinds, later)).toBe(false);
  });

  test("one whose holder is gone is another's when the lease ends, or as soon as it is known", async () => {
    const { jobs, memoryWork } = await database.open();
    const one = job();
    await jobs.add(one, noon);
    await jobs.claim("first", kinds, noon, soon);
    expect(await jobs.claim("second", kinds, noon, soon)).toBeUndefined();
    expect(await jobs.claim("second", kinds, soon, later)).toMatchObject({ id: one.id, attempts: 2 });
    expect(await jobs.renew({ id: one.id, holder: "first" }, later)).toBe(false);
    await expect(memoryWork.progress({ id: one.id, holder: "first" }, 1, soon)).rejects.toThrow(JobLostError);
    await memoryWork.progress({ id: one.id, holder: "second" }, 7, soon);
    await jobs.abandon("first");
    expect(await jobs.isWaiting(kinds, soon)).toBe(false);
    await jobs.abandon("second");
    expect(await jobs.claim("third", kinds, soon, later)).toMatchObject({ id: one.id, attempts: 3, progress: 7 });
    await jobs.release({ id: one.id, holder: "third" });
    expect(await jobs.find(one.id)).toMatchObject({ state: "queued", attempts: 2, holder: null });
  });

  test("of a kind, one at a time is queued or running for a subject", async () => {
    const { jobs, memoryWork } = await database.open();
    const [first, second] = [job({ subject: "memory" }), job({ subject: "memory" })];
    expect(await jobs.add(first, noon)).toBe(true);
    expect(await jobs.add(second, noon)).toBe(false);
    expect(await jobs.add(job({ subject: "memory", kind: "memory_removal" }), soon)).toBe(true);
    await jobs.claim("me", kinds, noon, soon);
    expect(await jobs.add(second, noon)).toBe(false);
    await memoryWork.completeExport({ id: first.id, holder: "me" }, "file", noon, later);
    expect(await jobs.add(second, noon)).toBe(true);
    const one = accountId("one");
    expect(await jobs.latestWithFile(one, "memory_export", "memory", soon)).toMatchObject({ id: first.id });
    expect(await jobs.latestWithFile(one, "memory_export", "memory", later)).toBeUndefined();
    expect(await jobs.latestWithFile(accountId("two"), "memory_export", "memory", soon)).toBeUndefined();
  });

  test("of kinds that a node does not know it takes none, and no attempt of theirs is lost", async () => {
    const { jobs } = await database.open();
    const unknown = job({ kind: "of a version to come" });
    await jobs.add(unknown, noon);
    expect(await jobs.isWaiting(kinds, soon)).toBe(false);
    expect(await jobs.claim("me", kinds, soon, later)).toBeUndefined();
    expect(await jobs.find(unknown.id)).toMatchObject({ state: "queued", attempts: 0 });
    expect(await jobs.claim("newer", [...kinds, unknown.kind], soon, later)).toMatchObject({ id: unknown.id });
  });

  test("of several files that come for one, one is taken, while it is waited for", async () => {
    const { jobs } = await database.open();
    const nodes = [jobs, (await database.open()).jobs];
    const waiting = job({ state: "awaiting_input", expires_at: soon.toISOString() });
    const sender = (holder: string) => ({ id: waiting.id, holder });
    await jobs.add(waiting, noon);
    expect(await jobs.isWaiting(kinds, noon)).toBe(false);
    expect(await jobs.expectInput(sender("late"), soon, later, later)).toBe(false);
    const asked = await Promise.all(
      ["a", "b", "c"].map((one, at) => nodes[at % 2]?.expectInput(sender(one), noon, soon, later)),
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
    const [first, second] = asked[0] ? ["a", "b"] : asked[1] ? ["b", "a"] : ["c", "a"];
    expect(await jobs.queue(sender(second ?? ""), "blob of another", noon)).toBe(false);
    await jobs.stopInput(sender(second ?? ""), soon);
    expect(await jobs.expectInput(sender("next"), noon, soon, later)).toBe(false);
    expect(await jobs.renewInput(sender(first ?? ""), soon)).toBe(true);
    expect(await jobs.queue(sender(first ?? ""), "blob", soon)).toBe(true);
    expect(await jobs.find(waiting.id)).toMatchObject({ state: "queued", blob_id: "blob", holder: null });
    expect(await jobs.filesInUse(["blob", "blob of another"])).toEqual(new Set(["blob"]));
    expect(await jobs.claim("me", kinds, soon, later)).toMatchObject({ id: waiting.id });
  });

  test("a file that broke off, fell silent or was on its way to a node that died is sent by another", async () => {
    const { jobs } = await database.open();
    const waiting = job({ state: "awaiting_input", expires_at: soon.toISOString() });
    const sender = (holder: string) => ({ id: waiting.id, holder });
    await jobs.add(waiting, noon);
    await jobs.expectInput(sender("broke off"), noon, soon, later);
    await jobs.stopInput(sender("broke off"), soon);
    expect(await jobs.find(waiting.id)).toMatchObject({ state: "awaiting_input", expires_at: soon.toISOString() });
    expect(await jobs.expectInput(sender("silent"), noon, soon, later)).toBe(true);
    expect(await jobs.expectInput(sender("of a dead node"), soon, later, later)).toBe(true);
    expect(await jobs.renewInput(sender("silent"), later)).toBe(false);
    await jobs.abandon();
    expect(await jobs.expectInput(sender("last"), soon, later, later)).toBe(true);
    expect(await jobs.queue(sender("of a dead node"), "blob", soon)).toBe(false);
  });

  test("what was waited for in vain expires, and what ended long ago is forgotten", async () => {
    const { jobs, memoryWork } = await database.open();
    const waiting = job({ state: "awaiting_input", expires_at: soon.toISOString() });
    const done = job();
    await jobs.add(waiting, noon);
    await jobs.add(done, noon);
    await jobs.claim("me", kinds, noon, soon);
    await memoryWork.completeExport({ id: done.id, holder: "me" }, "file", noon, later);
    await jobs.expire(noon);
    expect([await stateOf(jobs, waiting.id), await stateOf(jobs, done.id)]).toEqual(["awaiting_input", "completed"]);
    await jobs.expire(soon);
    expect([await stateOf(jobs, waiting.id), await stateOf(jobs, done.id)]).toEqual(["expired", "completed"]);
    await jobs.expire(later);
    expect(await jobs.find(done.id)).toMatchObject({ state: "expired", blob_id: null });
    await jobs.forget(later);
    expect([await stateOf(jobs, waiting.id), await stateOf(jobs, done.id)]).toEqual([undefined, "expired"]);
  });
});
