import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import {
  createIndex,
  type FormatName,
  IndexFileError,
  type MatchIndex,
  openIndex,
  type ScoringProfile,
} from "@dragoman/tm";
import { fileProblem } from "../files/file-problem.ts";
import { Output, takePlace } from "../files/output.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import { counted } from "../terminal/figures.ts";
import { printable, printableJson } from "../terminal/printable.ts";
import { readHeader } from "./headed-memory.ts";
import { fileOfIndex, indexOfFile } from "./index-file.ts";
import type { MatchingOptions } from "./matching-options.ts";
import type { MemoryFile } from "./memory-file.ts";
import type { ReadingOptions } from "./reading-options.ts";
import { sayReports } from "./reports.ts";

/**
 * An index of the memories. With `--index` that of the file, if it is of the same memories as they are now, read in the
 * same way; otherwise it is made anew and kept there.
 */
export async function indexOf(
  memories: readonly MemoryFile[],
  options: ReadingOptions & MatchingOptions,
  session: Session,
): Promise<MatchIndex> {
  const { index: file, profile } = options;
  if (memories.length === 0) {
    if (file === undefined) throw new Refusal("Give a memory, or an index with --index.");
    return openKept(file, profile, session);
  }
  if (file === undefined) return build(memories, profile, session);

  const output = await Output.at(file, session, { inputs: memories.flatMap(({ inputs }) => inputs) });
  const sources = sourcesOf(memories, options);
  const kept = await bytesIfAny(file);
  if (kept !== undefined) {
    const known = indexOfFile(kept);
    // Nobody wants the wrong file overwritten for a slip of the pen.
    if (known === undefined) throw new Refusal(`${file} is there and is no index; give another file to --index.`);
    const index = known.sources === sources ? openIfWhole(known.bytes) : undefined;
    if (index !== undefined) return index;
    session.say(`${printable(file)} is not of these memories as they are now; the index is made anew`);
  }
  const index = await build(memories, profile, session);
  await output.write(pieces(fileOfIndex(index.save(), sources)), session.signal);
  await output.finish();
  session.say(`${counted(index.size, "unit")} indexed and kept in ${printable(file)}`);
  return index;
}

/** Where a unit's id names its text in the file that it came from. */
const formatsWithKeys: ReadonlySet<FormatName> = new Set(["xliff-1.2", "xliff-2", "po", "i18next"]);

async function build(
  memories: readonly MemoryFile[],
  profile: ScoringProfile | undefined,
  session: Session,
): Promise<MatchIndex> {
  const index = createIndex(profile === undefined ? {} : { profile });
  for (const memory of memories) {
    const { header, units } = await readHeader(memory);
    const options = {
      memory: memory.name,
      fileLanguage: header.sourceLanguage,
      idIsKey: formatsWithKeys.has(memory.format),
    };
    for await (const unit of units()) index.add(unit, options);
  }
  session.progress.stop();
  sayReports(memories, session);
  return index;
}

/** An index alone, whatever it is of. */
async function openKept(file: string, profile: ScoringProfile | undefined, session: Session): Promise<MatchIndex> {
  const bytes = await bytesIfAny(file);
  if (bytes === undefined) throw new Refusal(`There is no index ${file}; name the memories to make one of.`);
  await takePlace(file, session);
  const known = indexOfFile(bytes);
  if (known === undefined) throw new Refusal(`${file} is no index; name the memories to make one of.`);
  const index = openIndex(known.bytes);
  if (profile !== undefined && profile !== index.profile) {
    throw new Refusal(`The index ${file} is for --profile ${index.profile}; name the memories to make another.`);
  }
  return index;
}

/** One that is damaged is made anew, where its memories are at hand. */
function openIfWhole(bytes: Uint8Array<ArrayBuffer>): MatchIndex | undefined {
  try {
    return openIndex(bytes);
  } catch (error) {
    if (error instanceof IndexFileError) return undefined;
    throw error;
  }
}

/** What an index depends on; the same text for the same. What comes by standard input is never the same. */
function sourcesOf(memories: readonly MemoryFile[], options: ReadingOptions & MatchingOptions): string {
  const { from, to, policy, columns, headerRow, delimiter, encoding, profile } = options;
  const files = memories.map(({ name, format, input: { path, stats } }) => ({
    name,
    format,
    // A TMX file says its languages itself, and one index serves all of them.
    ...(format !== "tmx" && { from, to }),
    path: path === undefined ? null : resolve(path),
    size: stats?.size ?? null,
    changed: path === undefined || stats === undefined ? Date.now() : stats.mtimeMs,
  }));
  return printableJson({ files, policy, columns, headerRow, delimiter, encoding, profile });
}

async function bytesIfAny(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    if (!(await stat(file)).isFile()) throw new Refusal(`${file} is no file that an index could be kept in.`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw fileProblem(error, file, "read");
  }
}

async function* pieces(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void, undefined> {
  yield* parts;
}
