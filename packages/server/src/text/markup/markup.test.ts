import type { Span } from "@dragoman/engines";
import { describe, expect, test } from "vitest";
import { drawSegment } from "./drawn-segment.ts";
import { type MarkupSettings, type MarkupText, type MarkupTranslation, readMarkup } from "./markup.ts";
import { reverseWords } from "./moved-words.ts";

type Options = Partial<Omit<MarkupSettings, "kind">>;

const defaults = {
  version: "v1",
  outlineDetection: true,
  splittingTags: [],
  nonSplittingTags: [],
  ignoreTags: [],
} as const;
const html = (source: string, options: Options = {}) => readMarkup(source, { ...defaults, ...options, kind: "html" });
const xml = (source: string, options: Options = {}) => readMarkup(source, { ...defaults, ...options, kind: "xml" });
const drawn = (read: MarkupText) => read.segments.map(drawSegment);
const moved = (read: MarkupText) => read.write(read.segments.map(reverseWords));
const only = (text: string, ...spans: readonly (readonly [number, number])[]): readonly MarkupTranslation[] => [
  { text, spans: spans.map(([start, end]) => ({ start, end })), kept: [] },
];

describe("what splits HTML", () => {
  test.each([
    ["blocks", "<h1>One</h1><p>Two <b>three</b>.</p>four<div>five</div>", ["One", "Two [three].", "four", "five"]],
    ["list items and cells without end tags", "<ul><li>One<li>Two</ul><table><tr><td>3<td>4", ["One", "Two", "3", "4"]],
    ["choices", "<select><option>One<option>Two</select>", ["One", "Two"]],
    ["a title, whose markup is text", "<title>A <b> &amp; c</title>", ["A <b> & c"]],
    [
      "one line break never",
      "One<br>two<br/>three",
      ["One\n|two\n|three"].map((text) => text.replaceAll("\n|", "|\n")),
    ],
    ["two line breaks in a row", "One<br>\n<br>two", ["One", "two"]],
    ["an inline element around a block", "<a href=x>One <div>two</div></a>", ["One", "two"]],
    [
      "buttons by themselves, and not in a sentence",
      "<button>Save</button><button>Cancel</button>",
      ["Save", "Cancel"],
    ],
    [
      "links in a sentence never",
      "<p>By <span><a>Ann Lee</a> <a>Bob Ray</a></span> in May</p>",
      ["By [[Ann Lee] [Bob Ray]] in May"],
    ],
    ["links in a row", "<nav><a href=x>Save</a> <a href=y>Cancel</a></nav>", ["Save", "Cancel"]],
    ["links beside text or other elements never", "<p><b>See</b> <a>one</a> <a>two</a></p>", ["[See] [one] [two]"]],
    ["buttons in a sentence never", "<p>Press <button>Save</button> now</p>", ["Press [Save] now"]],
    ["elements that browsers do not know never", "One <x-y>two</x-y> three", ["One [two] three"]],
    ["a space that does not break", "<td>&nbsp;</td><td>One&nbsp;two&nbsp;</td>", ["One\u00A0two"]],
    ["text without words is none", "<p>—</p><p>*</p><p>1</p>", ["1"]],
  ])("%s", (_, source, expected) => {
    expect(drawn(html(source))).toEqual(expected);
  });

  test("tags that are named, in any case", () => {
    expect(drawn(html("One <b>two</b>", { splittingTags: ["B"] }))).toEqual(["One", "two"]);
    expect(drawn(html("<p>One</p><p>two</p>", { nonSplittingTags: ["p"] }))).toEqual(["[One][two]"]);
  });
});

test.each(["<1>One</1> two", "one<>two</>", "1 </ 2", "one <= two"])(
  "what only looks like a tag stays as it is in XML: %s",
  (source) => {
    const read = xml(`<a>${source}</a>`);
    const untouched = read.segments.map(({ text, spans, kept }) => ({ text, spans, kept }));
    expect(read.write(untouched)).toBe(`<a>${source}</a>`);
    expect(drawn(xml(read.write(untouched)))).toEqual(drawn(read));
  },
);

describe("what HTML does not translate", () => {
  test.each([
    [
      "scripts, styles, forms and drawings",
      "<style>a{}</style><textarea>b</textarea><svg><text>c</text></svg><template>d</template>",
      [],
    ],
    ["blocks with translate=no", "<div translate=no><p>One</p></div><p>two</p>", ["two"]],
    ["what is inside of it, unless it is turned on again", "<div translate=no>1 <p translate>two</p></div>", ["two"]],
    ["the class notranslate and no other", '<p class="a notranslate">1</p><p class="notranslated">two</p>', ["two"]],
    [
      "inline elements, whose words are seen and kept",
      "Call <b translate=no>Acme <i>Ltd</i></b> now",
      ["Call {Acme Ltd} now"],
    ],
    ["parts of an element", "<b translate=no>No, <i translate=yes>yes</i></b> and", ["[{No,} [yes]] and"]],
    ["a drawing inside of a sentence, whatever is in it", "One<svg><title>a</title><path></svg> two", ["One| two"]],
    ["ignored elements without words: places", "One<b translate=no><img></b> two", ["One| two"]],
    ["ignored tags that are named", "Press <kbd>Esc</kbd>", ["Press {Esc}"]],
  ])("%s", (_, source, expected) => {
    const read = html(source, { ignoreTags: ["KBD"] });
    expect(drawn(read)).toEqual(expected);
    expect(read.write(read.segments)).toBe(source);
  });

  test("attributes", () => {
    const source = '<img alt="One" title="two"> three <input placeholder=four value="5">';
    expect(moved(html(source))).toBe(source);
  });

  test("kept words come back with their markup, wherever they go", () => {
    const source = 'See <a href="x"><code class="notranslate">a  &lt; b</code> here</a> now';
    const read = html(source);
    expect(drawn(read)).toEqual(["See [{a < b} here] now"]);
    expect(moved(read)).toBe('now <a href="x">here <code class="notranslate">a  &lt; b</code></a> See');
  });
});

describe("white space", () => {
  test.each([
    ["around tags stays on its side", "One <b>two</b> three", "three <b>two</b> One"],
    ["in tags stays in them", "One<b> two </b>three", "three<b> two </b>One"],
    ["on both sides of a tag stays on both", "One <b> two</b> three", "three <b> two</b> One"],
    ["around a segment stays where it is", "<p>\n  One two\n</p>\n", "<p>\n  two One\n</p>\n"],
    ["around a line break is the line break's", "One <br>\n two", "two <br>\n One"],
    ["with line breaks is one space in HTML", "One\n   two", "two One"],
    ["is not made where there was none", "One<!-- x --> two", "two<!-- x --> One"],
    ["beside a place", "One <img> two", "two <img> One"],
  ])("%s", (_, source, expected) => {
    expect(moved(html(source))).toBe(expected);
  });

  test("is one space to the reader, or what `pre` shows", () => {
    expect(drawn(html("One \n <b> two</b>\t<i>three</i>"))).toEqual(["One [two] [three]"]);
    expect(drawn(html("<pre>One\n  two</pre>"))).toEqual(["One\n  two"]);
    expect(drawn(xml("<a>One\n  two</a>"))).toEqual(["One\n  two"]);
  });

  test("stands between two words that a thing keeps apart", () => {
    expect(drawn(html("Name<input>Mail and super<wbr>cali"))).toEqual(["Name| Mail and super|cali"]);
    expect(html("Name<input>Mail").write(only("Mail Name", [4, 4]))).toBe("Mail<input>Name");
  });

  test.each([
    ["of two elements beside each other", "<span>Red house</span><span>Blue car</span>", "[Red house] [Blue car]"],
    ["of a note's mark behind a word", "The dog<sup><a href=x>1</a></sup> is black", "The dog [[1]] is black"],
    ["and behind a sentence", "It is black.<sup>1</sup> The cat", "It is black. [1] The cat"],
    ["of a sentence behind another", "<b>Note.</b>Read this", "[Note.] Read this"],
    ["never within a word", "cat<b>s</b>, H<sub>2</sub>O, <b>S</b><i>ave</i>, 1<sup>st</sup>, v1.<b>2</b>", undefined],
    [
      "nor where a word may go on",
      "inter<i></i>national <b>Drag</b><i>oman</i> <b>カ</b><i>ート</i>, 5 km<sup>2</sup>",
      undefined,
    ],
    [
      "nor by what is no element around words",
      "java.util.<wbr>List, u.&Auml;. Rede.<!-- x -->Neu.<a id=x></a>Next",
      undefined,
    ],
  ])("is put between words that tags alone keep apart: %s", (_, source, expected) => {
    const glued = source
      .replaceAll(/<(?:wbr|!--.*?--|i><\/i|a id=x><\/a)>/g, "|")
      .replaceAll(/<\/[^>]*>/g, "]")
      .replaceAll(/<[^>]*>/g, "[")
      .replaceAll("&Auml;", "Ä");
    const read = html(source);
    expect(drawn(read)).toEqual([expected ?? glued]);
    expect(read.write(read.segments)).toBe(source);
    // The space goes again, though the words are others.
    const shouted = read.segments.map((segment) => ({ ...segment, text: segment.text.toUpperCase() }));
    expect(read.write(shouted).toLowerCase()).toBe(source.toLowerCase());
  });

  test.each([
    [
      "See <b>Terms</b><i>Privacy</i>",
      "Siehe Terms und Privacy",
      [6, 11],
      [16, 23],
      "Siehe <b>Terms</b> und <i>Privacy</i>",
    ],
    ["<b>Red</b><i>Car</i> shines", "voiture rouge brille", [8, 13], [0, 7], "<i>voiture</i> <b>rouge</b> brille"],
    ["<b>Note.</b>Read this", "Lies die Notiz hier", [9, 14], undefined, "Lies die <b>Notiz</b> hier"],
    ["The dog<sup>1</sup> barks", "Es bellt der Hund 1", [18, 19], undefined, "Es bellt der Hund<sup>1</sup>"],
    ["A <b>dog</b><sup>1</sup> barks", "Hund bellt 1 laut", [0, 4], [11, 12], "<b>Hund</b> bellt<sup>1</sup> laut"],
  ] as const)("and stays where others stand between: %s", (source, text, first, second, expected) => {
    expect(html(source).write(only(text, first, ...(second === undefined ? [] : [second])))).toBe(expected);
  });

  test("of a place does not go to the ends of a translation with it", () => {
    const read = xml("<a>user <x/> account</a>");
    expect(read.write(only("UA", [0, 0]))).toBe("<a><x/> UA</a>");
    expect(read.write(only("UA", [2, 2]))).toBe("<a>UA <x/></a>");
  });

  test("of a translation into a language without spaces is not missed", () => {
    expect(html("Hello<br>world").write(only("世界", [1, 1]))).toBe("世<br>界");
  });
});

describe("how a translation is written", () => {
  test.each([
    ["references as the source has them", "a&nbsp;b &eacute;", "x\u00A0y é ü", "x&nbsp;y &eacute; ü"],
    ["plain characters as the source has them", "a\u00A0b &nbsp; R&D", "x\u00A0y S&D", "x\u00A0y S&D"],
    ["tags of a translation as text", "One", "<script>x</script>", "&lt;script&gt;x&lt;/script&gt;"],
    ["what would be a reference as text", "R&D", "&lt; &amp S&D", "&amp;lt; &amp;amp S&D"],
    ["signs that are text in the source", "a < b > c", "x < y > z <b", "x < y > z &lt;b"],
    ["no letters as references", "&#72;ello", "HHH", "HHH"],
  ])("%s", (_, source, text, expected) => {
    expect(html(source).write(only(text))).toBe(expected);
  });

  test.each([
    ["spans that changed places", only("z y x", [4, 5], [0, 1]), "<i>z</i> y <b>x</b>"],
    ["a span that grew", only("x y z", [0, 3], [4, 5]), "<b>x y</b> <i>z</i>"],
    ["a span that is empty now", only("x z", [0, 0], [2, 3]), "<b></b>x <i>z</i>"],
    ["spans that cross", only("x y z", [0, 4], [2, 5]), "<b>x y </b><i>z</i>"],
    ["spans outside of the text", only("x", [-5, 99], [70, 3]), "<b>x</b><i></i>"],
  ])("%s", (_, translations, expected) => {
    expect(html("<b>a</b> b <i>c</i>").write(translations)).toBe(expected);
  });

  test("a place keeps its side of what it stands beside", () => {
    const read = html("One<br><b>two</b><!-- 1 --><!-- 2 --> three");
    expect(drawn(read)).toEqual(["One|\n[two]|| three"]);
    expect(read.write(only("Eins\nzwei drei", [4, 4], [5, 9], [9, 9], [9, 9]))).toBe(
      "Eins<br><b>zwei</b><!-- 1 --><!-- 2 --> drei",
    );
  });

  test("a place stays in its element", () => {
    const read = html("One <b>two<br>three</b> four");
    expect(read.write(only("4 2 3 1", [2, 5], [0, 0]))).toBe("4<b><br>2 3</b> 1");
  });

  test("line breaks stand where lines end, wherever an engine puts them", () => {
    const lines = html("Name<br>City<br class=x>Country");
    expect(lines.write(only("Land\nder\nStadt", [0, 0], [14, 14]))).toBe("Land<br>der<br class=x>Stadt");
    expect(lines.write(only("Land der\nStadt", [0, 0], [14, 14]))).toBe("<br>Land der\nStadt<br class=x>");
    const inside = html("<b>one<br>two</b> three");
    expect(inside.write(only("drei\neins zwei", [5, 14], [9, 9]))).toBe("drei\n<b>eins<br>zwei</b>");
    const outside = html("One<br>two <b>three</b> four");
    expect(outside.write(only("Eins drei\nzwei vier", [9, 9], [5, 14]))).toBe("Eins <b>drei\nzwei</b><br>vier");
  });

  test("an element stays within the one around it, wherever its place is; an empty one also at its end", () => {
    const source = "<i>one <b>two</b></i> <u>three<wbr></u>";
    const read = html(source);
    expect(read.segments.map(({ spans }) => spans)).toEqual([
      [
        { start: 0, end: 7 },
        { start: 4, end: 7 },
        { start: 8, end: 13 },
        { start: 13, end: 13 },
      ],
    ]);
    const anywhere = (b: readonly [number, number], wbr: number) =>
      read.write(only("EINS ZWEI DREI", [0, 4], b, [5, 9], [wbr, wbr]));
    const inner = (b: string, wbr: string) => `<i>${b}</i> <u>${wbr}</u> DREI`;
    expect(anywhere([0, 4], 5)).toBe(inner("<b>EINS</b>", "<wbr>ZWEI"));
    expect(anywhere([10, 14], 9)).toBe(inner("EINS<b></b>", "ZWEI<wbr>"));
    expect(anywhere([4, 9], 14)).toBe(inner("EINS<b></b>", "ZWEI<wbr>"));
    expect(anywhere([2, 14], 0)).toBe(inner("EI<b>NS</b>", "<wbr>ZWEI"));
  });

  test("what is kept comes back once, also where its element went elsewhere", () => {
    const read = html("<b>one <i translate=no>Two</i></b> three");
    const written = (text: string, b: Span, kept: Span) => read.write([{ text, spans: [b], kept: [kept] }]);
    const slice = "<i translate=no>Two</i>";
    expect(written("DREI Two EINS", { start: 9, end: 13 }, { start: 5, end: 8 })).toBe(`DREI <b>${slice}EINS</b>`);
    expect(written("EINS Two DREI", { start: 0, end: 4 }, { start: 5, end: 8 })).toBe(`<b>EINS${slice}</b> DREI`);
    expect(written("EINS Two DREI", { start: 0, end: 6 }, { start: 5, end: 8 })).toBe(`<b>EINS ${slice}</b> DREI`);
    const apart = html("<b>one</b> <i translate=no>Two</i>");
    const around = { text: "EINS Two", spans: [{ start: 0, end: 8 }], kept: [{ start: 5, end: 8 }] };
    expect(apart.write([around])).toBe(`<b>EINS </b>${slice}`);
  });

  test("needs a translation for each segment and a position for each span", () => {
    const read = html("One <b>two</b>");
    expect(() => read.write([])).toThrow(RangeError);
    expect(() => read.write(only("One two"))).toThrow(RangeError);
  });
});

describe("broken HTML", () => {
  test.each([
    ["tags without partners", "<p>One <b>two</p><p>three</i> four</p>", ["One |two", "three| four"]],
    ["tags that cross", "<b>One <i>two</b> three</i> x", ["[One |two] three| x"]],
    ["the end of a block's content ends what is open in it", "<div><span>One</div> two</span>", ["One", "two|"]],
    ["ignored content without an end stays in its place", "<p>One <b translate=no>two</p><p>three", ["One", "three"]],
    ["a drawing without an end ends before a paragraph", "<svg><g>One<p>Two</p>", ["Two"]],
    ["a tag without an end", 'One two <b class="', ["One two"]],
    ["an end tag without a name", "One </> two", ["One| two"]],
  ])("%s", (_, source, expected) => {
    const read = html(source);
    expect(drawn(read).map((text) => text.replace(/\|$/, ""))).toEqual(expected.map((text) => text.replace(/\|$/, "")));
    expect(read.write(read.segments)).toBe(source);
  });
});

describe("the structure of XML", () => {
  test.each([
    [
      "an element beside text is inline, others are structure",
      "<doc><t>One</t><p>two <b>three</b></p></doc>",
      ["One", "two [three]"],
    ],
    [
      "what is inline once is inline everywhere",
      "<doc><p><b>One</b> <i>two</i></p><p>a <b>b</b> <i>c</i></p></doc>",
      ["[One] [two]", "a [b] [c]"],
    ],
    ["an inline element around structure splits too", "<p>One <list><item>two</item></list></p>", ["One", "two"]],
    ["a fragment of text and elements", "One <b>two</b> three", ["One [two] three"]],
    ["several roots", "<a>One</a><b>two</b>", ["One", "two"]],
    ["names differ by case", "<doc><p>One <b>two</b></p><B>three</B></doc>", ["One [two]", "three"]],
    [
      "CDATA sections are text",
      "<t><![CDATA[a <b> & c]]></t><t>One <![CDATA[<two>]]></t>",
      ["a <b> & c", "One [<two>]"],
    ],
    ["places", '<p>One <ph id="1"/>, <?x y?> two<!-- c --></p>', ["One |,| two"]],
  ])("%s", (_, source, expected) => {
    for (const version of ["v1", "v2"] as const) {
      const read = xml(source, { version });
      expect(drawn(read)).toEqual(expected);
      expect(read.write(read.segments)).toBe(source);
    }
  });

  test("is what the request says", () => {
    const source = "<doc><title>One</title><par>two <b>three</b></par></doc>";
    expect(drawn(xml(source, { outlineDetection: false }))).toEqual(["[One][two [three]]"]);
    expect(drawn(xml(source, { outlineDetection: false, splittingTags: ["par"] }))).toEqual(["One", "two [three]"]);
    expect(drawn(xml(source, { splittingTags: ["b"] }))).toEqual(["One", "two", "three"]);
    expect(drawn(xml(source, { nonSplittingTags: ["title"] }))).toEqual(["One", "two [three]"]);
    expect(drawn(xml(source, { ignoreTags: ["title", "B"] }))).toEqual(["two [three]"]);
    expect(drawn(xml(source, { ignoreTags: ["b"] }))).toEqual(["One", "two {three}"]);
  });
});

describe("what XML holds", () => {
  test("references of XML's own and of the document", () => {
    const source = '<!DOCTYPE a [<!ENTITY co "<b>x</b>">]><a>&co; sells &lt;x&gt; &#169; &amp;</a>';
    const read = xml(source, { version: "v2" });
    expect(drawn(read)).toEqual(["{&co;} sells <x> © &"]);
    expect(moved(read)).toBe('<!DOCTYPE a [<!ENTITY co "<b>x</b>">]><a>&amp; &#169; &lt;x&gt; sells &co;</a>');
  });

  test("HTML's references, where the document is read as well as it can be", () => {
    expect(drawn(xml("caf&eacute; & so", { version: "v1" }))).toEqual(["café & so"]);
    expect(xml("caf&eacute; & so").write(only("né & é"))).toBe("n&eacute; & &eacute;");
  });

  test("a translation that would end a CDATA section or is no XML", () => {
    expect(xml("<![CDATA[One]]>").write(only("a]]>b"))).toBe("<![CDATA[a]]]]><![CDATA[>b]]>");
    expect(xml("<a>One</a>").write(only("a\u0000\uD800]]>b"))).toBe("<a>a\uFFFD]]&gt;b</a>");
  });

  test.each([
    ["<a>R&D < 5, a <b and c</a>", ["R&D < 5, a <b and c"]],
    ["<a>One <b>two</a> three", ["[One |two] three"]],
    ["One </c> two", ["One| two"]],
    ["One <!-- two", ["One <!-- two"]],
    ["&#0; &#xD800; One", ["{&#0;} {&#xD800;} One"]],
  ])("what v1 takes for text: %s", (source, expected) => {
    const read = xml(source);
    expect(drawn(read)).toEqual(expected);
    expect(read.write(read.segments)).toBe(source);
  });
});

describe("strict XML", () => {
  test.each([
    ["<a>One</b>", 1, "an end tag"],
    ["<a>\n<b>One</a></b>", 2, "does not close the element that was opened last"],
    ["<a>One", 1, "not closed"],
    ["R&D x", 1, "'&' begins no entity"],
    ["a < b", 1, "'<' begins no tag"],
    ["<a>&nbsp;</a>", 1, "not declared"],
    ["<a>&constructor;</a>", 1, "not declared"],
    ["<a b=c>x</a>", 1, "quotes"],
    ["<a b='1' b='2'>x</a>", 1, "two attributes"],
    ["<a>\u0001</a>", 1, "does not allow"],
    ["\uD800</a>", 1, "does not allow"],
    ["<a>x\r\n&y</a>", 2, "Line 2, column 1: '&' begins no entity"],
    ["<a>x</a><?xml version='1.0'?>", 1, "declaration"],
    ["<!DOCTYPE a><a>x</a><b/>", 1, "more than one root"],
    ["<!-- a -- b -->x", 1, "comment"],
    ["<!DOCTYPE<a/><a/>", 1, "has no name"],
    ["<a/>\n<!DOCTYPE a><a/>", 2, "document type"],
    ["<!DOCTYPE a SYSTEM><a/>", 1, "document type"],
    ["<!DOCTYPE a PUBLIC 'x'><a/>", 1, "document type"],
    ["<!DOCTYPE a [<!FOO a>]><a/>", 1, "document type"],
    ["<!DOCTYPE a [ foo ]><a/>", 1, "document type"],
    ["<!DOCTYPE a [<!ELEMENT a>]><a/>", 1, "document type"],
  ])("%s", (source, line, reason) => {
    const read = () => xml(source, { version: "v2" });
    expect(read).toThrow(expect.objectContaining({ name: "MarkupError", fault: expect.objectContaining({ line }) }));
    expect(read).toThrow(/^Tag handling parsing failed, please check input\. Line \d+, column \d+: /);
    expect(read).toThrow(reason);
  });

  test("says nothing of the document", () => {
    expect(() => xml("<secret>x</secrets>", { version: "v2" })).toThrow(/^(?!.*secret)/);
    expect(() => xml("<a secret='' secret=''>x</a>", { version: "v2" })).toThrow(/^(?!.*secret)/);
  });

  test.each([
    "<?xml version='1.0' encoding='UTF-8'?>\n<a>One</a>",
    "\uFEFF<?xml version='1.0'?><a>One</a>",
    "<!DOCTYPE a SYSTEM 'x.dtd'><a>&any; One</a>",
    "<!DOCTYPE a PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'http://x'><a>One</a>",
    "<!DOCTYPE a [<!ELEMENT a (#PCDATA|b)*><!ATTLIST a x CDATA #IMPLIED>%pe;]><a>One</a>",
    "<!DOCTYPE a [<!ENTITY % p SYSTEM 'y'><!NOTATION n SYSTEM 'z'>]><a>One</a>",
    "<!DOCTYPE a [<!ENTITY b ']>'><!-- ]> --><?x ]>?>]><a c='>'>&b; One</a>",
  ])("takes %j", (source) => {
    const read = xml(source, { version: "v2" });
    expect(read.segments).toHaveLength(1);
    expect(read.write(read.segments)).toBe(source);
  });
});

describe("what is detected and billed", () => {
  test("the text without tags, entities and what is kept", () => {
    const read = html("<p>Caf&eacute; <b translate=no>Acme</b> 👍</p><p>two</p><script>x</script>");
    expect(read.plain).toBe("Café  👍\ntwo");
    expect(read.characters).toBe("Café  ".length + 1 + "two".length);
  });
});
