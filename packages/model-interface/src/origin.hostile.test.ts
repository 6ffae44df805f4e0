import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { originOf, parseSources } from "./origin.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-origin-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, content: unknown): void {
  writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
}

const zebra = { name: "zebra", version: "1.0", licence: "MIT", pairs: 5 };

test("a direction has its version, and its sources by name", () => {
  put("model.json", { version: "3" });
  expect(originOf({ folder })).toEqual({ version: "3", sources: [] });
  const ape = { name: "ape", licence: "GPL-2+", pairs: 1 };
  put("sources.json", [zebra, { ...ape, words: 7 }]);
  expect(originOf({ folder })).toEqual({ version: "3", sources: [{ ...ape, version: "" }, zebra] });
});

test.each([
  ["model.json", "{", ""],
  ["model.json", {}, "the manifest has no version"],
  ["model.json", { version: 3 }, "the manifest has no version"],
  ["model.json", [], "the manifest must be an object"],
  ["sources.json", { zebra }, "the sources must be a list"],
  ["sources.json", [null], "a source must be an object"],
  ["sources.json", [{ ...zebra, name: "" }], "a source has no name"],
  ["sources.json", [{ ...zebra, licence: ["MIT"] }], "zebra has no licence"],
  ["sources.json", [{ ...zebra, pairs: "5" }], "pairs of zebra must be a number above 0"],
])("%s that says %j is refused by its name", (name, content, fault) => {
  put("model.json", { version: "3" });
  put(name, content);
  expect(() => originOf({ folder })).toThrow(`${join(folder, name)}: ${fault}`);
});

test("a folder without a manifest holds no model", () => {
  expect(() => originOf({ folder })).toThrow("model.json is missing");
});

test("whatever a file lists, it is sources or a TypeError", () => {
  const fields = { name: fc.anything(), version: fc.anything(), licence: fc.anything(), pairs: fc.anything() };
  const shaped = fc.array(fc.record(fields, { requiredKeys: [] }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), shaped), (value) => {
      try {
        for (const { licence, pairs } of parseSources(value))
          expect([licence === "", pairs > 0]).toEqual([false, true]);
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
      }
    }),
  );
});
