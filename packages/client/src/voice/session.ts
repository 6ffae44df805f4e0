import { DragomanError, refusal } from "../errors.ts";
import { chunking, mostChunkBytes, mostChunkMs, type SendAllOptions } from "./audio-chunks.ts";
import { pcmFormatOf } from "./audio-format.ts";
import { type AudioBytes, type AudioSource, audioPieces, bytesOf } from "./audio-pieces.ts";
import { type Captions, startCaptions } from "./captions.ts";
import type { Clock } from "./clock.ts";
import type { Connection } from "./connection.ts";
import type { AsyncDisposableIfKnown } from "./disposable.ts";
import { createEventQueue } from "./event-queue.ts";
import type { Framing } from "./framing.ts";
import type { Link, LinkContext } from "./link.ts";
import { startOutgoing } from "./outgoing.ts";
import { readMessage } from "./read-message.ts";
import type { VoiceEvent } from "./voice-event.ts";

/** A session that is open; `await using` closes it. */
export type VoiceSession = SessionCalls & AsyncDisposableIfKnown;

/**
 * What can be done with an open session. `for await` its events: they end after `endOfStream` or `close()`, and throw what ended the
 * session otherwise. None is lost, however late the loop begins; one that is left can be begun again where it was.
 */
interface SessionCalls extends AsyncIterable<VoiceEvent> {
  /** Names the session in the service's logs. */
  readonly sessionId: string | undefined;
  /** What was said and translated so far, put together; it grows with the session. */
  readonly captions: Captions;
  /** Resolves with the captions when the stream has ended or the session was closed; rejects with its failure. */
  readonly finished: Promise<Captions>;
  /**
   * Sends a chunk of at most 100 kB and one second, 50 to 250 milliseconds advisably; PCM in whole samples. Chunks that
   * are sent without waiting go in order all the same. Resolves when the next may be sent.
   */
  readonly send: (chunk: AudioBytes, options?: ChunkOptions) => Promise<void>;
  /**
   * Sends all of a source, cut into chunks, after the sources before it. When the source fails, so does the session.
   * Does not end the audio.
   */
  readonly sendAll: (audio: AudioSource, options?: SendAllOptions) => Promise<void>;
  /** Says that the audio is over, once all of it is sent. What is left to hear still comes, up to `endOfStream`. */
  readonly end: () => Promise<void>;
  /** Ends the session at once, and closes its socket. Sends that wait are rejected with `aborted`. */
  readonly close: () => Promise<void>;
}

export interface ChunkOptions {
  /** How long the chunk plays; needed unless it is PCM, which tells by its length. */
  readonly durationMs?: number | undefined;
}

export interface SessionContext {
  readonly sessionId: string | undefined;
  readonly contentType: string;
  readonly framing: Framing;
  readonly clock: Clock;
  readonly finishTimeoutMs: number;
  readonly redact: (text: string) => string;
  /** Ends it from outside. */
  readonly over: AbortController;
}

/** What the link tells its session. */
export type LinkEvents = Pick<LinkContext, "onOpen" | "onEvent" | "onFailure"> & {
  readonly onMessage: (data: unknown) => void;
};

/** A service ends a session that sends nothing for so long. */
const silenceMs = 30_000;
/** The session says so when this much of it is left. */
const warningMs = 10_000;

/**
 * @param linked - makes the link, given whom to tell.
 * @returns the session, once it is connected.
 */
export async function startSession(
  context: SessionContext,
  linked: (events: LinkEvents) => Link,
): Promise<VoiceSession> {
  const { contentType, framing, clock, redact, over } = context;
  const { signal } = over;
  const pcm = pcmFormatOf(contentType);
  const events = createEventQueue();
  const { captions, take } = startCaptions();
  const finished = Promise.withResolvers<Captions>();
  finished.promise.catch(() => {});
  /** When audio was sent last, or a connection opened. */
  let quietSince = clock.now();
  let heardAt = clock.now();
  /** Settled when every source so far is sent. */
  let sources: Promise<void> = Promise.resolve();
  let ending: Promise<void> | undefined;
  let isEndSent = false;
  let isEndHeard = false;

  signal.addEventListener("abort", () => {
    const { reason } = signal;
    const failure = reason instanceof SessionOver ? undefined : reason;
    events.close(failure);
    if (failure === undefined) finished.resolve(captions);
    else finished.reject(failure);
    void link.close();
  });
  const onFailure = (error: unknown) => {
    if (!signal.aborted) over.abort(error instanceof DragomanError ? error : unforeseen(error));
  };

  const onEvent = (event: VoiceEvent) => {
    take(event);
    events.push(event);
  };
  const onMessage = (data: unknown) => {
    if (signal.aborted) return;
    try {
      const event = readMessage(framing.read(data), framing.bytes, redact);
      heardAt = clock.now();
      isEndHeard ||= event.type.startsWith("endOf");
      onEvent(event);
      if (event.type === "endOfStream") over.abort(new SessionOver("The service has ended the stream."));
    } catch (error) {
      onFailure(error);
    }
  };
  const onOpen = (connection: Connection) => {
    quietSince = clock.now();
    // The contract lets the end be said again on another connection, as nobody knows whether it arrived.
    if (isEndSent && !isEndHeard) connection.send(framing.end());
  };

  const link = linked({ onOpen, onEvent, onMessage, onFailure });
  const put = startOutgoing({ link, events, clock, signal, onFailure });

  /** Ends a session that hears nothing or says nothing, as the service would. */
  const watch = async () => {
    for (let warned = -1; !isEndSent; ) {
      const since = quietSince;
      const left = link.isConnected() ? since + silenceMs - clock.now() : silenceMs;
      if (left <= 0) throw silence(events.isFull());
      if (left <= warningMs && warned !== since) {
        warned = since;
        onEvent({ type: "silence", endsInMs: left });
      }
      await clock.pause(left > warningMs ? left - warningMs : left, signal);
    }
    heardAt = Math.max(heardAt, quietSince);
    for (let left = 1; left > 0; left = heardAt + context.finishTimeoutMs - clock.now())
      await clock.pause(left, signal);
    throw new DragomanError("timeout", `The service took longer than finishTimeoutMs (${context.finishTimeoutMs}).`);
  };
  watch().catch(onFailure);

  const sent = () => {
    quietSince = clock.now();
  };
  const refuseAfterEnd = () => {
    if (ending !== undefined) throw refusal("chunk: the audio has ended; open another session for more.");
  };
  const sendChunks = async (audio: AudioSource, options: SendAllOptions, before: Promise<void>) => {
    refuseAfterEnd();
    const inChunks = chunking(pcm, options, clock);
    await before;
    let last: Promise<void> | undefined;
    for await (const { bytes, durationMs } of inChunks(audioPieces(audio, signal))) {
      last = put(framing.chunk(bytes), durationMs, sent);
      // What is being recorded comes whether it is waited for or not.
      if (options.live !== true || pcm !== undefined) await last;
    }
    await last;
  };

  const session: VoiceSession = {
    sessionId: context.sessionId,
    captions,
    finished: finished.promise,
    send: (chunk, { durationMs } = {}) => {
      try {
        refuseAfterEnd();
        const bytes = bytesOf(chunk, "chunk");
        if (bytes.length === 0 || bytes.length > mostChunkBytes) {
          throw refusal(`chunk: give 1 to 100 000 bytes, not ${bytes.length}; sendAll cuts audio by itself.`);
        }
        if (pcm !== undefined && bytes.length % pcm.frameBytes !== 0) {
          throw refusal(`chunk: its length (${bytes.length}) is no multiple of a sample's ${pcm.frameBytes} bytes.`);
        }
        const plays = pcm === undefined ? durationMs : (bytes.length / pcm.bytesPerSecond) * 1000;
        if (plays === undefined || !(plays >= 0)) {
          throw refusal("durationMs: give how long the chunk plays, as only PCM tells by its length.");
        }
        if (plays > mostChunkMs) throw refusal(`durationMs: a chunk holds at most 1000 ms, this one ${plays}.`);
        return put(framing.chunk(bytes), plays, sent);
      } catch (error) {
        return Promise.reject(error);
      }
    },
    sendAll: (audio, options = {}) => {
      const sending = Promise.withResolvers<void>();
      const isOver = Promise.withResolvers<void>();
      sendChunks(audio, options, sources)
        .then(sending.resolve, (error: unknown) => {
          if (error instanceof DragomanError && error.code === "audio_source_failed") onFailure(error);
          // The session tells of its own failure; nobody needs to hear it twice.
          if (signal.aborted) sending.promise.catch(() => {});
          sending.reject(error);
        })
        .finally(isOver.resolve);
      sources = isOver.promise;
      return sending.promise;
    },
    end: () => {
      if (ending === undefined) {
        const isSent = () => {
          isEndSent = true;
          sent();
        };
        ending = sources.then(() => put(framing.end(), 0, isSent));
        ending.catch(() => {});
      }
      return ending;
    },
    close: async () => {
      if (!signal.aborted) over.abort(new SessionOver("The voice session was closed."));
      await link.close();
    },
    [Symbol.asyncDispose]: () => session.close(),
    [Symbol.asyncIterator]: events[Symbol.asyncIterator],
  };
  await link.connection().catch(() => {
    // A service may say all it has to say with the first breath; its events wait to be read.
    if (!(signal.reason instanceof SessionOver)) throw signal.reason;
  });
  return session;
}

/** The end that was wished for: what still waits to be sent is rejected with it, and nothing else fails. */
class SessionOver extends DragomanError {
  constructor(message: string) {
    super("aborted", message, { attempts: 1 });
  }
}

function silence(isFull: boolean): DragomanError {
  const why = isFull ? "because the speech that came was not read: read the session's events" : "which ends a session";
  const message = `No audio was sent for 30 s, ${why}. Send silence in pauses, or end() it.`;
  return new DragomanError("timeout", message, { code: "no_audio", attempts: 1 });
}

function unforeseen(cause: unknown): DragomanError {
  return new DragomanError("invalid-response", "The voice session failed.", { attempts: 1, cause });
}
