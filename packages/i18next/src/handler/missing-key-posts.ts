import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { tokenHeader } from "../locale-headers.ts";
import type { Refusal } from "./answers.ts";
import { clientNetwork } from "./client-network.ts";
import { digestOf } from "./digest.ts";
import { readMissingKeys } from "./missing-key-bodies.ts";
import { createMissingKeyTokens, type MissingKeyTokens } from "./missing-key-token.ts";
import type { MissingKeysSettings } from "./missing-keys-options.ts";

/** Lets missing keys in: signed, few, and each request once. */
export interface MissingKeyPosts {
  readonly tokens: MissingKeyTokens;
  /** The strings of a request that may be translated, or why not. */
  readonly admit: (
    request: Request,
    from: {
      readonly address: string | undefined;
      readonly languages: readonly string[];
      readonly namespace: string;
      readonly keySeparator: string | false;
    },
  ) => Promise<{ readonly strings: ReadonlyMap<string, string> } | { readonly refusal: Refusal }>;
}

/** Requests that are remembered, so that none is taken twice. */
const mostRemembered = 20_000;

export function createMissingKeyPosts(settings: MissingKeysSettings, now: () => number = Date.now): MissingKeyPosts {
  const tokens = createMissingKeyTokens(settings.secret, settings.tokenSeconds, now);
  const perClient = new RateLimiterMemory({ points: settings.perClient, duration: 60 });
  const overall = new RateLimiterMemory({ points: settings.overall, duration: 60 });
  const taken = new LRUCache<string, true>({ max: mostRemembered });

  const tokenRefusal = async (token: string | null): Promise<Refusal | undefined> => {
    if (token === null) {
      return { status: 401, code: "token_missing", message: `Send the header ${tokenHeader} that came with the page.` };
    }
    const state = await tokens.check(token);
    if (state === "valid") return undefined;
    if (state === "expired") {
      return {
        status: 401,
        code: "token_expired",
        message: "The token is too old; get the locale again for a new one.",
      };
    }
    return { status: 403, code: "token_invalid", message: "The token is not this server's." };
  };

  const sizeRefusal = (points: number): Refusal | undefined => {
    const most = Math.min(settings.perClient, settings.overall);
    if (points <= most) return undefined;
    const message = `Send at most ${most} keys at once, counted once for each language.`;
    return { status: 413, code: "body_too_large", message };
  };

  const rateRefusal = async (network: string, points: number): Promise<Refusal | undefined> => {
    const wait = (await waitOf(perClient, network, points)) ?? (await waitOf(overall, "all", points));
    if (wait === undefined) return undefined;
    const headers = { "retry-after": String(Math.max(1, Math.ceil(wait / 1000))) };
    return { status: 429, code: "rate_limited", message: "Too many missing keys in a minute.", headers };
  };

  return {
    tokens,
    admit: async (request, { address, languages, namespace, keySeparator }) => {
      const token = request.headers.get(tokenHeader);
      const unsigned = await tokenRefusal(token);
      if (unsigned !== undefined) return { refusal: unsigned };
      const read = await readMissingKeys(request, { keys: settings.keys, keySeparator });
      if ("refusal" in read) return read;
      const points = read.strings.size * languages.length;
      const oversize = sizeRefusal(points);
      if (oversize !== undefined) return { refusal: oversize };
      const id = await digestOf(`${languages.toSorted().join("+")}/${namespace}\n${token}\n${read.raw}`);
      if (taken.has(id)) {
        return { refusal: { status: 409, code: "replayed", message: "This request was taken before." } };
      }
      taken.set(id, true);
      const refusal = await rateRefusal(clientNetwork(address), points);
      if (refusal === undefined) return { strings: read.strings };
      // It may come again when there is room.
      taken.delete(id);
      return { refusal };
    },
  };
}

/** Milliseconds to wait where the limit is reached. */
async function waitOf(limiter: RateLimiterMemory, key: string, points: number): Promise<number | undefined> {
  try {
    await limiter.consume(key, points);
    return undefined;
  } catch (reached) {
    const wait: unknown = Reflect.get(Object(reached), "msBeforeNext");
    if (typeof wait === "number") return wait;
    throw reached;
  }
}
