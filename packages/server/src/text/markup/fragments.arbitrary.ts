import fc from "fast-check";

/** A piece of a document, and what of it is ignored: slices that come back as they are. */
export interface Fragment {
  readonly source: string;
  readonly untouched: readonly string[];
}

/** The element that settings have to ignore in fragments of XML. */
export const ignoredXmlTag = "ig";

/** A word that stands in ignored content only, and that nobody would translate anything into. */
export const ignoredWord = "Xyzzyq";

/**
 * Well-nested pieces of a document with whatever may stand in one: blocks and inline elements in each other, void
 * elements, attributes, comments, instructions, CDATA sections, references, ignored content and white space of all kinds.
 * In HTML browsers find the same elements in them as are written.
 */
export function arbitraryFragment(kind: "html" | "xml"): fc.Arbitrary<Fragment> {
  const { inline, block } = kind === "html" ? htmlNodes() : xmlNodes();
  return fc.array(fc.oneof({ weight: 2, arbitrary: inline }, block), { maxLength: 6 }).map(joined);
}

/** Pieces in any order: tags without partners, open quotes, half references, whatever a parser may stumble over. */
export function arbitraryMess(kind: "html" | "xml"): fc.Arbitrary<string> {
  const pieces = [...oddPieces, ...(kind === "html" ? oddHtml : oddXml)];
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 3, arbitrary: words },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 6 }) },
    { weight: 1, arbitrary: arbitraryFragment(kind).map(({ source }) => source) },
  );
  return fc.array(piece, { maxLength: 16 }).map((found) => found.join(""));
}

type Nodes = Readonly<Record<"inline" | "block", fc.Arbitrary<Fragment>>>;

function htmlNodes(): Nodes {
  return fc.letrec<Record<"inline" | "block" | "element" | "ignored", Fragment>>((tie) => ({
    inline: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      { weight: 8, arbitrary: text(htmlWords) },
      { weight: 4, arbitrary: spaces },
      { weight: 1, arbitrary: comments },
      { weight: 2, arbitrary: fc.constantFrom(...htmlPlaces).map(plain) },
      { weight: 6, arbitrary: tie("element") },
      { weight: 2, arbitrary: tie("ignored") },
    ),
    element: element(fc.constantFrom("b", "EM", "i", "span", "code", "u"), htmlAttributes, tie("inline")),
    ignored: fc.oneof(
      element(
        fc.constantFrom("span", "Code"),
        fc.constantFrom(...ignoringAttributes),
        tie("inline"),
        fc.constant(plain(ignoredWord)),
      ).map(untouched),
      fc.constantFrom(...htmlUnread).map((source) => untouched(plain(source))),
    ),
    block: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      element(fc.constantFrom("p", "h1", "LI", "pre"), htmlAttributes, tie("inline")),
      element(fc.constantFrom("div", "section", "ul"), htmlAttributes, tie("inline"), tie("block")),
      element(
        fc.constantFrom("b", "span"),
        htmlAttributes,
        tie("inline"),
        fc.constant(plain("<div>inside a block</div>")),
      ),
      element(fc.constant("div"), fc.constantFrom(...ignoringAttributes), tie("inline"), tie("block")).map(untouched),
      element(fc.constant("td"), htmlAttributes, tie("inline")).map(
        wrapped("<table><tbody><tr>", "</tr></tbody></table>"),
      ),
    ),
  }));
}

function xmlNodes(): Nodes {
  return fc.letrec<Record<"inline" | "block" | "element" | "ignored", Fragment>>((tie) => ({
    inline: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      { weight: 8, arbitrary: text(xmlWords) },
      { weight: 4, arbitrary: spaces },
      { weight: 1, arbitrary: comments },
      { weight: 2, arbitrary: fc.constantFrom(...xmlPlaces).map(plain) },
      { weight: 1, arbitrary: text(cdataWords).map(wrapped("<![CDATA[", "]]>")) },
      { weight: 6, arbitrary: tie("element") },
      { weight: 2, arbitrary: tie("ignored") },
    ),
    element: element(fc.constantFrom("b", "B", "x:ref", "mañana", "a.b-c"), xmlAttributes, tie("inline")),
    ignored: element(fc.constant(ignoredXmlTag), xmlAttributes, tie("inline"), fc.constant(plain(ignoredWord))).map(
      untouched,
    ),
    block: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      element(fc.constantFrom("par", "title"), xmlAttributes, tie("inline")),
      element(fc.constantFrom("doc", "section"), xmlAttributes, spaces, tie("block")),
    ),
  }));
}

/** Some words and white space between them, so that most content has text. */
function text(word: fc.Arbitrary<string>): fc.Arbitrary<Fragment> {
  return fc.array(word, { minLength: 1, maxLength: 4 }).map((found) => plain(found.join(" ")));
}

function element(
  name: fc.Arbitrary<string>,
  attributes: fc.Arbitrary<string>,
  ...children: readonly fc.Arbitrary<Fragment>[]
): fc.Arbitrary<Fragment> {
  const content = fc.array(fc.oneof(...children), { maxLength: 5 }).map(joined);
  return fc
    .tuple(name, attributes, content, fc.constantFrom("", " ", "\n"))
    .map(([tag, written, inside, space]) => wrapped(`<${tag}${written}${space}>`, `</${tag}${space}>`)(inside));
}

function wrapped(start: string, end: string): (inside: Fragment) => Fragment {
  return ({ source, untouched: inner }) => ({ source: start + source + end, untouched: inner });
}

function joined(fragments: readonly Fragment[]): Fragment {
  return {
    source: fragments.map(({ source }) => source).join(""),
    untouched: fragments.flatMap((fragment) => fragment.untouched),
  };
}

function plain(source: string): Fragment {
  return { source, untouched: [] };
}

function untouched({ source }: Fragment): Fragment {
  return { source, untouched: [source] };
}

const commonWords = [
  "Hello",
  "world",
  "a",
  "2.5",
  "größer",
  "mañana",
  "日本語",
  "👩‍👩‍👧",
  "it's",
  '"quoted"',
  "—",
  "{name}",
  "%s",
];
const words = fc.constantFrom(...commonWords);
const htmlWords = fc.constantFrom(
  ...commonWords,
  "caf&eacute;",
  "a&nbsp;b",
  "R&D",
  "&lt;b&gt;",
  "x&amp;y",
  "5>3",
  "I<3",
  "&copy;",
);
const xmlWords = fc.constantFrom(
  ...commonWords,
  "caf&#233;",
  "a&#xA0;b",
  "&lt;b&gt;",
  "x&amp;y",
  "5>3",
  "&quot;so&quot;",
);
const cdataWords = fc.constantFrom(...commonWords, "<b>", "&amp;", "x<y&z", "]]");
const spaces = fc.constantFrom(" ", "\n", "\n    ", "\t", "  ", "\r\n").map(plain);
const comments = fc.constantFrom("<!-- a > b -->", "<!---->", "<!--<b>-->").map(plain);

const htmlPlaces = [
  "<br>",
  "<br/>",
  "<BR class=x>",
  '<img src="a>b.png" alt="words">',
  "<wbr>",
  "<input disabled>",
  "<br>\n<br>",
];
const htmlUnread = [
  "<script>if (a<b) { '</b>' }</script>",
  "<style>b > i {}</style>",
  "<svg><title>x</title><path/></svg>",
];
const ignoringAttributes = [' translate="no"', " translate=NO", ' class="a notranslate\tb"', " class=notranslate"];
const htmlAttributes = fc.constantFrom(
  "",
  "",
  ' class="a b"',
  " title='x > y'",
  ' data-x="&quot;&amp;&lt;"',
  " hidden",
  "\n  id=a7",
);
const xmlPlaces = ['<ph id="1"/>', "<x:ph\n/>", "<?php echo 1 > 0 ?>", "<ig/>"];
const xmlAttributes = fc.constantFrom("", "", ' id="1"', " a='x > y \"z\"'", ' x:b="&lt;&#10;"\n c=""');

const oddPieces = [
  ..."< > & \" ' = / </ <! <? ]]> -- --> [ ] ; &# &#x &#0; &#xD800; &foo; &amp &ampere &lt".split(" "),
  ..."</> <b> </b> <i> </i> <b/> </b/> <p> </p> <B x='> <a href= <!-- <!--> <!DOCTYPE <![CDATA[ <?x <b".split(" "),
  ...[" ", "\n", "\r\n", "\t", "\f", "\0", "\uFEFF", "\u00A0", "\u2028", "\uD800", "a < b", "if a <b and c", "text"],
];
const oddHtml = [
  ..."<br> </br> <li> <td> <table> <script> </script> <style> <title> </title> <textarea> <svg> </svg> <math>".split(
    " ",
  ),
  ..."<plaintext> <template> <select> <option> <button> </button> <div/> <mtext> <foreignObject> <pre>".split(" "),
  ...["<span translate=no>", "<b class=notranslate>", "<i translate>", "</span>", "<p translate=yes>"],
];
const oddXml = [
  "<ig>",
  "</ig>",
  "<ig/>",
  "<B>",
  "<0>",
  "<a:b c='&lt;'>",
  "<!DOCTYPE a [<!ENTITY b '>'>]>",
  "<?xml version='1.0'?>",
];
