import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { abortable } from "./abortable.ts";

async function collect<Item>(items: Iterable<Item> | AsyncIterable<Item>, signal?: AbortSignal): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of abortable(items, signal)) all.push(item);
  return all;
}

it("hands on the items of plain and of asynchronous iterables", async () => {
  const later = async function* () {
    yield* [1, 2];
  };
  expect(await collect([1, 2])).toEqual([1, 2]);
  expect(await collect(later(), new AbortController().signal)).toEqual([1, 2]);
});

it("waits for promises that are not of this realm", async () => {
  const foreign = (value: number, done: boolean): Promise<IteratorResult<number, undefined>> =>
    runInNewContext("Promise.resolve(result)", { result: done ? { done, value: undefined } : { done, value } });
  let at = 0;
  const items = {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        at += 1;
        return foreign(at, at > 2);
      },
    }),
  };
  expect(await collect(items)).toEqual([1, 2]);
});

it("ends while it waits for an item that never comes", async () => {
  const controller = new AbortController();
  const never = async function* () {
    yield await new Promise<number>(() => {});
  };
  const collected = collect(never(), controller.signal);
  controller.abort(new Error("enough"));
  await expect(collected).rejects.toThrow("enough");
});

it("ends where asking for the next item is what aborts", async () => {
  const controller = new AbortController();
  const never = async function* () {
    controller.abort(new Error("enough"));
    yield await new Promise<number>(() => {});
  };
  await expect(collect(never(), controller.signal)).rejects.toThrow("enough");
});

it("asks for no item once the signal is aborted", async () => {
  let asked = false;
  const items = (function* () {
    asked = true;
    yield 1;
  })();
  await expect(collect(items, AbortSignal.abort(new Error("enough")))).rejects.toThrow("enough");
  expect(asked).toBe(false);
});

it("stops what it iterates when it is stopped or aborted between two items, and not what has ended by itself", async () => {
  const source = (end: { count: number }) => ({
    [Symbol.asyncIterator]: () => ({
      next: async () => ({ done: end.count > 100, value: 1 }),
      return: async () => {
        end.count += 1;
        return { done: true as const, value: undefined };
      },
    }),
  });
  const stopped = { count: 0 };
  for await (const _ of abortable(source(stopped), undefined)) break;
  expect(stopped.count).toBe(1);

  const controller = new AbortController();
  const aborted = { count: 0 };
  const readAll = async () => {
    for await (const _ of abortable(source(aborted), controller.signal)) controller.abort(new Error("enough"));
  };
  await expect(readAll()).rejects.toThrow("enough");
  expect(aborted.count).toBe(1);

  const ended = { count: 101 };
  await collect(source(ended));
  expect(ended.count).toBe(101);
});

it("throws what the iterable throws", async () => {
  const broken = async function* () {
    yield 1;
    throw new RangeError("broken");
  };
  await expect(collect(broken())).rejects.toThrow("broken");
});
