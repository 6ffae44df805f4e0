import { expect, test } from "vitest";
import { outage } from "./outage/outage.ts";

test("no client sees an error while the service dies and returns, and pages are complete in between", async () => {
  const { requests, faults, complete, partial } = await outage({ seconds: 9, rate: 30, deaths: 2 });
  expect([...faults]).toEqual([]);
  expect(complete + partial).toBe(requests);
  expect(complete).toBeGreaterThan(0);
});
