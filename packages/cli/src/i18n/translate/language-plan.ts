import type { Session } from "../../session.ts";
import type { LanguageName } from "../project/language-name.ts";
import type { MessageFilter } from "../project/message-filter.ts";
import type { Project } from "../project/open-project.ts";
import type { TargetFile } from "../project/target-file.ts";
import { LanguageRecords } from "../records/language-records.ts";
import { type PlannedMessage, planFile } from "../records/planned-message.ts";

/** What is to be done for one language. */
export interface LanguagePlan {
  readonly language: LanguageName;
  readonly records: LanguageRecords;
  readonly files: readonly FilePlan[];
}

export interface FilePlan {
  readonly file: TargetFile;
  readonly planned: readonly PlannedMessage[];
}

/** What a message needs a translation for. */
export type Need = "translate" | "retranslate" | "suggest";

export async function planLanguage(
  language: LanguageName,
  { settings, targets }: Project,
  filter: MessageFilter,
  session: Session,
): Promise<LanguagePlan> {
  const records = await LanguageRecords.open(settings.root, language, session);
  const files: FilePlan[] = [];
  for (const file of targets) {
    if (file.language !== language || !filter.hasNamespace(file)) continue;
    const planned = (await planFile(file, records)).filter(({ message }) => filter.hasKey(message.key));
    files.push({ file, planned });
  }
  return { language, records, files };
}

/** `undefined` where no translation is needed. */
export function needOf({ decision: { action } }: PlannedMessage): Need | undefined {
  if (action === "translate" || action === "retranslate") return action;
  return action === "stale" ? "suggest" : undefined;
}

/** Whether the record knows a text that is missing in the file: it is put back, and not paid for again. */
export function isToBePutBack({ decision: { action }, message }: PlannedMessage): boolean {
  return (action === "keep" || action === "stale") && message.standing === undefined;
}
