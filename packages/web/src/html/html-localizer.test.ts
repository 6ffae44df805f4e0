import { describe, expect, it } from "vitest";
import { inCapitals, knownPhrases } from "../../test/known-phrases.ts";
import { late, type Phrase } from "../phrases/phrase.ts";
import { createHtmlLocalizer } from "./html-localizer.ts";
import type { HtmlOptions } from "./html-options.ts";
import type { StartTagReader } from "./start-tag.ts";

async function localized(
  page: string,
  settings: { readonly locale?: string; readonly options?: HtmlOptions; readonly startTags?: StartTagReader } = {},
) {
  const phrases = knownPhrases(inCapitals);
  const localizer = createHtmlLocalizer({ phrases, locale: "de", sourceLanguage: "en", ...settings });
  const { body, outcome } = await localizer.whole(page);
  return { body, outcome, asked: phrases.asked.map(({ text }) => text) };
}

async function missing(page: string, locale = "de") {
  const phrases = knownPhrases(() => late);
  return createHtmlLocalizer({ phrases, locale, sourceLanguage: "en" }).whole(page);
}

describe("a sentence", () => {
  it.each<[string, string, readonly string[]]>([
    ["is whole, with its tags as numbers", '<p>Click <a href="/x">here</a>.</p>', ["Click <0>here</0>."]],
    ["is the same with tags and white space around it", "<p> <b>\n Save </b>&nbsp;</p><p>Save</p>", ["Save", "Save"]],
    ["has its references read", "<p>Terms &amp; Conditions &copy</p>", ["Terms & Conditions ©"]],
    ["has its references written beside tags", "<p>A &lt; B <b>&amp;</b></p>", ["A &lt; B <0>&amp;</0>"]],
    ["has its white space as it is shown", "<p>One\n\t two<b> three</b></p>", ["One two<0> three</0>"]],
    ["is not its icon", "<button><svg><path/></svg> Save <i class=icon></i></button>", ["Save"]],
    ["has what is not translated as one tag", "<p>Run <code>a <b>b</b></code> now</p>", ["Run <0/> now"]],
    ["goes through a comment", "<p>Hello <!-- --> world</p>", ["Hello <0/> world"]],
    [
      "ends with its block, with or without an end tag",
      "<ul><li>One<li>Two<p>Three</ul>Four",
      ["One", "Two", "Three", "Four"],
    ],
    ["is no menu", '<nav><a href="/">Home</a> | <a href="/a">About</a></nav>', ["Home", "About"]],
    ["ends where a tag has no other half", "<p>One <b>two<p>three</b> four", ["One", "two", "three", "four"]],
    ["has letters", "<p>12 – 3</p><p>&nbsp;</p>", []],
    [
      "is in a title, an option, a label",
      "<title>A</title><label>B</label><select><option>C</select>",
      ["A", "B", "C"],
    ],
    ["is in noscript, which some read", "<noscript><p>Hello</p></noscript>", ["Hello"]],
  ])("%s", async (_, page, phrases) => {
    expect((await localized(page)).asked).toEqual(phrases);
  });

  it("goes back with its own tags, and all else as it was", async () => {
    const page = `<P  Class='x'>Click <a\thref=/x>here</a > &amp; <br/> wait<!-- c --></P>`;
    expect((await localized(page)).body).toBe(
      `<P  Class='x'>CLICK <a\thref=/x>HERE</a > &amp; <br/> WAIT<!-- c --></P>`,
    );
  });

  it("is asked for together with those that end in the same piece, and goes out after what came before", async () => {
    const phrases = knownPhrases(inCapitals, ({ text }) => text !== "One" && text !== "Four");
    const out: string[] = [];
    const stream = createHtmlLocalizer({ phrases, locale: "de", sourceLanguage: "en" }).stream?.((piece) => {
      out.push(piece);
    });
    stream?.write("<p>One</p><p>Two</p><p>Th");
    expect(out.join("")).toBe("<p>ONE</p>");
    stream?.write("ree</p><p>Five</p><p>Four</p>");
    expect(out.join("")).toBe("<p>ONE</p>");
    expect(phrases.calls).toEqual([[asText("Two")], [asText("Three"), asText("Five")]]);
    expect(await stream?.end()).toEqual({ translated: 5, pending: 0, declined: 0 });
    expect(out.join("")).toBe("<p>ONE</p><p>TWO</p><p>THREE</p><p>FIVE</p><p>FOUR</p>");
  });

  it("of a stopped page goes nowhere", async () => {
    const phrases = knownPhrases(inCapitals, () => true);
    const out: string[] = [];
    const stream = createHtmlLocalizer({ phrases, locale: "de", sourceLanguage: "en" }).stream?.((piece) => {
      out.push(piece);
    });
    stream?.write("<p>One</p>");
    stream?.stop();
    stream?.write("<p>Two</p>");
    await stream?.end();
    expect(out).toEqual([]);
  });
});

function asText(text: string): Phrase {
  return { format: "text", text };
}

describe("an attribute", () => {
  it.each([
    [`<img alt='It is "x"'>`, `<img alt='IT IS "X"'>`],
    [`<img alt="A &amp; b">`, `<img alt="A &amp; B">`],
    ["<img alt=Logo>", '<img alt="LOGO">'],
    ['<p>Hi <img title=" x "></p>', '<p>HI <img title=" X "></p>'],
    ['<input type="submit" value="Go"><input value="Jane">', '<input type="submit" value="GO"><input value="Jane">'],
    ['<option label="One" value="two">', '<option label="ONE" value="two">'],
    [
      '<meta name=description content="a"><meta name=x content="b">',
      '<meta name=description content="A"><meta name=x content="b">',
    ],
    ['<meta property="og:title" content="a">', '<meta property="og:title" content="A">'],
    ['<textarea placeholder="Say">Mine</textarea>', '<textarea placeholder="SAY">Mine</textarea>'],
    ['<b aria-label="Close" data-x="y">×</b>', '<b aria-label="CLOSE" data-x="y">×</b>'],
    ['<div translate=no title="x"><p title="y">z</p></div>', '<div translate=no title="x"><p title="y">z</p></div>'],
    ['<input type=hidden title="x">', '<input type=hidden title="x">'],
  ])("%s", async (page, expected) => {
    expect((await localized(page)).body).toBe(expected);
  });

  it("of another name is read where an option says so", async () => {
    const { body } = await localized('<p data-tip="a" data-other="b">c</p>', { options: { attributes: ["data-Tip"] } });
    expect(body).toBe('<p data-tip="A" data-other="b">C</p>');
  });
});

describe("what stays", () => {
  it.each([
    "<script nonce=a>var a = '<p>b</p>';</script>",
    "<style>a::before { content: 'b' }</style>",
    "<pre>a <b>b</b></pre>",
    "<code>a</code>",
    "<svg><text>a</text></svg>",
    "<iframe>a</iframe>",
    "<template><p>a</p></template>",
    "<div contenteditable><p>a</p></div>",
    '<div class="x notranslate y"><p>a</p></div>',
    '<p lang="fr">a</p>',
    '<p lang="">a</p>',
    "<html lang=fr><title>a</title><p>b</p></html>",
    "<html translate=no><p>b</p></html>",
    "<!-- a --><!doctype html><![CDATA[a]]>",
    "<p>a</p b='><p>c</p>'>",
  ])("%s", async (page) => {
    expect((await localized(page.replace("<p>a</p b", "<p>1</p b"))).body).toBe(page.replace("<p>a</p b", "<p>1</p b"));
  });

  it("is what options skip", async () => {
    const options = { skip: { tags: ["address"], classes: ["brand"] } };
    const page = "<address>a</address><p>b <i class='x brand'>c</i></p>";
    expect((await localized(page, { options })).body).toBe("<address>a</address><p>B <i class='x brand'>c</i></p>");
  });

  it("ends where translation is switched on again", async () => {
    const page = "<div translate=no>a <b translate=yes>c</b> d<code translate=yes>e</code></div><p>f</p>";
    expect((await localized(page)).body).toBe(
      "<div translate=no>a <b translate=yes>C</b> d<code translate=yes>E</code></div><p>F</p>",
    );
  });
});

describe("languages", () => {
  it.each([
    ["<html><p>a</p>", "de", '<html lang="de"><p>A</p>'],
    ['<html class=x lang="en-US">', "de", '<html class=x lang="de">'],
    ["<html lang=''>", "ar", `<html dir="rtl" lang='ar'>`],
    ['<html lang=en dir="ltr">', "he", '<html lang="he" dir="rtl">'],
    ['<p lang="en" dir="ltr">a</p>', "ar", '<p lang="ar" dir="rtl">A</p>'],
    ['<p>a <i lang="en-GB">b</i></p>', "de", '<p>A <i lang="de">B</i></p>'],
    ['<section lang="en_US"><p>a</p></section>', "de", '<section lang="de"><p>A</p></section>'],
    ['<p lang="en" translate="no">a</p>', "de", '<p lang="en" translate="no">a</p>'],
  ])("%s for %s", async (page, locale, expected) => {
    expect((await localized(page, { locale })).body).toBe(expected);
  });

  it.each([
    ['<p class="x">a</p>', "de", '<p lang="en" class="x">a</p>'],
    ["<p>a</p>", "ar", '<p lang="en" dir="ltr">a</p>'],
    ['<p lang="en-GB">a</p>', "de", '<p lang="en-GB">a</p>'],
    ["<div>a <b>b</b><p>c</p></div>", "de", '<div><span lang="en">a <b>b</b></span><p lang="en">c</p></div>'],
    ["<table>a<tr><td>b</table>", "de", '<table>a<tr><td lang="en">b</table>'],
    ["<title>a</title>", "de", '<title lang="en">a</title>'],
    ['<p><a href="#">a</a></p>', "de", '<p lang="en"><a href="#">a</a></p>'],
  ])("what is missing is marked: %s for %s", async (page, locale, expected) => {
    expect((await missing(page, locale)).body).toBe(expected);
  });

  it("are not marked where an option says so", async () => {
    const phrases = knownPhrases(() => late);
    const localizer = createHtmlLocalizer({ phrases, locale: "de", sourceLanguage: "en", options: { mark: false } });
    expect(await localizer.whole("<p>a</p>")).toEqual({
      body: "<p>a</p>",
      outcome: { translated: 0, pending: 1, declined: 0 },
    });
  });
});

describe("JSON-LD", () => {
  const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;
  const json =
    '{ "@type": "Product", "name": "Shoe \\u0026 co", "sku": "a", "brand": { "@type": "Brand", "name": "b" } }';

  it("stays unless it is asked for", async () => {
    expect((await localized(script(json))).body).toBe(script(json));
  });

  it("is translated by property, but not the names of people and firms", async () => {
    const { body, asked } = await localized(script(json), { options: { jsonLd: true } });
    expect(body).toBe(script(json.replace("Shoe \\u0026 co", "SHOE \\u0026 CO")));
    expect(asked).toEqual(["Shoe & co"]);
  });

  it("is translated in lists, for properties of one's own, and left alone where it is broken", async () => {
    const options = { jsonLd: ["sku"] };
    expect((await localized(script('[{"sku": ["a", {"sku": "b"}, "c"]}]'), { options })).body).toBe(
      script('[{"sku": ["A", {"sku": "B"}, "C"]}]'),
    );
    expect((await localized(script('{"sku": "a",}'), { options })).body).toBe(script('{"sku": "a",}'));
  });
});

describe("start tags", () => {
  it("are changed by who reads them, those of what is not translated as well", async () => {
    const startTags: StartTagReader = {
      attributes: ["href"],
      read: ({ name, attribute }) => {
        if (name === "head") return { after: "<link rel=x>" };
        const href = attribute("href");
        return href === undefined ? undefined : { attributes: { href: `/de${href}`, hreflang: "de" } };
      },
    };
    const page = `<head><p>Go <a href="/a?b&amp;c" title="x">there</a> or <b translate=no><a href=/d>e</a></b></p>`;
    expect((await localized(page, { startTags })).body).toBe(
      `<head><link rel=x><p>GO <a hreflang="de" href="/de/a?b&amp;c" title="X">THERE</a> OR <b translate=no><a hreflang="de" href="/de/d">e</a></b></p>`,
    );
  });
});
