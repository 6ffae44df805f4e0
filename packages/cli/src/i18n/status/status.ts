import type { Session } from "../../session.ts";
import { count } from "../../terminal/figures.ts";
import { printable } from "../../terminal/printable.ts";
import { tableText } from "../../terminal/table.ts";
import { messageFilter, refuseUnmatched } from "../project/message-filter.ts";
import { openProject } from "../project/open-project.ts";
import type { FilterOptions, ProjectOptions } from "../project/project-options.ts";
import { LanguageRecords } from "../records/language-records.ts";
import { planFile } from "../records/planned-message.ts";
import { jsonResult, sayWarnings } from "../reports.ts";
import { type FileStatus, percentOf, type StatusCounts, statusOf, sumOf } from "./file-status.ts";

export interface StatusOptions extends ProjectOptions, FilterOptions {
  readonly failOn?: readonly ("missing" | "stale" | "unapproved" | "unknown")[] | undefined;
  readonly json?: true | undefined;
}

export async function status(options: StatusOptions, session: Session): Promise<void> {
  const { settings, languages, targets, warnings } = await openProject(options);
  const filter = messageFilter(options);
  refuseUnmatched(options, targets);
  const files: FileStatus[] = [];
  for (const language of languages) {
    const records = await LanguageRecords.open(settings.root, language, session);
    for (const file of targets.filter((target) => target.language === language && filter.hasNamespace(target))) {
      const planned = (await planFile(file, records)).filter(({ message }) => filter.hasKey(message.key));
      files.push(
        statusOf(
          file,
          planned,
          file.unknown.filter(({ key }) => filter.hasKey(key)),
        ),
      );
    }
  }
  if (options.failOn?.some((what) => files.some((file) => file[what] > 0))) session.find();
  if (options.json) {
    const total = sumOf(files);
    await session.printJson(
      jsonResult("status", {
        source: settings.source.name,
        languages: languages.map(({ name }) => {
          const counts = sumOf(files.filter((file) => file.language === name));
          return { language: name, ...counts, percent: percentOf(counts) };
        }),
        files,
        total: { ...total, percent: percentOf(total) },
      }),
    );
  } else if (files.length === 0) {
    session.say("There is no language to translate into yet; name some with --languages.");
  } else {
    await session.print(statusText(files, session));
  }
  sayWarnings(warnings, session);
}

const columns = ["messages", "translated", "missing", "stale", "edited", "approved", "unapproved", "unknown"] as const;

function statusText(files: readonly FileStatus[], { paint }: Session): string {
  const figures = (counts: StatusCounts) => [
    `${percentOf(counts)} %`,
    ...columns.map((name) => {
      const isOpen = counts[name] > 0 && (name === "missing" || name === "stale" || name === "unknown");
      return isOpen ? paint("yellow", count(counts[name])) : count(counts[name]);
    }),
  ];
  const byLanguage = Map.groupBy(files, ({ language }) => language);
  const rows = [...byLanguage].flatMap(([language, own]) => {
    const rows = own.map((file) => [paint("bold", printable(language)), printable(file.file), ...figures(file)]);
    return own.length === 1
      ? rows
      : [...rows, [paint("bold", printable(language)), "all files", ...figures(sumOf(own))]];
  });
  const titles = [{ title: "language" }, { title: "file" }, { title: "done", align: "right" } as const];
  return tableText([...titles, ...columns.map((title) => ({ title, align: "right" }) as const)], rows);
}
