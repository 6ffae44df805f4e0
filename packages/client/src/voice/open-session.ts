import { socketOpener } from "#socket";
import type { Shape } from "../contract.ts";
import { refusal } from "../errors.ts";
import { abortedBy } from "../sending/one-try.ts";
import type { Perform } from "../sending/operation.ts";
import { shapeOf } from "../sending/shapes.ts";
import { type Answer, unreadable } from "../sending/transport.ts";
import { patienceOf, type Settings } from "../settings.ts";
import { type Clock, realClock } from "./clock.ts";
import { connect } from "./connection.ts";
import { jsonFraming, messagePackFraming } from "./framing.ts";
import { createLink, type LinkContext } from "./link.ts";
import { type LinkEvents, startSession, type VoiceSession } from "./session.ts";
import { streamingAddress } from "./streaming-address.ts";
import type { VoiceOptions } from "./voice-options.ts";

const place = "/v3/voice/realtime";

/** Asks for a session, and resolves when its socket is open. */
export async function openSession(
  perform: Perform,
  settings: Settings,
  options: VoiceOptions,
  clock: Clock = realClock,
): Promise<VoiceSession> {
  const { signal: wanted, timeoutMs, deadlineMs, maxRetries, reportingTag, ...rest } = options;
  const { streamingHosts = [], webSocket, finishTimeoutMs = 60_000, ...body } = rest;
  const openSocket = webSocket ?? socketOpener(settings);
  if (typeof body.sourceMediaContentType !== "string") {
    throw refusal("sourceMediaContentType: give the format of the audio, such as audio/pcm;encoding=s16le;rate=16000.");
  }
  if (!(finishTimeoutMs > 0)) throw refusal("finishTimeoutMs: give a number above 0.");
  const patience = patienceOf(settings, { timeoutMs, deadlineMs, maxRetries });
  const framing = body.messageFormat === "msgpack" ? await messagePackFraming() : jsonFraming;

  const over = new AbortController();
  const { signal } = over;
  const stop = () => over.abort(abortedBy(wanted, 1));
  if (wanted?.aborted) throw abortedBy(wanted, 0);

  const first = sessionOf(
    await perform({ method: "POST", path: place, body }, { ...patience, signal: wanted, reportingTag }),
  );
  if (wanted?.aborted) throw abortedBy(wanted, 1);
  wanted?.addEventListener("abort", stop);
  signal.addEventListener("abort", () => wanted?.removeEventListener("abort", stop));

  const tokens = new Set([first.token]);
  const redact = (text: string) =>
    [...tokens].reduce((safe, token) => {
      return safe.replaceAll(token, "[token]").replaceAll(encodeURIComponent(token), "[token]");
    }, settings.redact(text));

  const refresh: LinkContext["refresh"] = async (token, deadline) => {
    const call = { timeoutMs: patience.timeoutMs, deadlineMs: Math.max(1, deadline), maxRetries: 0, signal };
    const answer = await perform({ method: "GET", path: place, query: { token }, secret: token }, call);
    const session = sessionOf(answer);
    tokens.add(session.token);
    return session;
  };

  const linked = ({ onMessage, ...events }: LinkEvents) =>
    createLink(first, {
      ...events,
      clock,
      signal,
      retryDelayMs: settings.retryDelayMs,
      deadlineMs: patience.deadlineMs,
      refresh,
      connect: (session) =>
        connect(streamingAddress(session, settings.baseUrl, streamingHosts), {
          openSocket,
          clock,
          signal,
          redact,
          onMessage,
        }),
    });
  const { sessionId } = first;
  const contentType = body.sourceMediaContentType;
  return startSession({ sessionId, contentType, framing, clock, finishTimeoutMs, redact, over }, linked);
}

function sessionOf(answer: Answer): Shape<"VoiceSession"> {
  const session = shapeOf<"VoiceSession">(answer, "streamingUrl", "token");
  if (typeof session.streamingUrl !== "string" || typeof session.token !== "string" || session.token === "") {
    throw unreadable("a voice session without streamingUrl or token", answer);
  }
  return session;
}
