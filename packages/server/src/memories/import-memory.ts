import { setImmediate } from "node:timers/promises";
import { type ImportReport, MemoryFileError, plainText, readTmx, type UnitReader } from "@dragoman/tm";
import { JobFailure, type RunningJob, type Work } from "../jobs/job.ts";
import type { NewUnit } from "../storage/memory-work-repository.ts";
import { isLanguage, MemoryLanguages, type MemoryUnit, memoryLanguage } from "./memory-languages.ts";
import { removeUnits } from "./remove-memory.ts";
import { searchTextOf } from "./search-text.ts";
import { headerToJson, unitToJson } from "./unit-json.ts";

/** What a job of an import knows of its file. */
export interface ImportParameters {
  readonly name: string;
  readonly displayName: string | null;
  readonly contentType: string;
  readonly contentLength: number;
}

export interface ImportResult {
  readonly skippedSegments: number;
}

/** Units and characters of JSON that are written at a time: others wait for so long to write. */
const batch = { units: 250, characters: 1_000_000 } as const;

/** Characters of JSON that a unit may have. What is translated in one request is shorter than half of that. */
const longestUnit = 262_144;

/** Each answer about a memory names all of them. */
const mostLanguages = 1000;

/** Reads a TMX file into a memory that nobody sees until all of it is there. */
export const importWork: Work = { run: importMemory, fail: failImport };

async function importMemory(job: RunningJob): Promise<void> {
  const { row, held, storage, now } = job;
  const { name }: ImportParameters = JSON.parse(row.parameters);
  const blobId = row.blob_id;
  if (blobId === null) throw new Error("The file of an import is not there.");
  await storage.memoryWork.beginImport(held, { id: row.subject, account_id: row.account_id, name }, now());
  // An attempt before this one may have come some way.
  await removeUnits(job);
  const memory = await fillMemory(job, blobId);
  const result: ImportResult = { skippedSegments: memory.skipped };
  await storage.memoryWork.completeImport(
    held,
    {
      id: row.subject,
      source_language: memory.sourceLanguage,
      target_languages: JSON.stringify(memory.targetLanguages),
      segment_count: memory.count,
      header: memory.header,
    },
    result,
    now(),
  );
  await storage.blobs.delete(blobId);
}

async function failImport(job: RunningJob, message: string): Promise<void> {
  const { row, held, storage, now } = job;
  await removeUnits(job);
  await storage.memoryWork.fail(held, row.subject, message, now());
  if (row.blob_id !== null) await storage.blobs.delete(row.blob_id);
}

async function fillMemory(job: RunningJob, blobId: string) {
  let taken = 0;
  const reader = readTmx(job.storage.blobs.scan(blobId), {
    // A file that breaks off is half a memory.
    policy: { truncated: "raise" },
    signal: job.signal,
    onProgress: (bytes) => {
      taken = bytes;
    },
  });
  try {
    return await takeUnits(job, reader, () => taken);
  } catch (error) {
    if (error instanceof MemoryFileError) throw new JobFailure(`The uploaded file is not valid TMX. ${error.message}`);
    throw error;
  }
}

async function takeUnits({ row, held, storage, signal, now }: RunningJob, reader: UnitReader, taken: () => number) {
  const header = await reader.header();
  const targetLanguages = new Set<string>();
  let languages = languagesOf([header.sourceLanguage]);
  let count = 0;
  let untranslated = 0;
  let tooLong = 0;
  let waiting: NewUnit[] = [];
  let characters = 0;

  for await (const unit of reader) {
    // Where a file lets any language be the source, its first unit decides for the memory.
    languages ??= languagesOf([unit.sourceLanguage ?? "", ...unit.variants.map(({ language }) => language)]);
    const read = languages?.read(unit);
    if (read === undefined || !isUsable(read)) {
      untranslated += 1;
      continue;
    }
    const json = unitToJson(unit);
    if (json.length > longestUnit) {
      tooLong += 1;
      continue;
    }
    for (const { variant } of read.targets) targetLanguages.add(memoryLanguage(variant.language));
    if (targetLanguages.size > mostLanguages) throw new JobFailure(tooManyLanguages);
    const segments = [read.source, ...read.targets.map(({ variant }) => variant)].map(({ segment }) => segment);
    waiting.push({ position: count, unit: json, search_text: searchTextOf(segments) });
    count += 1;
    characters += json.length;
    if (waiting.length >= batch.units || characters >= batch.characters) await write();
  }
  if (waiting.length > 0) await write();

  const { report } = reader;
  if (languages === undefined || count === 0) throw new JobFailure(nothingUsable({ untranslated, tooLong }, report));
  return {
    header: headerToJson(header),
    sourceLanguage: memoryLanguage(languages.source),
    targetLanguages: [...targetLanguages].sort(),
    count,
    skipped: untranslated + tooLong + report.skipped,
  };

  async function write(): Promise<void> {
    signal.throwIfAborted();
    await storage.memoryWork.addUnits(held, row.subject, waiting, taken(), now());
    waiting = [];
    characters = 0;
    // Where no thread runs this, requests are served in between.
    await setImmediate();
  }
}

/** The first of these that is a language is the memory's source. */
function languagesOf(named: readonly string[]): MemoryLanguages | undefined {
  const source = named.find(isLanguage);
  return source === undefined ? undefined : new MemoryLanguages(source);
}

/** There is something to translate, and something that it was translated into. */
function isUsable({ source, targets }: MemoryUnit): boolean {
  const hasText = (segment: MemoryUnit["source"]["segment"]) => plainText(segment).trim() !== "";
  return hasText(source.segment) && targets.some(({ variant }) => hasText(variant.segment));
}

const tooManyLanguages =
  `The uploaded file has translations into more than ${mostLanguages} languages. Send it as several files, each with ` +
  "fewer languages.";

interface Unusable {
  readonly untranslated: number;
  readonly tooLong: number;
}

function nothingUsable({ untranslated, tooLong }: Unusable, { skipped, faults: [fault] }: ImportReport): string {
  const all = untranslated + tooLong + skipped;
  if (all === 0) return "The uploaded file holds no segments. Send a TMX file that has some.";
  const reasons = [
    [untranslated, "without text in the source language of the file or without a translation"],
    [tooLong, `longer than ${longestUnit} characters with everything that is said of them`],
    [skipped, "that cannot be read"],
  ] as const;
  const found = reasons.filter(([units]) => units > 0).map(([units, reason]) => `${units} ${reason}`);
  const remedy = tooLong === 0 ? "" : " Send long texts in parts.";
  const example = fault === undefined ? "" : ` Line ${fault.line}: ${fault.message}`;
  return `The uploaded file holds no segment that can be used: of ${all}, ${found.join(", ")}.${remedy}${example}`;
}
