/** Longer chains of causes are cut. */
const deepest = 5;

/**
 * The cause of a lost connection, fit for a log: name, code, message and stack along its chain, and nothing else. A
 * runtime's error may carry the bytes that were received, in which a service can repeat the request with its key.
 */
export function plainCause(error: unknown, redact: (text: string) => string, depth = 0): Error | undefined {
  if (!(error instanceof Error) || depth === deepest) return undefined;
  const cause = plainCause(error.cause, redact, depth + 1);
  const plain = new Error(redact(error.message), cause === undefined ? undefined : { cause });
  plain.name = error.name;
  plain.stack = redact(error.stack ?? String(error));
  if ("code" in error && typeof error.code === "string") Object.assign(plain, { code: error.code });
  return plain;
}
