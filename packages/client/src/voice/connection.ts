import { DragomanError } from "../errors.ts";
import { plainCause } from "../sending/cause.ts";
import type { Clock } from "./clock.ts";
import type { Frame } from "./framing.ts";
import type { OpenSocket, WebSocketLike } from "./voice-options.ts";

/** One socket from its opening to its close. */
export interface Connection {
  /** False where the socket is not open any more: the frame was not taken. */
  readonly send: (frame: Frame) => boolean;
  /** Resolves when what was sent has left, or the connection is lost. */
  readonly drained: () => Promise<void>;
  /** Resolves when the socket is closed, whoever closed it. */
  readonly lost: Promise<DragomanError>;
  /** Resolves when the socket is closed, or the service did not answer in time. */
  readonly close: () => Promise<void>;
}

/** What all connections of a session have in common. */
export interface ConnectionContext {
  readonly openSocket: OpenSocket;
  readonly clock: Clock;
  /** Ends when the session does, with a `DragomanError` as its reason. */
  readonly signal: AbortSignal;
  readonly redact: (text: string) => string;
  readonly onMessage: (data: unknown) => void;
}

const handshakeMs = 30_000;
/** A socket that takes nothing for so long leads nowhere. Well before silence would end the session. */
const stalledMs = 15_000;
const closingMs = 2_000;
const drainPollMs = 10;
const open = 1;

/** @throws DragomanError where the socket does not open within 30 seconds or the session ends before. */
export async function connect(url: string, context: ConnectionContext): Promise<Connection> {
  const { clock, signal, redact, onMessage } = context;
  const lost = Promise.withResolvers<DragomanError>();
  const socket = await socketAt(url, context);
  socket.binaryType = "arraybuffer";
  let cause: Error | undefined;
  // Stays for good: `ws` throws where nobody listens for its errors.
  socket.addEventListener("error", (event) => {
    cause = "error" in event ? plainCause(event.error, redact) : undefined;
  });
  socket.addEventListener("close", ({ code, reason }) => lost.resolve(broken(code, redact(String(reason)), cause)));
  socket.addEventListener("message", ({ data }) => onMessage(data));

  const close = async () => {
    try {
      socket.close(1000);
    } catch {
      // A socket of somebody's own that cannot be closed is ended below.
    }
    const answered = new AbortController();
    const late = clock.pause(closingMs, answered.signal).catch(() => {});
    await Promise.race([lost.promise, late]);
    answered.abort();
    // Does nothing where it is closed by now.
    socket.terminate?.();
    lost.resolve(broken(1006, "", undefined));
  };

  const drained = async () => {
    let left = socket.bufferedAmount;
    let since = clock.now();
    while (socket.bufferedAmount > 0 && socket.readyState === open) {
      await clock.pause(drainPollMs, signal);
      if (socket.bufferedAmount < left) {
        left = socket.bufferedAmount;
        since = clock.now();
      } else if (clock.now() - since >= stalledMs) {
        lost.resolve(new DragomanError("connection", "The connection took no audio for 15 s.", { attempts: 1 }));
        await close();
      }
    }
  };

  const settled = new AbortController();
  const opened = new Promise<void>((resolve) => socket.addEventListener("open", resolve));
  const refused = lost.promise.then((error) => Promise.reject(error));
  const late = clock.pause(handshakeMs, AbortSignal.any([signal, settled.signal])).then(() => {
    throw new DragomanError("timeout", "The voice socket did not open within 30 s.", { attempts: 1 });
  });
  try {
    await Promise.race([opened, refused, late]);
  } catch (error) {
    void close();
    throw error;
  } finally {
    settled.abort();
  }

  const send = (frame: Frame) => {
    if (socket.readyState !== open) return false;
    socket.send(frame);
    return true;
  };
  return { send, drained, lost: lost.promise, close };
}

/** A constructor's own complaint may hold the URL with its token, so it is not passed on. */
async function socketAt(url: string, { openSocket }: ConnectionContext): Promise<WebSocketLike> {
  try {
    return await openSocket(url);
  } catch {
    throw new DragomanError("connection", "The voice socket could not be made.", { attempts: 1 });
  }
}

function broken(code: number, reason: string, cause: Error | undefined): DragomanError {
  const facts = { code: String(code), detail: reason === "" ? undefined : reason.slice(0, 200), attempts: 1, cause };
  return new DragomanError("connection", `The voice connection failed or broke (${code}).`, facts);
}
