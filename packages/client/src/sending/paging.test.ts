import { expect, test } from "vitest";
import { numberedPages, type Page, paging } from "./paging.ts";

/** Reads from lists of items, one a page, and remembers what it was asked for. */
function listing(...pages: readonly (readonly string[])[]) {
  const asked: number[] = [];
  const read = async (page: number): Promise<Page<string, number>> => {
    asked.push(page);
    return { items: pages[page] ?? [], next: page + 1 < pages.length ? page + 1 : undefined };
  };
  return { asked, list: paging(0, read) };
}

test("a walk gives all items of all pages", async () => {
  const { list, asked } = listing(["a", "b"], ["c"], ["d"]);
  expect(await list.toArray()).toEqual(["a", "b", "c", "d"]);
  expect(asked).toEqual([0, 1, 2]);
});

test("nothing is asked for before somebody walks, and no page before it is reached", async () => {
  const { list, asked } = listing(["a", "b"], ["c"], ["d"]);
  expect(asked).toEqual([]);
  const walk = list[Symbol.asyncIterator]();
  expect(asked).toEqual([]);
  await walk.next();
  await walk.next();
  expect(asked).toEqual([0]);
  await walk.next();
  expect(asked).toEqual([0, 1]);
});

test("leaving the loop asks for nothing more", async () => {
  const { list, asked } = listing(["a", "b"], ["c"]);
  for await (const item of list) if (item === "b") break;
  expect(asked).toEqual([0]);
});

test("walking twice asks twice", async () => {
  const { list, asked } = listing(["a"], ["b"]);
  expect(await list.toArray()).toEqual(await list.toArray());
  expect(asked).toEqual([0, 1, 0, 1]);
});

test.each([
  [0, [], []],
  [-1, [], []],
  [1, ["a"], [0]],
  [2, ["a", "b"], [0]],
  [3, ["a", "b", "c"], [0, 1]],
  [99, ["a", "b", "c", "d"], [0, 1, 2]],
])("the first %i", async (most, items, asked) => {
  const pages = listing(["a", "b"], ["c"], ["d"]);
  expect(await pages.list.toArray(most)).toEqual(items);
  expect(pages.asked).toEqual(asked);
});

test("pages come as the service cuts them, without those that are empty", async () => {
  const { list, asked } = listing([], ["a", "b"], [], ["c"], []);
  const pages: (readonly string[])[] = [];
  for await (const page of list.pages()) pages.push(page);
  expect(pages).toEqual([["a", "b"], ["c"]]);
  expect(asked).toEqual([0, 1, 2, 3, 4]);
});

test("nothing listed is nothing", async () => {
  expect(await listing([]).list.toArray()).toEqual([]);
});

test("an error of the second page comes when it is reached", async () => {
  const list = paging<string, number>(0, async (page) => {
    if (page === 1) throw new Error("second");
    return { items: ["a"], next: 1 };
  });
  expect(await list.toArray(1)).toEqual(["a"]);
  const walk = list[Symbol.asyncIterator]();
  expect(await walk.next()).toEqual({ done: false, value: "a" });
  await expect(walk.next()).rejects.toThrow("second");
  expect(await walk.next()).toEqual({ done: true, value: undefined });
});

test("a page that comes after itself ends the walk with an error", async () => {
  const stuck = paging("a", async () => ({ items: [1], next: "b" }));
  await expect(stuck.toArray()).rejects.toMatchObject({ kind: "invalid-response" });
});

test("numbered pages end at the first that is not full", async () => {
  const asked: unknown[] = [];
  const items = Array.from({ length: 12 }, (_, index) => index);
  const list = numberedPages({ pageSize: 5 }, async ({ page, pageSize }) => {
    asked.push({ page, pageSize });
    return { items: items.slice(page * pageSize, (page + 1) * pageSize) };
  });
  expect(await list.toArray()).toEqual(items);
  expect(asked).toEqual([0, 1, 2].map((page) => ({ page, pageSize: 5 })));
});

test("numbered pages end at the total, where the service says it, and begin where the caller says", async () => {
  const asked: number[] = [];
  const list = numberedPages({ page: 2, pageSize: 5 }, async ({ page }) => {
    asked.push(page);
    return { items: [1, 2, 3, 4, 5], total: 20 };
  });
  expect(await list.toArray()).toHaveLength(10);
  expect(asked).toEqual([2, 3]);
});
