import { createIndex, type MatchIndex, type UnitReader } from "@dragoman/tm";
import { failureOf } from "./failures.ts";
import { memoryReader } from "./file-formats.ts";
import { LanguageTally } from "./language-tally.ts";
import type { Failure, OpenedMemory, OpeningProgress } from "./memory-protocol.ts";
import { Pauses } from "./pauses.ts";

type ReadingEnd =
  | { readonly state: "opened"; readonly memory: OpenedMemory; readonly index: MatchIndex }
  | { readonly state: "cancelled" }
  | Failure;

/** All units of a file in a new index, and what there is to say of it. */
export async function readMemory(
  file: File,
  signal: AbortSignal,
  onProgress: (progress: OpeningProgress) => void,
): Promise<ReadingEnd> {
  const start = performance.now();
  let reader: UnitReader | undefined;
  let takenBytes = 0;
  try {
    const read = await memoryReader(file);
    if (read === undefined) return { state: "failed", reason: { kind: "format" } };
    reader = read(file, { signal, onProgress: (taken) => (takenBytes = taken) });
    const { index, languages } = await indexUnits(reader, file.name, signal, (units) =>
      onProgress({ takenBytes, units }),
    );
    const { report } = reader;
    const { sources, targets } = languages;
    if (sources.length === 0) return { state: "failed", reason: { kind: "empty" }, report };
    const { name, size: bytes } = file;
    const milliseconds = performance.now() - start;
    return {
      state: "opened",
      index,
      memory: { name, bytes, units: index.size, sources, targets, report, milliseconds },
    };
  } catch (error) {
    return signal.aborted ? { state: "cancelled" } : failureOf(error, reader?.report);
  }
}

/** Gives way now and then, so that the page can be told and can cancel. */
async function indexUnits(
  reader: UnitReader,
  memory: string,
  signal: AbortSignal,
  onProgress: (units: number) => void,
): Promise<{ readonly index: MatchIndex; readonly languages: LanguageTally }> {
  const index = createIndex();
  const languages = new LanguageTally();
  const pauses = new Pauses();
  const { sourceLanguage: fileLanguage } = await reader.header();
  for await (const unit of reader) {
    index.add(unit, { memory, fileLanguage });
    languages.add(unit, fileLanguage);
    if (!pauses.isDue) continue;
    onProgress(index.size);
    await pauses.take();
    signal.throwIfAborted();
  }
  return { index, languages };
}
