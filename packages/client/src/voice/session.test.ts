import { describe, expect, test } from "vitest";
import { WebSocket as NodeSocket } from "ws";
import { example, finalMessages, voiceService } from "../../test/voice-service.ts";
import { audioOf, eventsOf, openTestSession } from "../../test/voice-session.ts";

const conversation = {
  chunk: (connection: { send: (...messages: ReturnType<typeof example>[]) => void }) =>
    connection.send(
      example("SourceTranscriptUpdateMessage"),
      example("TargetTranscriptUpdateMessage"),
      example("TargetMediaChunkMessage"),
    ),
  ended: (connection: { send: (...messages: ReturnType<typeof example>[]) => void }) =>
    connection.send(...finalMessages),
};

describe.each(["json", "msgpack"] as const)("in %s", (messageFormat) => {
  test("audio goes out, and transcripts, translations and speech come in", async () => {
    const service = await voiceService(conversation);
    const { session, clock } = await openTestSession(service, { messageFormat, targetLanguages: ["de"] });
    await clock.until(session.send(audioOf(100)));
    await clock.until(session.end());
    const events = await clock.until(eventsOf(session));
    expect(events).toEqual([
      {
        type: "sourceTranscript",
        concluded: [{ language: "en", text: "Good morning,", startTime: 0, endTime: 640 }],
        tentative: [],
      },
      {
        type: "targetTranscript",
        language: "de",
        concluded: [],
        tentative: [{ text: "Guten Morgen,", startTime: 0, endTime: 640 }],
      },
      { type: "targetMedia", language: "de", duration: 250, data: [expect.any(Uint8Array)] },
      { type: "endOfSourceTranscript" },
      { type: "endOfTargetTranscript", language: "de" },
      { type: "endOfStream" },
    ]);
    expect(events.flatMap((event) => (event.type === "targetMedia" ? event.data.map((one) => [...one]) : []))).toEqual([
      [...Buffer.from("T2dnUwACAAAA", "base64")],
    ]);
    const captions = await session.finished;
    expect(captions.source).toMatchObject({ text: "Good morning,", tentative: "", complete: true });
    expect(captions.targets.get("de")).toMatchObject({ text: "", tentative: "Guten Morgen,", complete: true });
    expect(service.audio()).toEqual(Buffer.from(audioOf(100)));
    expect(service.faults).toEqual([]);
  });
});

test("the request has the contract's names, the key and the tag; the socket has neither", async () => {
  const service = await voiceService(conversation);
  await openTestSession(service, {
    sourceLanguage: "en",
    targetLanguages: ["de", "es"],
    targetMediaLanguages: ["de"],
    spokenTermsId: "terms-1",
    reportingTag: "Team-A",
  });
  const [request] = service.requests;
  expect(JSON.parse(request?.body ?? "")).toEqual({
    source_media_content_type: "audio/pcm;encoding=s16le;rate=16000",
    source_language: "en",
    target_languages: ["de", "es"],
    target_media_languages: ["de"],
    spoken_terms_id: "terms-1",
  });
  expect(request?.headers).toMatchObject({ "x-service-reporting-tag": "Team-A" });
  expect(service.faults).toEqual([]);
});

test("a reader who comes late misses nothing, and one who leaves goes on where it was", async () => {
  const service = await voiceService({
    opened: (connection) => connection.send(...finalMessages),
  });
  const { session, clock } = await openTestSession(service);
  await clock.until(session.finished);
  const seen: string[] = [];
  for await (const { type } of session) {
    seen.push(type);
    break;
  }
  for await (const { type } of session) seen.push(type);
  expect(seen).toEqual(["endOfSourceTranscript", "endOfTargetTranscript", "endOfStream"]);
});

test("the end may come before any audio", async () => {
  const service = await voiceService(conversation);
  const { session, clock } = await openTestSession(service);
  await clock.until(session.end());
  expect((await clock.until(eventsOf(session))).at(-1)).toEqual({ type: "endOfStream" });
  expect(session.end()).toBe(session.end());
});

test("a message and fields of a newer service come along", async () => {
  const service = await voiceService({
    opened: (connection) => {
      connection.sendAny({ speaker_changed: { speaker_name: "B" } });
      connection.sendAny({ source_transcript_update: { concluded: [], tentative: [], mood_found: "calm" } });
      connection.send(example("EndOfStreamMessage"));
    },
  });
  const { session, clock } = await openTestSession(service);
  expect(await clock.until(eventsOf(session))).toEqual([
    { type: "unknown", name: "speaker_changed", value: { speaker_name: "B" } },
    { type: "sourceTranscript", concluded: [], tentative: [], moodFound: "calm" },
    { type: "endOfStream" },
  ]);
});

test("closing ends the events, rejects what waits, and leaves neither a socket nor a timer", async () => {
  const service = await voiceService();
  const { session, clock } = await openTestSession(service);
  const sends = [session.send(audioOf(1000)), session.send(audioOf(1000)), session.sendAll(endless())];
  const events = eventsOf(session);
  await clock.advance(1);
  await clock.until(session.close());
  expect(await events).toEqual([]);
  for (const send of sends.slice(1)) await expect(send).rejects.toMatchObject({ kind: "aborted" });
  await expect(session.send(audioOf(10))).rejects.toMatchObject({ kind: "aborted" });
  await expect(session.finished).resolves.toBe(session.captions);
  await clock.until(session.close());
  await service.socketsLeft(0);
  expect(clock.timers()).toBe(0);
});

test("await using closes it", async () => {
  const service = await voiceService();
  const { session, clock } = await openTestSession(service);
  await clock.until(Promise.resolve(session[Symbol.asyncDispose]()));
  await service.socketsLeft(0);
});

test("a socket of the package ws does as well", async () => {
  const service = await voiceService(conversation);
  const webSocket = (url: string) => new NodeSocket(url);
  const { session, clock } = await openTestSession(service, { webSocket, messageFormat: "msgpack" });
  await clock.until(session.send(audioOf(100)));
  await clock.until(session.end());
  expect((await clock.until(eventsOf(session))).at(-1)).toEqual({ type: "endOfStream" });
  expect(service.audio()).toEqual(Buffer.from(audioOf(100)));
});

/** A source that never makes its first piece. */
async function* endless(): AsyncGenerator<Uint8Array> {
  await new Promise(() => {});
}
