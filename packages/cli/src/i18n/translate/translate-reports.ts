import { errorResult } from "../../error-result.ts";
import { Refusal } from "../../refusal.ts";
import type { Session } from "../../session.ts";
import { count, counted } from "../../terminal/figures.ts";
import { printable } from "../../terminal/printable.ts";
import { tableText } from "../../terminal/table.ts";
import { jsonResult, shownKey } from "../reports.ts";
import type { Cost } from "./cost.ts";
import type { FilePlan, LanguagePlan } from "./language-plan.ts";
import type { FailedMessage, LanguageResult } from "./language-result.ts";
import { isToBePutBack, needOf } from "./need.ts";
import type { TranslateOptions } from "./translate-options.ts";

/** `1,234 characters in 5 requests would be sent; the account has 500,000 of 500,000 left.` */
export function costText({ characters, requests, left, limit }: Cost): string {
  const sent =
    characters === 0
      ? "Nothing is to be sent: all of it was translated before"
      : `${counted(characters, "character")} in ${counted(requests, "request")} to be sent`;
  return `${sent}; the account has ${count(Math.max(0, left))} of ${count(limit)} left.`;
}

interface DryChange {
  readonly language: string;
  readonly file: string;
  readonly key: string;
  /** `suggest`: a person wrote what stands, and its source has changed. `put back`: known, and missing in the file. */
  readonly change: "translate" | "retranslate" | "suggest" | "put back";
}

/** Says what would change, and what cannot. Where there is either, the command ends with findings. */
export async function printDryRun(
  plans: readonly LanguagePlan[],
  cost: Cost | undefined,
  { json }: TranslateOptions,
  session: Session,
): Promise<void> {
  const changes = plans.flatMap(({ language, files }) =>
    files.flatMap(({ file, planned }) =>
      planned.flatMap((one): DryChange[] => {
        const change = needOf(one) ?? (isToBePutBack(one) ? "put back" : undefined);
        return change === undefined ? [] : [{ language: language.name, file: file.name, key: one.message.key, change }];
      }),
    ),
  );
  const failed = plans.flatMap(({ files }) => files.flatMap(refusedIn));
  if (changes.length + failed.length > 0) session.find();
  if (json) {
    await session.printJson(jsonResult("translate", { isDryRun: true, cost: cost ?? null, changes, failed }));
    return;
  }
  if (changes.length === 0) {
    await session.print("Nothing would change.");
  } else {
    const rows = changes.map(({ file, key, change }) => [printable(file), change, shownKey(key)]);
    await session.print(tableText([{ title: "file" }, { title: "change" }, { title: "key" }], rows));
  }
  sayFailed(failed, session);
}

/** Messages for which nothing is sent, since the file could not take any translation of them. */
function refusedIn({ file, refused }: FilePlan): readonly FailedMessage[] {
  return [...refused].map(([key, reason]) => ({ file: file.name, key, reason }));
}

/** What a run has done, and what ended it before all of it was. */
interface TranslationReport {
  readonly results: readonly LanguageResult[];
  readonly cost: Cost | undefined;
  readonly refusal: unknown;
}

export async function printTranslation(
  { results, cost, refusal }: TranslationReport,
  { json, engineReport }: TranslateOptions,
  session: Session,
): Promise<void> {
  if (json) {
    const languages = results.map(({ engines, ...result }) => ({ ...result, ...(engineReport && { engines }) }));
    const result = jsonResult("translate", { isDryRun: false, cost: cost ?? null, languages });
    if (!(refusal instanceof Refusal)) await session.printJson(result);
    else await session.printJsonWithError({ ...result, error: errorResult(refusal.message, refusal) });
    return;
  }
  const rows = results.flatMap(({ files, failed }) =>
    files.map(({ file, written, suggested }) => [
      printable(file),
      count(written.length),
      count(suggested.length),
      count(failed.filter((one) => one.file === file).length),
    ]),
  );
  const right = { align: "right" } as const;
  const columns = [
    { title: "file" },
    { title: "written", ...right },
    { title: "suggested", ...right },
    { title: "failed", ...right },
  ];
  if (rows.length > 0) await session.print(tableText(columns, rows));
  if (engineReport) await session.print(`\n${enginesText(results)}`);
  for (const { files, failed } of results) {
    sayFailed(failed, session);
    for (const { file, changedMeanwhile } of files) sayChanged(file, changedMeanwhile, session);
  }
}

function enginesText(results: readonly LanguageResult[]): string {
  const rows = results.flatMap(({ language, engines, failed }) => [
    ...Object.entries(engines).map(([engine, messages]) => [printable(language), printable(engine), count(messages)]),
    ...(failed.length > 0 ? [[printable(language), "(failed)", count(failed.length)]] : []),
  ]);
  return tableText([{ title: "language" }, { title: "engine" }, { title: "messages", align: "right" }], rows);
}

const mostTold = 20;
const mostKeys = 5;

function sayFailed(failed: readonly FailedMessage[], session: Session): void {
  const warning = session.paintMessage("yellow", "warning:");
  const alike = [...Map.groupBy(failed, ({ file, reason }) => JSON.stringify([file, reason])).values()];
  for (const group of alike.slice(0, mostTold)) {
    const [first] = group;
    if (first === undefined) continue;
    const verb = group.length === 1 ? "is left as it was" : "are left as they were";
    session.say(`${warning} ${printable(first.file)}: ${someKeys(group)} ${verb}: ${printable(first.reason)}`);
  }
  const untold = alike.slice(mostTold).reduce((sum, group) => sum + group.length, 0);
  if (untold > 0) session.say(`${warning} … and ${counted(untold, "other message")}; --json names all`);
}

/** `pay, back and 5 other messages` */
function someKeys(messages: readonly FailedMessage[]): string {
  const [keys, others] = [messages.slice(0, mostKeys).map(({ key }) => shownKey(key)), messages.length - mostKeys];
  return others > 0 ? `${keys.join(", ")} and ${counted(others, "other message")}` : keys.join(", ");
}

function sayChanged(file: string, keys: readonly string[], session: Session): void {
  if (keys.length === 0) return;
  const some = keys.slice(0, 3).map(shownKey).join(", ");
  const what = `${counted(keys.length, "message")} changed in the file meanwhile and stay: ${some}${keys.length > 3 ? ", …" : ""}`;
  session.say(`${session.paintMessage("yellow", "warning:")} ${printable(file)}: ${what}`);
}
