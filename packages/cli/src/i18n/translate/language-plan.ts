import type { Session } from "../../session.ts";
import type { LanguageName } from "../project/language-name.ts";
import type { MessageFilter } from "../project/message-filter.ts";
import type { Project } from "../project/open-project.ts";
import type { TargetFile } from "../project/target-file.ts";
import { writableValues } from "../project/writable-values.ts";
import { LanguageRecords } from "../records/language-records.ts";
import { type PlannedMessage, planFile } from "../records/planned-message.ts";
import { trialValues } from "./trial-values.ts";

/** What is to be done for one language. */
export interface LanguagePlan {
  readonly language: LanguageName;
  readonly records: LanguageRecords;
  readonly files: readonly FilePlan[];
}

export interface FilePlan {
  readonly file: TargetFile;
  /** Those of the run that the file can take. */
  readonly planned: readonly PlannedMessage[];
  /** Why it cannot take the others, whatever their translation is; nothing is sent for them. */
  readonly refused: ReadonlyMap<string, string>;
}

export async function planLanguage(
  language: LanguageName,
  { settings, targets }: Project,
  filter: MessageFilter,
  session: Session,
): Promise<LanguagePlan> {
  const records = await LanguageRecords.open(settings.root, language, session);
  const files: FilePlan[] = [];
  const direction = { source: settings.source.tag, target: language.tag };
  for (const file of targets) {
    if (file.language !== language || !filter.hasNamespace(file)) continue;
    const wanted = (await planFile(file, records)).filter(({ message }) => filter.hasKey(message.key));
    const { refused } = writableValues(file, await trialValues(wanted, direction));
    files.push({ file, planned: wanted.filter(({ message }) => !refused.has(message.key)), refused });
  }
  return { language, records, files };
}
