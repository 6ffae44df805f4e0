import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { ReadyAnswer } from "./idempotency.ts";

const algorithm = "aes-256-gcm";
const lengths = { salt: 16, key: 32, nonce: 12, tag: 16 } as const;

/**
 * An answer for the database, readable only with the key that its request came with, of which the database has a hash:
 * some answers hold what is kept nowhere else, such as the secret of a new key.
 */
export function sealAnswer(key: string, answer: ReadyAnswer): string {
  const salt = randomBytes(lengths.salt);
  const secret = secretOf(key, salt);
  const cipher = createCipheriv(algorithm, secret.key, secret.nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), "utf8"), cipher.final()]);
  return Buffer.concat([salt, cipher.getAuthTag(), sealed]).toString("base64");
}

/** @throws Error where the text is not one that was sealed under this key. */
export function openAnswer(key: string, text: string): ReadyAnswer {
  const bytes = Buffer.from(text, "base64");
  const salt = bytes.subarray(0, lengths.salt);
  const secret = secretOf(key, salt);
  const decipher = createDecipheriv(algorithm, secret.key, secret.nonce, { authTagLength: lengths.tag });
  decipher.setAuthTag(bytes.subarray(lengths.salt, lengths.salt + lengths.tag));
  const sealed = bytes.subarray(lengths.salt + lengths.tag);
  return readAnswer(JSON.parse(Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8")));
}

/** Another salt gives another nonce too, so no two answers share one. */
function secretOf(key: string, salt: Buffer): { readonly key: Buffer; readonly nonce: Buffer } {
  const bytes = Buffer.from(hkdfSync("sha256", key, salt, "kept answer", lengths.key + lengths.nonce));
  return { key: bytes.subarray(0, lengths.key), nonce: bytes.subarray(lengths.key) };
}

/** What is opened was sealed here, by this version or another. */
function readAnswer(value: unknown): ReadyAnswer {
  const { status, headers, json } = Object(value);
  if (typeof status === "number" && typeof json === "string") {
    return { status, json, headers: { ...Object(headers) } };
  }
  throw new Error("A kept answer is not written as this version writes them.");
}
