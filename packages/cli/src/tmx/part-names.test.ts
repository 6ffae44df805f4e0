import { basename } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PartNames, usualTemplate } from "./part-names.ts";

test("are made of the name of the memory", () => {
  expect(usualTemplate("/a/b/ui.en.tmx")).toBe("ui.en-{part}.tmx");
  expect(usualTemplate("ui")).toBe("ui-{part}.tmx");
  expect(usualTemplate("{part}.xlf")).toBe("_part_-{part}.xlf");
  expect(usualTemplate(undefined)).toBe("part-{part}.tmx");
});

test("have each part's name, and a number where two are the same", () => {
  const names = new PartNames("{number}-{part}.tmx");
  expect(["ui", "en→de", ""].map((part) => names.nameFor(part))).toEqual(["1-ui.tmx", "2-en_de.tmx", "3-none.tmx"]);
  const same = new PartNames("{part}.tmx");
  expect(["A", "a", "A", "b"].map((part) => same.nameFor(part))).toEqual(["A.tmx", "a~2.tmx", "A~3.tmx", "b.tmx"]);
});

test("are cut where they are too long, and have no dot or blank at an end", () => {
  const names = new PartNames("{part}");
  expect(names.nameFor(`${"é".repeat(59)}. more`)).toBe("é".repeat(59));
  expect(names.nameFor(" ..hidden.. ")).toBe("_hidden_");
});

test("stay in the folder and differ, whatever parts are called", () => {
  const part = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(".", "/", "\\", "a", "A", "\0", " ", "~", "2") }),
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(part),
      fc.constantFrom("{part}", "{part}.tmx", "x{part}", "{number}{part}.po"),
      (parts, template) => {
        const names = new PartNames(template);
        const made = parts.map((each) => names.nameFor(each));
        for (const name of made) {
          expect(basename(name)).toBe(name);
          expect([".", "..", ""]).not.toContain(name);
          expect(Buffer.byteLength(name)).toBeLessThan(200);
          expect(name).not.toMatch(/[/\\\p{Cc}]/u);
        }
        expect(new Set(made.map((name) => name.normalize("NFC").toLowerCase())).size).toBe(parts.length);
      },
    ),
  );
});
