import { parseLanguageTag, protectedRanges, type Span } from "@dragoman/engines";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { termFinder } from "../glossaries/term-finder.ts";
import { createTermMatcher } from "../glossaries/term-matcher.ts";
import { drawSegment } from "./markup/drawn-segment.ts";
import type { Segment } from "./passage.ts";
import { readPassages } from "./read.ts";
import { sampleRequest } from "./sample-request.ts";
import { createSegmentation } from "./segment.ts";
import { findTerms } from "./terms.ts";

const cut = createSegmentation();
const markup = {
  kind: "html",
  version: "v1",
  outlineDetection: true,
  splittingTags: [],
  nonSplittingTags: [],
  ignoreTags: [],
} as const;

async function segmentsOf(text: string, terms: readonly string[], kind: "html" | "text"): Promise<readonly Segment[]> {
  const source = parseLanguageTag("en");
  if (source === undefined) throw new Error("No language.");
  const request = sampleRequest("de", {
    source,
    markup: kind === "html" ? markup : undefined,
    terms: termFinder(createTermMatcher([terms.map((term) => [term, "X"])], source)),
  });
  return findTerms(cut(await readPassages([text], request), request), request);
}

/** `[]` around what spans enclose, `{}` around terms, `|` for places. */
async function drawn(text: string, terms: readonly string[], kind: "html" | "text" = "html"): Promise<string> {
  const draw = ({ text: { text: words, spans = [], terms: found = [] } }: Segment) =>
    drawSegment({ text: words, spans, kept: found });
  return (await segmentsOf(text, terms, kind)).map(draw).join(" / ");
}

describe("an element holds all of a term or nothing", () => {
  test.each([
    ["a <b>shopping cart</b>", "a [{shopping cart}]"],
    ["a shop<b>ping</b> cart", "a [{shopping cart}]"],
    ["a shop<b>ping <i>ca</i>rt</b> now", "a [[{shopping cart}]] now"],
    ["<b>a shop</b>ping cart", "[a {shopping cart}]"],
    ["<i>shopping</i> <b>cart</b>", "[{shopping cart}]|"],
    ["sh<i>opping</i> <b>cart</b>", "[{shopping cart}]|"],
    ["shop<b>ping cart is</b> here", "[{shopping cart} is] here"],
    ["<i>my shop</i>ping <b>cart is</b>", "[my {shopping cart}][ is]"],
    ["shop<wbr>ping cart", "|{shopping cart}"],
    ["<b>shop<!-- here -->ping</b> cart", "|[{shopping cart}]"],
    ["<i>shop</i>ping<wbr> <b>cart</b>", "|[{shopping cart}]|"],
    ["<i>shop</i>ping <b>ca</b>r<wbr>t", "[{shopping cart}]||"],
    ["shop<b>ping cart, shop</b>ping cart", "[{shopping cart}, {shopping cart}]"],
  ])("%s", async (text, expected) => {
    expect(await drawn(text, ["shopping cart"])).toBe(expected);
  });
});

describe("a term stands on nothing that must stay", () => {
  test.each([
    ["html", "<i translate=no>shopping</i> cart", "{shopping} {cart}"],
    ["html", "shopping <i translate=no>cart</i>, cart", "shopping {cart}, {cart}"],
    ["text", "{{cart}} {cart} %(cart)s $t(cart) cart", "{{cart}} {cart} %(cart)s $t(cart) {cart}"],
    ["text", "https://cart.example/cart www.cart.example cart@cart.example", ""],
    ["text", "<cart name='cart'>cart</cart>", "<cart name='cart'>{cart}</cart>"],
    ["text", "{n, plural, other {# cart}}: cart", "{n, plural, other {# cart}}: {cart}"],
    ["text", "shopping {cart} shopping cart", "shopping {cart} {shopping cart}"],
  ] as const)("%s: %s", async (kind, text, expected) => {
    expect(await drawn(text, ["cart", "shopping cart"], kind)).toBe(expected || text);
  });

  test.each([
    ["see https://old.example/help", "see {https://old.example/help}"],
    ["see https://old.example/help/more", "see https://old.example/help/more"],
    ["Hello {name}, Hello {names}", "{Hello {name}}, Hello {names}"],
  ])("but on all of what it holds itself: %s", async (text, expected) => {
    expect(await drawn(text, ["https://old.example/help", "Hello {name}"], "text")).toBe(expected);
  });
});

test("whatever a text is, its terms are apart, cut nothing that is protected, and are cut by no span", async () => {
  const piece = fc.constantFrom(
    "a",
    "b",
    " ",
    "<b>",
    "</b>",
    "<i>",
    "</i>",
    "<br>",
    "<k translate=no>",
    "</k>",
    "{",
    "}",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      for (const { text, translation } of await segmentsOf(pieces.join(""), ["a", "a b", "b a b", "ab"], "html")) {
        const { spans = [], terms = [] } = text;
        expect(translation.spans).toEqual(spans);
        expect(terms.every((term, index) => term.start >= (terms[index - 1]?.end ?? 0))).toBe(true);
        const glossary = terms.filter(({ kind }) => kind === "glossary");
        const ranges = protectedRanges(text.text).map(([start, end]) => ({ start, end }));
        for (const term of glossary)
          expect([...spans.filter(isCutBy(term)), ...ranges.filter(isCutOrAround(term))]).toEqual([]);
        expect(spans.every(({ start }, index) => start >= (spans[index - 1]?.start ?? 0))).toBe(true);
        spans.forEach((span, index) => {
          for (const later of spans.slice(index + 1)) expect(isNestedOrApart(span, later)).toBe(true);
        });
      }
    }),
    { numRuns: 1000 },
  );
});

function isCutBy(term: Span): (span: Span) => boolean {
  const isInside = (position: number) => term.start < position && position < term.end;
  return ({ start, end }) => isInside(start) || isInside(end);
}

function isCutOrAround(term: Span): (range: Span) => boolean {
  return ({ start, end }) => start < term.end && term.start < end && !(term.start <= start && end <= term.end);
}

function isNestedOrApart(one: Span, later: Span): boolean {
  return one.end <= later.start || (one.start <= later.start && later.end <= one.end);
}
