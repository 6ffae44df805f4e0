import { describe, expect, test } from "vitest";
import { example, finalMessages, type VoiceService, voiceService } from "../../test/voice-service.ts";
import { audioOf, eventsOf, openTestSession } from "../../test/voice-session.ts";
import type { VoiceSession } from "./session.ts";

/** The tokens that sockets were asked for with must each have been given once; the double says so where not. */
function refreshes(service: VoiceService): number {
  return service.requests.filter(({ method }) => method === "GET").length;
}

async function typesOf(session: VoiceSession): Promise<string[]> {
  return (await eventsOf(session)).map(({ type }) => type);
}

test("a connection that breaks between chunks is replaced with a fresh token, and no audio is lost", async () => {
  const service = await voiceService({
    chunk: (connection) =>
      connection.chunks.length === 2 && connection.number < 2 ? connection.terminate() : undefined,
    ended: (connection) => connection.send(...finalMessages),
  });
  const { session, clock } = await openTestSession(service);
  const events = typesOf(session);
  for (let chunk = 0; chunk < 6; chunk++) {
    const connected = service.connections.length;
    await clock.until(session.send(audioOf(100, chunk)));
    if (chunk % 2 === 1 && chunk < 4) await clock.until(until(() => service.connections.length > connected));
  }
  await clock.until(session.end());
  expect(await clock.until(events)).toEqual([
    ...["reconnecting", "reconnected", "reconnecting", "reconnected"],
    ...["endOfSourceTranscript", "endOfTargetTranscript", "endOfStream"],
  ]);
  expect(service.connections.map(({ chunks }) => chunks.length)).toEqual([2, 2, 2]);
  expect(service.audio()).toEqual(Buffer.concat(Array.from({ length: 6 }, (_, chunk) => audioOf(100, chunk))));
  expect(refreshes(service)).toBe(2);
  expect(service.faults).toEqual([]);
});

test("a connection that breaks after the end is replaced, and the end said again", async () => {
  const service = await voiceService({
    ended: (connection) => (connection.number === 0 ? connection.terminate() : connection.send(...finalMessages)),
  });
  const { session, clock } = await openTestSession(service);
  await clock.until(session.send(audioOf(100)));
  await clock.until(session.end());
  expect((await clock.until(typesOf(session))).at(-1)).toBe("endOfStream");
  expect(service.connections.map(({ sayEnd }) => sayEnd())).toEqual([true, true]);
});

test("the end is not said again where the service has answered it", async () => {
  const service = await voiceService({
    opened: (connection) => (connection.number === 1 ? connection.send(example("EndOfStreamMessage")) : undefined),
    ended: (connection) => {
      connection.send(example("EndOfSourceTranscriptMessage"));
      connection.close(1011);
    },
  });
  const { session, clock, sent } = await openTestSession(service);
  await clock.until(session.end());
  expect(await clock.until(typesOf(session))).toEqual([
    ...["endOfSourceTranscript", "reconnecting", "reconnected", "endOfStream"],
  ]);
  expect(sent.map(({ socket }) => socket)).toEqual([0]);
});

describe("at the opening", () => {
  test("a socket that is refused is tried again with another token", async () => {
    const service = await voiceService({}, { accepts: (upgrade) => (upgrade < 2 ? "refuse" : true) });
    const { session } = await openTestSession(service);
    expect(session.sessionId).toBe("session-1");
    expect(refreshes(service)).toBe(2);
    expect(service.faults).toEqual([]);
  });

  test("three further attempts are all", async () => {
    const service = await voiceService({}, { accepts: () => "refuse" });
    await expect(openTestSession(service)).rejects.toMatchObject({ kind: "connection" });
    expect(refreshes(service)).toBe(3);
  });

  test("a handshake that is not answered ends after 30 seconds, and nothing stays open", async () => {
    const service = await voiceService({}, { accepts: (upgrade) => upgrade > 0 });
    const { testClock } = await import("../../test/test-clock.ts");
    const clock = testClock();
    const opening = openTestSession(service, {}, clock);
    for (let waited = 0; service.connections.length === 0 && waited < 20; waited++) await clock.advance(2_000);
    await opening;
    expect(refreshes(service)).toBe(1);
    await service.socketsLeft(1);
  });
});

test("a service that takes every connection and drops it at once is given up", async () => {
  const service = await voiceService({ opened: (connection) => connection.terminate() });
  const opening = openTestSession(service).then(({ session, clock }) => clock.until(eventsOf(session)));
  await expect(opening).rejects.toMatchObject({ kind: "connection" });
  expect(refreshes(service)).toBe(3);
});

test("a refused token is final, and the error does not quote it", async () => {
  const service = await voiceService(
    { chunk: (connection) => connection.terminate() },
    { status: (request) => (request > 0 ? 400 : undefined) },
  );
  const { session, clock } = await openTestSession(service);
  const events = eventsOf(session);
  events.catch(() => {});
  await clock.until(session.send(audioOf(100)));
  await expect(clock.until(events)).rejects.toMatchObject({ kind: "invalid-request", message: /^Token \[secret\] / });
  expect(refreshes(service)).toBe(1);
});

test("a service that is down for a moment is asked again", async () => {
  const service = await voiceService(
    {
      chunk: (connection) => connection.terminate(),
      opened: (connection) => (connection.number > 0 ? connection.send(...finalMessages) : undefined),
    },
    { status: (request) => (request === 1 || request === 2 ? 503 : undefined) },
  );
  const { session, clock } = await openTestSession(service);
  await clock.until(session.send(audioOf(100)));
  expect((await clock.until(typesOf(session))).at(-1)).toBe("endOfStream");
  expect(refreshes(service)).toBe(3);
});

test("an error of the service is final", async () => {
  const service = await voiceService({
    chunk: (connection) => {
      connection.send(example("ErrorReportMessage"));
      connection.close(1008);
    },
  });
  const { session, clock } = await openTestSession(service);
  const events = eventsOf(session);
  events.catch(() => {});
  await clock.until(session.send(audioOf(100)).catch(() => {}));
  await expect(clock.until(events)).rejects.toMatchObject({
    kind: "invalid-request",
    status: 400,
    code: "4000403",
    detail: "source_media_chunk",
    message: "Audio format not supported: source_media_chunk",
  });
  expect(refreshes(service)).toBe(0);
  await clock.until(session.close());
  expect(clock.timers()).toBe(0);
});

test("a connection that takes nothing more is replaced", async () => {
  const service = await voiceService();
  let sockets = 0;
  const webSocket = (url: string) => {
    const socket = new WebSocket(url);
    // A network that is gone without a word, as seen from the socket.
    if (sockets++ === 0) Object.defineProperty(socket, "bufferedAmount", { value: 6400 });
    return socket;
  };
  const { session, clock } = await openTestSession(service, { webSocket });
  const sends = [session.send(audioOf(100)), session.send(audioOf(100, 1))];
  await clock.advance(14_000);
  expect(refreshes(service)).toBe(0);
  await clock.until(Promise.all(sends));
  expect(service.connections.map(({ chunks }) => chunks)).toEqual([
    [Buffer.from(audioOf(100))],
    [Buffer.from(audioOf(100, 1))],
  ]);
  expect(service.faults).toEqual([]);
});

test("before the hour is over the connection is replaced, without losing what is on its way", async () => {
  const service = await voiceService({
    chunk: (connection) => connection.send(example("SourceTranscriptUpdateMessage")),
    ended: (connection) => connection.send(...finalMessages),
  });
  const { session, clock } = await openTestSession(service);
  let chunks = 0;
  while (service.connections.length === 1) {
    await clock.until(session.send(audioOf(1000)));
    await clock.advance(25_000);
    chunks += 1;
  }
  expect(clock.now()).toBeLessThan(3_600_000);
  await clock.until(session.send(audioOf(1000)));
  await clock.until(session.end());
  const events = await clock.until(eventsOf(session));
  expect(events.filter(({ type }) => type === "sourceTranscript").length).toBe(chunks + 1);
  expect(events).toContainEqual({ type: "reconnecting", attempt: 1, cause: undefined });
  expect(service.audio().length).toBe((chunks + 1) * 32_000);
  expect(service.faults).toEqual([]);
  expect(refreshes(service)).toBe(1);
});

test("a session that is closed while it reconnects leaves nothing behind", async () => {
  const service = await voiceService(
    { chunk: (connection) => connection.terminate() },
    { accepts: (upgrade) => upgrade === 0 },
  );
  const { session, clock } = await openTestSession(service);
  const events = eventsOf(session);
  const sending = session.send(audioOf(100));
  await clock.until(until(() => refreshes(service) === 1));
  await clock.until(session.close());
  await sending.catch(() => {});
  expect((await events).map(({ type }) => type)).toEqual(["reconnecting"]);
  await clock.advance(5_000);
  expect(clock.timers()).toBe(0);
});

/** Resolves when it is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}
