import type { DropReport, ImportReport } from "@dragoman/tm";
import type { Session } from "../session.ts";
import { count, counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import type { MemoryFile } from "./memory-file.ts";
import type { WrittenMemory } from "./write-memory.ts";

/** Says what was wrong with the files that were read, where anything was. */
export function sayReports(memories: readonly MemoryFile[], session: Session): void {
  for (const { name, report } of memories) {
    const faults = report === undefined ? [] : Object.entries(report.counts);
    if (report === undefined || faults.length === 0) continue;
    const done = [
      ...(report.skipped > 0 ? [`${counted(report.skipped, "unit")} left out`] : []),
      ...(report.repaired > 0 ? [`${counted(report.repaired, "unit")} mended`] : []),
    ];
    const what = faults.map(([code, times]) => `${code} ${count(times)}`).join(", ");
    const warning = session.paintMessage("yellow", "warning:");
    session.say(
      `${warning} ${printable(name)}: ${done.length === 0 ? what : `${done.join(", ")} (${what})`}; ` +
        "`dragoman tmx validate` says where",
    );
  }
}

/** Says what was left out because the format does not hold it, where anything was. */
export function sayLosses(losses: DropReport, format: string, session: Session): void {
  const parts = Object.entries(losses.counts);
  if (parts.length === 0) return;
  const what = parts.map(([part, times]) => `${part} ${count(times)}`).join(", ");
  session.say(`${session.paintMessage("yellow", "warning:")} left out, as ${format} does not hold it: ${what}`);
}

/** The same of a file that was written, and whether it is in a language that the memory has not. */
export function sayWritten({ losses, format, untranslated }: WrittenMemory, session: Session): void {
  sayLosses(losses, format, session);
  if (untranslated === undefined) return;
  const { language, others } = untranslated;
  session.say(
    `${session.paintMessage("yellow", "warning:")} no unit has a text in ${printable(language)}, so that all is still to be ` +
      `translated; the memory has ${others.map(printable).join(", ")}`,
  );
}

/** The results of a command as they are printed with `--json`: named, and with a version that rises when it changes. */
export function jsonResult(command: string, result: object): object {
  return { format: `dragoman-tmx-${command}`, version: 1, ...result };
}

/** What came of reading a file, in a result. */
export function readResult({ name, format, report }: MemoryFile): {
  readonly file: string;
  readonly format: string;
  readonly report: ImportReport | undefined;
} {
  return { file: name, format, report };
}
