import type { MessageSyntax, PluralUnit, SingleUnit } from "@dragoman/message";
import { pluralCategories } from "../keyed/keyed-scheme.ts";

type I18nextMessage =
  | { readonly key: string; readonly unit: SingleUnit }
  | { readonly stem: string; readonly keys: readonly string[]; readonly unit: PluralUnit };
export function groupI18nextKeys(
  strings: ReadonlyMap<string, string>,
  { syntax, pluralSeparator }: { sourceLanguage: string; syntax: MessageSyntax; pluralSeparator: string },
): readonly I18nextMessage[] {
  const groups = new Map<string, string[]>();
  for (const key of strings.keys()) {
    const category = pluralCategories.find((one) => key.endsWith(pluralSeparator + one));
    if (category === undefined) continue;
    const stem = key.slice(0, -category.length - pluralSeparator.length);
    groups.set(stem, [...(groups.get(stem) ?? []), key]);
  }
  const out: I18nextMessage[] = [];
  const done = new Set<string>();
  for (const [key, text] of strings) {
    if (done.has(key)) continue;
    const group = [...groups].find(([, keys]) => keys.includes(key));
    const named = group?.[1].some((k) => /\{\{-?\s*count\b/.test(strings.get(k) ?? ""));
    if (group !== undefined && strings.has(`${group[0]}${pluralSeparator}other`) && (group[1].length > 1 || named)) {
      for (const k of group[1]) done.add(k);
      const type = group[0].endsWith(`${pluralSeparator}ordinal`) ? "ordinal" : "cardinal";
      out.push({
        stem: group[0],
        keys: group[1],
        unit: { kind: "plural", type, forms: new Map(), syntax, countName: "count" },
      });
    } else out.push({ key, unit: { kind: "single", text, syntax } });
  }
  return out;
}
