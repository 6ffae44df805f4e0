import type { ResourceValue } from "@dragoman/tm/resources";
import type { MessageRecord } from "@dragoman/tm/store";
import type { Session } from "../../session.ts";
import { counted } from "../../terminal/figures.ts";
import { printable } from "../../terminal/printable.ts";
import { messageFilter, refuseUnmatched } from "../project/message-filter.ts";
import { openProject } from "../project/open-project.ts";
import type { ProjectOptions } from "../project/project-options.ts";
import { replaceFile } from "../project/replace-file.ts";
import type { TargetFile } from "../project/target-file.ts";
import { LanguageRecords } from "../records/language-records.ts";
import { type PlannedMessage, planFile, standingText } from "../records/planned-message.ts";
import { valueOfText } from "../records/value-text.ts";
import { jsonResult, sayWarnings } from "../reports.ts";

export interface ApproveOptions extends ProjectOptions {
  readonly suggestions?: true | undefined;
  readonly namespace?: readonly string[] | undefined;
  readonly json?: true | undefined;
}

export async function approve(keys: readonly string[], options: ApproveOptions, session: Session): Promise<void> {
  const { settings, languages, targets, warnings } = await openProject(options);
  const wanted = { key: keys, namespace: options.namespace };
  const filter = messageFilter(wanted);
  refuseUnmatched(wanted, targets);
  const approved: { readonly file: string; readonly keys: readonly string[] }[] = [];
  for (const language of languages) {
    const records = await LanguageRecords.open(settings.root, language, session);
    for (const file of targets.filter((target) => target.language === language && filter.hasNamespace(target))) {
      const planned = (await planFile(file, records)).filter(({ message }) => filter.hasKey(message.key));
      const done = options.suggestions
        ? await takeSuggestions(file, planned, records, settings.root, session)
        : await approveStanding(file, planned, records);
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

async function approveStanding(
  { scope }: TargetFile,
  planned: readonly PlannedMessage[],
  records: LanguageRecords,
): Promise<readonly string[]> {
  const at = new Date().toISOString();
  const approved = new Map<string, MessageRecord>();
  for (const { message, state } of planned) {
    const text = standingText(message);
    if (text === undefined || state === "approved") continue;
    approved.set(message.key, { sourceHash: message.hash, state: "approved", text, at });
  }
  await records.settle(scope, approved);
  return [...approved.keys()];
}

/** Only those of the source as it is now. */
async function takeSuggestions(
  file: TargetFile,
  planned: readonly PlannedMessage[],
  records: LanguageRecords,
  root: string,
  session: Session,
): Promise<readonly string[]> {
  const at = new Date().toISOString();
  const values = new Map<string, ResourceValue>();
  const hashes = new Map<string, string>();
  for (const { message, record, decision } of planned) {
    if (record?.suggestion === undefined || decision.action !== "keep") continue;
    const value = valueOfText(record.suggestion, message.entry.unit.kind);
    if (value === undefined) continue;
    values.set(message.key, value);
    hashes.set(message.key, message.hash);
  }
  if (values.size === 0) return [];
  const { text, file: after } = file.changed({ values });
  const approved = new Map<string, MessageRecord>();
  for (const message of after.messages) {
    const sourceHash = hashes.get(message.key);
    const standing = standingText(message);
    if (sourceHash === undefined || standing === undefined) continue;
    approved.set(message.key, { sourceHash, state: "approved", text: standing, at });
  }
  await records.intend(file.scope, approved);
  await replaceFile(root, file.name, text, session);
  await records.settle(file.scope, approved);
  return [...values.keys()];
}
