import type { ResourceValue } from "@dragoman/tm/resources";
import type { MessageRecord } from "@dragoman/tm/store";
import type { Session } from "../../session.ts";
import { replaceFile } from "../project/replace-file.ts";
import type { TargetFile } from "../project/target-file.ts";
import { writableValues } from "../project/writable-values.ts";
import type { LanguageRecords } from "../records/language-records.ts";
import { foundText, type PlannedMessage, standingText } from "../records/planned-message.ts";
import type { FilePlan } from "./language-plan.ts";
import { type Change, changeOf } from "./message-change.ts";
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
    return standing !== undefined && standing.hash === message.hash && foundText(standing) === foundText(message);
  };
  const wanted = planned.filter(isAsBefore).map((one) => changeOf(one, translations(one), now, file));
  const refused = new Map([...writableValues(current, valuesOf(wanted)).refused, ...unrevivable(current, wanted)]);
  const changes = wanted.filter(({ planned: { message } }) => !refused.has(message.key));
  const unwritten = new Map(changes.flatMap((change) => (isWritten(change) ? [] : recordIn(change))));
  const keys = changes.filter(isWritten).map(({ planned }) => planned.message.key);
  if (keys.length > 0) {
    const { text, file: after } = changedFile(current, changes, needsReview);
    const written = writtenRecords(changes, after);
    await records.intend(file.scope, written);
    await replaceFile(root, file.name, text, session);
    await records.settle(file.scope, new Map([...unwritten, ...written]));
  } else {
    await records.settle(file.scope, unwritten);
  }
  const result = {
    file: file.name,
    written: keys,
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

function keysToRevive(changes: readonly Change[]): readonly string[] {
  return changes.filter(({ isRevived }) => isRevived).map(({ planned }) => planned.message.key);
}

/** Why an obsolete entry cannot stand again, by key. */
function unrevivable(file: TargetFile, changes: readonly Change[]): readonly (readonly [string, string])[] {
  const keys = keysToRevive(changes);
  if (file.problemWith({ revive: keys }) === undefined) return [];
  return keys.flatMap((key) => {
    const problem = file.problemWith({ revive: [key] });
    return problem === undefined ? [] : [[key, problem] as const];
  });
}

function isWritten({ value, isRevived }: Change): boolean {
  return value !== undefined || isRevived === true;
}

/** What holds texts that a person is to look at is marked so, whatever the others are. */
function changedFile(file: TargetFile, changes: readonly Change[], needsReview: boolean) {
  const values = valuesOf(changes.filter(({ isInReview }) => !isInReview));
  const changed = file.changed({
    values,
    revive: keysToRevive(changes),
    state: needsReview ? "needs-review" : "translated",
  });
  const inReview = valuesOf(changes.filter(({ isInReview }) => isInReview));
  return inReview.size === 0 ? changed : changed.file.changed({ values: inReview, state: "needs-review" });
}

function recordIn({ planned, record }: Change): [string, MessageRecord][] {
  return record === undefined ? [] : [[planned.message.key, record]];
}

/** With the texts as they stand in the file, whose format may write them otherwise than they came. */
function writtenRecords(changes: readonly Change[], after: TargetFile): ReadonlyMap<string, MessageRecord> {
  const standing = new Map(after.messages.map((message) => [message.key, standingText(message)]));
  const records = new Map<string, MessageRecord>();
  for (const change of changes) {
    if (!isWritten(change)) continue;
    const text = standing.get(change.planned.message.key);
    for (const [key, record] of recordIn(change)) records.set(key, { ...record, text: text ?? record.text });
  }
  return records;
}
