import type { ResourceValue } from "@dragoman/tm/resources";
import { type MessageRecord, recordOfDecision } from "@dragoman/tm/store";
import type { Session } from "../../session.ts";
import { replaceFile } from "../project/replace-file.ts";
import { missingForms, type TargetFile, type TargetMessage } from "../project/target-file.ts";
import { writableValues } from "../project/writable-values.ts";
import type { LanguageRecords } from "../records/language-records.ts";
import { type PlannedMessage, standingText } from "../records/planned-message.ts";
import { textOfValue, valueOfText } from "../records/value-text.ts";
import type { FilePlan } from "./language-plan.ts";
import { isToBePutBack } from "./need.ts";
import type { Translated } from "./translated-value.ts";

export interface FileResult {
  readonly file: string;
  /** Keys of messages that were translated and written, those that were put back among them. */
  readonly written: readonly string[];
  /** Keys of messages that got a suggestion beside what a person wrote. */
  readonly suggested: readonly string[];
  /** Keys of messages that somebody changed in the file while they were translated; they stay as they are. */
  readonly changedMeanwhile: readonly string[];
}

interface Written {
  readonly result: FileResult;
  /** Why the file did not take a translation, by key; the message stays as it was. */
  readonly refused: ReadonlyMap<string, string>;
}

/** What a message becomes. */
interface Change {
  readonly planned: PlannedMessage;
  readonly value?: ResourceValue;
  readonly record?: MessageRecord;
}

/**
 * Writes what was translated into the file, and what is known now into the records. Nothing that stands otherwise than
 * it did when it was looked at is touched.
 */
export async function writeFile(
  { file, planned }: Pick<FilePlan, "file" | "planned">,
  translations: (one: PlannedMessage) => Translated | undefined,
  records: LanguageRecords,
  { session, root, needsReview }: { readonly session: Session; readonly root: string; readonly needsReview: boolean },
): Promise<Written> {
  const now = new Date();
  const current = await file.again();
  const messages = new Map(current.messages.map((message) => [message.key, message]));
  const isAsBefore = ({ message }: PlannedMessage) => {
    const standing = messages.get(message.key);
    return standing !== undefined && standing.hash === message.hash && standingText(standing) === standingText(message);
  };
  const wanted = planned.filter(isAsBefore).map((one) => changeOf(one, translations(one), now, file));
  const { values, refused } = writableValues(current, valuesOf(wanted));
  const changes = wanted.filter(({ planned: { message } }) => !refused.has(message.key));
  const unwritten = new Map(changes.flatMap((change) => (change.value === undefined ? recordIn(change) : [])));
  if (values.size > 0) {
    const { text, file: after } = current.changed({ values, state: needsReview ? "needs-review" : "translated" });
    const written = writtenRecords(changes, after);
    await records.intend(file.scope, written);
    await replaceFile(root, file.name, text, session);
    await records.settle(file.scope, new Map([...unwritten, ...written]));
  } else {
    await records.settle(file.scope, unwritten);
  }
  const result = {
    file: file.name,
    written: [...values.keys()],
    suggested: changes.filter(({ record }) => record?.state === "stale").map((change) => change.planned.message.key),
    changedMeanwhile: planned.filter((one) => !isAsBefore(one)).map(({ message }) => message.key),
  };
  return { result, refused };
}

function valuesOf(changes: readonly Change[]): ReadonlyMap<string, ResourceValue> {
  return new Map(
    changes.flatMap(({ planned: { message }, value }) => (value === undefined ? [] : [[message.key, value] as const])),
  );
}

function changeOf(planned: PlannedMessage, translated: Translated | undefined, now: Date, file: TargetFile): Change {
  const { message, decision, record } = planned;
  const machine = translated?.status === "whole" ? translated : undefined;
  const made = machine && { text: textOfValue(machine.value), engine: machine.engine };
  const next = recordOfDecision(decision, message.hash, made, now);
  const kept = next === undefined ? {} : { record: next };
  if (isToBePutBack(planned) && record !== undefined) {
    const value = valueOfText(record.text, message.entry.unit.kind);
    if (value === undefined || !isWritable(value, message, file)) return { planned, ...kept };
    return { planned, ...withOwnForms(value, planned, next ?? record) };
  }
  if (machine === undefined || decision.action === "stale") return { planned, ...kept };
  return { planned, ...withOwnForms(machine.value, planned, next) };
}

/** A record may be of a time when the language had other forms. */
function isWritable(value: ResourceValue, { entry }: TargetMessage, { language }: TargetFile): boolean {
  const { unit } = entry;
  if (value.kind !== unit.kind) return false;
  return (
    value.kind === "single" || unit.kind === "single" || missingForms(value.forms, unit.type, language.tag).length === 0
  );
}

/** The plural forms that a person wrote stay, and make all of the message a person's. */
function withOwnForms(
  value: ResourceValue,
  { message: { partial }, record }: PlannedMessage,
  next: MessageRecord | undefined,
): Pick<Change, "value" | "record"> {
  const known = record?.state === "machine" ? valueOfText(record.text, "plural") : undefined;
  const ofMachine = known?.kind === "plural" ? known.forms : new Map();
  const own = [...partial].filter(([category, text]) => ofMachine.get(category) !== text);
  if (value.kind === "single" || own.length === 0) return { value, ...(next && { record: next }) };
  const forms = new Map([...value.forms, ...own]);
  return { value: { kind: "plural", forms }, ...(next && { record: { ...next, state: "edited" } }) };
}

function recordIn({ planned, record }: Change): [string, MessageRecord][] {
  return record === undefined ? [] : [[planned.message.key, record]];
}

/** With the texts as they stand in the file, whose format may write them otherwise than they came. */
function writtenRecords(changes: readonly Change[], after: TargetFile): ReadonlyMap<string, MessageRecord> {
  const standing = new Map(after.messages.map((message) => [message.key, standingText(message)]));
  const records = new Map<string, MessageRecord>();
  for (const change of changes) {
    if (change.value === undefined) continue;
    const text = standing.get(change.planned.message.key);
    for (const [key, record] of recordIn(change)) records.set(key, { ...record, text: text ?? record.text });
  }
  return records;
}
