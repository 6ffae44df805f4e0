import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { damaged, outcomeOf, repeated, truncations } from "../hostile-reading.ts";
import { unquotePo } from "./po-strings.ts";
import { readPo } from "./read-po.ts";
import { writePo } from "./write-po.ts";

const bytes = readFile(new URL("../../../fixtures/po/mail.po", import.meta.url));
const head = 'msgid ""\nmsgstr "Language: pl\\n"\n\n';

test.each([
  ["a line", `${head}msgid "`, "a".repeat(100)],
  ["an entry", `${head}msgid ""\n`, '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"\n'],
  ["a comment", head, "# aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n"],
])("%s without end takes no memory", async (_, before, piece) => {
  const { units, report } = await outcomeOf(readPo(repeated(piece.repeat(1000), 300, before)));
  expect(units).toEqual([]);
  expect(report.counts.limit_exceeded ?? report.counts.malformed).toBe(1);
});

test("behind an entry that is too long the next is read", async () => {
  const long = `msgid ""\n${`"${"a".repeat(1000)}"\n`.repeat(11_000)}msgstr ""\n`;
  const { units, report } = await outcomeOf(readPo(`${head}${long}msgid "b"\nmsgstr "c"\n`));
  expect(units.map(({ variants }) => variants[0]?.segment)).toEqual([["b"]]);
  expect(report).toMatchObject({ skipped: 1, counts: { limit_exceeded: 1 } });
});

test("a million quotes and backslashes are no string, and are found so in one pass", () => {
  expect(unquotePo(`"${"\\".repeat(1_000_001)}"`)).toBeUndefined();
  expect(unquotePo(`"${'\\"'.repeat(1_000_000)}`)).toBeUndefined();
  expect(unquotePo(`"${'\\"'.repeat(1_000_000)}"`)?.text).toHaveLength(1_000_000);
});

test("cut off anywhere, it is truncated, and every unit before is handed out", async () => {
  const whole = await bytes;
  const all = await outcomeOf(readPo(whole));
  for (const cut of truncations(whole)) {
    const { raised, units, report } = await outcomeOf(
      readPo(cut, { targetLanguage: "pl", policy: { truncated: "skip" } }),
    );
    expect([undefined, "malformed", "invalid_encoding"]).toContain(raised);
    const isWhole = report.faults.length === 0;
    // Cut between two forms of a plural, or within a comment, what is there is whole for itself.
    if (isWhole && units.length > 4) expect(units.slice(0, 4)).toEqual(all.units.slice(0, 4));
  }
});

test("whatever bytes are changed, it is read or refused, and what is read can be written", async () => {
  const whole = await bytes;
  const pair = { sourceLanguage: "en", targetLanguage: "pl" };
  for (let seed = 0; seed < 400; seed += 1) {
    const options = { targetLanguage: "pl", policy: { invalid_encoding: "repair" } } as const;
    const reader = readPo(damaged(whole, seed), options);
    const { units, raised } = await outcomeOf(reader);
    if (raised !== undefined) continue;
    try {
      const file = await new Response(writePo(units, { ...pair, header: await reader.header() })).text();
      expect((await outcomeOf(readPo(file, options))).units).toEqual(units);
    } catch (error) {
      expect(error).toHaveProperty("name", "FormatLossError");
    }
  }
});

test.each(["", "\n\n", "# only a comment\n"])("a file without entries, %j, has no units", async (file) => {
  expect(await outcomeOf(readPo(file))).toMatchObject({ units: [], raised: undefined });
});

test("what is no PO is refused at once", async () => {
  const random = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256);
  for (const source of [random, "{}", "<tmx/>", "en,de\na,b", '"text"', "msgstr", 'msgid "a\nmsgstr "b"']) {
    expect(await outcomeOf(readPo(source, { targetLanguage: "de" }))).toMatchObject({ raised: "malformed", units: [] });
  }
});

test("names of what objects inherit are contexts, ids and header fields like any other", async () => {
  const file = `msgid ""\nmsgstr "__proto__: a\\nLanguage: pl\\n"\n\nmsgctxt "__proto__"\nmsgid "constructor"\nmsgstr "b"\n`;
  const reader = readPo(file);
  expect((await reader.header()).properties[0]).toEqual({ type: "__proto__", value: "a" });
  expect((await outcomeOf(reader)).units).toMatchObject([{ properties: [{ type: "msgctxt", value: "__proto__" }] }]);
});

test("bytes that the encoding does not know leave out their entry", async () => {
  const text = `${head}msgid "a"\nmsgstr "\u00f6"\n\nmsgid "b"\nmsgstr "c"\n`;
  const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const { units, report } = await outcomeOf(readPo(latin));
  expect(units.map(({ variants }) => variants[0]?.segment)).toEqual([["b"]]);
  expect(report).toMatchObject({ skipped: 1, faults: [{ code: "invalid_encoding", line: 5 }] });
  const unknown = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=x-nonsense\\n"\n';
  expect((await outcomeOf(readPo(new TextEncoder().encode(unknown)))).raised).toBe("invalid_encoding");
});

test("a thousand forms of a plural are no entry", async () => {
  const forms = Array.from({ length: 1000 }, (_, form) => `msgstr[${form}] "a"\n`).join("");
  const { units, report } = await outcomeOf(
    readPo(`${head}msgid "b"\nmsgid_plural "c"\n${forms}msgid "d"\nmsgstr "e"\n`),
  );
  expect(units).toHaveLength(1);
  expect(report.skipped).toBe(1);
});

test("an entry of a hundred thousand references is read and written", async () => {
  const references = "#: a.c\n".repeat(100_000);
  const { units } = await outcomeOf(readPo(`${head}${references}msgid "a"\nmsgstr "b"\n`));
  expect(units[0]?.properties).toHaveLength(100_000);
  const file = writePo(units, { sourceLanguage: "en", targetLanguage: "pl" });
  expect((await outcomeOf(readPo(file))).units).toEqual(units);
});

test("faults do not repeat the texts", async () => {
  const secret = "Zugangswort";
  const { report } = await outcomeOf(readPo(`${head}msgid "${secret}\\q"\nmsgid "${secret}"\nmsgstr ${secret}\n`));
  expect(report.faults.length).toBeGreaterThan(0);
  expect(JSON.stringify(report)).not.toContain(secret);
});
