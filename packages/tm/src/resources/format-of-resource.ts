import type { ReadResourceOptions, ResourceFormat } from "./resource.ts";
import { ResourceError } from "./resource-error.ts";
import { byteOrderMark } from "./resource-text.ts";

const byExtension: ReadonlyMap<string, ResourceFormat> = new Map([
  ["po", "po"],
  ["pot", "po"],
  ["arb", "arb"],
  ["yml", "yaml"],
  ["yaml", "yaml"],
]);

/**
 * The format of a file: as it is given, else by its name, else by what is in it. JSON is i18next's unless its messages
 * show that they are ICU's.
 * @throws ResourceError where nothing tells it.
 */
export function formatOfResource(text: string, { format, path, source }: ReadResourceOptions): ResourceFormat {
  if (format !== undefined) return format;
  const extension = /\.([A-Za-z]+)$/.exec(path ?? "")?.[1]?.toLowerCase() ?? "";
  const named = byExtension.get(extension);
  if (named !== undefined) return named;
  const start = text.startsWith(byteOrderMark) ? text.slice(1, 10_001) : text.slice(0, 10_000);
  if (extension === "xlf" || extension === "xliff" || /<(?:\w+:)?xliff\b/.test(start)) return xliffVersion(start);
  if (extension === "json" || /^\s*\{/.test(start)) return source?.format ?? jsonFormat(text);
  if (/^(?:#.*\n|\s)*(?:msgctxt|msgid)\s*"/.test(start)) return "po";
  if (source !== undefined) return source.format;
  const problem = "The file's name and content do not tell its format; give the option `format`.";
  throw new ResourceError("unsupported", problem, { line: 1 });
}

function xliffVersion(start: string): ResourceFormat {
  const [, root = ""] = /<((?:\w+:)?xliff\b[^>]*)/.exec(start) ?? [];
  return /\bversion\s*=\s*["']2\./.test(root) ? "xliff-2.0" : "xliff-1.2";
}

/** By what is written in its texts: whatever has i18next's braces is i18next's. */
function jsonFormat(text: string): ResourceFormat {
  if (/^\s*\{\s*"@@/.test(text) || /"@@locale"\s*:/.test(text)) return "arb";
  if (/\{\{|\$t\(|_(?:one|other)"\s*:/.test(text)) return "i18next";
  const isIcu =
    /"defaultMessage"\s*:/.test(text) ||
    /\{\s*\w+\s*(?:\}|,\s*(?:plural|select|selectordinal|number|date|time)\b)/.test(text);
  return isIcu ? "icu-json" : "i18next";
}
