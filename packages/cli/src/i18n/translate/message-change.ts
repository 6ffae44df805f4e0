import type { ResourcePlural, ResourceValue } from "@dragoman/tm/resources";
import { type MessageRecord, recordOfDecision } from "@dragoman/tm/store";
import { missingForms, type TargetFile, type TargetMessage } from "../project/target-file.ts";
import type { PlannedMessage } from "../records/planned-message.ts";
import { textOfValue, valueOfText } from "../records/value-text.ts";
import { isToBePutBack } from "./need.ts";
import type { Translated } from "./translated-value.ts";

/** What a message becomes. */
export interface Change {
  readonly planned: PlannedMessage;
  readonly value?: ResourceValue;
  readonly record?: MessageRecord;
  /** Its obsolete entry stands again, as it is. */
  readonly isRevived?: true;
  /** Some of the value was marked for review before. */
  readonly isInReview?: true;
}

export function changeOf(
  planned: PlannedMessage,
  translated: Translated | undefined,
  now: Date,
  file: TargetFile,
): Change {
  const { message, decision, record } = planned;
  const machine = translated?.status === "whole" ? translated : undefined;
  const made = machine && { text: textOfValue(machine.value), engine: machine.engine };
  const next = recordOfDecision(decision, message.hash, made, now);
  const kept = next === undefined ? {} : { record: next };
  if (isToBePutBack(planned)) {
    if (message.obsolete !== undefined) return { planned, ...kept, isRevived: true };
    const value = record && valueOfText(record.text, message.entry.unit.kind);
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
  if (value.kind === "single" || unit.kind === "single" || value.byIndex !== undefined) return true;
  return missingForms(value.forms, unit.type, language.tag).length === 0;
}

/** The plural forms that a person wrote stay, and make all of the message a person's. */
function withOwnForms(
  value: ResourceValue,
  { message: { partial, isInReview }, record }: PlannedMessage,
  next: MessageRecord | undefined,
): Omit<Change, "planned"> {
  const known = record?.state === "machine" ? valueOfText(record.text, "plural") : undefined;
  const own = ownForms(partial, known?.kind === "plural" ? known : undefined);
  if (value.kind === "single" || own === undefined) return { value, ...(next && { record: next }) };
  const forms = new Map([...value.forms, ...own.forms]);
  const byIndex = new Map([...(value.byIndex ?? []), ...(own.byIndex ?? [])]);
  return {
    value: { kind: "plural", forms, ...(byIndex.size > 0 && { byIndex }) },
    ...(next && { record: { ...next, state: "edited" } }),
    ...(isInReview && { isInReview }),
  };
}

/** Those that are not the machine's. */
function ownForms(
  partial: ResourcePlural | undefined,
  machine: ResourcePlural | undefined,
): ResourcePlural | undefined {
  const forms = otherThan(partial?.forms, machine?.forms);
  const byIndex = otherThan(partial?.byIndex, machine?.byIndex);
  return forms.size + byIndex.size === 0 ? undefined : { kind: "plural", forms, byIndex };
}

function otherThan<Key>(
  texts: ReadonlyMap<Key, string> = new Map(),
  known: ReadonlyMap<Key, string> = new Map(),
): ReadonlyMap<Key, string> {
  return new Map([...texts].filter(([key, text]) => known.get(key) !== text));
}
