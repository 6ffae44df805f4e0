import { onTestFinished } from "vitest";
import { createPerform } from "../src/sending/operation.ts";
import { createTransport } from "../src/sending/transport.ts";
import { resolveSettings } from "../src/settings.ts";
import { openSession } from "../src/voice/open-session.ts";
import type { VoiceSession } from "../src/voice/session.ts";
import type { VoiceEvent } from "../src/voice/voice-event.ts";
import type { VoiceOptions } from "../src/voice/voice-options.ts";
import { type TestClock, testClock } from "./test-clock.ts";
import type { VoiceService } from "./voice-service.ts";

export const apiKey = "secret-key-1234";
export const pcm = "audio/pcm;encoding=s16le;rate=16000";

/** A chunk of a second's so many thousandths in the format above, each byte telling where it stands. */
export function audioOf(milliseconds: number, first = 0): Uint8Array {
  return Uint8Array.from({ length: milliseconds * 32 }, (_, index) => (first + index) % 251);
}

/** When which frame was handed to a socket, by the session's clock. */
export interface SentFrame {
  readonly at: number;
  /** Which of the session's sockets, counted from 0. */
  readonly socket: number;
  readonly frame: string | Uint8Array;
}

export interface OpenSession {
  readonly session: VoiceSession;
  readonly clock: TestClock;
  readonly sent: readonly SentFrame[];
}

/** Opens a session on a clock of its own. Closed when the test ends. */
export async function openTestSession(
  service: Pick<VoiceService, "url">,
  options: Partial<VoiceOptions> = {},
  clock = testClock(),
): Promise<OpenSession> {
  const settings = resolveSettings({ baseUrl: service.url, apiKey, retryDelayMs: 0 });
  const perform = createPerform(createTransport(settings), settings);
  const sent: SentFrame[] = [];
  let sockets = 0;
  const webSocket = (url: string) => {
    const number = sockets++;
    const socket = new WebSocket(url);
    const send = socket.send.bind(socket);
    return Object.assign(socket, {
      send: (frame: string | Uint8Array<ArrayBuffer>) => {
        sent.push({ at: clock.now(), socket: number, frame });
        send(frame);
      },
    });
  };
  const session = await clock.until(
    openSession(perform, settings, { sourceMediaContentType: pcm, webSocket, ...options }, clock),
  );
  onTestFinished(() => clock.until(session.close()));
  return { session, clock, sent };
}

/** All events of a session up to its end. */
export async function eventsOf(session: VoiceSession): Promise<VoiceEvent[]> {
  const events: VoiceEvent[] = [];
  for await (const event of session) events.push(event);
  return events;
}
