import type { FastifyRequest } from "fastify";
import type { Beta, Caller, KeyDirectory, Plan } from "../accounts/account.ts";
import { HttpError } from "./http-error.ts";

/** The names that the service answers to in headers: its own, and aliases in whose dialect it then speaks. */
export interface Brands {
  readonly own: string;
  readonly aliases: readonly string[];
}

interface Scheme {
  readonly name: string;
  readonly alias: boolean;
}

export interface Authenticate {
  /** Says who sends a request. Answers at once where the directory does, so that no request waits without need. */
  (authorization: string | undefined): Caller | Promise<Caller>;
  /** What a request without a key is told. */
  missingKey(): HttpError;
}

/**
 * `Authorization: <Brand>-Auth-Key <key>`; the scheme's case does not matter (RFC 9110, 11.1).
 * @throws HttpError 401 without a key, and for a wrong one; a wrong key under an alias is 403, as its clients expect.
 */
export function createAuthentication(keys: KeyDirectory, brands: Brands): Authenticate {
  const own = { name: `${brands.own}-Auth-Key`, alias: false };
  const schemes: ReadonlyMap<string, Scheme> = new Map(
    [...brands.aliases.map((alias) => ({ name: `${alias}-Auth-Key`, alias: true })), own].map((scheme) => [
      scheme.name.toLowerCase(),
      scheme,
    ]),
  );

  const authenticate = (authorization: string | undefined): Caller | Promise<Caller> => {
    if (authorization === undefined) throw missingKey();
    const { name, secret } = splitAuthorization(authorization);
    const scheme = schemes.get(name.toLowerCase());
    if (scheme === undefined || secret === "" || secret.includes(" ")) {
      throw unauthenticated(`Invalid or missing Authorization header. Write it as: ${own.name} <key>.`);
    }
    const found = keys.find(secret);
    return found instanceof Promise ? found.then((caller) => known(caller, scheme)) : known(found, scheme);
  };
  return Object.assign(authenticate, { missingKey });

  function missingKey(): HttpError {
    return unauthenticated(`No key was sent. Send the header Authorization: ${own.name} <key>.`);
  }

  function known(caller: Caller | undefined, scheme: Scheme): Caller {
    if (caller !== undefined) return caller;
    if (scheme.alias) throw new HttpError(403, { message: "Forbidden. The key is not known.", code: "invalid_key" });
    throw unauthenticated("The key is not known. Check it for missing characters, or ask for a new one.");
  }

  function unauthenticated(message: string): HttpError {
    return new HttpError(401, { message, code: "authentication_failed" }, { "www-authenticate": own.name });
  }
}

/** The header's two parts; empty where it has not that many. */
export function splitAuthorization(authorization: string): { readonly name: string; readonly secret: string } {
  const space = authorization.indexOf(" ");
  if (space < 0) return { name: authorization, secret: "" };
  return { name: authorization.slice(0, space), secret: authorization.slice(space + 1).trim() };
}

/** Keys in an address end up in logs, keys in a body in caches: neither is taken any more. */
export function refuseKeyOutsideHeader(fields: unknown, place: "query" | "body"): void {
  if (typeof fields === "object" && fields !== null && Object.hasOwn(fields, "auth_key")) {
    throw new HttpError(403, {
      message: `auth_key in the ${place} is not accepted any more. Send the key in the Authorization header.`,
      code: "legacy_authentication",
    });
  }
}

export function requireBeta(caller: Caller, beta: Beta): void {
  if (caller.account.betas.includes(beta)) return;
  throw new HttpError(403, {
    message: "Forbidden",
    code: "beta_not_enabled",
    detail: `The account is not enrolled in the beta '${beta}'. The operator enrols it with beta=${beta} in DRAGOMAN_KEYS.`,
  });
}

export function requirePlan(caller: Caller, plan: Plan): void {
  if (caller.account.plan === plan) return;
  throw new HttpError(403, {
    message: "Forbidden",
    code: "plan_not_sufficient",
    detail: `This is for accounts of the plan '${plan}'. The operator sets it with plan=${plan} in DRAGOMAN_KEYS.`,
  });
}

/** Reads `X-<Brand>-Reporting-Tag` under whichever brand it was sent. */
export function createReportingTagReader(brands: Brands): (request: FastifyRequest) => string | null {
  const names = [brands.own, ...brands.aliases].map((brand) => `x-${brand.toLowerCase()}-reporting-tag`);
  return (request) => {
    for (const name of names) {
      const value = request.headers[name];
      if (value !== undefined) return reportingTag(typeof value === "string" ? value : value.join(","));
    }
    return null;
  };
}

const printableAscii = /^[\x21-\x7e]*$/;

/** One tag, trimmed and lower-cased; an empty one counts as none. */
function reportingTag(value: string): string | null {
  const tag = value.trim();
  if (tag === "") return null;
  if (tag.length > 100 || !printableAscii.test(tag)) {
    throw new HttpError(400, {
      message:
        "The reporting tag is not valid. It takes at most 100 ASCII characters without white space or control characters.",
      code: "invalid_reporting_tag",
    });
  }
  return tag.toLowerCase();
}
