import { Option } from "@commander-js/extra-typings";
import {
  type DiffReport,
  diffUnits,
  plainText,
  sameLanguage,
  type TranslationUnit,
  type UnitChange,
  type UnitDifference,
} from "@dragoman/tm";
import { refuseStandardInputTwice } from "../files/input.ts";
import type { AddCommand } from "../groups.ts";
import type { Session } from "../session.ts";
import { count } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { readHeader, unitsAlone } from "./headed-memory.ts";
import { openMemory } from "./memory-file.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";
import { jsonResult, readResult, sayReports } from "./reports.ts";
import { changesBetween, changesText, segmentText } from "./text-changes.ts";

const help = `
Units are the same one where they have the same source, or with --by id the same id. Exits with 1 where anything
differs. Units that were added come first, then those that were changed or removed, in the order of the old memory.

With --json each difference is a line of its own: {"kind":"added","unit":…}, {"kind":"removed","unit":…} or
{"kind":"changed","before":…,"after":…,"changes":[…]}; the last line has the counts.

Examples:
  dragoman tmx diff old.tmx new.tmx
  dragoman tmx diff old.tmx new.tmx --by id --summary
  dragoman tmx diff old.tmx new.tmx --json | jq -c 'select(.kind == "changed")'

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addDiff: AddCommand = (group, session) => {
  const command = group
    .command("diff")
    .description("Say what a memory has become.")
    .argument("<old>", "the old memory; - is standard input")
    .argument("<new>", "the new one")
    .addOption(new Option("--by <what>", "what makes units the same one").choices(["source", "id"]).default("source"))
    .option("--summary", "only the counts")
    .option("--json", "print the differences as lines of JSON");
  addReadingOptions(
    addLanguageOptions(command, {
      from: "the source language, where a file does not say it",
      to: "the target language, where a file does not say it",
    }),
  )
    .addHelpText("after", help)
    .action((before, after, options) => diff(before, after, options, session));
};

interface DiffCommandOptions extends ReadingOptions {
  readonly by: "source" | "id";
  readonly summary?: true | undefined;
  readonly json?: true | undefined;
}

async function diff(oldPath: string, newPath: string, options: DiffCommandOptions, session: Session): Promise<void> {
  const { by, from, summary, json } = options;
  refuseStandardInputTwice([oldPath, newPath]);
  session.showProgress({ ...options, isPrinting: !summary });
  const before = await openMemory(oldPath, options, session, { readings: 2 });
  const after = await openMemory(newPath, options, session);
  const [old, recent] = [await readHeader(before), await readHeader(after)];
  const { differences, report } = diffUnits(
    () => unitsAlone(old),
    () => unitsAlone(recent),
    { by, ...(from !== undefined && { from }) },
  );
  for await (const difference of differences) {
    if (summary) continue;
    if (json) await session.printJson(difference);
    else await session.print(differenceText(difference, session));
  }
  const { added, removed, changed, unchanged } = report;
  if (added + removed + changed > 0) session.find();
  sayReports([before, after], session);
  if (json) {
    const files = { before: readResult(before), after: readResult(after) };
    await session.printJson({
      kind: "summary",
      ...jsonResult("diff", { added, removed, changed, unchanged, ...files }),
    });
  } else {
    await session.print(summaryText(report, session));
  }
}

function summaryText({ added, removed, changed, unchanged }: DiffReport, { paint }: Session): string {
  const differing = [
    paint("green", `${count(added)} added`),
    paint("red", `${count(removed)} removed`),
    paint("yellow", `${count(changed)} changed`),
  ];
  return [...differing, `${count(unchanged)} as they were`].join(", ");
}

function differenceText(difference: UnitDifference, session: Session): string {
  const { paint } = session;
  switch (difference.kind) {
    case "added":
      return [paint("green", `+ ${nameOf(difference.unit)}`), ...unitLines(difference.unit, session)].join("\n");
    case "removed":
      return [paint("red", `- ${nameOf(difference.unit)}`), ...unitLines(difference.unit, session)].join("\n");
    case "changed": {
      const { before, after, changes } = difference;
      const what = changes.map((change) => changeName(change)).join(", ");
      const title = paint("yellow", `~ ${nameOf(after)}`);
      return [`${title} ${paint("dim", what)}`, ...changedLines(before, after, session)].join("\n");
    }
  }
}

function nameOf({ id }: TranslationUnit): string {
  return id === undefined ? "unit without an id" : `unit ${printable(id)}`;
}

function changeName(change: UnitChange): string {
  const language = "language" in change && change.language !== undefined ? `${printable(change.language)} ` : "";
  return `${language}${change.part}`;
}

function unitLines({ variants }: TranslationUnit, { paint }: Session): string[] {
  return variants.map(({ language, segment }) => `    ${printable(language)}: ${segmentText(segment, paint)}`);
}

/** A text of the new unit, and what it was before; texts of languages that went are there too. */
function changedLines(before: TranslationUnit, after: TranslationUnit, { paint }: Session): string[] {
  const left = [...before.variants];
  const lines = after.variants.map(({ language, segment }) => {
    const at = left.findIndex((variant) => sameLanguage(variant.language, language));
    const [old] = at < 0 ? [] : left.splice(at, 1);
    const changes = changesBetween(old === undefined ? "" : plainText(old.segment), plainText(segment));
    return `    ${printable(language)}: ${changesText(changes, paint)}`;
  });
  return [
    ...lines,
    ...left.map(({ language, segment }) => {
      return `    ${printable(language)}: ${changesText([{ kind: "removed", text: plainText(segment) }], paint)}`;
    }),
  ];
}
