import { expect, test } from "vitest";
import { type AdaptiveLimit, createAdaptiveLimit } from "./adaptive-limit.ts";

const { signal } = new AbortController();

/** Enters so often, and says how many came in. */
function crowd(limit: AdaptiveLimit, count: number) {
  let inside = 0;
  for (let each = 0; each < count; each++) limit.enter(signal).then(() => inside++);
  return async () => {
    await Promise.resolve();
    return inside;
  };
}

test("there is no limit until the service asks to slow down", async () => {
  expect(await crowd(createAdaptiveLimit(), 1000)()).toBe(1000);
});

test("then half of what was in flight is allowed, once for all that were refused together", async () => {
  const limit = createAdaptiveLimit();
  crowd(limit, 8);
  for (let each = 0; each < 8; each++) limit.leave("limited");
  expect(await crowd(limit, 10)()).toBe(4);
});

test("at least one is allowed", async () => {
  const limit = createAdaptiveLimit();
  for (let each = 0; each < 5; each++) {
    await limit.enter(signal);
    limit.leave("limited");
  }
  expect(await crowd(limit, 3)()).toBe(1);
});

test("answers raise it, until there is none again", async () => {
  const limit = createAdaptiveLimit();
  crowd(limit, 4);
  for (let each = 0; each < 4; each++) limit.leave("limited");
  for (let each = 0; each < 40; each++) {
    await limit.enter(signal);
    limit.leave("answered");
  }
  expect(await crowd(limit, 100)()).toBe(100);
});

test("failures neither raise nor cut it", async () => {
  const limit = createAdaptiveLimit();
  crowd(limit, 4);
  for (let each = 0; each < 4; each++) limit.leave(each === 0 ? "limited" : "failed");
  expect(await crowd(limit, 9)()).toBe(2);
});

test("who gives up waiting takes no place", async () => {
  const limit = createAdaptiveLimit();
  await limit.enter(signal);
  limit.leave("limited");
  await limit.enter(signal);
  const gone = new AbortController();
  const waiting = limit.enter(gone.signal);
  const later = limit.enter(signal);
  gone.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  limit.leave("failed");
  await expect(later).resolves.toBeUndefined();
});
