import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, parseDate } from "./dates.ts";

const first = new Date("0000-01-01T00:00:00Z").getTime() / 1000;
const last = new Date("9999-12-31T23:59:59Z").getTime() / 1000;

test("every second of the years 0 to 9999 is read as it is written", () => {
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (seconds) => {
      const date = new Date(seconds * 1000);
      const written = formatDate(date) ?? "";
      expect(parseDate(written)).toEqual({ date, isExact: true });
      expect(parseDate(date.toISOString().replace(".000", ""))).toEqual({ date, isExact: false });
    }),
    { examples: [[first], [last], [-1], [0]] },
  );
});

test("only days and times that there are are dates", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 }), (digits) => {
      const written = `${digits.slice(0, 8).join("")}T${digits.slice(8).join("")}Z`;
      const parsed = parseDate(written);
      if (parsed !== undefined) expect(formatDate(parsed.date)).toBe(written);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  "20230229T100000Z",
  "20241301T000000Z",
  "20240100T000000Z",
  "20240101T240000Z",
  "20240101T000060Z",
  "",
  "2024",
])("%j is no date", (written) => expect(parseDate(written)).toBeUndefined());

test.each(["20240229T100000Z", "20000229T235959Z", "00000101T000000Z"])("%j is a date", (written) => {
  expect(formatDate(parseDate(written)?.date ?? new Date(Number.NaN))).toBe(written);
});

test("what is no date, or has a year of more digits, is not written", () => {
  expect(formatDate(new Date(Number.NaN))).toBeUndefined();
  expect(formatDate(new Date(8.64e15))).toBeUndefined();
});
