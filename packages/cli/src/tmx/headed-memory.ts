import { type MemoryHeader, sameLanguage, type TranslationUnit, type UnitReader } from "@dragoman/tm";
import type { MemoryFile } from "./memory-file.ts";

/** A memory of which the header is known. */
export interface HeadedMemory {
  readonly memory: MemoryFile;
  readonly header: MemoryHeader;
  /** The units from the beginning, as often as the memory was opened for. */
  units(): UnitReader;
}

/** Reads the header. The units go on from there the first time, so that what passes once is enough. */
export async function readHeader(memory: MemoryFile): Promise<HeadedMemory> {
  let begun: UnitReader | undefined = memory.read();
  const header = await begun.header();
  return {
    memory,
    header,
    units() {
      const reader = begun ?? memory.read();
      begun = undefined;
      return reader;
    },
  };
}

export async function readHeaders(memories: readonly MemoryFile[]): Promise<readonly HeadedMemory[]> {
  const headed: HeadedMemory[] = [];
  for (const memory of memories) headed.push(await readHeader(memory));
  return headed;
}

/** The units as they are to stand in a file of that source language: those whose file has another one say so. */
export function unitsAmong(memory: HeadedMemory, sourceLanguage: string): AsyncIterable<TranslationUnit> {
  return sameLanguage(memory.header.sourceLanguage, sourceLanguage) ? memory.units() : unitsAlone(memory);
}

/** The units, each of which says its source language, so that units of different files can be compared. */
export async function* unitsAlone({ header, units }: HeadedMemory): AsyncGenerator<TranslationUnit, void, undefined> {
  const { sourceLanguage } = header;
  for await (const unit of units()) yield unit.sourceLanguage === undefined ? { ...unit, sourceLanguage } : unit;
}
