import type { ResourceValue } from "@dragoman/tm/resources";
import type { MessageRecord } from "@dragoman/tm/store";
import type { Session } from "../../session.ts";
import { counted } from "../../terminal/figures.ts";
import { printable } from "../../terminal/printable.ts";
import { messageFilter, refuseUnmatched } from "../project/message-filter.ts";
import { openProject } from "../project/open-project.ts";
import type { ProjectOptions } from "../project/project-options.ts";
import { replaceFile } from "../project/replace-file.ts";
import type { TargetFile, TargetMessage } from "../project/target-file.ts";
import { writableValues } from "../project/writable-values.ts";
import { LanguageRecords } from "../records/language-records.ts";
import { type PlannedMessage, planFile, standingText } from "../records/planned-message.ts";
import { valueOfText } from "../records/value-text.ts";
import { jsonResult, sayWarnings, shownKey } from "../reports.ts";

export interface ApproveOptions extends ProjectOptions {
  readonly suggestions?: true | undefined;
  readonly namespace?: readonly string[] | undefined;
  readonly json?: true | undefined;
}

export async function approve(keys: readonly string[], options: ApproveOptions, session: Session): Promise<void> {
  const { settings, languages, targets, warnings } = await openProject(options);
  const wanted = { key: keys, namespace: options.namespace };
  const filter = messageFilter(wanted);
  refuseUnmatched(wanted, targets, "<keys>");
  const approved: { readonly file: string; readonly keys: readonly string[] }[] = [];
  for (const language of languages) {
    const records = await LanguageRecords.open(settings.root, language, session);
    for (const file of targets.filter((target) => target.language === language && filter.hasNamespace(target))) {
      const planned = (await planFile(file, records)).filter(({ message }) => filter.hasKey(message.key));
      const chosen = options.suggestions ? suggestionsOf(planned) : standingOf(planned);
      const done = await approveIn(file, chosen, records, { root: settings.root, session });
      if (done.length > 0) approved.push({ file: file.name, keys: done });
    }
  }
  if (options.json) await session.printJson(jsonResult("approve", { files: approved }));
  else if (approved.length === 0) session.say("There was nothing to approve.");
  else {
    for (const { file, keys } of approved) {
      await session.print(`${printable(file)}: ${counted(keys.length, "message")} approved`);
    }
  }
  sayWarnings(warnings, session);
}

/** A message, and what is found right for it. */
interface Chosen {
  readonly message: TargetMessage;
  readonly value: ResourceValue;
  /** Whether it does not stand in the file yet, or not as what is right. */
  readonly isToBeWritten: boolean;
}

function standingOf(planned: readonly PlannedMessage[]): readonly Chosen[] {
  return planned.flatMap(({ message, state }) => {
    const { standing: value, isInReview } = message;
    if (value === undefined || (state === "approved" && !isInReview)) return [];
    return [{ message, value, isToBeWritten: isInReview }];
  });
}

/** Only those that were made of the source as it is now. */
function suggestionsOf(planned: readonly PlannedMessage[]): readonly Chosen[] {
  return planned.flatMap(({ message, record, decision }) => {
    if (record?.suggestion === undefined || decision.action !== "keep") return [];
    const value = valueOfText(record.suggestion, message.entry.unit.kind);
    return value === undefined ? [] : [{ message, value, isToBeWritten: true }];
  });
}

async function approveIn(
  file: TargetFile,
  chosen: readonly Chosen[],
  records: LanguageRecords,
  { root, session }: { readonly root: string; readonly session: Session },
): Promise<readonly string[]> {
  const given = new Map(
    chosen.flatMap(({ message, value, isToBeWritten }) => (isToBeWritten ? [[message.key, value] as const] : [])),
  );
  const { values, refused } = writableValues(file, given);
  for (const [key, reason] of refused) {
    session.leaveUndone();
    sayWarnings([`${file.name}: ${shownKey(key)} is not approved: ${reason}`], session);
  }
  const changed = values.size === 0 ? undefined : file.changed({ values });
  const messages = new Map((changed?.file ?? file).messages.map((message) => [message.key, message]));
  const at = new Date().toISOString();
  const approved = new Map<string, MessageRecord>();
  for (const { message } of chosen) {
    if (refused.has(message.key)) continue;
    const now = messages.get(message.key);
    const text = now && standingText(now);
    if (text !== undefined) approved.set(message.key, { sourceHash: message.hash, state: "approved", text, at });
  }
  if (changed !== undefined) {
    await records.intend(file.scope, approved);
    await replaceFile(root, file.name, changed.text, session);
  }
  await records.settle(file.scope, approved);
  return [...approved.keys()];
}
