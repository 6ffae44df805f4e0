import { encode } from "@msgpack/msgpack";
import { describe, expect, test } from "vitest";
import { WebSocket as NodeSocket } from "ws";
import { testClock } from "../../test/test-clock.ts";
import { example, finalMessages, type VoiceConnection, voiceService } from "../../test/voice-service.ts";
import { apiKey, audioOf, eventsOf, openTestSession } from "../../test/voice-session.ts";

const opened = (act: (connection: VoiceConnection) => void) => ({ opened: act });

/** What ended a session whose service does this at once. */
async function failureAfter(act: (connection: VoiceConnection) => void, messageFormat: "json" | "msgpack" = "json") {
  const service = await voiceService(opened(act));
  const { session, clock } = await openTestSession(service, { messageFormat });
  const failure = await clock.until(
    eventsOf(session).then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  await clock.until(session.close());
  expect(clock.timers()).toBe(0);
  expect(service.requests.length).toBe(1);
  return failure;
}

describe("frames that are not what the contract says end the session, which is not taken up again", () => {
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  test.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["no member", "{}"],
    ["two members", `{"end_of_stream": {}, "error": {}}`],
    ["a member that is none", `{"end_of_stream": null}`],
    ["an update without its lists", `{"source_transcript_update": {}}`],
    [
      "a segment without its text",
      `{"source_transcript_update": {"concluded": [{"language": "en"}], "tentative": []}}`,
    ],
    [
      "a time that is a text",
      `{"target_transcript_update": {"language": "de", "concluded": [{"text": "", "start_time": "0", "end_time": 1}], "tentative": []}}`,
    ],
    ["a time below zero", `{"target_media_chunk": {"language": "de", "data": [], "duration": -1}}`],
    ["speech that is no base64", `{"target_media_chunk": {"language": "de", "data": ["?"], "duration": 1}}`],
    ["speech that is no list", `{"target_media_chunk": {"language": "de", "data": "QQ==", "duration": 1}}`],
    ["an end of no language", `{"end_of_target_media": {}}`],
    ["more than 1 MiB", `{"end_of_stream": {"pad": "${"x".repeat(2 ** 20)}"}}`],
    ["a deep nest", `{"error": ${deep}}`],
    ["a binary frame", new Uint8Array([0x80])],
  ])("%s", async (_name, frame) => {
    expect(await failureAfter((connection) => connection.sendFrame(frame))).toMatchObject({ kind: "invalid-response" });
  });

  test.each([
    ["a text frame", JSON.stringify(example("EndOfStreamMessage"))],
    ["no MessagePack", new Uint8Array([0xc1])],
    ["half a message", encode(example("EndOfStreamMessage")).subarray(0, 5)],
    ["a length that is not there", new Uint8Array([0xdf, 0xff, 0xff, 0xff, 0xff])],
    ["speech in base64", encode({ target_media_chunk: { language: "de", data: ["QQ=="], duration: 1 } })],
    ["the name of all objects' parent", encode({ ["__proto__"]: {} })],
  ])("%s, in MessagePack", async (_name, frame) => {
    const failure = await failureAfter((connection) => connection.sendFrame(frame), "msgpack");
    expect(failure).toMatchObject({ kind: "invalid-response" });
  });

  test("a member named like those that objects inherit is a message that nobody knows", async () => {
    const service = await voiceService(
      opened((connection) => {
        connection.sendFrame(`{"constructor": {}}`);
        connection.sendFrame(`{"__proto__": {}}`);
        connection.send(example("EndOfStreamMessage"));
      }),
    );
    const { session, clock } = await openTestSession(service);
    expect((await clock.until(eventsOf(session))).map(({ type }) => type)).toEqual([
      "unknown",
      "unknown",
      "endOfStream",
    ]);
  });

  test("an error report in disorder is an error all the same", async () => {
    const failure = await failureAfter((connection) => connection.sendFrame(`{"error": {"error_code": "x"}}`));
    expect(failure).toMatchObject({ kind: "server", status: 500, code: "unknown" });
  });

  test("a service that quotes the key has it taken out", async () => {
    const failure = await failureAfter((connection) =>
      connection.send({ error: { ...report, error_message: `Key ${apiKey} may not` } }),
    );
    expect(failure).toMatchObject({ kind: "forbidden", message: expect.not.stringContaining(apiKey) });
  });
});

const report = { request_type: "source_media_chunk", error_code: 403, reason_code: 1, error_message: "" };

const runtimeSocket = (url: string) => new WebSocket(url);
const nodeSocket = (url: string) => new NodeSocket(url);

test.each([runtimeSocket, nodeSocket])(
  "what comes after the end of the stream is not heard (%s)",
  async (webSocket) => {
    const service = await voiceService(
      opened((connection) => {
        connection.send(example("EndOfStreamMessage"));
        connection.sendFrame("{");
        connection.send(example("SourceTranscriptUpdateMessage"));
      }),
    );
    const { session, clock } = await openTestSession(service, { webSocket });
    expect(await clock.until(eventsOf(session))).toEqual([{ type: "endOfStream" }]);
    await clock.advance(100);
    expect(session.captions.source.text).toBe("");
  },
);

test("a service that ends early ends the sends that wait", async () => {
  const service = await voiceService({ chunk: (connection) => connection.send(...finalMessages) });
  const { session, clock } = await openTestSession(service);
  const sending = session.sendAll([audioOf(5000)]);
  await clock.until(eventsOf(session));
  await expect(sending).rejects.toMatchObject({ kind: "aborted", message: "The service has ended the stream." });
});

test("a service that does not answer a close is not waited for long", async () => {
  const service = await voiceService({ ended: (connection) => connection.send(...finalMessages) }, { keepsOpen: true });
  const { session, clock } = await openTestSession(service);
  await clock.until(session.end());
  await clock.until(eventsOf(session));
  await clock.until(session.close());
  expect(clock.timers()).toBe(0);
});

describe("a streaming address elsewhere", () => {
  test("gets no socket, and the host is named", async () => {
    const service = await voiceService({}, { streamingUrl: () => "ws://elsewhere.test/connect" });
    await expect(openTestSession(service)).rejects.toMatchObject({
      kind: "invalid-response",
      code: "untrusted_streaming_host",
      message: expect.stringContaining("elsewhere.test"),
    });
    expect(service.requests.length).toBe(1);
  });
});

describe("an answer without what is needed", () => {
  test.each([401, 403, 429, 456, 501])("%s is an error", async (status) => {
    const service = await voiceService({}, { status: () => status });
    await expect(openTestSession(service, { maxRetries: 0 })).rejects.toMatchObject({ status });
  });
});

describe("a signal", () => {
  test("that is aborted already sends nothing", async () => {
    const service = await voiceService();
    await expect(openTestSession(service, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: "aborted" });
    expect(service.requests).toEqual([]);
  });

  test("ends the opening while the socket is being made", async () => {
    const own = new AbortController();
    const service = await voiceService(
      {},
      {
        accepts: () => {
          own.abort();
          return false;
        },
      },
    );
    const clock = testClock();
    await expect(openTestSession(service, { signal: own.signal }, clock)).rejects.toMatchObject({ kind: "aborted" });
    await clock.advance(2_000);
    expect(clock.timers()).toBe(0);
    await service.socketsLeft(0);
  });

  test("ends a session that waits for its turn", async () => {
    const own = new AbortController();
    const service = await voiceService();
    const { session, clock } = await openTestSession(service, { signal: own.signal });
    const sends = [session.send(audioOf(1000)), session.send(audioOf(1000))];
    const events = eventsOf(session);
    events.catch(() => {});
    await clock.advance(10);
    own.abort();
    await expect(sends[1]).rejects.toMatchObject({ kind: "aborted" });
    await expect(events).rejects.toMatchObject({ kind: "aborted" });
    await expect(session.finished).rejects.toMatchObject({ kind: "aborted" });
    await clock.until(session.close());
    expect(clock.timers()).toBe(0);
    await service.socketsLeft(0);
  });

  test("whose time is up is a timeout", async () => {
    const own = new AbortController();
    const service = await voiceService();
    const { session } = await openTestSession(service, { signal: own.signal });
    own.abort(new DOMException("The time is up.", "TimeoutError"));
    await expect(eventsOf(session)).rejects.toMatchObject({ kind: "timeout" });
  });
});

describe("what no service would take is refused before it is sent", () => {
  test.each([
    ["chunk", new Uint8Array(100_001), {}],
    ["chunk", new Uint8Array(0), {}],
    ["chunk", new Uint8Array(33), {}],
    ["durationMs", audioOf(1001), {}],
  ])("%s: PCM", async (field, chunk, options) => {
    const service = await voiceService();
    const { session, sent } = await openTestSession(service);
    await expect(session.send(chunk, options)).rejects.toMatchObject({
      kind: "invalid-request",
      message: expect.stringMatching(new RegExp(`^${field}: `)),
    });
    expect(sent).toEqual([]);
  });

  test.each([undefined, Number.NaN, -1, 1001])("durationMs: %s, of compressed audio", async (durationMs) => {
    const service = await voiceService();
    const { session } = await openTestSession(service, { sourceMediaContentType: "audio/flac" });
    await expect(session.send(new Uint8Array(9), { durationMs })).rejects.toThrow(/^durationMs: /);
  });

  test("audio that nothing times, bytes that are none, and audio after its end", async () => {
    const service = await voiceService();
    const { session, clock } = await openTestSession(service, { sourceMediaContentType: "audio/flac" });
    await expect(session.sendAll([])).rejects.toThrow(/^bytesPerSecond: /);
    await expect(session.sendAll([], { bytesPerSecond: 0 })).rejects.toThrow(/^bytesPerSecond: /);
    await expect(session.sendAll([], { live: true, chunkMs: 1001 })).rejects.toThrow(/^chunkMs: /);
    // @ts-expect-error: a text
    await expect(session.send("bytes", { durationMs: 1 })).rejects.toThrow(/^chunk: /);
    // @ts-expect-error: a number
    await expect(session.sendAll(7, { live: true })).rejects.toThrow(/^audio: /);
    // @ts-expect-error: texts
    await expect(session.sendAll(["bytes"], { live: true })).rejects.toThrow(/^audio: /);
    await clock.until(session.end());
    await expect(session.send(new Uint8Array(1), { durationMs: 1 })).rejects.toThrow(/^chunk: the audio has ended/);
    await expect(session.sendAll([], { live: true })).rejects.toThrow(/^chunk: the audio has ended/);
  });

  test("a stream that somebody else reads, and the session goes on", async () => {
    const service = await voiceService();
    const { session, clock } = await openTestSession(service);
    const stream = new Blob([Buffer.from(audioOf(100))]).stream();
    stream.getReader();
    const refused = { kind: "invalid-request", message: /^audio: /, cause: expect.any(TypeError) };
    await expect(session.sendAll(stream)).rejects.toMatchObject(refused);
    await clock.until(session.sendAll(audioOf(200)));
    expect(service.audio()).toEqual(Buffer.from(audioOf(200)));
  });

  test("PCM that ends within a sample: what is whole is sent, and the session goes on", async () => {
    const service = await voiceService();
    const { session, clock } = await openTestSession(service);
    await expect(clock.until(session.sendAll([audioOf(10), new Uint8Array([1])]))).rejects.toThrow(
      /^audio: it ends within/,
    );
    expect(service.audio()).toEqual(Buffer.from(audioOf(10)));
    await clock.until(session.send(audioOf(10)));
  });

  test("options that are none", async () => {
    const service = await voiceService();
    // @ts-expect-error: no format
    await expect(openTestSession(service, { sourceMediaContentType: 7 })).rejects.toThrow(/^sourceMediaContentType: /);
    await expect(openTestSession(service, { finishTimeoutMs: 0 })).rejects.toThrow(/^finishTimeoutMs: /);
    expect(service.requests).toEqual([]);
  });
});

test("a source that fails ends the session, with its error as the cause", async () => {
  const service = await voiceService();
  const { session, clock } = await openTestSession(service);
  const unplugged = new Error("The microphone is gone.");
  const microphone = async function* () {
    yield audioOf(200);
    throw unplugged;
  };
  const events = eventsOf(session);
  events.catch(() => {});
  await expect(clock.until(session.sendAll(microphone()))).rejects.toMatchObject({
    kind: "invalid-request",
    cause: unplugged,
  });
  await expect(events).rejects.toMatchObject({ cause: unplugged });
  expect(service.audio()).toEqual(Buffer.from(audioOf(200)));
});

test("a source that fails while it is asked ends the session too", async () => {
  const service = await voiceService();
  const { session, clock } = await openTestSession(service);
  const unplugged = new Error("The microphone is gone.");
  const microphone: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      next() {
        throw unplugged;
      },
    }),
  };
  const failure = { kind: "invalid-request", code: "audio_source_failed", cause: unplugged };
  await expect(clock.until(session.sendAll(microphone))).rejects.toMatchObject(failure);
  await expect(session.finished).rejects.toMatchObject(failure);
});

test("a stream is cancelled when the session ends", async () => {
  const service = await voiceService({ chunk: (connection) => connection.send(example("ErrorReportMessage")) });
  const { session, clock } = await openTestSession(service);
  const cancelled = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(audioOf(200)),
    cancel: () => cancelled.resolve(),
  });
  await expect(clock.until(session.sendAll(stream))).rejects.toMatchObject({ code: "4000403" });
  await cancelled.promise;
});

test("a failure that nobody looks at is no unhandled rejection", async () => {
  const seen: unknown[] = [];
  const watch = (reason: unknown) => seen.push(reason);
  process.on("unhandledRejection", watch);
  const service = await voiceService({ chunk: (connection) => connection.send(example("ErrorReportMessage")) });
  const { session, clock } = await openTestSession(service);
  void session.send(audioOf(100));
  void session.sendAll([audioOf(1000)]);
  void session.end();
  await clock.until(session.finished.catch(() => {}));
  await clock.until(session.close());
  await clock.advance(10);
  process.off("unhandledRejection", watch);
  expect(seen).toEqual([]);
});
