import type { Session } from "../../session.ts";
import { counted } from "../../terminal/figures.ts";
import { printable } from "../../terminal/printable.ts";
import { type MessageFilter, messageFilter, refuseUnmatched } from "../project/message-filter.ts";
import { openProject, type Project, type SourceFile } from "../project/open-project.ts";
import type { FilterOptions, ProjectOptions } from "../project/project-options.ts";
import type { CheckSettings, RuleName, Severity } from "../project/settings.ts";
import type { TargetFile } from "../project/target-file.ts";
import { writableValues } from "../project/writable-values.ts";
import { LanguageRecords } from "../records/language-records.ts";
import { type PlannedMessage, planFile } from "../records/planned-message.ts";
import { jsonResult, sayWarnings, shownKey } from "../reports.ts";
import { trialValues } from "../translate/trial-values.ts";
import type { Finding } from "./finding.ts";
import { githubAnnotation } from "./github-annotation.ts";
import { type Fault, faultsOf, sourceFaults } from "./message-faults.ts";

export interface CheckOptions extends ProjectOptions, FilterOptions {
  readonly severity?: CheckSettings | undefined;
  readonly format: "text" | "github";
  readonly json?: true | undefined;
}

const defaultSeverities: Readonly<Record<RuleName, Severity>> = {
  placeholders: "error",
  syntax: "error",
  "plural-forms": "error",
  missing: "off",
  stale: "warning",
  untranslated: "warning",
  length: "warning",
  unknown: "warning",
  unwritable: "warning",
};

export async function check(options: CheckOptions, session: Session): Promise<void> {
  const project = await openProject(options);
  const filter = messageFilter(options);
  refuseUnmatched(options, project.targets);
  const severities = { ...defaultSeverities, ...project.settings.check, ...options.severity };
  const findings: Finding[] = [];
  const tell = (file: string, key: string, line: number | undefined, { rule, problem }: Fault) => {
    const severity = severities[rule];
    if (severity !== "off" && filter.hasKey(key)) findings.push({ severity, rule, problem, file, line, key });
  };
  for (const source of project.sources) checkSource(source, filter, tell);
  for (const language of project.languages) {
    const records = await LanguageRecords.open(project.settings.root, language, session);
    for (const file of project.targets) {
      if (file.language === language && filter.hasNamespace(file)) await checkTarget(file, project, records, tell);
    }
  }
  const errors = findings.filter(({ severity }) => severity === "error").length;
  if (errors > 0) session.find();
  await printFindings(findings, errors, options, session);
  sayWarnings(project.warnings, session);
}

type Tell = (file: string, key: string, line: number | undefined, fault: Fault) => void;

function checkSource({ name, document, namespace }: SourceFile, filter: MessageFilter, tell: Tell): void {
  if (!filter.hasNamespace({ namespace })) return;
  for (const entry of document.entries) {
    for (const fault of sourceFaults({ entry })) tell(name, entry.key, entry.line, fault);
  }
}

async function checkTarget(
  file: TargetFile,
  { settings }: Project,
  records: LanguageRecords,
  tell: Tell,
): Promise<void> {
  const direction = { source: settings.source.tag, target: file.language.tag };
  const planned = await planFile(file, records);
  const { refused } = writableValues(file, await trialValues(planned, direction));
  for (const one of planned) {
    const { message } = one;
    const problem = refused.get(message.key);
    if (problem !== undefined) tell(file.name, message.key, message.line, { rule: "unwritable", problem });
    for (const fault of [...faultsOf(message, direction), ...stateFaults(one)]) {
      tell(file.name, message.key, message.line, fault);
    }
  }
  for (const { key, line } of file.unknown) {
    tell(file.name, key, line, { rule: "unknown", problem: "the source has no such message" });
  }
}

function stateFaults({ state, message, record }: PlannedMessage): readonly Fault[] {
  if (state === "missing" && (message.partial === undefined || message.line === undefined))
    return [{ rule: "missing", problem: "there is no translation" }];
  if (state !== "stale") return [];
  const suggestion = record?.suggestion === undefined ? "" : "; a suggestion is kept beside it";
  return [{ rule: "stale", problem: `the source has changed since it was translated${suggestion}` }];
}

async function printFindings(
  findings: readonly Finding[],
  errors: number,
  { json, format }: CheckOptions,
  session: Session,
): Promise<void> {
  const warnings = findings.length - errors;
  if (json) {
    await session.printJson(jsonResult("check", { errors, warnings, findings }));
    return;
  }
  for (const finding of findings) {
    await session.print(format === "github" ? githubAnnotation(finding) : findingText(finding, session));
  }
  if (format === "text") {
    await session.print(
      findings.length === 0 ? "Nothing was found." : `${counted(errors, "error")}, ${counted(warnings, "warning")}`,
    );
  }
}

function findingText({ severity, rule, problem, file, line, key }: Finding, { paint }: Session): string {
  const place = line === undefined ? printable(file) : `${printable(file)}:${line}`;
  return `${place}  ${paint(severity === "error" ? "red" : "yellow", severity)}  ${shownKey(key)}: ${printable(problem)} (${rule})`;
}
