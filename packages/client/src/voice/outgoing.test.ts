import { describe, expect, test } from "vitest";
import { example, finalMessages, voiceService } from "../../test/voice-service.ts";
import { audioOf, eventsOf, openTestSession, type SentFrame } from "../../test/voice-session.ts";

/** The time between each frame and the one before it. */
function gaps(sent: readonly SentFrame[]): number[] {
  return sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
}

test("a chunk follows when half of the one before it has played", async () => {
  const service = await voiceService();
  const { session, clock, sent } = await openTestSession(service);
  const lengths = [100, 1000, 20, 300, 50];
  for (const length of lengths) await clock.until(session.send(audioOf(length)));
  for (const [index, gap] of gaps(sent).entries()) {
    expect(gap).toBeGreaterThanOrEqual((lengths[index] ?? 0) / 2);
  }
  expect(service.connections[0]?.chunks.map(({ length }) => length / 32)).toEqual(lengths);
});

test("send resolves when the next may be sent, and not before", async () => {
  const service = await voiceService();
  const { session, clock, sent } = await openTestSession(service);
  let mayGoOn = false;
  const sending = session.send(audioOf(1000)).then(() => {
    mayGoOn = true;
  });
  while (sent.length === 0) await clock.advance(0);
  await clock.advance(499);
  expect({ sent: sent.length, mayGoOn }).toEqual({ sent: 1, mayGoOn: false });
  await clock.advance(20);
  await sending;
});

test("chunks that nobody waits for go in order, paced all the same", async () => {
  const service = await voiceService();
  const { session, clock, sent } = await openTestSession(service);
  const chunks = Array.from({ length: 10 }, (_, index) => audioOf(100, index));
  const sends = chunks.map((chunk) => session.send(chunk));
  // The caller may use its buffer again at once.
  for (const chunk of chunks) chunk.fill(0);
  await clock.until(Promise.all(sends));
  expect(service.audio()).toEqual(Buffer.concat(Array.from({ length: 10 }, (_, index) => audioOf(100, index))));
  expect(Math.min(...gaps(sent))).toBeGreaterThanOrEqual(50);
});

test("what is far more than a moment's audio is refused until some has gone", async () => {
  const service = await voiceService();
  const { session, clock } = await openTestSession(service, { sourceMediaContentType: "audio/flac" });
  const sends = Array.from({ length: 140 }, () => session.send(new Uint8Array(100_000), { durationMs: 1000 }));
  const refused = (
    await Promise.race([Promise.allSettled(sends.slice(-1)), clock.until(Promise.allSettled(sends))])
  ).at(-1);
  expect(refused).toMatchObject({ status: "rejected", reason: { kind: "invalid-request" } });
});

test("a source is cut into chunks of even length, whatever its pieces", async () => {
  const service = await voiceService();
  const { session, clock, sent } = await openTestSession(service);
  const audio = audioOf(1050);
  const pieces = [audio.subarray(0, 1), audio.subarray(1, 1), audio.subarray(1, 20_001), audio.subarray(20_001)];
  await clock.until(session.sendAll(pieces));
  expect(service.connections[0]?.chunks.map(({ length }) => length / 32)).toEqual([200, 200, 200, 200, 200, 50]);
  expect(service.audio()).toEqual(Buffer.from(audio));
  expect(Math.min(...gaps(sent))).toBeGreaterThanOrEqual(100);
});

describe("sources", () => {
  const audio = audioOf(500);
  const sources = {
    bytes: () => audio.slice(),
    "a Blob": () => new Blob([audio.slice()]),
    "a web stream": () => new Blob([audio.slice()]).stream(),
    "a list of ArrayBuffers": () => [audio.slice().buffer],
    "samples as numbers": () => [new Int16Array(audio.slice().buffer)],
    "a generator": async function* () {
      yield new Blob([audio.slice(0, 7)]);
      yield Buffer.from(audio.slice(7));
    },
  };
  test.each(Object.entries(sources))("%s is sent whole", async (_name, source) => {
    const service = await voiceService();
    const { session, clock } = await openTestSession(service);
    await clock.until(session.sendAll(source()));
    expect(service.audio()).toEqual(Buffer.from(audio));
  });
});

test("sources go one after the other, and the end after all of them", async () => {
  const service = await voiceService({ ended: (connection) => connection.send(...finalMessages) });
  const { session, clock } = await openTestSession(service);
  void session.sendAll(audioOf(500, 1));
  void session.sendAll([audioOf(300, 2), audioOf(20, 3)]);
  await clock.until(session.end());
  await clock.until(session.finished);
  expect(service.audio()).toEqual(Buffer.concat([audioOf(500, 1), audioOf(300, 2), audioOf(20, 3)]));
  expect(service.faults).toEqual([]);
});

test("compressed audio goes by its byte rate, or as it is recorded", async () => {
  const service = await voiceService();
  const { session, clock, sent } = await openTestSession(service, { sourceMediaContentType: "audio/webm;codecs=opus" });
  const audio = new Uint8Array(10_000).fill(7);
  await clock.until(session.sendAll([audio], { bytesPerSecond: 5_000, chunkMs: 1000 }));
  expect(gaps(sent)[0]).toBeGreaterThanOrEqual(500);
  const recorder = async function* () {
    for (let piece = 0; piece < 3; piece++) {
      await clock.pause(250, new AbortController().signal);
      yield new Uint8Array([piece]);
    }
    yield new Uint8Array(150_000);
  };
  await clock.until(session.sendAll(recorder(), { live: true }));
  expect(service.connections[0]?.chunks.map(({ length }) => length)).toEqual([5000, 5000, 1, 1, 1, 100_000, 50_000]);
});

test("after 20 seconds of silence the session says so, and after 30 it ends", async () => {
  const service = await voiceService();
  const { session, clock } = await openTestSession(service);
  const events: unknown[] = [];
  const reading = (async () => {
    for await (const event of session) events.push(event);
  })();
  reading.catch(() => {});
  await clock.advance(19_000);
  await clock.until(session.send(audioOf(100)));
  await clock.advance(19_000);
  expect(events).toEqual([]);
  await clock.advance(1_000);
  expect(events).toEqual([{ type: "silence", endsInMs: expect.any(Number) }]);
  await clock.advance(10_000);
  await expect(reading).rejects.toMatchObject({ kind: "timeout", code: "no_audio" });
  await expect(session.finished).rejects.toMatchObject({ kind: "timeout" });
});

test("while much speech waits to be read, no further audio goes out", async () => {
  const piece = Buffer.alloc(700_000).toString("base64");
  const service = await voiceService({
    opened: (connection) => {
      for (let sent = 0; sent < 13; sent++) {
        connection.send({ target_media_chunk: { language: "de", data: [piece], duration: 1 } });
      }
      connection.send(example("SourceTranscriptUpdateMessage"));
    },
  });
  const { session, clock, sent } = await openTestSession(service);
  while (session.captions.source.text === "") await clock.advance(1);
  const sending = session.send(audioOf(100));
  await clock.advance(1_000);
  expect(sent).toEqual([]);
  const reader = session[Symbol.asyncIterator]();
  for (let read = 0; read < 3; read++) await reader.next();
  await clock.until(sending);
  expect(sent.length).toBe(1);
});

test("a service that does not finish after the end is not waited for longer than asked", async () => {
  const service = await voiceService({
    ended: (connection) => connection.send(example("EndOfSourceTranscriptMessage")),
  });
  const { session, clock } = await openTestSession(service, { finishTimeoutMs: 7_000 });
  await clock.until(session.end());
  const events = eventsOf(session);
  events.catch(() => {});
  await clock.advance(40_000);
  await expect(events).rejects.toMatchObject({ kind: "timeout", message: expect.stringContaining("finishTimeoutMs") });
});
