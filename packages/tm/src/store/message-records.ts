import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { isObject } from "./is-object.ts";

/**
 * - `machine`: as a machine translated it;
 * - `edited`: as a human wrote it;
 * - `approved`: as a human found it right, whoever wrote it;
 * - `stale`: a human's, of a source that has changed since.
 */
export type RecordState = "machine" | "edited" | "approved" | "stale";

/** What is known of one message in one language. */
export interface MessageRecord {
  /** Of what it was last translated from, or suggested for; see `sourceHash`. */
  readonly sourceHash: string;
  readonly state: RecordState;
  /** The text as it was last known to stand in the target. */
  readonly text: string;
  /** Which engine made the text or, beside a human's text, the suggestion. */
  readonly engine?: string | undefined;
  /** When it became this, ISO 8601. */
  readonly at: string;
  /** With `stale`: what a machine makes of the new source. */
  readonly suggestion?: string | undefined;
}

/** What a translation is made from. */
export interface SourceMessage {
  readonly text: string;
  /** A note for whoever translates, where it steers the engine. */
  readonly note?: string | undefined;
  /** The options that steer: glossary, style, formality. Plain values; the order of their names does not matter. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** 64 hexadecimal digits, another one when text, note or options are others. */
export function sourceHash({ text, note = "", options = {} }: SourceMessage): string {
  const whole = JSON.stringify(["dragoman-message-1", text, note, options], (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value,
  );
  return bytesToHex(sha256(utf8ToBytes(whole)));
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/**
 * What is to be done with a message.
 * - `translate`: it has no translation yet;
 * - `keep`: the text is right as it is, and stands in the target or is put back there; nothing is paid;
 * - `edited`: the text that stands is a human's, and is kept;
 * - `stale`: the text is a human's, but the source is another one now: the text is kept, and what a machine makes of the
 *   source is put beside it as a suggestion;
 * - `retranslate`: the text is a machine's, and the source is another one now;
 * - `drop`: the source has no such message any more. Somebody is told; nothing is deleted.
 */
export type Decision =
  | { readonly action: "translate" | "retranslate" }
  | { readonly action: "keep" | "edited" | "stale"; readonly text: string }
  | { readonly action: "drop"; readonly text: string | undefined };

/**
 * @param record What is known of the message; `undefined` where nothing is.
 * @param source The `sourceHash` of the message as it is now; `undefined` where the source has none.
 * @param standing The text in the target now; `undefined` where there is none. An empty text is none, as many tools put
 *   one for what is to be translated, but where the record says that it is empty.
 */
export function decide(
  record: MessageRecord | undefined,
  source: string | undefined,
  standing: string | undefined,
): Decision {
  const text = standing === "" && record?.text !== "" ? undefined : standing;
  if (source === undefined) return { action: "drop", text: text ?? record?.text };
  // Nobody remembers a machine that wrote it.
  if (record === undefined) return text === undefined ? { action: "translate" } : { action: "edited", text };
  const isHuman = record.state !== "machine" || (text !== undefined && text !== record.text);
  const kept = text ?? record.text;
  if (source !== record.sourceHash) return isHuman ? { action: "stale", text: kept } : { action: "retranslate" };
  return { action: kept === record.text ? "keep" : "edited", text: kept };
}

export interface MachineTranslation {
  readonly text: string;
  readonly engine?: string | undefined;
}

/**
 * The record after a decision was carried out.
 * @param translation What a machine made of the source, where the decision asks for it.
 * @returns `undefined` where the record stays as it is: nothing has changed, the source has no such message, or the
 *   translation is missing, so that the next run asks for it again.
 */
export function recordOfDecision(
  decision: Decision,
  source: string,
  translation: MachineTranslation | undefined,
  now: Date,
): MessageRecord | undefined {
  const at = now.toISOString();
  switch (decision.action) {
    case "keep":
    case "drop":
      return undefined;
    case "edited":
      return { sourceHash: source, state: "edited", text: decision.text, at };
    case "translate":
    case "retranslate":
      return translation && { sourceHash: source, state: "machine", text: translation.text, ...by(translation), at };
    case "stale":
      return (
        translation && {
          sourceHash: source,
          state: "stale",
          text: decision.text,
          ...by(translation),
          at,
          suggestion: translation.text,
        }
      );
  }
}

function by({ engine }: MachineTranslation): Pick<MessageRecord, "engine"> {
  return engine === undefined ? {} : { engine };
}

const states: readonly unknown[] = ["machine", "edited", "approved", "stale"] satisfies readonly RecordState[];

/** `undefined` for what is no record. */
export function readRecord(value: unknown): MessageRecord | undefined {
  if (!isObject(value)) return undefined;
  const { sourceHash, state, text, engine, at, suggestion } = value;
  if (typeof sourceHash !== "string" || !isState(state) || typeof text !== "string") return undefined;
  if (typeof at !== "string" || Number.isNaN(Date.parse(at))) return undefined;
  if (!isTextOrNothing(engine) || !isTextOrNothing(suggestion)) return undefined;
  return {
    sourceHash,
    state,
    text,
    ...(engine !== undefined && { engine }),
    at,
    ...(suggestion !== undefined && { suggestion }),
  };
}

function isState(value: unknown): value is RecordState {
  return states.includes(value);
}

function isTextOrNothing(value: unknown): value is string | undefined {
  return value === undefined || typeof value === "string";
}
