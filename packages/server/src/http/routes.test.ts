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
