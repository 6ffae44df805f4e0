import { createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doubled } from "./double/calls.ts";
import { served } from "./served-calls.ts";

let service: TestService;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());

test.each(Object.entries(served))("%s is asked for by one call", async (id, call) => {
  service.calls.clear();
  await call(client());
  const asked = service.calls.all.at(-1);
  expect(asked?.operationId, "what must be there first is made before").toBe(id);
  expect(service.calls.all.filter(({ operationId }) => operationId === id)).toEqual([asked]);
  expect([200, 201, 202, 204]).toContain(asked?.status);
});

test.each(Object.entries(doubled))("%s needs its double", async (_id, { call }) => {
  const failure = expect(call(client()), "it is served: its call belongs into served-calls.ts").rejects;
  await failure.toMatchObject({ kind: "not-implemented" });
});

function client() {
  return createClient({ baseUrl: service.url, apiKey: service.apiKey, maxRetries: 0 });
}
