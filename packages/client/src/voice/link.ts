import type { Shape } from "../contract.ts";
import { DragomanError } from "../errors.ts";
import { retryDelay } from "../sending/retry.ts";
import type { Clock } from "./clock.ts";
import type { Connection } from "./connection.ts";
import type { VoiceEvent } from "./voice-event.ts";

/** Leads from connection to connection for as long as the session lasts. */
export interface Link {
  /** The connection of the moment, waited for while there is none. Rejects when the session is over. */
  readonly connection: () => Promise<Connection>;
  readonly isConnected: () => boolean;
  readonly close: () => Promise<void>;
}

export interface LinkContext {
  readonly clock: Clock;
  /** Ends when the session does, with a `DragomanError` as its reason. */
  readonly signal: AbortSignal;
  readonly retryDelayMs: number;
  readonly deadlineMs: number;
  readonly connect: (session: Shape<"VoiceSession">) => Promise<Connection>;
  /** Asks for the next token; the one it is given is then of no use. */
  readonly refresh: (token: string, deadlineMs: number) => Promise<Shape<"VoiceSession">>;
  /** Called with every connection before anybody else has it. */
  readonly onOpen: (connection: Connection) => void;
  readonly onEvent: (event: VoiceEvent) => void;
  readonly onFailure: (error: unknown) => void;
}

/** How often a session asks for another connection before one holds. */
const mostAttempts = 3;
/** A connection that lasted so long was none of the failed attempts. */
const holdsMs = 10_000;
/** Services end a connection after an hour. */
const renewedAfterMs = 59 * 60_000;
/** How long the service may take to close the connection that another one replaces. */
const replacedMs = 5_000;

export function createLink(first: Shape<"VoiceSession">, context: LinkContext): Link {
  const { clock, signal, onEvent } = context;
  let session = first;
  let attempts = 0;
  let held: Connection | undefined;

  const establish = (reach: () => Promise<Connection>): Promise<Connection> => {
    held = undefined;
    const reached = reach().then((connection) => {
      if (signal.aborted) {
        void connection.close();
        throw signal.reason;
      }
      held = connection;
      context.onOpen(connection);
      void watch(connection);
      return connection;
    });
    reached.catch(context.onFailure);
    return reached;
  };

  /** Goes for another connection when this one is lost, or about to be. */
  const watch = async (connection: Connection) => {
    const openedAt = clock.now();
    const gone = new AbortController();
    const old = clock.pause(renewedAfterMs, AbortSignal.any([signal, gone.signal])).then(() => undefined);
    const cause = await Promise.race([connection.lost, old]).catch(() => undefined);
    gone.abort();
    if (signal.aborted) return;
    if (clock.now() - openedAt >= holdsMs) attempts = 0;
    current = establish(cause === undefined ? () => renewed(connection) : () => regained(cause));
  };

  /**
   * Up to three attempts, each with a token of its own. A lost answer may have used up the token: asking with it again
   * can only fail as the session would without.
   */
  const regained = async (lost: DragomanError): Promise<Connection> => {
    const deadline = clock.now() + context.deadlineMs;
    for (let cause = lost; ; ) {
      const delay = retryDelay(cause, attempts, context.retryDelayMs);
      if (!mayGoOn(cause) || attempts >= mostAttempts || clock.now() + delay >= deadline) throw cause;
      attempts += 1;
      onEvent({ type: "reconnecting", attempt: attempts, cause });
      await clock.pause(delay, signal);
      try {
        return await replaced(deadline - clock.now());
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof DragomanError)) throw error;
        cause = error;
      }
    }
  };

  /**
   * The service itself closes the connection when it gives the next token, so that nothing it has already sent is lost,
   * as it would be if this side closed it.
   */
  const renewed = async (connection: Connection): Promise<Connection> => {
    try {
      await connection.drained();
      onEvent({ type: "reconnecting", attempt: 1, cause: undefined });
      return await replaced(context.deadlineMs, async () => {
        const given = new AbortController();
        const late = clock.pause(replacedMs, AbortSignal.any([signal, given.signal])).catch(() => {});
        await Promise.race([connection.lost, late]);
        given.abort();
        await connection.close();
      });
    } catch (error) {
      void connection.close();
      signal.throwIfAborted();
      if (!(error instanceof DragomanError)) throw error;
      return regained(error);
    }
  };

  const replaced = async (deadlineMs: number, meanwhile = async () => {}): Promise<Connection> => {
    session = await context.refresh(session.token, deadlineMs);
    await meanwhile();
    const connection = await context.connect(session);
    onEvent({ type: "reconnected" });
    return connection;
  };

  let current = establish(async () => {
    try {
      return await context.connect(first);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DragomanError)) throw error;
      return regained(error);
    }
  });
  return {
    connection: () => current,
    isConnected: () => held !== undefined,
    close: async () => held?.close(),
  };
}

/** Whether another attempt may do better. An answer that refuses is final. */
function mayGoOn({ kind }: DragomanError): boolean {
  return kind === "connection" || kind === "timeout" || kind === "server" || kind === "rate-limited";
}
