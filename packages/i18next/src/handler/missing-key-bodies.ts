import { isSafeKey } from "../missing-strings.ts";
import type { Refusal } from "./answers.ts";

/** What one request may bring. */
const bodyLimits = { bytes: 32 * 1024, keys: 50, keyLength: 200, textLength: 2000 } as const;

/** The strings of a request by their keys, or why it is refused. */
export type ReadBody =
  | { readonly strings: ReadonlyMap<string, string>; readonly raw: string }
  | { readonly refusal: Refusal };

/** Reads a flat object of strings, and takes no key that is not of the project's shape. */
export async function readMissingKeys(
  request: Request,
  { keys, keySeparator }: { readonly keys: RegExp; readonly keySeparator: string | false },
): Promise<ReadBody> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? "")) {
    return refused(415, "unsupported_media_type", "Send JSON, with the content type application/json.");
  }
  const raw = await readText(request);
  if (raw === undefined) return refused(413, "body_too_large", `Send at most ${bodyLimits.bytes} bytes.`);
  const entries = entriesOf(raw);
  if (entries === undefined || entries.length === 0) {
    return refused(400, "invalid_body", "Send an object of keys with their texts, in UTF-8.");
  }
  if (entries.length > bodyLimits.keys) {
    return refused(413, "body_too_large", `Send at most ${bodyLimits.keys} keys at once.`);
  }
  const strings = new Map<string, string>();
  for (const [key, text] of entries) {
    if (key.length > bodyLimits.keyLength || !isSafeKey(key, keySeparator) || !keys.test(key)) {
      return refused(400, "refused_key", "A key has not the shape that this server takes.");
    }
    if (typeof text !== "string" || text === "" || text.length > bodyLimits.textLength || hasControls(text)) {
      return refused(400, "invalid_body", `Each text is a string of 1 to ${bodyLimits.textLength} letters.`);
    }
    strings.set(key, text);
  }
  return { strings, raw };
}

async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimits.bytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bodyLimits.bytes) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks.map((chunk) => Uint8Array.from(chunk))).text();
}

function entriesOf(raw: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Controls but tabs and line ends, halves of surrogates, and what a broken encoding leaves. */
function hasControls(text: string): boolean {
  return !text.isWellFormed() || /[^\P{Cc}\t\n\r]|\ufffd/u.test(text);
}

function refused(status: number, code: Refusal["code"], message: string): ReadBody {
  return { refusal: { status, code, message } };
}
