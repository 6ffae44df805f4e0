import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";

/** Says of a request whether its caller still waits. */
export type HangUpSignals = (request: FastifyRequest) => AbortSignal;

/**
 * Signals that are aborted when the caller hangs up: one for each connection, since a connection that ends takes all
 * its requests with it, and made when it is first asked for.
 */
export function createHangUpSignals(): HangUpSignals {
  const signals = new WeakMap<Socket, AbortSignal>();
  return ({ raw: { socket } }) => {
    const known = signals.get(socket);
    if (known !== undefined) return known;
    const controller = new AbortController();
    // Nobody reads the status; it is what metrics count such a request under.
    socket.once("close", () => controller.abort(new HttpError(499, "The caller hung up.")));
    signals.set(socket, controller.signal);
    return controller.signal;
  };
}
