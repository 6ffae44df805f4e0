import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { TestKeyDirectory } from "../accounts/test-keys.ts";
import type { AppExtension } from "../http/app.ts";
import { splitAuthorization } from "../http/authentication.ts";
import type { OperationId } from "../http/contract.ts";
import { HttpError } from "../http/http-error.ts";
import { addFaults } from "./add-faults.ts";
import type { Fault } from "./fault.ts";
import type { RecordedCall } from "./recorded-call.ts";
import { readSessionSettings, type SessionSettings, sessionHeader } from "./session-settings.ts";

/** Milliseconds without a request after which a session is forgotten. */
const idleLimit = 600_000;
/** Each keeps its last request, with its body. */
const mostSessions = 1000;

const lastRequestPath = "/__session__/last-request";

interface Session {
  readonly settings: SessionSettings;
  noResponse: number;
  tooMany: number;
  failures: number;
  /** Its only connection, where it must keep to one; `undefined` before its first request. */
  connection: number | undefined;
  lastCall: RecordedCall | undefined;
}

/**
 * Faults by the headers of the public mock server for clients' tests, so that test mode stands in for it: the first
 * request with a new `mock-server-session` fixes what goes wrong with it and with those that follow.
 *
 * @param now Milliseconds, for tests.
 */
export function mockSessions(keys: TestKeyDirectory, now: () => number = () => performance.now()): AppExtension {
  const sessions = new LRUCache<string, Session>({
    max: mostSessions,
    ttl: idleLimit,
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: { now },
  });

  return (app, replies) => {
    addFaults(app, replies, (call, request) => {
      const id = sessionIdOf(request);
      if (id === undefined || call.path === lastRequestPath) return undefined;
      const session = sessions.get(id) ?? openSession(id, request);
      session.lastCall = call;
      return faultOf(session, call, request);
    });

    app.get(lastRequestPath, (request, reply) => {
      const id = sessionIdOf(request);
      if (id === undefined) throw new HttpError(400, `The header ${sessionHeader} is missing. Send it.`);
      const call = sessions.get(id)?.lastCall;
      if (call === undefined) throw new HttpError(404, "The session has had no request.");
      const { method, path, headers, query, body } = call;
      return reply.send({ method, path, headers, query, body });
    });
  };

  function openSession(id: string, request: FastifyRequest): Session {
    const settings = readSessionSettings(request.headers);
    const { noResponse, tooMany, failures } = settings;
    const session: Session = { settings, noResponse, tooMany, failures, connection: undefined, lastCall: undefined };
    sessions.set(id, session);
    return session;
  }

  function faultOf(session: Session, call: RecordedCall, { headers }: FastifyRequest): Fault | undefined {
    const { settings } = session;
    if (isReconnection(session, call)) return refusal("New socket opened in same session.");
    if (session.noResponse > 0) {
      session.noResponse--;
      return { kind: "unanswered" };
    }
    if (settings.expectProxy && headers.forwarded === undefined) return refusal("Expected a request via proxy.");
    if (session.failures > 0) {
      session.failures--;
      return { kind: "status", status: settings.failureStatus, body: "" };
    }
    const { secret } = splitAuthorization(headers.authorization ?? "");
    if (!keys.open(secret, settings.limits)) return undefined;
    if (!settings.allowMissingUserAgent && !headers["user-agent"]) return refusal("User-Agent header missing.");
    if (session.tooMany > 0 && call.operationId !== undefined && rateLimited.has(call.operationId)) {
      session.tooMany--;
      return { kind: "status", status: 429, body: "" };
    }
    return undefined;
  }
}

const rateLimited: ReadonlySet<OperationId> = new Set<OperationId>(["translateText", "rephraseText", "correctText"]);

/** Who gets no answer has to connect again, so such a session does not check its sockets. */
function isReconnection(session: Session, { connection }: RecordedCall): boolean {
  if (session.settings.allowReconnections || session.settings.noResponse > 0) return false;
  session.connection ??= connection;
  return session.connection !== connection;
}

function refusal(message: string): Fault {
  return { kind: "status", status: 400, body: JSON.stringify({ message }) };
}

function sessionIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers[sessionHeader];
  return typeof id === "string" && id !== "" ? id : undefined;
}
