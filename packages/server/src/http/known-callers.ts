import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Caller, KeyDirectory } from "../accounts/account.ts";
import type { Authenticate } from "./authentication.ts";

interface Known {
  readonly authorization: string;
  readonly caller: Caller;
  readonly generation: number;
  readonly since: number;
}

/** Milliseconds after which the directory is asked again, also where no key has changed. */
const knownFor = 1000;

/**
 * Says who sends a request, and remembers it for the connection: callers send many requests on one, and looking a key
 * up costs its hash each time. A change to any key ends what is remembered at once.
 */
export function createCallerLookup(
  authenticate: Authenticate,
  keys: KeyDirectory,
): (request: FastifyRequest) => Caller | Promise<Caller> {
  const connections = new WeakMap<Socket, Known>();

  return (request) => {
    const { socket, headers } = request.raw;
    const known = connections.get(socket);
    if (known !== undefined && known.authorization === headers.authorization && isCurrent(known, request.startedAt)) {
      return known.caller;
    }
    const found = authenticate(headers.authorization);
    if (found instanceof Promise) return found;
    const { authorization = "" } = headers;
    connections.set(socket, { authorization, caller: found, generation: keys.generation, since: request.startedAt });
    return found;
  };

  function isCurrent({ generation, since }: Known, now: number): boolean {
    return generation === keys.generation && now - since < knownFor;
  }
}
