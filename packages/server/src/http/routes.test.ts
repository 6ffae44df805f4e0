import { expect, test } from "vitest";
import type { Handlers } from "../operations/operation.ts";
import { createTestApp } from "./test-app.ts";

async function answerOf(handlers: Handlers) {
  const app = await createTestApp({ handlers });
  try {
    return await app.inject({ url: "/v2/usage", headers: { authorization: "Service-Auth-Key key" } });
  } finally {
    await app.close();
  }
}

const misfit = { body: { character_count: Number.NaN, character_limit: 1 } };

test.each<[string, Handlers]>([
  ["at once", { getUsage: () => misfit }],
  ["after a wait", { getUsage: async () => misfit }],
])("an answer that does not fit the contract, given %s, is a 500 and nobody's end", async (_, handlers) => {
  const answer = await answerOf(handlers);
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: "internal_error" });
});

test.each<[string, Handlers]>([
  [
    "at once",
    {
      getUsage: () => {
        throw new Error("a text of the user");
      },
    },
  ],
  ["after a wait", { getUsage: () => Promise.reject(new Error("a text of the user")) }],
])("a fault of a handler, %s, is a 500 that quotes nothing", async (_, handlers) => {
  const answer = await answerOf(handlers);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("user");
});

const usage = { character_count: 1, character_limit: 2 };

test("an answer leaves when it is released, and not before", async () => {
  const app = await createTestApp({
    handlers: { getUsage: () => ({ body: usage, headers: { "x-engine": "scripted" }, released: released.promise }) },
  });
  const released = Promise.withResolvers<void>();
  let hasLeft = false;
  const asked = app.inject({ url: "/v2/usage", headers: { authorization: "Service-Auth-Key key" } }).then((answer) => {
    hasLeft = true;
    return answer;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hasLeft).toBe(false);
  released.resolve();
  const answer = await asked;
  expect(answer.json()).toEqual(usage);
  expect(answer.headers["x-engine"]).toBe("scripted");
  await app.close();
});

test("an answer that is not released is a 500 with nothing of it", async () => {
  const answer = await answerOf({
    getUsage: () => ({
      body: usage,
      headers: { "x-engine": "scripted" },
      released: Promise.reject(new Error("the disk is full")),
    }),
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("character_count");
  expect(answer.headers["x-engine"]).toBeUndefined();
});

test("an answer that neither fits the contract nor is released is one 500", async () => {
  const answer = await answerOf({
    getUsage: () => ({ ...misfit, released: Promise.reject(new Error("the disk is full")) }),
  });
  expect(answer.statusCode).toBe(500);
});
