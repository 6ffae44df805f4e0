import { Refusal } from "../../refusal.ts";
import { quoted } from "../../service/names.ts";
import type { FilterOptions } from "./project-options.ts";
import type { TargetFile } from "./target-file.ts";

/** Which messages a command is about. */
export interface MessageFilter {
  readonly hasNamespace: (file: Pick<TargetFile, "namespace">) => boolean;
  readonly hasKey: (key: string) => boolean;
}

/** `cart.*`: a name, where `*` is any text. */
export function messageFilter({ key, namespace }: FilterOptions): MessageFilter {
  const keys = key?.map(matcher);
  const namespaces = namespace?.map(matcher);
  return {
    hasNamespace: (file) => namespaces?.some((matches) => matches(file.namespace)) ?? true,
    hasKey: (key) => keys?.some((matches) => matches(key)) ?? true,
  };
}

/**
 * @param keyOption How the command takes keys.
 * @throws Refusal where the options name a namespace, or message, that there is none of.
 */
export function refuseUnmatched(options: FilterOptions, files: readonly TargetFile[], keyOption = "--key"): void {
  const keys = new Set(files.flatMap(({ messages }) => messages.map(({ key }) => key)));
  for (const [option, names, known] of [
    ["--namespace", options.namespace, new Set(files.map(({ namespace }) => namespace))],
    [keyOption, options.key, keys],
  ] as const) {
    const unmatched = names?.find((name) => ![...known].some(matcher(name)));
    if (unmatched !== undefined) throw new Refusal(`${option}: there is none that is ${quoted(unmatched)}.`);
  }
}

/** Part by part from the left, in linear time: a regular expression with many `.*` is not. */
function matcher(pattern: string): (name: string) => boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return (name) => name === pattern;
  return (name) => {
    if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = name.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at <= name.length - last.length;
  };
}
