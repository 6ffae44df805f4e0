import { printable } from "../../terminal/printable.ts";
import { shownKey } from "../reports.ts";
import type { Finding } from "./finding.ts";

/**
 * A workflow command that puts a finding beside its line. What separates its parts is escaped, as GitHub's own toolkit
 * does it, so that no text of a message makes another command.
 */
export function githubAnnotation({ severity, rule, problem, file, line, key }: Finding): string {
  const properties = [
    `file=${escapedProperty(file)}`,
    ...(line === undefined ? [] : [`line=${line}`]),
    `title=${escapedProperty(rule)}`,
  ];
  return `::${severity} ${properties.join(",")}::${escapedData(`${shownKey(key)}: ${problem}`)}`;
}

function escapedData(text: string): string {
  return printable(text).replaceAll("%", "%25");
}

function escapedProperty(text: string): string {
  return escapedData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
