import { describe, expect, test } from "vitest";
import type { Figures, SetReport } from "./evaluate.ts";
import { gateOf } from "./gate.ts";

const read = { read: 50, usable: 45, stale: 0 };

function setWith(chrfs: Readonly<Partial<Record<Figures["who"], number>>>, answered = 100): SetReport {
  const figures = (Object.keys(chrfs) as readonly Figures["who"][]).map((who): Figures => {
    const chrf = chrfs[who] ?? 0;
    const scores = { bleu: 0, chrf, meanChrf: chrf };
    return { who, asked: 100, answered, identical: 0, ...scores, answers: scores };
  });
  return { name: "strings", texts: 100, figures };
}

function shipped(direction: string, chrf: number, reading = read): boolean {
  const strings = setWith({ "interface-model": chrf });
  return gateOf(direction, strings, strings, reading).shipped;
}

describe("a direction is shipped", () => {
  test.each([
    ["en-de", 53.7, true],
    ["en-de", 53.6, false],
    ["en-es", 64.7, true],
    ["en-es", 64.6, false],
    ["en-it", 50, true],
    ["en-it", 49.9, false],
  ])("%s with a chrF of %f: %s", (direction, chrf, isShipped) => {
    expect(shipped(direction, chrf)).toBe(isShipped);
  });

  test.each([
    [{ read: 50, usable: 40, stale: 0 }, true],
    [{ read: 50, usable: 39, stale: 0 }, false],
    [{ read: 49, usable: 49, stale: 1 }, false],
    [{ read: 100, usable: 80, stale: 0 }, true],
    [{ read: 0, usable: 0, stale: 0 }, false],
  ])("after a reading of %j: %s", (reading, isShipped) => {
    expect(shipped("en-de", 70, reading)).toBe(isShipped);
  });

  test("not where nothing was answered, or nothing asked", () => {
    const none = setWith({ "interface-model": 90 }, 0);
    expect(gateOf("en-de", none, none, read).shipped).toBe(false);
    expect(gateOf("en-de", undefined, undefined, read).shipped).toBe(false);
  });
});

test.each([
  [75, true],
  [80, false],
  [85, false],
])("beside Apertium with a chrF of %i a model with 80 is ahead: %s, and shipped all the same", (apertium, isAhead) => {
  const [declined, answered] = [setWith({ "interface-model": 80 }, 60), setWith({ "interface-model": 80, apertium })];
  expect(gateOf("en-es", declined, answered, read)).toMatchObject({ shipped: true, aheadOfApertium: { met: isAhead } });
});
