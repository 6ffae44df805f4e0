import { po } from "gettext-parser";

/**
 * The messages of a gettext file (PO), by their English: `msgid` and `msgstr`. Messages with plural forms are left
 * out, which are several sentences in one.
 */
export function readPo(source: string): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const entries of Object.values(po.parse(source).translations)) {
    for (const { msgid, msgid_plural, msgstr } of Object.values(entries)) {
      if (msgid !== "" && msgid_plural === undefined) messages.set(msgid, msgstr[0] ?? "");
    }
  }
  return messages;
}
