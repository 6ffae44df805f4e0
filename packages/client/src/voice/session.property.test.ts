import { decode } from "@msgpack/msgpack";
import fc from "fast-check";
import { expect, test } from "vitest";
import { finalMessages, type VoiceConnection, voiceService } from "../../test/voice-service.ts";
import { openTestSession, type SentFrame } from "../../test/voice-session.ts";

const breaks: Readonly<Record<string, (connection: VoiceConnection) => void>> = {
  dropped: (connection) => connection.terminate(),
  "going away": (connection) => connection.close(1001),
  failing: (connection) => connection.close(1011),
};

/** Audio in random pieces, and after how many chunks which connection breaks, and how. */
const scenario = fc.record({
  audio: fc.uint8Array({ minLength: 1, maxLength: 40_000 }),
  cuts: fc.array(fc.nat(40_000), { maxLength: 12 }),
  chunkMs: fc.integer({ min: 50, max: 1000 }),
  messageFormat: fc.constantFrom("json" as const, "msgpack" as const),
  // A session goes for three further connections before one of them holds.
  breaking: fc.array(fc.record({ after: fc.nat(6), how: fc.constantFrom(...Object.keys(breaks)) }), { maxLength: 3 }),
});

test("however audio is cut and connections break, each byte is handed over once, in order, and arrives unless its connection broke", async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ audio, cuts, chunkMs, messageFormat, breaking }) => {
      const breakAfter = (connection: VoiceConnection, chunks: number) => {
        const planned = breaking[connection.number];
        if (planned?.after === chunks) breaks[planned.how]?.(connection);
      };
      const service = await voiceService({
        opened: (connection) => breakAfter(connection, 0),
        chunk: (connection) => breakAfter(connection, connection.chunks.length),
        ended: (connection) => connection.send(...finalMessages),
      });
      const { session, clock, sent } = await openTestSession(service, {
        sourceMediaContentType: "audio/pcm;encoding=alaw;rate=8000",
        messageFormat,
      });
      void session.sendAll(piecesOf(audio, cuts), { chunkMs });
      void session.end();
      await clock.until(session.finished);
      await clock.until(session.close());

      expect(Buffer.concat(sent.map(audioIn))).toEqual(Buffer.from(audio));
      // A connection that opened is a socket that opened: they are counted alike.
      for (const connection of service.connections) {
        const handed = Buffer.concat(sent.filter(({ socket }) => socket === connection.number).map(audioIn));
        const arrived = Buffer.concat(connection.chunks);
        expect(arrived).toEqual(handed.subarray(0, arrived.length));
        if (breaking[connection.number] === undefined) expect(arrived.length).toBe(handed.length);
      }
      expect(service.faults).toEqual([]);
      await service.socketsLeft(0);
      expect(clock.timers()).toBe(0);
    }),
    { numRuns: 40 },
  );
}, 60_000);

function piecesOf(audio: Uint8Array, cuts: readonly number[]): Uint8Array[] {
  const places = [0, ...[...cuts].sort((left, right) => left - right), audio.length];
  return places.slice(1).map((place, index) => audio.subarray(places[index], place));
}

/** The audio in a frame; none in the one that ends it. */
function audioIn({ frame }: SentFrame): Buffer {
  const message = Object(typeof frame === "string" ? JSON.parse(frame) : decode(frame));
  const { data } = Object(message.source_media_chunk);
  return typeof data === "string" ? Buffer.from(data, "base64") : Buffer.from(data ?? []);
}
