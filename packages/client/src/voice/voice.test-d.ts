import { expectTypeOf, test } from "vitest";
import { WebSocket as NodeSocket } from "ws";
import { createClient, type VoiceEvent, type VoiceSession } from "../index.ts";

declare const apiKey: string;
declare const session: VoiceSession;
declare const event: VoiceEvent;
const client = createClient({ baseUrl: "http://localhost:4100", apiKey });
const sourceMediaContentType = "audio/pcm;encoding=s16le;rate=16000";

test("a session needs the audio's format, and takes the contract's options", () => {
  expectTypeOf(client.voice.open({ sourceMediaContentType })).resolves.toEqualTypeOf<VoiceSession>();
  client.voice.open({ sourceMediaContentType, targetLanguages: ["de", "tlh"], sourceLanguage: null });
  // @ts-expect-error: no format
  client.voice.open({});
  // @ts-expect-error: not a format of the contract
  client.voice.open({ sourceMediaContentType: "audio/wav" });
  // @ts-expect-error: the wire's name
  client.voice.open({ sourceMediaContentType, target_languages: ["de"] });
});

test("the sockets of the web and of ws do", () => {
  client.voice.open({ sourceMediaContentType, webSocket: (url) => new WebSocket(url) });
  client.voice.open({ sourceMediaContentType, webSocket: (url) => new NodeSocket(url, { maxPayload: 2 ** 20 }) });
  // @ts-expect-error: no socket
  client.voice.open({ sourceMediaContentType, webSocket: (url) => new URL(url) });
});

test("audio is bytes, however they come", () => {
  session.send(new Int16Array(160));
  session.sendAll(new Blob([]));
  session.sendAll(new ReadableStream<Uint8Array>());
  session.sendAll([new ArrayBuffer(1)], { bytesPerSecond: 4000 });
  // @ts-expect-error: a text
  session.send("audio");
  // @ts-expect-error: texts
  session.sendAll(["audio"]);
});

test("events are a closed set, told apart by their type", () => {
  if (event.type === "targetTranscript") {
    expectTypeOf(event.language).toEqualTypeOf<string>();
    expectTypeOf(event.concluded[0]?.startTime).toEqualTypeOf<number | undefined>();
  }
  if (event.type === "sourceTranscript") expectTypeOf(event.tentative[0]?.language).toEqualTypeOf<string | undefined>();
  if (event.type === "targetMedia") expectTypeOf(event.data).toEqualTypeOf<readonly Uint8Array[]>();
  if (event.type === "unknown") expectTypeOf(event.value).toEqualTypeOf<unknown>();
  // @ts-expect-error: no such type
  event.type === "error";
  const all = (one: VoiceEvent): string => {
    switch (one.type) {
      case "sourceTranscript":
      case "targetTranscript":
      case "targetMedia":
      case "endOfSourceTranscript":
      case "endOfTargetTranscript":
      case "endOfTargetMedia":
      case "endOfStream":
      case "reconnecting":
      case "reconnected":
      case "silence":
      case "unknown":
        return one.type;
    }
  };
  expectTypeOf(all).toBeFunction();
});
