import { expect, test } from "vitest";
import { type MarkupSettings, readMarkup } from "./markup.ts";
import { MarkupError } from "./markup-error.ts";

/** The most that a request may hold. */
const size = 128 * 1024;
const filled = (piece: string) => piece.repeat(size / piece.length);
const numbered = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at));

/** What takes a reader that looks back or ahead more than once the time of minutes, or all of the stack. */
const documents: Readonly<Record<string, string>> = {
  "nothing but <": filled("<"),
  "nothing but &": filled("&"),
  "half references": filled("&a"),
  "one reference of 128 KiB": `&#${"0".repeat(size)}65;`,
  "20,000 different references": numbered(20_000, (at) => `&#${1000 + at};`).join(""),
  "50,000 elements in each other": `a ${"<b>".repeat(50_000)}x${"</b>".repeat(50_000)} z`,
  "50,000 elements in each other, with text in each": `a ${"<b>y ".repeat(50_000)}x${" z</b>".repeat(50_000)} z`,
  "50,000 elements that are never closed": `a ${"<b>".repeat(50_000)} z`,
  "20,000 elements of different names that are never closed": numbered(20_000, (at) => `<a${at}>`).join("x"),
  "tags that nothing opened, under many that are open": `x${"<a>".repeat(20_000)}${"</b>".repeat(20_000)}z`,
  "boxes in each other": `<p><button>${"<b>".repeat(10_000)}${filled("<div></div>")}`,
  "paragraphs without ends": filled("<p>a"),
  "tags without white space": filled("a<b>x</b>"),
  "tags without ends": filled('<a b="c" '),
  "quotes without ends": filled(`<a "`),
  "quotes in quotes": filled(`<a '"'"`),
  "20,000 attributes": `x <a ${numbered(20_000, (at) => `a${at}='1'`).join(" ")}/> y`,
  "comments without ends": filled("<!--"),
  "instructions without ends": filled("<?"),
  "CDATA sections without ends": filled("<![CDATA["),
  "ends of CDATA sections": filled("]]>"),
  "document types without ends": filled("<!DOCTYPE ["),
  "comments in a document type": `<!DOCTYPE a [${filled("<!--")}`,
  "quotes in a document type": `<!DOCTYPE a [<!ENTITY x ${filled(`"'`)}`,
  "white space": `a${" ".repeat(size)}b`,
  "white space between elements": filled("<b> "),
  "line breaks": filled("x<br>"),
  places: `a ${filled("<i/>")} z`,
  "ignored elements": filled("x <ig>y</ig> "),
  "ignored and not ignored by turns": filled("<b translate=no>x<i translate=yes>"),
  drawings: `${"<svg>".repeat(10_000)}${"</math>".repeat(10_000)}`,
  tables: `<table>${filled("<tr><td>x")}`,
  "end tags without names": filled("a</>"),
  prototypes: "<__proto__ __proto__='' constructor=''><toString>x</toString> &constructor; &__proto__;</__proto__>",
};

const kinds: readonly Pick<MarkupSettings, "kind" | "version">[] = [
  { kind: "html", version: "v1" },
  { kind: "xml", version: "v1" },
  { kind: "xml", version: "v2" },
];

test.each(Object.keys(documents))("%s", (name) => {
  const source = documents[name] ?? "";
  for (const { kind, version } of kinds) {
    const settings = {
      kind,
      version,
      outlineDetection: true,
      splittingTags: [],
      nonSplittingTags: [],
      ignoreTags: ["ig"],
    };
    try {
      const read = readMarkup(source, settings);
      expect(read.write(read.segments) === source).toBe(true);
      // Another text, and every position where it was: all is written anew.
      const written = read.write(read.segments.map((segment) => ({ ...segment, text: `${segment.text}!` })));
      expect(written.length).toBeGreaterThanOrEqual(read.segments.length);
    } catch (error) {
      if (version !== "v2" || !(error instanceof MarkupError)) throw error;
    }
  }
});

test("entities that make more of each other are not followed", () => {
  const entities = numbered(40, (at) => `<!ENTITY e${at + 1} "&e${at};&e${at};&e${at};&e${at};">`).join("");
  const source = `<!DOCTYPE a [<!ENTITY e0 "boom">${entities}<!ENTITY % p SYSTEM "file:///etc/passwd">]><a>One &e40; two</a>`;
  for (const version of ["v1", "v2"] as const) {
    const read = readMarkup(source, {
      kind: "xml",
      version,
      outlineDetection: true,
      splittingTags: [],
      nonSplittingTags: [],
      ignoreTags: [],
    });
    expect(read.segments.map(({ text }) => text)).toEqual(["One &e40; two"]);
    expect(read.write(read.segments)).toBe(source);
  }
});
