import { createHash, randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { AccountId } from "../accounts/account.ts";
import { errorFacts, type Log } from "../log.ts";
import type { IdempotencyRepository, IdempotentRequest } from "../storage/idempotency-repository.ts";
import { StorageError } from "../storage/storage-error.ts";
import { HttpError, notImplemented } from "./http-error.ts";
import { openAnswer, sealAnswer } from "./sealed-answer.ts";

/** An answer of an operation, ready to be sent. */
export interface ReadyAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: string;
}

export interface Idempotency {
  /**
   * Makes the answer, or finds the one that was made for the same request under the same key. A rejection of `make`
   * frees the key: what was refused or failed has made nothing.
   * @throws HttpError 409 where the key stands for another request, or the same one is running.
   */
  once(request: KeyedRequest, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer>;
  /** Stops sweeping. What is under way goes on. */
  close(): void;
}

interface KeyedRequest {
  readonly account: AccountId;
  /** The value of `Idempotency-Key`. */
  readonly key: string;
  /** Two requests with equal ones are the same. */
  readonly fingerprint: string;
}

export interface IdempotencyParts {
  readonly store: Pick<IdempotencyRepository, "claim" | "renew" | "answer" | "release" | "sweep">;
  readonly log: Log;
  readonly now?: () => Date;
  /** Milliseconds after which a key is free again whose request was being served by a node that is gone. */
  readonly lease?: number;
}

/** Milliseconds that an answer is kept. */
const keptFor = 24 * 60 * 60 * 1000;
const usualLease = 30_000;
const sweepEvery = 10 * 60 * 1000;

/** Requests that create something, served once for each key (draft-ietf-httpapi-idempotency-key-header). */
export function createIdempotency(parts: IdempotencyParts): Idempotency {
  const { store, log, now = () => new Date(), lease = usualLease } = parts;
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  const warn = (message: string) => (error: unknown) =>
    log.warn(errorFacts(error, error instanceof StorageError), message);
  const sweeping = setInterval(() => {
    store.sweep(now()).catch(warn("Old answers could not be deleted; it is tried again"));
  }, sweepEvery).unref();

  return {
    async once({ account, key, fingerprint }, make) {
      const request = { account, keyHash: hashOf(key), fingerprint, holder: randomUUID() };
      const claimed = await store.claim(request, now(), later(lease));
      switch (claimed.state) {
        case "claimed":
          return serve(request, key, make);
        case "answered":
          return replayed(openAnswer(key, claimed.answer));
        case "running":
          throw stillRunning();
        case "other":
          throw usedBefore();
      }
    },
    close: () => clearInterval(sweeping),
  };

  async function serve(
    request: IdempotentRequest,
    key: string,
    make: () => Promise<ReadyAnswer>,
  ): Promise<ReadyAnswer> {
    const renewing = setInterval(() => {
      store.renew(request, later(lease)).catch(warn("A request could not be held; it is tried again"));
    }, lease / 3).unref();
    try {
      const answer = await make();
      // The thing is made. Who gets this answer needs no other, so a database that fails now does not fail the request.
      await store
        .answer(request, sealAnswer(key, answer), later(keptFor))
        .then((isKept) => {
          if (!isKept) log.warn({}, "A request was not held while it was served: another node may have served it too");
        })
        .catch(warn("An answer could not be kept: the same request would be served again"));
      return answer;
    } catch (error) {
      await store.release(request).catch(warn("A key could not be freed; it is free in half a minute"));
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }
}

/**
 * @returns `undefined` where none was sent.
 * @throws HttpError 400 for one that is empty, too long, or not printable ASCII.
 */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const given = headers["idempotency-key"];
  if (given === undefined) return undefined;
  const key = typeof given === "string" ? given : given.join(", ");
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return key;
  throw new HttpError(400, {
    message:
      "The header Idempotency-Key is not valid. It takes 1 to 255 characters of printable ASCII, such as a UUID.",
    code: "invalid_idempotency_key",
    errors: [{ field: "Idempotency-Key", message: "must be 1 to 255 characters of printable ASCII" }],
  });
}

/**
 * Same operation, same address, same body: how a body's JSON is spaced does not matter, the order of its fields does.
 * @throws HttpError 501 for a multipart body: its boundary differs each time it is sent, and its parts are not compared.
 * 400 for a body that nests thousands deep.
 */
export function fingerprintOf(operationId: string, { url, isForm, body, headers }: FastifyRequest): string {
  if (/^multipart\//i.test(headers["content-type"] ?? "")) {
    throw notImplemented("The header Idempotency-Key on a multipart body");
  }
  return hashOf(textOf([operationId, url, isForm, body ?? null]));
}

/** The engine reads JSON of any depth, and writes none that is deeper than its stack. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new HttpError(400, {
      message: "The body is nested too deeply to be sent with an Idempotency-Key. Nest it less, or leave the key out.",
      code: "malformed_body",
    });
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function replayed(answer: ReadyAnswer): ReadyAnswer {
  return { ...answer, headers: { ...answer.headers, "idempotency-replayed": "true" } };
}

function stillRunning(): HttpError {
  const message = "The first request with this Idempotency-Key is still running. Send it again in a moment.";
  return new HttpError(409, { message, code: "idempotency_key_in_use" }, { "retry-after": "1" });
}

function usedBefore(): HttpError {
  return new HttpError(409, {
    message:
      "This Idempotency-Key was sent with another request in the last 24 hours. Use a new key for a new request.",
    code: "idempotency_key_reused",
  });
}
