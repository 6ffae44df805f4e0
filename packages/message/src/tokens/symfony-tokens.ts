import { type Finder, patternFinder } from "./scan.ts";

const names = /%[\p{L}_](?:[\p{L}\d_.-]{0,200}[\p{L}\d_])?%|\{\{ {0,9}[\p{L}_][\p{L}\d_.-]{0,200} {0,9}\}\}/uy;

/** `%name%` and `{{ name }}`, which Symfony's translator and its validators put values in the place of. */
export function symfonyFinder(text: string): Finder | undefined {
  if (!text.includes("%") && !text.includes("{{")) return undefined;
  const pattern = new RegExp(names.source, names.flags);
  return patternFinder(text, pattern, "%{", (value) => ({
    what: "argument",
    value,
    name: value.replaceAll(/^%|%$|^\{\{ *| *\}\}$/g, ""),
  }));
}
