/**
 * Prints what the phrasebook is made from, for those who train on it: one JSON object a line with the English, the
 * language, the translation, the package family and its licence. `--held-out` prints the held-out applications
 * instead, which nothing may be trained on.
 */
import { once } from "node:events";
import type { Row, SourceFamily } from "./rows.ts";
import { heldOutApplications } from "./sources/held-out.ts";
import { sourceFamilies } from "./sources/index.ts";
import { heldOutPackages, openPinned, sourcePackages } from "./sources.ts";
import { openTarballs } from "./tarballs.ts";

const wantsHeldOut = process.argv.includes("--held-out");
const families = wantsHeldOut ? heldOutApplications : sourceFamilies;
const licences = new Map(sourcePackages.map(({ name, licence }) => [name, licence]));

try {
  await printRows();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function printRows(): Promise<void> {
  const pinned = wantsHeldOut ? heldOutPackages : sourcePackages;
  const tarballs = await openTarballs();
  await Promise.all(pinned.map((one) => tarballs.fetch(one)));
  const open = openPinned(tarballs, pinned);
  for (const family of families) {
    const licence = licenceOf(family);
    for (const row of await family.read(open)) {
      if (!process.stdout.write(linesOf(row, licence))) await once(process.stdout, "drain");
    }
  }
}

function linesOf({ family, key, english, translations }: Row, licence: string | undefined): string {
  return [...translations]
    .map(([language, translation]) => `${JSON.stringify({ family, key, licence, english, language, translation })}\n`)
    .join("");
}

/** The families' packages are of one licence each; several are named together. The held-out ones are not listed. */
function licenceOf({ packages }: SourceFamily): string | undefined {
  const named = new Set(packages.flatMap((name) => licences.get(name) ?? []));
  return named.size === 0 ? undefined : [...named].sort().join(" AND ");
}
