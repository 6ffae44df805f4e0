import type { DragomanError } from "@dragoman/client";
import { Refusal } from "../../refusal.ts";
import type { Session } from "../../session.ts";
import { messageFilter, refuseUnmatched } from "../project/message-filter.ts";
import { openProject, type Project } from "../project/open-project.ts";
import type { PlannedMessage } from "../records/planned-message.ts";
import { sayWarnings } from "../reports.ts";
import { type Cost, costOf, refuseCost } from "./cost.ts";
import { type LanguagePlan, planLanguage } from "./language-plan.ts";
import type { FailedMessage, LanguageResult } from "./language-result.ts";
import { needOf } from "./need.ts";
import type { TranslateOptions } from "./translate-options.ts";
import { costText, printDryRun, printTranslation } from "./translate-reports.ts";
import { type Translated, translatedValue } from "./translated-value.ts";
import { openRun, type TranslationRun } from "./translation-run.ts";
import { batchesOf, contextOf, translateBatch, unitId } from "./unit-batches.ts";
import { type FileResult, writeFile } from "./write-file.ts";

export async function translate(given: TranslateOptions, session: Session): Promise<void> {
  const project = await openProject(given);
  const options = { ...given, ...withSettings(given, project) };
  const filter = messageFilter(options);
  refuseUnmatched(options, project.targets);
  const plans: LanguagePlan[] = [];
  for (const language of project.languages) plans.push(await planLanguage(language, project, filter, session));
  sayWarnings(project.warnings, session);
  if (plans.length === 0) {
    throw new Refusal("There is no language to translate into yet; name some with --languages, as de,pl.");
  }
  session.showProgress({ ...options, isPrinting: false });
  const isNeeded = plans.some(({ files }) =>
    files.some(({ planned }) => planned.some((one) => needOf(one) !== undefined)),
  );
  const run = isNeeded ? await openRun(options, project, session) : undefined;
  const cost = run === undefined ? undefined : await costOf(run, plans, options);
  if (cost !== undefined && !options.json) session.say(costText(cost));
  if (options.dryRun) {
    await printDryRun(plans, cost, options, session);
    return;
  }
  if (cost !== undefined) refuseCost(cost, options);
  const results: LanguageResult[] = [];
  let stopped: Stopped | undefined;
  for (const plan of plans) {
    if (stopped !== undefined && !isOfLanguage(stopped.error)) break;
    const { result, stopped: error } = await translateLanguage(plan, cost, run, { options, project, session });
    results.push(result);
    if (error !== undefined) stopped = { error, language: plan.language.name };
  }
  session.hideProgress();
  if (results.some(({ failed }) => failed.length > 0)) session.leaveUndone();
  const refusal = stopped && run && (await refusalOf(stopped, run));
  await printTranslation({ results, cost, refusal }, options, session);
  if (refusal !== undefined) throw refusal;
}

/** What ended the run, in the words of the command. */
async function refusalOf({ error, language }: Stopped, { service }: TranslationRun): Promise<unknown> {
  const reword = (message: string) => (isOfLanguage(error) ? unknownLanguage(language) : inWords(message));
  return service
    .do(() => Promise.reject(error), reword)
    .then(
      () => error,
      (refusal: unknown) => refusal,
    );
}

/** What ended the work of a language before all of it was done. */
interface Stopped {
  readonly error: DragomanError;
  readonly language: string;
}

/** Another language may be one that the service knows. The words are those of the interface, and of every service. */
function isOfLanguage({ kind, message }: DragomanError): boolean {
  return kind === "invalid-request" && message.startsWith("Value for 'target_lang' not supported");
}

function unknownLanguage(language: string): string {
  return `${language}: the service does not translate into it; take it out of --languages or i18n.languages.`;
}

/** The budget of the client is this command's option; by then something was sent. */
function inWords(message: string): string {
  const [, about] = /^budget\.characters: (.*)\. Nothing was sent\.$/.exec(message) ?? [];
  return about === undefined ? message : `--max-characters: ${about}. What came back whole before is written.`;
}

/** What the command's options leave open is as the project's settings have it. */
function withSettings(options: TranslateOptions, { settings }: Project): Partial<TranslateOptions> {
  const { glossary, style, formality, contextFromNotes, needsReview } = settings.translate ?? {};
  return {
    glossary: options.glossary ?? glossary,
    style: options.style ?? style,
    formality: options.formality ?? formality,
    contextFromNotes: options.contextFromNotes ?? (contextFromNotes === true ? true : undefined),
    needsReview: options.needsReview ?? (needsReview === true ? true : undefined),
  };
}

interface Surroundings {
  readonly options: TranslateOptions;
  readonly project: Project;
  readonly session: Session;
}

/** Translates all of a language, then writes its files. What is whole is written, also where the service stopped. */
async function translateLanguage(
  plan: LanguagePlan,
  cost: Cost | undefined,
  run: TranslationRun | undefined,
  { options, project, session }: Surroundings,
): Promise<{ readonly result: LanguageResult; readonly stopped: DragomanError | undefined }> {
  const fromNotes = options.contextFromNotes === true;
  const { translated, stopped } = await translateUnitsOf(plan, cost, run, { fromNotes, session });
  const translationOf = (one: PlannedMessage) => {
    const { entry } = one.message;
    return needOf(one) === undefined ? undefined : translated.get(unitId(entry.unit, contextOf(entry, fromNotes)));
  };
  session.signal.throwIfAborted();
  const files: FileResult[] = [];
  const failed: FailedMessage[] = [];
  const engines: Record<string, number> = {};
  const writing = { session, root: project.settings.root, needsReview: options.needsReview === true };
  for (const filePlan of plan.files) {
    const { file, planned } = filePlan;
    const { result, refused } = await writeFile(filePlan, translationOf, plan.records, writing);
    files.push(result);
    for (const [key, reason] of [...filePlan.refused, ...refused]) failed.push({ file: file.name, key, reason });
    for (const one of planned) {
      if (needOf(one) === undefined || refused.has(one.message.key)) continue;
      const outcome = translationOf(one) ?? { status: "failed", reason: "it was not asked for" };
      if (outcome.status === "failed") failed.push({ file: file.name, key: one.message.key, reason: outcome.reason });
      else engines[outcome.engine ?? "none"] = (engines[outcome.engine ?? "none"] ?? 0) + 1;
    }
  }
  return { result: { language: plan.language.name, files, failed, engines }, stopped };
}

/** By the id of the unit. */
async function translateUnitsOf(
  plan: LanguagePlan,
  cost: Cost | undefined,
  run: TranslationRun | undefined,
  { fromNotes, session }: { readonly fromNotes: boolean; readonly session: Session },
) {
  const translated = new Map<string, Translated>();
  let stopped: DragomanError | undefined;
  const batches = batchesOf(plan, fromNotes);
  if (run === undefined || batches.length === 0) return { translated, stopped };
  const texts = cost?.languages.find(({ language }) => language === plan.language.name)?.texts ?? 0;
  session.showCounting(plan.language.name, texts);
  await run.service.do(async (client) => {
    for (const batch of batches) {
      if (stopped !== undefined) break;
      const { outcomes, stopped: reason } = await translateBatch(client, run.callFor(plan), batch);
      stopped = reason;
      [...batch.units.keys()].forEach((id, index) => {
        const outcome = outcomes[index];
        if (outcome !== undefined) translated.set(id, translatedValue(outcome));
      });
    }
  });
  return { translated, stopped };
}
