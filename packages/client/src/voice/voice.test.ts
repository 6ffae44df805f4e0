import { expect, test } from "vitest";
import { example, finalMessages, voiceService } from "../../test/voice-service.ts";
import { apiKey, audioOf, eventsOf, pcm } from "../../test/voice-session.ts";
import { createClient } from "../client.ts";
import { webVtt } from "../voice.ts";

test("a client opens a session with the runtime's own socket and clock", async () => {
  const service = await voiceService({
    chunk: (connection) => connection.send(example("SourceTranscriptUpdateMessage")),
    ended: (connection) => connection.send(...finalMessages),
  });
  const client = createClient({ baseUrl: service.url, apiKey });
  await using session = await client.voice.open({ sourceMediaContentType: pcm, targetLanguages: ["de"] });
  void session.sendAll(new Blob([audioOf(50).slice()]));
  void session.end();
  expect((await eventsOf(session)).map(({ type }) => type)).toEqual([
    ...["sourceTranscript", "endOfSourceTranscript", "endOfTargetTranscript", "endOfStream"],
  ]);
  expect(webVtt((await session.finished).source)).toContain("Good morning,");
  expect(service.audio()).toEqual(Buffer.from(audioOf(50)));
  expect(service.requests.map(({ headers }) => headers.authorization)).toEqual([`Service-Auth-Key ${apiKey}`]);
});

test("a runtime without a socket is told how to give one, before anything is sent", async () => {
  const service = await voiceService();
  const { WebSocket } = globalThis;
  Reflect.deleteProperty(globalThis, "WebSocket");
  try {
    const client = createClient({ baseUrl: service.url, apiKey });
    await expect(client.voice.open({ sourceMediaContentType: pcm })).rejects.toThrow(/^webSocket: /);
  } finally {
    Object.assign(globalThis, { WebSocket });
  }
  expect(service.requests).toEqual([]);
});

test("a socket that cannot be made is an error that holds neither its address nor the token", async () => {
  const service = await voiceService();
  const client = createClient({ baseUrl: service.url, apiKey, retryDelayMs: 0 });
  const webSocket = (url: string) => {
    throw new TypeError(`Not allowed: ${url}`);
  };
  const failure = await client.voice.open({ sourceMediaContentType: pcm, webSocket }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: "connection", message: "The voice socket could not be made." });
  expect(JSON.stringify(failure) + String(Object(failure).cause)).not.toMatch(/token|ws:/);
});
