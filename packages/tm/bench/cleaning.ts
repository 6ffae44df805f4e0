/**
 * How many units a second go through each cleaning rule, and the bytes that the table of duplicates takes for each
 * unit, beside a JavaScript Set of the same digests as strings. 200 000 units of two languages, made here.
 */
import { clean } from "../src/cleaning/clean.ts";
import { digestOf } from "../src/cleaning/digest.ts";
import { DigestTable } from "../src/cleaning/digest-table.ts";
import { duplicates } from "../src/cleaning/duplicates.ts";
import type { CleaningRule } from "../src/cleaning/rule.ts";
import { severalTargets } from "../src/cleaning/several-targets.ts";
import {
  codesDiffer,
  controlCharacters,
  empty,
  lengthRatio,
  numbersDiffer,
  sourceEqualsTarget,
} from "../src/cleaning/text-rules.ts";
import type { TranslationUnit } from "../src/model/unit.ts";

const count = 200_000;

async function* units(): AsyncGenerator<TranslationUnit> {
  for (let at = 0; at < count; at += 1) {
    const number = at % 150_000;
    yield {
      properties: [],
      notes: [],
      variants: [
        { language: "en", segment: [`The parcel ${number} weighs 1,250.5 grams`], properties: [], notes: [] },
        { language: "de", segment: [`Das Paket ${number} wiegt 1.250,5 Gramm`], properties: [], notes: [] },
      ],
    };
  }
}

const rules: readonly CleaningRule[] = [
  empty(),
  sourceEqualsTarget(),
  numbersDiffer(),
  codesDiffer(),
  lengthRatio(),
  controlCharacters(),
  duplicates(),
  severalTargets({ keep: "newest" }),
];

for (const rule of rules) {
  const start = performance.now();
  const { units: cleaned, report } = clean(units, [rule]);
  for await (const _ of cleaned);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${rule.name}: ${Math.round(count / seconds)} units a second, ${report.dropped} dropped`);
}

const table = new DigestTable();
const strings = new Set<string>();
for (let at = 0; at < count; at += 1) table.add(digestOf(String(at)));
const before = heapUsed();
for (let at = 0; at < count; at += 1)
  strings.add(String.fromCharCode(...new Uint8Array(digestOf(String(at)).slice().buffer)));
const setBytes = (heapUsed() - before) / strings.size;
const tableBytes = table.bytes / table.size;
console.log(
  `table of digests: ${tableBytes.toFixed(1)} bytes each; Set of strings ${setBytes.toFixed(1)}; ${(setBytes / tableBytes).toFixed(1)} times as small`,
);

/** After a collection where the process lets one be asked for, so run with --expose-gc for exact figures. */
function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
