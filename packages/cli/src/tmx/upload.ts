import { DropReport } from "@dragoman/tm";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import { readHeader } from "./headed-memory.ts";
import type { MemoryFile } from "./memory-file.ts";
import type { ReadingOptions } from "./reading-options.ts";
import { type WrittenMemory, writeMemory } from "./write-memory.ts";

/** A TMX file that is to be sent. */
export interface Upload {
  /** Bytes; a service is told before the first of them. */
  readonly size: number;
  bytes(): AsyncIterable<Uint8Array>;
  /** What TMX does not hold and was left out; whole once the bytes are at their end. */
  readonly losses: DropReport;
}

/** A memory as TMX: as it is where it is TMX and nothing else is asked for, else converted while it is read. */
export async function uploadOf(
  memory: MemoryFile,
  options: Pick<ReadingOptions, "policy"> & { readonly lossy?: true | undefined },
  session: Session,
): Promise<Upload> {
  if (memory.format === "tmx" && options.policy === undefined) return asItIs(memory, session);
  const headed = await readHeader(memory);
  const written = () => writeMemory(headed.units(), headed.header, "tmx", options);
  // A conversion is done twice: no disk has to hold its result, which may be larger than memory.
  const size = await sizeOf(written().bytes);
  let sent: WrittenMemory | undefined;
  return {
    size,
    bytes() {
      sent = written();
      return sent.bytes;
    },
    get losses() {
      return sent?.losses ?? new DropReport();
    },
  };
}

async function asItIs({ input }: MemoryFile, session: Session): Promise<Upload> {
  const known = input.path === undefined ? undefined : input.stats?.size;
  // It is read once only.
  if (known !== undefined) session.progress.expect(-known);
  const size = known ?? (await sizeOf(input.bytes()));
  if (size === 0) throw new Refusal(`${input.name} is empty; give a TMX file that has units.`);
  return { size, bytes: () => input.bytes(), losses: new DropReport() };
}

async function sizeOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const piece of bytes) size += piece.length;
  return size;
}
