import { expect, test } from "vitest";
import type { Resources } from "./resources.ts";
import { Sources } from "./sources.ts";

test("a source is asked for once a turn, and anew in the next", async () => {
  const resources = { title: "Cart" };
  let asked = 0;
  const sources = new Sources(() => {
    asked++;
    return resources;
  });
  expect(sources.of("shop")).toBeUndefined();
  const { content } = await sources.load("shop");
  asked = 0;
  expect([sources.of("shop"), sources.of("shop"), await sources.load("shop")].map((source) => source?.content)).toEqual(
    [content, content, content],
  );
  expect(asked).toBe(1);
  await Promise.resolve();
  resources.title = "Basket";
  expect(sources.of("shop")?.content).toBe('{"title":"Basket"}');
});

test("a promise is asked for by who waits for it, and by nobody else", async () => {
  const asked: string[] = [];
  const sources = new Sources((namespace) => {
    asked.push(namespace);
    return namespace === "late" ? Promise.resolve({ title: "Late" }) : { title: "Cart" };
  });
  for (const namespace of ["late", "shop", "late"]) await sources.load(namespace);
  await Promise.resolve();
  asked.length = 0;
  expect(sources.of("late")).toBeUndefined();
  expect(sources.of("shop")?.content).toBe('{"title":"Cart"}');
  expect(asked).toEqual(["shop"]);
});

test("a source that turns into a promise, or fails, is left to who waits for it", async () => {
  const given: (() => Resources | Promise<Resources>)[] = [() => ({}), () => Promise.reject(new Error("gone"))];
  const sources = new Sources(() => given.shift()?.() ?? {});
  await sources.load("shop");
  expect(sources.of("shop")).toBeUndefined();
  await sources.load("shop");
  given.push(() => {
    throw new Error("broken");
  });
  expect(sources.of("shop")).toBeUndefined();
});

test("a source that cannot be read is one whose content cannot be told", async () => {
  const sources = new Sources(() => resources);
  let resources: Resources = { title: "Cart" };
  await sources.load("shop");
  resources = Object.defineProperty({ title: "" }, "title", {
    enumerable: true,
    get: () => {
      throw new Error("not now");
    },
  });
  expect((await sources.load("shop")).content).toBeUndefined();
  await Promise.resolve();
  expect(sources.of("shop")?.content).toBeUndefined();
});
