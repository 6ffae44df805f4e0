import { expect, onTestFinished, test, vi } from "vitest";
import { tunnelingProxy } from "../../test/tunneling-proxy.ts";
import { example, finalMessages, voiceService } from "../../test/voice-service.ts";
import { apiKey, audioOf, eventsOf, pcm } from "../../test/voice-session.ts";
import { createClient } from "../client.ts";
import { isDragomanError } from "../errors.ts";
import { webVtt } from "../voice.ts";
import { socketOpener } from "./web-socket.ts";

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

test("a runtime without a socket is told how to give one", () => {
  vi.stubGlobal("WebSocket", undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(() => socketOpener({ proxy: undefined })).toThrow(/^webSocket: /);
});

test("something else than a socket is an error of the client's own", async () => {
  const service = await voiceService();
  const client = createClient({ baseUrl: service.url, apiKey, retryDelayMs: 0 });
  const webSocket = () => ({});
  // @ts-expect-error: no socket
  const opening = client.voice.open({ sourceMediaContentType: pcm, webSocket });
  const failure: unknown = await opening.catch((error: unknown) => error);
  expect(isDragomanError(failure)).toBe(true);
});

test("a socket goes through the client's proxy as requests do", async () => {
  const service = await voiceService({ opened: (connection) => connection.send(...finalMessages) });
  const proxy = await tunnelingProxy();
  const client = createClient({ baseUrl: service.url, apiKey, proxy: proxy.url });
  await using session = await client.voice.open({ sourceMediaContentType: pcm });
  await session.finished;
  expect(proxy.tunnels.map(({ to }) => to)).toEqual([new URL(service.url).host, new URL(service.url).host]);
});

test("on Node a socket is closed though the service does not answer", async () => {
  const service = await voiceService({ ended: (connection) => connection.send(...finalMessages) }, { keepsOpen: true });
  const client = createClient({ baseUrl: service.url, apiKey, retryDelayMs: 0 });
  const session = await client.voice.open({ sourceMediaContentType: pcm });
  await session.end();
  await session.finished;
  await session.close();
  await service.socketsLeft(0);
});

test("on Node a message that is too long breaks its connection before it is whole", async () => {
  const service = await voiceService({
    opened: (connection) => {
      if (connection.number === 0) connection.sendFrame("x".repeat(2 ** 20 + 1));
      else connection.send(...finalMessages);
    },
  });
  const client = createClient({ baseUrl: service.url, apiKey, retryDelayMs: 0 });
  await using session = await client.voice.open({ sourceMediaContentType: pcm });
  expect((await eventsOf(session)).map(({ type }) => type)).toContain("reconnecting");
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
