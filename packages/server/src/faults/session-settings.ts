import type { IncomingHttpHeaders } from "node:http";
import type { FreshLimits } from "../accounts/test-keys.ts";
import { HttpError } from "../http/http-error.ts";

/** What the headers of a session's first request ask for. */
export interface SessionSettings {
  /** Requests that get no answer. */
  readonly noResponse: number;
  /** Translations and improvements that get 429. */
  readonly tooMany: number;
  /** Requests that get `failureStatus`. */
  readonly failures: number;
  readonly failureStatus: number;
  /** Of accounts whose key is first seen in the session. */
  readonly limits: FreshLimits;
  readonly expectProxy: boolean;
  readonly allowReconnections: boolean;
  readonly allowMissingUserAgent: boolean;
}

export const sessionHeader = "mock-server-session";
const prefix = `${sessionHeader}-`;

const effective = [
  ...["no-response-count", "429-count", "5xx-count", "5xx-status"],
  ...["init-character-limit", "init-document-limit", "init-team-document-limit"],
  ...["expect-proxy", "allow-reconnections", "allow-missing-user-agent"],
] as const;
/**
 * Taken, and without effect: what the first steer answers 501 anyway, and what the last switches off (the refusal of
 * fields that are not known) is not done.
 */
const withoutEffect = [
  ...["doc-failure", "doc-queue-time", "doc-translate-time", "tm-job-processing-polls"],
  "allow-extra-body",
] as const;
type Suffix = (typeof effective)[number];

/** @throws HttpError 400 naming a header that is not known or holds no number. */
export function readSessionSettings(headers: IncomingHttpHeaders): SessionSettings {
  refuseUnknown(headers);
  for (const suffix of withoutEffect) numberOf(headers, suffix);
  const given = (suffix: Suffix): number | undefined => numberOf(headers, suffix);
  const failureStatus = given("5xx-status") ?? 503;
  if (failureStatus < 500 || failureStatus > 599) throw invalid(`${prefix}5xx-status`, "a number from 500 to 599");
  return {
    noResponse: given("no-response-count") ?? 0,
    tooMany: given("429-count") ?? 0,
    failures: given("5xx-count") ?? 0,
    failureStatus,
    limits: {
      characters: given("init-character-limit") || null,
      documents: given("init-document-limit") || null,
      teamDocuments: given("init-team-document-limit") || null,
    },
    expectProxy: (given("expect-proxy") ?? 0) !== 0,
    // Only a session that says 0 checks its sockets.
    allowReconnections: (given("allow-reconnections") ?? 1) !== 0,
    allowMissingUserAgent: (given("allow-missing-user-agent") ?? 0) !== 0,
  };
}

function refuseUnknown(headers: IncomingHttpHeaders): void {
  const known: ReadonlySet<string> = new Set([...effective, ...withoutEffect]);
  const unknown = Object.keys(headers).find((name) => name.startsWith(prefix) && !known.has(name.slice(prefix.length)));
  if (unknown === undefined) return;
  throw new HttpError(400, {
    message: `The header ${unknown.slice(0, 80)} is not known. Leave it out, or use one of ${[...known].map((suffix) => prefix + suffix).join(", ")}.`,
    code: "invalid_session",
  });
}

function numberOf(headers: IncomingHttpHeaders, suffix: Suffix | (typeof withoutEffect)[number]): number | undefined {
  const value = headers[prefix + suffix];
  if (value === undefined) return undefined;
  if (typeof value === "string" && /^\d{1,15}$/.test(value)) return Number(value);
  throw invalid(prefix + suffix, "a whole number from 0");
}

function invalid(header: string, wanted: string): HttpError {
  return new HttpError(400, { message: `The header ${header} must be ${wanted}.`, code: "invalid_session" });
}
