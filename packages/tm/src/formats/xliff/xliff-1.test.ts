import fc from "fast-check";
import { expect, test } from "vitest";
import type { TranslationUnit } from "../../model/unit.ts";
import type { FileSource } from "../../reading/reader.ts";
import { arbitraryUnit } from "../units.arbitrary.ts";
import { readXliff1, writeXliff1 } from "./xliff-1.ts";

const pair = { sourceLanguage: "en", targetLanguage: "de-CH" };

async function unitsOf(source: FileSource): Promise<readonly TranslationUnit[]> {
  const units: TranslationUnit[] = [];
  for await (const unit of readXliff1(source)) units.push(unit);
  return units;
}

const units = arbitraryUnit({
  anyCharacter: false,
  subFlows: true,
  associations: true,
  states: [
    [],
    [{ type: "state", value: "translated" }],
    [
      { type: "state", value: "x-own" },
      { type: "state-qualifier", value: "tm-suggestion" },
    ],
  ],
});

test("what is written is read back as it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(units, { maxLength: 4 }), async (written) => {
      expect(await unitsOf(writeXliff1(written, pair))).toEqual(written);
    }),
    { numRuns: 300 },
  );
});
