import fc from "fast-check";
import { expect, test } from "vitest";
import { shortName } from "../src/stored-memories/short-name.ts";

test.each([
  ["as long as may be", `${"a".repeat(96)}.tmx`, `${"a".repeat(96)}.tmx`],
  ["longer by one", `${"a".repeat(97)}.tmx`, `${"a".repeat(95)}….tmx`],
  ["without an ending", "a".repeat(101), `${"a".repeat(99)}…`],
  ["with what is no ending", `${"a".repeat(50)}.${"b".repeat(60)}`, `${"a".repeat(50)}.${"b".repeat(48)}…`],
  ["with a picture where it is cut", `${"a".repeat(94)}🚪🚪🚪.tmx`, `${"a".repeat(94)}🚪….tmx`],
])("a name is kept or shortened: %s", (_, name, short) => {
  expect(shortName(name)).toBe(short);
});

test("no name is too long for the service, or broken", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
      const short = shortName(name);
      expect([...short].length).toBe(Math.min(100, [...name].length));
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
