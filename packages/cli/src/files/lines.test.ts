import fc from "fast-check";
import { expect, test } from "vitest";
import type { Input } from "./input.ts";
import { linesOf } from "./lines.ts";

function inputOf(pieces: readonly Uint8Array[]): Input {
  return {
    name: "x",
    async *bytes() {
      yield* pieces;
    },
    start: async () => new Uint8Array(),
  };
}

async function linesIn(pieces: readonly Uint8Array[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(inputOf(pieces))) lines.push(line);
  return lines;
}

test("ends lines at LF and CRLF, and needs none at the end", async () => {
  const bytes = new TextEncoder().encode("\uFEFFone\r\ntwo\n\nfour\rstill four");
  expect(await linesIn([bytes])).toEqual(["one", "two", "", "four\rstill four"]);
  expect(await linesIn([])).toEqual([]);
});

test("gives the same lines however the bytes are cut", async () => {
  const line = fc.string({ unit: "binary" }).map((text) => text.toWellFormed().replaceAll(/[\r\n\uFEFF]/g, "x"));
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 7 }), async (lines, length) => {
      const bytes = new TextEncoder().encode(lines.map((text) => `${text}\n`).join(""));
      const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) => {
        return bytes.subarray(at * length, (at + 1) * length);
      });
      expect(await linesIn(pieces)).toEqual(lines);
    }),
  );
});
