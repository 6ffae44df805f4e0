import { setImmediate } from "node:timers/promises";
import type { MatchIndex, TranslationUnit } from "@dragoman/tm";
import { createIndex, plainText } from "@dragoman/tm/match";
import type { MemoryRepository, TargetUse } from "../../storage/memory-repository.ts";
import { MemoryLanguages } from "../memory-languages.ts";

/** What an index needs to know of its memory. */
export interface IndexedMemory {
  readonly id: string;
  readonly sourceLanguage: string;
  readonly segmentCount: number;
}

/** The memory's units are not all there: it was deleted. */
export class MemoryGoneError extends Error {
  override readonly name = "MemoryGoneError";
}

/** Units that are read at a time; what else waits for the thread has its turn in between. */
const pageSize = 200;

/** Builds an index from the units of the database. */
export async function buildIndex(
  memory: IndexedMemory,
  repository: Pick<MemoryRepository, "units">,
  signal: AbortSignal,
): Promise<MatchIndex> {
  const index = createIndex();
  const languages = new MemoryLanguages(memory.sourceLanguage);
  let count = 0;
  for (;;) {
    const units = await repository.units(memory.id, { after: count - 1, limit: pageSize });
    for (const { position, unit } of units) {
      const indexed = indexedUnit(position, JSON.parse(unit), languages);
      if (indexed !== undefined) index.add(indexed);
    }
    count += units.length;
    signal.throwIfAborted();
    if (units.length < pageSize) break;
    await setImmediate();
  }
  // Units of a deleted memory are removed bit by bit.
  if (count < memory.segmentCount) throw new MemoryGoneError("The memory was deleted.");
  return index;
}

/** What a text can be looked up by: the source, and of each language the first translation with text. */
function indexedUnit(
  position: number,
  unit: Pick<TranslationUnit, "variants">,
  languages: MemoryLanguages,
): TranslationUnit | undefined {
  const read = languages.read(unit);
  if (read === undefined) return undefined;
  const byLanguage = new Map<string, number>();
  for (const { variant, index } of read.targets) {
    if (!byLanguage.has(variant.language) && plainText(variant.segment).trim() !== "") {
      byLanguage.set(variant.language, index);
    }
  }
  const targets = read.targets.filter(({ variant, index }) => byLanguage.get(variant.language) === index);
  const variants = [read.source, ...targets.map(({ variant }) => variant)];
  return {
    id: JSON.stringify([position, ...byLanguage].flat()),
    sourceLanguage: read.source.language,
    properties: [],
    notes: [],
    variants: variants.map(({ language, segment }) => ({ language, segment, properties: [], notes: [] })),
  };
}

/** Which translation of the memory a match of its index is. */
export function targetOf(unitId: string, language: string): TargetUse | undefined {
  const [position, ...places]: readonly (string | number)[] = JSON.parse(unitId);
  const target = places[places.indexOf(language) + 1];
  return typeof position === "number" && typeof target === "number" ? { position, target } : undefined;
}
