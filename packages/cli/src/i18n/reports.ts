import type { Session } from "../session.ts";
import { printable } from "../terminal/printable.ts";

/** The results of a command as they are printed with `--json`: named, and with a version that rises when it changes. */
export function jsonResult(command: string, result: object): object {
  return { format: `dragoman-i18n-${command}`, version: 1, ...result };
}

export function sayWarnings(warnings: readonly string[], session: Session): void {
  for (const warning of warnings) session.say(`${session.paintMessage("yellow", "warning:")} ${printable(warning)}`);
}

/** A key on one line: PO's context and text have a U+0004 between them. */
export function shownKey(key: string): string {
  const text = printable(key.replace("\u0004", " | "));
  return text.length > 100 ? `${text.slice(0, 100).toWellFormed()}…` : text;
}
