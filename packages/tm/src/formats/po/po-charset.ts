import type { DeclaredEncoding } from "../../reading/encoding.ts";

/**
 * `charset` of the header's `Content-Type`; a template has the word CHARSET in its place. Above the header may stand a
 * line for each of many translators.
 */
export const declaredCharset: DeclaredEncoding = {
  length: 65_536,
  nameIn(start) {
    const [, charset] = /Content-Type:[^\\]*?charset=([\w.:-]+)/i.exec(headerIn(start)) ?? [];
    return charset === "CHARSET" ? undefined : charset;
  },
};

/** The `msgstr` of the entry that the file begins with, if its `msgid` is empty. Escapes stay as they are written. */
function headerIn(start: string): string {
  const lines = start.split("\n").map((line) => line.trim());
  const entry = lines.slice(lines.findIndex((line) => line !== "" && !line.startsWith("#")));
  const text = entry.findIndex((line) => line.startsWith("msgstr"));
  const id = entry.slice(0, Math.max(text, 0)).map((line) => line.replace(/^msgid/, "").trim());
  if (entry[0]?.startsWith("msgid") !== true || id.some((line) => line !== '""' && line !== "")) return "";
  const end = entry.findIndex((line, index) => index > text && !line.startsWith('"'));
  const strings = entry.slice(text, end === -1 ? undefined : end).map((line) => /"(.*)"/.exec(line)?.[1] ?? "");
  return strings.join("");
}
