import { createClient } from "@dragoman/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DoubledCall, doubled } from "./double/calls.ts";
import { type Double, startDouble } from "./double/double.ts";
import { type DescribedOperation, operationOf, operations } from "./double/operations.ts";
import { served } from "./served-calls.ts";

test("every operation of the contract has its call", () => {
  const called = [...Object.keys(served), ...Object.keys(doubled)];
  expect(called.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

let double: Double;

beforeAll(async () => {
  double = await startDouble();
});
afterAll(() => double.close());

test.each(Object.entries(doubled))(
  "%s asks what the contract's example asks, and gives what it gives",
  async (id, one) => {
    const operation = operationOf(id);
    const before = double.received.length;
    const { url: baseUrl, apiKey } = double;
    const given = await one.call(
      createClient({ baseUrl, apiKey, idempotencyKeys: true, maxRetries: 0, retryDelayMs: 1 }),
    );

    const received = double.received.slice(before);
    expect(received.map((request) => request.id).sort()).toEqual([id, ...(one.also ?? [])].sort());
    expect(received).toContainEqual({ ...exampleRequest(operation), ...one.asks });
    if (!one.kept) expect(asExample(given, one)).toEqual(operation.answer.example);
  },
);

/** What the contract's examples of an operation ask together. */
function exampleRequest({ id, parameters, bodies }: DescribedOperation) {
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return {
    id,
    ids: Object.fromEntries(of("path").map(({ name, example }) => [name, example])),
    query: Object.fromEntries(of("query").map(({ name, example }) => [name, String(example)])),
    body: [...bodies.values()][0]?.example,
    keyed: parameters.some(({ name }) => name === "Idempotency-Key"),
  };
}

function asExample(given: unknown, { beside }: DoubledCall): unknown {
  if (given === undefined) return undefined;
  const wire = inWireNames(given);
  return beside === undefined ? wire : { ...Object(wire), ...beside };
}

/** Written here once more, so that the client's own way of naming is not held against itself. */
function inWireNames(given: unknown): unknown {
  return JSON.parse(JSON.stringify(given).replaceAll(double.url, "http://127.0.0.1:4100"), (_key, value: unknown) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const wireName = (name: string) => name.replaceAll(/(?=[A-Z])/g, "_").toLowerCase();
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [wireName(name), item]));
  });
}
