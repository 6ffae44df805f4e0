import { refusal } from "../errors.ts";
import type { PcmFormat } from "./audio-format.ts";
import type { Clock } from "./clock.ts";

/** Audio of a size that the service takes, and how long it plays. */
export interface AudioChunk {
  readonly bytes: Uint8Array;
  readonly durationMs: number;
}

/** The interface's bounds of one chunk. */
export const mostChunkBytes = 100_000;
export const mostChunkMs = 1000;

/** How `sendAll` cuts audio into chunks. */
export interface SendAllOptions {
  /** Milliseconds of audio in a chunk, at most 1000; 50 to 250 are advisable. Default 200. */
  readonly chunkMs?: number | undefined;
  /** How many bytes of compressed audio play for a second. PCM knows it by itself. */
  readonly bytesPerSecond?: number | undefined;
  /**
   * Compressed audio that is being recorded: its pieces are sent as they come, each lasting as long as it took to come.
   * Record in pieces of less than a second. PCM does not need it.
   */
  readonly live?: boolean | undefined;
}

/** @returns how the source's pieces become chunks. @throws DragomanError where nothing says how long they play. */
export function chunking(
  pcm: PcmFormat | undefined,
  { chunkMs = 200, bytesPerSecond, live = false }: SendAllOptions,
  clock: Clock,
): (pieces: AsyncIterable<Uint8Array>) => AsyncIterable<AudioChunk> {
  if (!(chunkMs > 0 && chunkMs <= mostChunkMs)) throw refusal("chunkMs: give more than 0 and at most 1000.");
  if (pcm !== undefined) return (pieces) => evenChunks(pieces, pcm, chunkMs);
  if (live) return (pieces) => chunksAsTheyCome(pieces, clock);
  if (bytesPerSecond === undefined || !(bytesPerSecond > 0) || bytesPerSecond === Number.POSITIVE_INFINITY) {
    throw refusal(
      "bytesPerSecond: give how many bytes play for a second, as only PCM tells; or live: true for a recording in progress.",
    );
  }
  return (pieces) => evenChunks(pieces, { frameBytes: 1, bytesPerSecond }, chunkMs);
}

/** Chunks of one size, whole frames each; the last may be shorter. Each is valid until the next is asked for. */
async function* evenChunks(
  pieces: AsyncIterable<Uint8Array>,
  { frameBytes, bytesPerSecond }: PcmFormat,
  chunkMs: number,
): AsyncGenerator<AudioChunk> {
  const framesOf = (bytes: number) => Math.floor(bytes / frameBytes) * frameBytes;
  const wanted = framesOf(Math.min(mostChunkBytes, (bytesPerSecond * chunkMs) / 1000));
  const chunk = new Uint8Array(Math.max(frameBytes, wanted));
  const durationOf = (bytes: Uint8Array) => (bytes.length / bytesPerSecond) * 1000;
  let filled = 0;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + chunk.length - filled);
      chunk.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < chunk.length) continue;
      yield { bytes: chunk, durationMs: durationOf(chunk) };
      filled = 0;
    }
  }
  const rest = chunk.subarray(0, framesOf(filled));
  if (rest.length > 0) yield { bytes: rest, durationMs: durationOf(rest) };
  if (rest.length < filled) {
    throw refusal("audio: it ends within a sample; see whether it is the sourceMediaContentType that was asked for.");
  }
}

async function* chunksAsTheyCome(pieces: AsyncIterable<Uint8Array>, clock: Clock): AsyncGenerator<AudioChunk> {
  let before = clock.now();
  for await (const piece of pieces) {
    const now = clock.now();
    const parts = Math.ceil(piece.length / mostChunkBytes);
    for (let at = 0; at < piece.length; at += mostChunkBytes) {
      const bytes = piece.subarray(at, at + mostChunkBytes);
      yield { bytes, durationMs: Math.min(mostChunkMs, (now - before) / parts) };
    }
    before = now;
  }
}
