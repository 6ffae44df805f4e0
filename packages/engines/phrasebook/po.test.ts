import { expect, test } from "vitest";
import { readPo } from "./po.ts";

test("messages by their English; the header and plural forms are left out", () => {
  const messages = readPo(
    [
      'msgid ""',
      'msgstr ""',
      '"Content-Type: text/plain; charset=UTF-8\\n"',
      "",
      "#: src/menu.ts:3",
      'msgid "Save \\"all\\""',
      'msgstr ""',
      '"Alles "',
      '"speichern"',
      "",
      'msgid "{{n}} file"',
      'msgid_plural "{{n}} files"',
      'msgstr[0] "{{n}} Datei"',
      'msgstr[1] "{{n}} Dateien"',
      "",
      'msgid "Open"',
      'msgstr ""',
    ].join("\n"),
  );
  expect([...messages]).toEqual([
    ['Save "all"', "Alles speichern"],
    ["Open", ""],
  ]);
});
