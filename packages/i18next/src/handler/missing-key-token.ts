import { base64url } from "./digest.ts";

/** What a token is found to be. */
type TokenState = "valid" | "expired" | "invalid";

/** Tokens that say: this server gave out a page a short while ago. */
export interface MissingKeyTokens {
  readonly issue: () => Promise<string>;
  readonly check: (token: string) => Promise<TokenState>;
}

const version = "1";

/** A token is `version.expiry.random.signature`, the expiry in seconds of the epoch, signed with HMAC-SHA-256. */
export function createMissingKeyTokens(secret: string, seconds: number, now: () => number): MissingKeyTokens {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["sign", "verify"]);

  return {
    issue: async () => {
      const random = base64url(crypto.getRandomValues(new Uint8Array(12)));
      const claim = `${version}.${Math.floor(now() / 1000) + seconds}.${random}`;
      const signature = await crypto.subtle.sign("HMAC", await key, new TextEncoder().encode(claim));
      return `${claim}.${base64url(signature)}`;
    },
    check: async (token) => {
      const [, claim, expiry, signature] = shape.exec(token) ?? [];
      if (claim === undefined || signature === undefined) return "invalid";
      const bytes = bytesOf(signature);
      const isOurs = await crypto.subtle.verify("HMAC", await key, bytes, new TextEncoder().encode(claim));
      if (!isOurs) return "invalid";
      return Number(expiry) * 1000 > now() ? "valid" : "expired";
    },
  };
}

const shape = /^(1\.(\d{1,12})\.[A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/;

function bytesOf(encoded: string): Uint8Array<ArrayBuffer> {
  const letters = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
