import { setImmediate } from "node:timers/promises";
import type { Schema } from "@dragoman/client/contract";
import { plainText } from "@dragoman/tm/match";
import type { MemoryRepository, StoredUnit } from "../storage/memory-repository.ts";
import type { MemoryRow } from "../storage/memory-rows.ts";
import { MemoryLanguages, type MemoryUnit, memoryLanguage } from "./memory-languages.ts";
import { foldCase } from "./search-text.ts";
import { type SegmentFilter, writeCursor } from "./segment-cursor.ts";
import { segmentId, targetId } from "./segment-ids.ts";
import { unitFromJson } from "./unit-json.ts";

interface PageRequest {
  readonly after: number;
  readonly pageSize: number;
  readonly filter: SegmentFilter;
  /** Aborted when nobody waits for the page any more. */
  readonly signal: AbortSignal;
}

interface FoundUnit extends MemoryUnit {
  readonly position: number;
}

/** Units that are looked through at a time for a filter: a step of some milliseconds, with other requests in between. */
const lookedThrough = 4000;

/** One page of a memory's segments. */
export async function segmentPage(
  memories: Pick<MemoryRepository, "units" | "uses">,
  memory: MemoryRow,
  request: PageRequest,
): Promise<Schema<"SegmentPage">> {
  // One more than asked for says whether there is another page.
  const found = await findUnits(memories, memory, request, request.pageSize + 1);
  const page = found.slice(0, request.pageSize);
  const uses = await memories.uses(
    memory.id,
    page.map(({ position }) => position),
  );
  const last = page.at(-1);
  return {
    segments: page.map((unit) => segmentOf(memory.id, unit, uses.get(unit.position))),
    segment_count: memory.segment_count,
    ...(found.length > page.length &&
      last !== undefined && { next_page_cursor: writeCursor(last.position, memory.id, request.filter) }),
  };
}

async function findUnits(
  memories: Pick<MemoryRepository, "units">,
  memory: MemoryRow,
  { after, filter, signal }: PageRequest,
  wanted: number,
): Promise<readonly FoundUnit[]> {
  const languages = new MemoryLanguages(memory.source_language);
  const having = filter.text === undefined ? undefined : foldCase(filter.text);
  const found: FoundUnit[] = [];
  let from = after;
  while (from < memory.segment_count - 1 && found.length < wanted) {
    signal.throwIfAborted();
    const upTo = from + lookedThrough;
    const limit = wanted - found.length;
    const units = await memories.units(memory.id, { after: from, upTo, limit, having });
    found.push(...units.map((unit) => read(unit, languages)).filter((unit) => hasText(unit, filter)));
    from = units.length < limit ? upTo : (units.at(-1)?.position ?? upTo);
    if (having !== undefined) await setImmediate();
  }
  return found;
}

function read({ position, unit }: StoredUnit, languages: MemoryLanguages): FoundUnit {
  const found = languages.read(unitFromJson(unit));
  // What has none is not imported.
  if (found === undefined) throw new Error("A stored unit has no text in its memory's language.");
  return { ...found, position };
}

/** What the database found has the text in all its texts together, and in some case. */
function hasText({ source, targets }: FoundUnit, { text, isCaseSensitive }: SegmentFilter): boolean {
  if (text === undefined) return true;
  const compared = isCaseSensitive ? (one: string) => one : foldCase;
  const wanted = compared(text);
  const variants = [source, ...targets.map(({ variant }) => variant)];
  return variants.some(({ segment }) => compared(plainText(segment)).includes(wanted));
}

function segmentOf(
  memoryId: string,
  { position, source, targets }: FoundUnit,
  uses: ReadonlyMap<number, string> | undefined,
): Schema<"Segment"> {
  const lastUsed = [...(uses?.values() ?? [])].sort().at(-1);
  return {
    source_segment_id: segmentId(memoryId, position),
    source_text: plainText(source.segment),
    targets: targets.map(({ variant, index }) => {
      const language = memoryLanguage(variant.language);
      const used = uses?.get(index);
      return {
        target_segment_id: targetId(memoryId, position, language, index),
        target_language: language,
        target_text: plainText(variant.segment),
        ...(used !== undefined && { last_used_time: used }),
      };
    }),
    ...(lastUsed !== undefined && { last_used_time: lastUsed }),
  };
}
