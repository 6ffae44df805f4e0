import { type Decision, decide, type MessageRecord } from "@dragoman/tm/store";
import type { TargetFile, TargetMessage } from "../project/target-file.ts";
import type { LanguageRecords } from "./language-records.ts";
import { textOfValue } from "./value-text.ts";

/** A message, what is known of it, and what is to be done with it. */
export interface PlannedMessage {
  readonly message: TargetMessage;
  readonly record: MessageRecord | undefined;
  readonly decision: Decision;
  readonly state: MessageState;
}

/** What stands in a file for a message. Of `stale` ones the source has changed since. */
type MessageState = "missing" | "machine" | "edited" | "approved" | "stale";

export async function planFile(file: TargetFile, records: LanguageRecords): Promise<readonly PlannedMessage[]> {
  const texts = new Map(file.messages.map((message) => [message.key, standingText(message)]));
  const known = await records.read(file.scope, (key) => texts.get(key));
  return file.messages.map((message) => planMessage(message, known.get(message.key)));
}

export function standingText({ standing }: TargetMessage): string | undefined {
  return standing === undefined ? undefined : textOfValue(standing);
}

/** All that a file has of a message, whole or not; another text where any of it is another. */
export function foundText({ standing, obsolete, partial }: TargetMessage): string {
  return JSON.stringify(
    [standing, obsolete, partial].map((value) => (value === undefined ? null : textOfValue(value))),
  );
}

function planMessage(message: TargetMessage, record: MessageRecord | undefined): PlannedMessage {
  const { standing, obsolete } = message;
  const known = standing ?? obsolete;
  const decision = decide(record, message.hash, known && textOfValue(known));
  return { message, record, decision, state: stateOf(message, record, decision) };
}

function stateOf({ standing }: TargetMessage, record: MessageRecord | undefined, { action }: Decision): MessageState {
  if (standing === undefined) return "missing";
  if (action === "edited") return "edited";
  if (action === "retranslate" || action === "stale") return "stale";
  return record?.state ?? "machine";
}
