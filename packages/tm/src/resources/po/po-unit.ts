import type { MessageSyntax, MessageUnit, PrintfFamily } from "@dragoman/message";
import type { PoEntry } from "../../formats/po/po-entry.ts";
import { countNameOf, syntaxShownBy } from "../message-syntax.ts";

/** The source of an entry; its flags say how its placeholders are written. */
export function poUnit({ id, plural, flags }: PoEntry, given: MessageSyntax | undefined): MessageUnit {
  const texts = plural === undefined ? [id] : [id, plural];
  const syntax = given ?? syntaxOf(flags, texts);
  if (plural === undefined) return { kind: "single", text: id, syntax };
  const forms = new Map([["one", id] as const, ["other", plural] as const]);
  return { kind: "plural", type: "cardinal", forms, syntax, countName: countNameOf(texts) };
}

const families: ReadonlyMap<string, PrintfFamily> = new Map([
  ["c-format", "c"],
  ["objc-format", "objc"],
  ["php-format", "php"],
  ["python-format", "python"],
  ["python-brace-format", "python-brace"],
  ["ruby-format", "ruby"],
]);

function syntaxOf(flags: readonly string[], texts: readonly string[]): MessageSyntax {
  for (const flag of flags) {
    const family = families.get(flag);
    if (family !== undefined) return { kind: "printf", family };
  }
  return flags.some((flag) => /^no-.*-format$/.test(flag)) ? { kind: "plain" } : syntaxShownBy(texts);
}
