import {
  decide,
  type MessageRecord,
  type RecordStore as OpenRecordStore,
  recordOfDecision,
  sourceHash,
} from "@dragoman/tm/store";
import type { LocalizedMessage } from "./localizer.ts";
import type { SteeredUnit } from "./unit-translator.ts";

/** Where records are kept: what `createRecordStore` of `@dragoman/tm/store` gives, or anything with these two. */
export type RecordStore = Pick<OpenRecordStore, "get" | "set">;

/** The records of a namespace by full key; `undefined` where none are kept, or none have been read yet. */
export type KnownRecords = ReadonlyMap<string, MessageRecord> | undefined;

/** Of everything that a translation hangs on beside the language: the source's forms, the options and the note. */
export function hashOfUnit({ unit, steering }: SteeredUnit): string {
  const text = unit.kind === "single" ? unit.text : JSON.stringify([unit.type, ...unit.forms]);
  return sourceHash({ text, options: { ...steering.options } });
}

/**
 * What is delivered for a key, and what its record becomes by it: a human's text stands before all, else the translation
 * of the source as it is now. `change` is `undefined` where the record stays as it is.
 */
export function recorded(
  message: LocalizedMessage,
  record: MessageRecord | undefined,
  hash: string,
): { readonly standing: LocalizedMessage; readonly change: MessageRecord | undefined } {
  const { text, info } = message;
  const decision = decide(record, hash, undefined);
  const translation = info.state === "translated" ? { text, engine: info.engine } : undefined;
  const change = recordOfDecision(decision, hash, translation, new Date());
  const now = change ?? record;
  if (now === undefined || decision.action === "translate" || decision.action === "retranslate") {
    return { standing: message, change };
  }
  const isStale = decision.action === "stale" || now.state === "stale";
  const { engine, suggestion } = now;
  if (isStale) return { standing: { ...message, text: now.text, info: { state: "stale", suggestion } }, change };
  if (now.state === "machine") {
    return { standing: { ...message, text: now.text, info: { state: "translated", engine } }, change };
  }
  return { standing: { ...message, text: now.text, info: { state: now.state } }, change };
}
