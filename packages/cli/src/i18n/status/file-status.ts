import type { ResourceEntry } from "@dragoman/tm/resources";
import type { TargetFile } from "../project/target-file.ts";
import type { PlannedMessage } from "../records/planned-message.ts";
import { valueOfText } from "../records/value-text.ts";

export interface StatusCounts {
  readonly messages: number;
  /** Something whole stands for them, stale or not. */
  readonly translated: number;
  readonly missing: number;
  readonly stale: number;
  readonly edited: number;
  readonly approved: number;
  /** A machine's, or marked for review in the file. */
  readonly unapproved: number;
  /** In the language's file, and not in the source's. */
  readonly unknown: number;
}

export interface FileStatus extends StatusCounts {
  readonly language: string;
  readonly file: string;
  readonly namespace: string;
  readonly percent: number;
  /** Of what is missing, stale or unknown. */
  readonly keys: Readonly<Record<"missing" | "stale" | "unknown", readonly string[]>>;
  /** What a machine makes of the new source, by the keys of stale messages. */
  readonly suggestions: readonly Suggestion[];
}

/** With the plural forms by CLDR category where the message has some. */
type Suggestion = { readonly key: string } & (
  | { readonly text: string }
  | { readonly forms: Readonly<Record<string, string>> }
);

export function statusOf(
  file: TargetFile,
  planned: readonly PlannedMessage[],
  unknown: readonly ResourceEntry[],
): FileStatus {
  const keysOf = (state: PlannedMessage["state"]) => {
    return planned.filter((one) => one.state === state).map(({ message }) => message.key);
  };
  const [missing, stale] = [keysOf("missing"), keysOf("stale")];
  const isUnapproved = ({ state, message }: PlannedMessage) => {
    return state === "machine" || (state !== "missing" && message.isInReview);
  };
  const counts = {
    messages: planned.length,
    translated: planned.length - missing.length,
    missing: missing.length,
    stale: stale.length,
    edited: keysOf("edited").length,
    approved: keysOf("approved").length,
    unapproved: planned.filter(isUnapproved).length,
    unknown: unknown.length,
  };
  return {
    language: file.language.name,
    file: file.name,
    namespace: file.namespace,
    ...counts,
    percent: percentOf(counts),
    keys: { missing, stale, unknown: unknown.map(({ key }) => key) },
    suggestions: planned.flatMap(suggestionOf),
  };
}

function suggestionOf({ message: { key, entry }, state, record }: PlannedMessage): readonly Suggestion[] {
  if (state !== "stale" || record?.suggestion === undefined) return [];
  const value = valueOfText(record.suggestion, entry.unit.kind);
  if (value === undefined) return [];
  return value.kind === "single" ? [{ key, text: value.text }] : [{ key, forms: Object.fromEntries(value.forms) }];
}

export function sumOf(files: readonly StatusCounts[]): StatusCounts {
  const sum = (name: keyof StatusCounts) => files.reduce((total, file) => total + file[name], 0);
  return {
    messages: sum("messages"),
    translated: sum("translated"),
    missing: sum("missing"),
    stale: sum("stale"),
    edited: sum("edited"),
    approved: sum("approved"),
    unapproved: sum("unapproved"),
    unknown: sum("unknown"),
  };
}

/** Rounded down, so that 100 means all. */
export function percentOf({ messages, translated }: Pick<StatusCounts, "messages" | "translated">): number {
  return messages === 0 ? 100 : Math.floor((translated / messages) * 100);
}
