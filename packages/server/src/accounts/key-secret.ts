import { hash, randomInt } from "node:crypto";
import type { KeyDigest } from "../storage/account-repository.ts";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const length = 40;

/** A new key: 40 letters and digits, 238 bits that nobody can guess. */
export function makeKey(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/**
 * What is kept of a key. One round of SHA-256 is right for the keys the service makes: there is nothing to guess, so
 * slowness would protect nothing, and a hash that is the same every time can be looked up by index on each request.
 * A salted, slow hash (scrypt) would protect a short key chosen by a person from someone who has read the database,
 * at a price that every request with an unknown key would pay; such keys are pointed out instead, see `isGuessable`.
 */
export function hashOfKey(secret: string): string {
  return hash("sha256", secret, "hex");
}

export function digestOfKey(secret: string): KeyDigest {
  return { hash: hashOfKey(secret), masked: maskKey(secret) };
}

/** `first4****last4`; of a key so short that this would give half of it away, only `****`. */
export function maskKey(secret: string): string {
  return secret.length < 16 ? "****" : `${secret.slice(0, 4)}****${secret.slice(-4)}`;
}

/** Whether someone with the hash could find the key by trying: short, or of few different characters. */
export function isGuessable(secret: string): boolean {
  return secret.length < 20 || new Set(secret).size < 8;
}
