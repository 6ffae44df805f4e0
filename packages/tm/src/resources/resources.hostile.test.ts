import { expect, test } from "vitest";
import { emptyTarget, readResource } from "./read-resource.ts";
import type { ReadResourceOptions, ResourceFormat, ResourceValue } from "./resource.ts";
import { ResourceError, type ResourceErrorCode } from "./resource-error.ts";

const single = (text: string): ResourceValue => ({ kind: "single", text });

/** The error that reading ends with. Anything but a `ResourceError` fails the test. */
function refusal(content: Uint8Array | string, options: ReadResourceOptions): ResourceError {
  const inherited = Object.getOwnPropertyNames(Object.prototype).length;
  try {
    readResource(content, options);
  } catch (error) {
    if (error instanceof ResourceError) return error;
    throw error;
  } finally {
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(inherited);
  }
  throw new Error("It was read.");
}

const xliff = (units: string, before = "") =>
  `${before}<xliff version="1.2"><file original="f" source-language="en" target-language="de"><body>${units}</body></file></xliff>`;
const unit = (source: string, id = "1") => `<trans-unit id="${id}"><source>${source}</source></trans-unit>`;

const refused: readonly (readonly [
  what: string,
  format: ResourceFormat,
  text: string,
  code: ResourceErrorCode,
  line: number,
])[] = [
  ["a key twice", "i18next", '{"a": "b",\n"\\u0061": "c"}', "duplicate-key", 2],
  ["__proto__ twice", "i18next", '{"__proto__": "b", "__proto__": {}}', "duplicate-key", 1],
  ["JSON that ends", "i18next", '{\n"a": "b"', "malformed", 2],
  ["a comment in JSON", "i18next", "{\n// a\n}", "malformed", 2],
  ["a trailing comma", "i18next", '{"a": "b",\n}', "malformed", 2],
  ["a list", "icu-json", '[\n"a"]', "malformed", 1],
  ["nothing", "i18next", "", "malformed", 1],
  ["a line break in a string", "i18next", '{"a": "\\\\",\n"b": "c\n"}', "malformed", 2],
  ["a control character in a key", "icu-json", '{"a\u0000": "b"}', "malformed", 1],
  ["objects without end", "i18next", '{"a":'.repeat(100_000), "limit-exceeded", 1],
  ["objects nested deep", "i18next", `${'{"a":\n'.repeat(200)}1${"}".repeat(200)}`, "limit-exceeded", 102],
  ["lists nested deep", "arb", `{"a": ${"[".repeat(50_000)}${"]".repeat(50_000)}}`, "limit-exceeded", 1],
  ["values without end", "i18next", `{"a": [${"0,".repeat(1_000_000)}0]}`, "limit-exceeded", 1],

  ["a message twice", "po", 'msgid "a"\nmsgstr ""\n\nmsgid "a"\nmsgstr "b"\n', "duplicate-key", 4],
  ["a string without its end", "po", 'msgid "a"\nmsgstr "b\n', "malformed", 2],
  ["a quote within", "po", 'msgid "a"b"\nmsgstr ""\n', "malformed", 1],
  ["an escape that PO does not know", "po", 'msgid "a"\nmsgstr "\\q"\n', "malformed", 2],
  ["no PO", "po", "Hello\n", "malformed", 1],
  ["an entry without its end", "po", 'msgid "a"\n', "malformed", 2],
  ["a gap in the forms", "po", 'msgid "a"\nmsgid_plural "b"\nmsgstr[0] ""\nmsgstr[2] ""\n\n', "malformed", 1],
  ["another charset", "po", 'msgid ""\nmsgstr "Content-Type: text/plain; charset=latin1\\n"\n', "invalid-encoding", 1],
  ["a formula with a call", "po", plural("nplurals=2; plural=process.exit(1);"), "malformed", 1],
  ["a formula that leaves its range", "po", plural("nplurals=2; plural=n;"), "malformed", 1],
  ["a formula that divides by zero", "po", plural("nplurals=2; plural=n%0;"), "malformed", 1],
  ["a formula with an array", "po", plural("nplurals=2; plural=[n];"), "malformed", 1],
  ["a formula nested deep", "po", plural(`nplurals=2; plural=${"(".repeat(900)}n${")".repeat(900)};`), "malformed", 1],

  [
    "a bomb of entities",
    "xliff-1.2",
    xliff(unit("&b;"), '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n'),
    "malformed",
    2,
  ],
  [
    "an external entity",
    "xliff-1.2",
    xliff(unit("&e;"), '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>\n'),
    "malformed",
    2,
  ],
  ["an entity in an attribute", "xliff-2.0", '<xliff version="2.0" srcLang="&constructor;"/>', "malformed", 1],
  ["XML that ends", "xliff-1.2", xliff(unit("a")).slice(0, -9), "malformed", 1],
  ["no XLIFF", "xliff-1.2", "<tmx/>", "malformed", 1],
  ["another version", "xliff-2.0", xliff(""), "unsupported", 1],
  ["a unit twice", "xliff-1.2", xliff(`${unit("a")}\n${unit("b")}`), "duplicate-key", 2],
  ["a unit without id", "xliff-1.2", xliff("<trans-unit><source/></trans-unit>"), "malformed", 1],
  ["elements nested deep", "xliff-1.2", xliff(unit("<g>".repeat(10_000))), "limit-exceeded", 1],
  [
    "an encoding that is said",
    "xliff-1.2",
    xliff("", '<?xml version="1.0" encoding="ISO-8859-1"?>'),
    "invalid-encoding",
    1,
  ],

  ["a bomb of aliases", "yaml", "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n", "unsupported", 2],
  ["a merge key", "yaml", "a: b\n<<: {c: d}\n", "unsupported", 2],
  ["a tag that makes an object", "yaml", "a: b\nc: !ruby/object:Gem {}\n", "unsupported", 2],
  ["a tag of a function", "yaml", 'a: !!js/function "() => 1"\n', "unsupported", 1],
  ["a key that is there twice", "yaml", "a: b\nc: d\na: e\n", "duplicate-key", 3],
  ["a second document", "yaml", "a: b\n---\nc: d\n", "unsupported", 2],
  ["a key that is a list", "yaml", "a: b\n? [a]\n: c\n", "unsupported", 2],
  ["tabs for indentation", "yaml", "a:\n\tb: c\n", "malformed", 2],
  ["a quote without its end", "yaml", 'a: b\nc: "d\n', "malformed", 3],
  ["flow lists nested deep", "yaml", `a: ${"[".repeat(20_000)}`, "malformed", 1],
  ["a list at the root", "yaml", "- a\n", "malformed", 1],
];

function plural(value: string): string {
  return `msgid ""\nmsgstr "Language: pl\\nPlural-Forms: ${value}\\n"\n\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] ""\nmsgstr[1] ""\n`;
}

test.each(refused)("%s in %s is refused, with its line", (_, format, text, code, line) => {
  const error = refusal(text, { format, path: "locales/a", language: "en" });
  expect([error.code, error.line]).toEqual([code, line]);
  expect(error.message).toMatch(/^locales\/a:\d+: /);
});

const whole: readonly (readonly [ResourceFormat, string])[] = [
  ["i18next", '{"key": "é"}'],
  ["icu-json", '{"key": "é"}'],
  ["arb", '{"key": "é"}'],
  ["po", 'msgid "key"\nmsgstr "é"\n'],
  ["xliff-1.2", xliff(unit("é"))],
  [
    "xliff-2.0",
    '<xliff version="2.0" srcLang="en"><file id="f"><unit id="u"><segment><source>é</source></segment></unit></file></xliff>',
  ],
  ["yaml", "key: é\n"],
];

test.each(whole)("%s in another encoding than UTF-8 is refused", (format, text) => {
  const latin = Uint8Array.from(`\n${text}`, (character) => character.charCodeAt(0));
  expect(refusal(latin, { format })).toMatchObject({ code: "invalid-encoding" });
  expect(refusal(latin, { format }).line).toBeGreaterThan(1);
  for (const order of [0, 1]) {
    const wide = new Uint8Array(text.length * 2 + 2);
    [0xfeff, ...Array.from(text, (character) => character.charCodeAt(0))].forEach((code, index) => {
      wide[index * 2 + order] = code >> 8;
      wide[index * 2 + 1 - order] = code & 0xff;
    });
    expect(refusal(wide, { format })).toMatchObject({ code: "invalid-encoding", line: 1 });
  }
  expect(refusal(`${text}\n\ud800`, { format })).toMatchObject({ code: "invalid-encoding" });
});

test.each(whole)("%s comes back byte for byte, and cut off anywhere it is read or refused", (format, text) => {
  const bytes = new TextEncoder().encode(text);
  const same = readResource(bytes, { format }).write({});
  expect(new TextEncoder().encode(same)).toEqual(bytes);
  for (let end = 0; end < bytes.length; end += 1) {
    try {
      const document = readResource(bytes.subarray(0, end), { format, language: "de" });
      expect(new TextEncoder().encode(document.write({}))).toEqual(bytes.subarray(0, end));
    } catch (error) {
      if (!(error instanceof ResourceError)) throw error;
    }
  }
});

test.each(whole)("%s with messages of every dangerous name", (format, text) => {
  const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"];
  const files: Readonly<Record<string, string>> = {
    po: names.map((name) => `msgid "${name}"\nmsgstr "a"\n\n`).join(""),
    "xliff-1.2": xliff(names.map((name) => unit("a", name)).join("")),
    "xliff-2.0": text.replace(
      /<unit.*<\/unit>/,
      names.map((name) => `<unit id="${name}"><segment><source>a</source></segment></unit>`).join(""),
    ),
    yaml: names.map((name) => `${name}: a\n`).join(""),
  };
  const content = files[format] ?? `{${names.map((name) => `"${name}": "a"`).join()}}`;
  const source = readResource(content, { format, language: "en" });
  expect(source.entries.map(({ path }) => path.at(-1))).toEqual(names);
  const values = new Map(source.entries.map(({ key }) => [key, single("b")]));
  const written = emptyTarget(source, "de").write({ values });
  const read = readResource(written, { format, language: "de", source });
  expect([...values.keys()].map((key) => read.value(key))).toEqual(names.map(() => single("b")));
});

test("a file of 10 MB is read and changed", { timeout: 60_000 }, () => {
  const json = `{\n${Array.from({ length: 150_000 }, (_, index) => `  "message.${index}": "${"text ".repeat(10)}"`).join(",\n")}\n}\n`;
  expect(json.length).toBeGreaterThan(10_000_000);
  const document = readResource(json, { format: "i18next", language: "en" });
  expect(document.entries).toHaveLength(150_000);
  const written = document.write({ values: new Map([["message\\.77", single("new")]]) });
  expect(written).toBe(json.replace(`"message.77": "${"text ".repeat(10)}"`, '"message.77": "new"'));
});

test("a longer file is refused before it is read", () => {
  expect(refusal(" ".repeat(20_000_001), { format: "yaml" })).toMatchObject({ code: "limit-exceeded" });
});

test("thousands of messages are added in one pass", { timeout: 60_000 }, () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `key${index}`);
  const files: readonly (readonly [ResourceFormat, string])[] = [
    ["i18next", JSON.stringify(Object.fromEntries(keys.map((key) => [key, key])))],
    ["po", keys.map((key) => `msgid "${key}"\nmsgstr ""\n\n`).join("")],
    ["xliff-1.2", xliff(keys.map((key) => unit(key, key)).join("\n"))],
  ];
  for (const [format, text] of files) {
    const source = readResource(text, { format, language: "en" });
    const values = new Map(source.entries.map(({ key }) => [key, single("b")]));
    const written = emptyTarget(source, "de").write({ values });
    expect(readResource(written, { format }).entries).toHaveLength(20_000);
  }
});

test("blanks and openings without end take no more than linear time", () => {
  const many = 300_000;
  expect(readResource(`{"a": "${"{{".repeat(many)}"}`, { format: "i18next", language: "en" }).entries).toHaveLength(1);
  expect(readResource(`{"a":${" ".repeat(many)}"b"}`, {}).entries).toHaveLength(1);
  const spaced = readResource(xliff(`${" ".repeat(many)}${unit(`${" ".repeat(many)}<x id="1"/>`)}`));
  expect(spaced.write({ values: new Map([["f.1", single("<x1/>")]]) })).toContain("<target");
  expect(readResource(`msgid "a"\nmsgstr "${"%(".repeat(many)}"\n`, { format: "po" }).entries).toHaveLength(1);
  expect(readResource(`a: ${"x ".repeat(many)}\n`, { format: "yaml" }).entries).toHaveLength(1);
  expect(refusal("{".repeat(many), {}).code).toBe("malformed");
});

test("what tells no format, or another than its source, is refused with a remedy", () => {
  expect(refusal("Hello", { path: "a.txt" }).message).toContain("`format`");
  const source = readResource('{"a": "b"}', { format: "i18next" });
  expect(refusal("a: b", { format: "yaml", source }).message).toContain("another format");
});
