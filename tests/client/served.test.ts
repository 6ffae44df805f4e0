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
  expect(service.calls.all).toMatchObject([{ operationId: id, status: 200 }]);
});

test.each(Object.entries(doubled))("%s needs its double", async (_id, { call }) => {
  const failure = expect(call(client()), "it is served: its call belongs into served-calls.ts").rejects;
  await failure.toMatchObject({ kind: "not-implemented" });
});

function client() {
  return createClient({ baseUrl: service.url, apiKey: service.apiKey, maxRetries: 0 });
}
