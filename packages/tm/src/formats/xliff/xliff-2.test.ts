import fc from "fast-check";
import { expect, test } from "vitest";
import type { TranslationUnit } from "../../model/unit.ts";
import type { FileSource } from "../../reading/reader.ts";
import { arbitraryUnit } from "../units.arbitrary.ts";
import { readXliff2, writeXliff2 } from "./xliff-2.ts";

const pair = { sourceLanguage: "en", targetLanguage: "de-CH" };

async function unitsOf(source: FileSource): Promise<readonly TranslationUnit[]> {
  const units: TranslationUnit[] = [];
  for await (const unit of readXliff2(source)) units.push(unit);
  return units;
}

const units = arbitraryUnit({
  anyCharacter: true,
  subFlows: false,
  associations: false,
  states: [
    [],
    [{ type: "state", value: "translated" }],
    [
      { type: "state", value: "final" },
      { type: "subState", value: "my:own" },
    ],
  ],
});

test("what is written is read back as it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(units, { maxLength: 4 }), async (written) => {
      expect(await unitsOf(writeXliff2(written, pair))).toEqual(written);
    }),
    { numRuns: 300 },
  );
});
