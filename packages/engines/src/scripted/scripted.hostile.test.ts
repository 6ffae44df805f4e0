import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EngineError } from "../errors.ts";
import { loadScript } from "./load.ts";
import type { Script } from "./script.ts";

let path: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-script-"));
  path = join(folder, "script");
});
afterAll(() => rm(folder, { recursive: true }));

async function load(content: string | Buffer): Promise<Script> {
  await writeFile(path, content);
  return loadScript(path);
}

/** The message without the file's name, of the one kind of error a bad script may give. */
async function problem(content: string | Buffer): Promise<string> {
  const error = await load(content).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof EngineError)) throw new Error("no EngineError came", { cause: error });
  expect(error.kind).toBe("invalid-script");
  expect(error.message).toContain(path);
  return error.message.replace(`The script ${path}`, "");
}

describe("JSON", () => {
  test.each([
    ["", ", line 1: The JSON is broken off or not well-formed; mend it here."],
    ['{"en": {\n"Hello": {"de": "Ha', ", line 2: The JSON is broken off or not well-formed; mend it here."],
    [
      '{"en":\n{"Hello": {"de": Hallo}}\n,\n"fr": {}}',
      ", line 2: The JSON is broken off or not well-formed; mend it here.",
    ],
    ['{"en": {"Hello":\n{"de": }\n\n\n}}', ", line 2: The JSON is broken off or not well-formed; mend it here."],
    ["[1]", ': The value of the file is no object; write it as {"en": {"Hello": {"de": "Hallo"}}}.'],
    ["null", ': The value of the file is no object; write it as {"en": {"Hello": {"de": "Hallo"}}}.'],
    ['{"en": ["Hello"]}', ': The value of "en" is no object; write it as {"en": {"Hello": {"de": "Hallo"}}}.'],
    ['{"en": {"A": 1}}', ': The value of text 1 of "en" is no object; write it as {"en": {"Hello": {"de": "Hallo"}}}.'],
    [
      '{"en": {"A": {"de": []}}}',
      ': The "de" of text 1 of "en" is no text; write it as {"en": {"Hello": {"de": "Hallo"}}}.',
    ],
    [
      '{"en": {"A": {"de": {"more": "B"}}}}',
      ': The "de" of text 1 of "en" has no "default"; write it as {"default": "Hallo", "more": "Guten Tag", "less": "Hi"}.',
    ],
    [
      '{"en": {"A": {"de": {"default": "B", "__proto__": "C"}}}}',
      ': The "de" of text 1 of "en" is neither a text nor one for each formality; write it as {"default": "Hallo", "more": "Guten Tag", "less": "Hi"}.',
    ],
    [
      '{"__proto__": {"A": {"de": "B"}}}',
      ': "__proto__" at the top level is no language code; use one such as "de" or "pt-BR".',
    ],
    [
      '{"en": {"A": {"constructor": "B"}}}',
      ': "constructor" at text 1 of "en" is no language code; use one such as "de" or "pt-BR".',
    ],
    ['{"en": {"A": {"de": "\\ud800"}}}', ': Half a character (a lone surrogate) stands in text 1 of "en"; remove it.'],
    ['{"en": {"\\udc00": {"de": "A"}}}', ': Half a character (a lone surrogate) stands in text 1 of "en"; remove it.'],
  ])("%j", async (content, expected) => {
    expect(await problem(content)).toBe(expected);
  });

  test("a text named __proto__ is a text like any other, and changes no prototype", async () => {
    const script = await load('{"en": {"__proto__": {"de": "Proto"}, "toString": {"de": "Faden"}}}');
    const [direction] = script.directions;
    if (direction === undefined) throw new Error("no direction");
    expect(script.find(direction, "__proto__")).toBe("Proto");
    expect(script.find(direction, "toString")).toBe("Faden");
    expect(script.find(direction, "constructor")).toBeUndefined();
    expect("de" in {}).toBe(false);
  });

  test("deep nesting is refused, not followed", async () => {
    expect(await problem(`{"en": ${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}`)).toContain("; ");
  });
});

const head = '<tmx version="1.4"><header/><body>';

describe("TMX", () => {
  test.each([
    ["<tmx", ", line 1: The XML is broken off or not well-formed; mend it here."],
    [`${head}<tu>\n<tuv xml:lang="en"><seg>Hel`, ", line 2: The XML is broken off or not well-formed; mend it here."],
    ["<html></html>", ", line 1: The first element is not tmx; give a TMX 1.4 file."],
    [
      `${head}\n<tu><tuv><seg>A</seg></tuv></tu></body></tmx>`,
      ', line 2: A tuv has no xml:lang; use one such as xml:lang="pt-BR".',
    ],
    [
      `${head}<tu><tuv xml:lang="__proto__">`,
      ', line 1: "__proto__" is no language code; use one such as xml:lang="pt-BR".',
    ],
    [
      `${head}<tu><tuv xml:lang="en"><seg>&#xD800;</seg>`,
      ", line 1: The XML is broken off or not well-formed; mend it here.",
    ],
    [
      '<?xml version="1.0" encoding="ISO-8859-1"?><tmx/>',
      ", line 1: The file declares another encoding than UTF-8 or UTF-16; save it as UTF-8.",
    ],
    [`${"<tmx>".repeat(100_000)}`, ", line 1: Elements are nested deeper than 64; this is no TMX."],
  ])("%j", async (content, expected) => {
    expect(await problem(content)).toBe(expected);
  });

  test("entities of a document type are not expanded, nor names of a prototype", async () => {
    const bomb =
      '<!DOCTYPE tmx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';
    for (const name of ["b", "c", "constructor", "__proto__"]) {
      const unit = `<tu><tuv xml:lang="en"><seg>&${name};</seg></tuv></tu>`;
      expect(await problem(`${bomb}${head}${unit}</body></tmx>`)).toContain("not well-formed");
    }
  });

  test("a segment outside a tuv is in no language", async () => {
    const unit = '<tu><tuv xml:lang="en"><seg>A</seg></tuv><tuv xml:lang="de"><seg>B</seg></tuv></tu>';
    const stray = '<tu><seg>C</seg><tuv xml:lang="en"><seg>D</seg></tuv></tu>';
    const script = await load(`${head}${unit}${stray}</body></tmx>`);
    expect(
      script.directions.map(({ source, target }) => [source, target, script.find({ source, target }, "C")]),
    ).toEqual([
      ["en", "de", undefined],
      ["de", "en", undefined],
    ]);
  });

  test("more languages in a unit than there can be are refused", async () => {
    const codes = Array.from({ length: 300 }, (_, number) => `en-x${String(number).padStart(5, "0")}`);
    const variants = codes.map((code) => `<tuv xml:lang="${code}"><seg>A</seg></tuv>`);
    expect(await problem(`${head}<tu>${variants.join("")}</tu></body></tmx>`)).toContain("more than 200 languages");
  });

  test("bytes that are no UTF-8 are refused with their line", async () => {
    const content = Buffer.concat([
      Buffer.from(`${head}\n\n<!-- `),
      Buffer.from([0xff, 0xc3]),
      Buffer.from(" --></body></tmx>"),
    ]);
    expect(await problem(content)).toContain("There are bytes that are no UTF-8; save the file as UTF-8.");
  });
});

test("a file that is not there is named with the reason", async () => {
  await expect(loadScript(join(folder, "absent.tmx"))).rejects.toMatchObject({
    kind: "invalid-script",
    message: expect.stringContaining("(ENOENT); check the path"),
  });
});

test("any bytes give a script or an EngineError, and an error never quotes the file", async () => {
  const prefixes = fc.constantFrom("", "{", '{"en":', "<tmx>", head, "\ufeff<");
  await fc.assert(
    fc.asyncProperty(prefixes, fc.string({ unit: "binary", maxLength: 60 }), async (prefix, rest) => {
      const outcome = await load(prefix + rest).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(EngineError);
    }),
    { numRuns: 80 },
  );
});
