import type { Span } from "@dragoman/engines";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryFragment, arbitraryMess, ignoredXmlTag } from "./fragments.arbitrary.ts";
import { readHtmlTokens } from "./html-tokens.ts";
import { type MarkupSettings, type MarkupText, readMarkup } from "./markup.ts";
import { MarkupError } from "./markup-error.ts";
import { markupTree } from "./markup-tree.ts";
import { reverseWords } from "./moved-words.ts";
import { readXmlTokens } from "./xml-tokens.ts";

const kinds = ["html", "xml"] as const;

const arbitrarySettings = (kind: "html" | "xml", version: fc.Arbitrary<"v1" | "v2">): fc.Arbitrary<MarkupSettings> => {
  const names = kind === "html" ? ["span", "p", "B", "code"] : ["b", "par", "doc", "x:ref"];
  const lists = fc.subarray(names);
  return fc.record({
    kind: fc.constant(kind),
    version,
    outlineDetection: fc.boolean(),
    splittingTags: lists,
    nonSplittingTags: lists,
    ignoreTags: fc.constant(kind === "html" ? [] : [ignoredXmlTag]),
  });
};

const anyVersion = fc.constantFrom("v1", "v2");

describe.each(kinds)("well-nested %s", (kind) => {
  const cases = [arbitraryFragment(kind), arbitrarySettings(kind, anyVersion)] as const;

  test("comes back as it was where every segment does", () => {
    fc.assert(
      fc.property(...cases, ({ source }, settings) => {
        const read = readMarkup(source, settings);
        expect(read.write(read.segments)).toBe(source);
      }),
      { numRuns: 1000 },
    );
  });

  test("keeps its elements, their attributes and the words in each, wherever the words go", () => {
    fc.assert(
      fc.property(...cases, ({ source }, settings) => {
        const read = readMarkup(source, settings);
        const moved = read.write(read.segments.map(reverseWords));
        expect(markupTree(moved, kind)).toBe(markupTree(source, kind));
      }),
      { numRuns: 1000 },
    );
  });

  test("has its ignored content back byte for byte, wherever the words go", () => {
    fc.assert(
      fc.property(...cases, ({ source, untouched }, settings) => {
        const read = readMarkup(source, settings);
        const moved = read.write(read.segments.map(reverseWords));
        for (const slice of untouched) expect(countOf(moved, slice)).toBe(countOf(source, slice));
      }),
      { numRuns: 1000 },
    );
  });

  test("has spans that are nested or apart, in the order of their starts, around all of what is kept or nothing", () => {
    fc.assert(
      fc.property(...cases, ({ source }, settings) => {
        for (const { text, spans, kept } of readMarkup(source, settings).segments) {
          expect(text).toBe(text.trim());
          for (const [at, span] of spans.entries()) {
            const next = spans[at + 1];
            if (next !== undefined) expect(next.start).toBeGreaterThanOrEqual(span.start);
            const others = [...spans.slice(at + 1), ...kept];
            for (const other of others) {
              const isInside = other.start >= span.start && other.end <= span.end;
              const isAround = other.start <= span.start && other.end >= span.end && kept.includes(other) === false;
              expect(isInside || isAround || other.start >= span.end || other.end <= span.start).toBe(true);
            }
            if (span.end > span.start) expect(text.slice(span.start, span.end).trim()).not.toBe("");
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

test("any text at all as strict XML is refused as not well-formed, or stays well-formed", () => {
  fc.assert(
    fc.property(arbitraryMess("xml"), arbitrarySettings("xml", fc.constant("v2")), (source, settings) => {
      let read: MarkupText;
      try {
        read = readMarkup(source, settings);
      } catch (error) {
        expect(error).toBeInstanceOf(MarkupError);
        return;
      }
      const moved = read.write(read.segments.map(reverseWords));
      expect(() => readMarkup(moved, settings)).not.toThrow();
      // The tree is read from fragments.
      if (!/<!DOCTYPE|<\?xml/.test(source)) expect(markupTree(moved, "xml")).toBe(markupTree(source, "xml"));
    }),
    { numRuns: 2000 },
  );
});

describe.each(kinds)("any text at all as %s", (kind) => {
  const cases = [
    arbitraryMess(kind),
    arbitrarySettings(kind, kind === "html" ? anyVersion : fc.constant("v1")),
  ] as const;
  const tokensOf = (source: string) => (kind === "html" ? readHtmlTokens(source) : readXmlTokens(source));

  test("is cut into tokens that joined give the text", () => {
    fc.assert(
      fc.property(cases[0], (source) => {
        let end = 0;
        for (const { from, to } of tokensOf(source)) {
          expect(from).toBe(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBe(source.length);
      }),
      { numRuns: 1000 },
    );
  });

  test("never fails, and comes back as it was", () => {
    fc.assert(
      fc.property(...cases, (source, settings) => {
        const read = readMarkup(source, settings);
        expect(read.write(read.segments)).toBe(source);
      }),
      { numRuns: 1000 },
    );
  });

  test("has each of its tags back once, wherever the words go", () => {
    fc.assert(
      fc.property(...cases, (source, settings) => {
        const read = readMarkup(source, settings);
        const moved = read.write(read.segments.map(reverseWords));
        expect(markupOf(moved)).toEqual(markupOf(source));
      }),
      { numRuns: 1000 },
    );
  });

  test("has each of its tags back once, whatever the positions say", () => {
    const position = fc.integer({ min: -3, max: 40 });
    const positions = fc.infiniteStream(fc.record({ start: position, end: position }));
    fc.assert(
      fc.property(
        ...cases,
        positions,
        fc.constantFrom("", "x", "one two three four"),
        (source, settings, stream, text) => {
          const read = readMarkup(source, settings);
          const anywhere = (): Span => stream.next().value;
          const written = read.write(
            read.segments.map(({ spans, kept }) => ({ text, spans: spans.map(anywhere), kept: kept.map(anywhere) })),
          );
          expect(markupOf(written)).toEqual(markupOf(source));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("is not changed by a translation that tries to be markup", () => {
    fc.assert(
      fc.property(
        ...cases,
        fc.constantFrom("<script>", "</p>", "&amp;", "<!--", "&lt", "]]>", "<b"),
        (source, settings, text) => {
          const read = readMarkup(source, settings);
          const written = read.write(read.segments.map((segment) => ({ ...reverseWords(segment), text })));
          const sections = text === "]]>" && kind === "xml";
          if (!sections) expect(markupOf(written)).toEqual(markupOf(source));
        },
      ),
      { numRuns: 1000 },
    );
  });

  function markupOf(source: string): readonly string[] {
    const markup = tokensOf(source).filter((token) => token.kind !== "text");
    return markup.map(({ from, to }) => source.slice(from, to)).sort();
  }
});

test("a tag that ends an open formula stays before what follows it", () => {
  const source = "<math><b>Hello</b><script>if (a<b) { '</b>' }</script>Hello";
  const lists = { splittingTags: [], nonSplittingTags: [], ignoreTags: [] };
  const read = readMarkup(source, { kind: "html", version: "v1", outlineDetection: false, ...lists });
  const moved = read.write(read.segments.map(reverseWords));
  expect(markupTree(moved, "html")).toBe(markupTree(source, "html"));
});

test.each(["\uFEFF", "\u1680"])("a space that XML takes for the beginning of a name makes no tag: %j", (space) => {
  const lists = { splittingTags: [], nonSplittingTags: [], ignoreTags: [] };
  const settings: MarkupSettings = { kind: "xml", version: "v1", outlineDetection: false, ...lists };
  const read = readMarkup(`<!-->&foo;<${space}Hello`, settings);
  const moved = read.write(read.segments.map(reverseWords));
  expect(readXmlTokens(moved).filter(({ kind }) => kind !== "text")).toEqual([]);
});

function countOf(text: string, slice: string): number {
  return text.split(slice).length - 1;
}
