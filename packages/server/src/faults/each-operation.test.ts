import { afterAll, beforeAll, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { readOperations } from "../http/contract.ts";
import { createTestService, type TestService } from "../testing/index.ts";

let service: TestService;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());

/** What no request of a test brings about by itself: too many requests, and what is wrong with the service. */
const isScripted = (status: number) => status === 429 || (status >= 500 && status !== 501);

const documented = readOperations().flatMap((operation) =>
  [...operation.answers.keys()].filter(isScripted).map((status) => [operation.operationId, status, operation] as const),
);

test("most operations document them", () => {
  expect(documented.length).toBeGreaterThan(100);
});

test.each(documented)("%s answers %i as the contract has it", async (id, status, { method, path }) => {
  service.faults.next({ kind: "status", status, retryAfter: 3 });
  const address = `${service.url}${path.replaceAll(/\{\w+\}/g, "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11")}`;
  const headers = { authorization: `Service-Auth-Key ${service.apiKey}` };
  const answer = await service.fetch(new Request(address, { method, headers }));
  expect(answer.status).toBe(status);
  expect(answer.headers.get("retry-after")).toBe("3");
  expect(answer.headers.get("x-trace-id")).toMatch(/^[0-9a-f]{32}$/);
  expect(await conformingAnswer(id, answer)).toMatchObject({ message: expect.any(String) });
  expect(service.faults.left).toBe(0);
});
