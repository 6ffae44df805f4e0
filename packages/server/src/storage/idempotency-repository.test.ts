import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { accountId } from "../accounts/account.ts";
import { describeEachDatabase } from "./each-database.ts";
import type { IdempotentRequest } from "./idempotency-repository.ts";

const noon = new Date("2026-03-02T12:00:00.000Z");
const soon = new Date("2026-03-02T12:00:30.000Z");
const tomorrow = new Date("2026-03-03T12:00:00.000Z");

function request(given: Partial<IdempotentRequest> = {}): IdempotentRequest {
  return { account: accountId("one"), keyHash: "key", fingerprint: "print", holder: randomUUID(), ...given };
}

describeEachDatabase("idempotent requests", (database) => {
  test("of many claims at once, over several nodes, one is given", async () => {
    const nodes = [await database.open(), await database.open()];
    const claims = Array.from({ length: 20 }, (_, index) =>
      nodes[index % nodes.length]?.idempotency.claim(request(), noon, soon),
    );
    const states = (await Promise.all(claims)).map((outcome) => outcome?.state);
    expect(states.filter((state) => state === "claimed")).toHaveLength(1);
    expect(states.filter((state) => state === "running")).toHaveLength(19);
  });

  test("an answer is found again, after a restart too, and only for the same request of the same account", async () => {
    const first = await database.open();
    const served = request();
    await first.idempotency.claim(served, noon, soon);
    expect(await first.idempotency.answer(served, "the answer", tomorrow)).toBe(true);
    await first.close();

    const { idempotency } = await database.open();
    expect(await idempotency.claim(request(), soon, tomorrow)).toEqual({ state: "answered", answer: "the answer" });
    expect(await idempotency.claim(request({ fingerprint: "x" }), soon, tomorrow)).toEqual({ state: "other" });
    expect(await idempotency.claim(request({ account: accountId("two") }), soon, tomorrow)).toEqual({
      state: "claimed",
    });
    expect(await idempotency.claim(request({ keyHash: "another" }), soon, tomorrow)).toEqual({ state: "claimed" });
  });

  test("a released key stands for nothing; an answered one is not released", async () => {
    const { idempotency } = await database.open();
    const failed = request();
    await idempotency.claim(failed, noon, soon);
    await idempotency.release(failed);
    const served = request({ fingerprint: "another body" });
    expect(await idempotency.claim(served, noon, soon)).toEqual({ state: "claimed" });
    await idempotency.release(failed);
    await idempotency.answer(served, "the answer", tomorrow);
    await idempotency.release(served);
    expect(await idempotency.claim(served, noon, soon)).toMatchObject({ state: "answered" });
  });

  test("who is gone loses the key when its time is over, and cannot answer any more", async () => {
    const { idempotency } = await database.open();
    const lost = request();
    await idempotency.claim(lost, noon, soon);
    expect(await idempotency.claim(request(), new Date(soon.getTime() - 1), tomorrow)).toEqual({ state: "running" });
    const other = request();
    expect(await idempotency.claim(other, soon, tomorrow)).toEqual({ state: "claimed" });
    expect(await idempotency.renew(lost, tomorrow)).toBe(false);
    expect(await idempotency.answer(lost, "too late", tomorrow)).toBe(false);
    await idempotency.release(lost);
    expect(await idempotency.claim(request(), soon, tomorrow)).toEqual({ state: "running" });
    expect(await idempotency.answer(other, "in time", tomorrow)).toBe(true);
  });

  test("a renewed one is kept", async () => {
    const { idempotency } = await database.open();
    const slow = request();
    await idempotency.claim(slow, noon, soon);
    expect(await idempotency.renew(slow, tomorrow)).toBe(true);
    expect(await idempotency.claim(request(), soon, tomorrow)).toEqual({ state: "running" });
  });

  test("of many who find an expired one, one gets it", async () => {
    const nodes = [await database.open(), await database.open()];
    await nodes[0]?.idempotency.claim(request(), noon, soon);
    const claims = Array.from({ length: 20 }, (_, index) =>
      nodes[index % nodes.length]?.idempotency.claim(request(), soon, tomorrow),
    );
    const states = (await Promise.all(claims)).map((outcome) => outcome?.state);
    expect(states.filter((state) => state === "claimed")).toHaveLength(1);
  });

  test("what has expired is swept, and nothing else", async () => {
    const { idempotency } = await database.open();
    await idempotency.claim(request({ keyHash: "expired" }), noon, soon);
    await idempotency.claim(request({ keyHash: "kept" }), noon, tomorrow);
    expect(await idempotency.sweep(soon)).toBe(1);
    expect(await idempotency.sweep(soon)).toBe(0);
    expect(await idempotency.claim(request({ keyHash: "kept" }), soon, tomorrow)).toEqual({ state: "running" });
  });
});
