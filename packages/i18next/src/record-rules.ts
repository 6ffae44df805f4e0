import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { LocalizedMessage } from "./localizer.ts";
import type { MessageRecord } from "./records.ts";
import type { SteeredUnit } from "./unit-translator.ts";

/** The records of a namespace; `undefined` where none are kept, or none have been read yet. */
export type KnownRecords = ReadonlyMap<string, MessageRecord> | undefined;

/** Of everything that a translation hangs on beside the language: the source's forms, the options and the note. */
export function sourceHashOf({ unit, steering }: SteeredUnit): string {
  const text = unit.kind === "single" ? unit.text : [unit.type, ...unit.forms];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([text, steering.id])))).slice(0, 32);
}

/** What becomes of a key's record by what was translated for it now; `undefined` where it stays as it is. */
export function recordChange(
  { text, info }: LocalizedMessage,
  record: MessageRecord | undefined,
  sourceHash: string,
): MessageRecord | undefined {
  if (info.state !== "translated" || record?.sourceHash === sourceHash) return undefined;
  if (record === undefined || record.state === "machine") {
    return { sourceHash, state: "machine", text, engine: info.engine, at: new Date().toISOString() };
  }
  // A human's text stands; what the machine makes of the changed source is kept beside it.
  return { ...record, sourceHash, state: "stale", suggestion: text, at: new Date().toISOString() };
}

/** What is delivered for a key: a human's text before all, else the translation of the source as it is now. */
export function recordedMessage(
  message: LocalizedMessage,
  record: MessageRecord | undefined,
  sourceHash: string,
): LocalizedMessage {
  if (record === undefined) return message;
  const { text, state, engine, suggestion } = record;
  const isCurrent = record.sourceHash === sourceHash;
  if (state === "machine") return isCurrent ? { ...message, text, info: { state: "translated", engine } } : message;
  return { ...message, text, info: { state: isCurrent ? state : "stale", suggestion } };
}
