import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { pages } from "../../test/arbitrary-pages.ts";
import { inCapitals, knownPhrases } from "../../test/known-phrases.ts";
import { late, type Phrase, type PhraseResult } from "../phrases/phrase.ts";
import { createHtmlLocalizer } from "./html-localizer.ts";

type Answer = (phrase: Phrase) => PhraseResult | string;

async function localized(page: string, answer: Answer) {
  const localizer = createHtmlLocalizer({
    phrases: knownPhrases(answer),
    locale: "de",
    sourceLanguage: "en",
    options: { mark: false },
  });
  return localizer.whole(page);
}

/** Every element with those around it and its attributes, in an order that translations may change. */
function elementsIn(page: string): readonly string[] {
  const seen: string[] = [];
  const open: { readonly node: DefaultTreeAdapterTypes.ChildNode; readonly path: string }[] = parse(
    page,
  ).childNodes.map((node) => ({ node, path: "" }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node } = next;
    if (!("attrs" in node)) continue;
    const attributes = node.attrs.map(({ name, value }) => `${name}=${translated.has(name) ? "…" : value}`);
    const path = `${next.path}/${node.nodeName}[${attributes.join(" ")}]`;
    seen.push(path);
    for (const child of node.childNodes) open.push({ node: child, path });
  }
  return seen.sort();
}

const translated: ReadonlySet<string> = new Set(["alt", "title", "placeholder", "label", "value", "lang", "dir"]);

const hostileTexts = [
  "<script>alert(1)</script>",
  "</p><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "</title></textarea></style></script><b>",
  "<!--",
  "-->",
  "<![CDATA[",
  "<0>",
  "</0>",
  "<0/>",
  "<1/>",
  "<99>",
  "<-1>",
  "<0 onclick=alert(1)>",
  "</0 >",
  "<",
  ">",
  "&",
  "&lt;script&gt;",
  "&#60;script>",
  "&lt",
  "\0",
  "\ud800",
  "</span>",
  "<span",
];

/** What the source says, with something else in it, and perhaps with something lost or doubled. */
function misdone(seed: number): Answer {
  return (phrase) => {
    const { text } = phrase;
    const hash = [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, seed);
    const at = Math.abs(hash) % (text.length + 1);
    const added = hostileTexts[Math.abs(hash >> 5) % hostileTexts.length] ?? "";
    switch (Math.abs(hash >> 3) % 6) {
      case 0:
        return text.slice(0, at) + added + text.slice(at);
      case 1:
        return added;
      case 2:
        return text + text;
      case 3:
        return text.split(/(?=<)/).reverse().join("");
      case 4:
        return text.replace(/<[^>]*>/, "");
      default:
        return inCapitals(phrase) + added;
    }
  };
}

describe("whatever an engine answers", () => {
  it("a page has the elements and attributes of its source, each within the same", async () => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(pages, fc.nat(), async (page, seed) => {
        const { body } = await localized(page, misdone(seed));
        if (body !== page) changed++;
        expect(elementsIn(body)).toEqual(elementsIn(page));
      }),
      { numRuns: 6000 },
    );
    expect(changed).toBeGreaterThan(1000);
  });

  it.each(hostileTexts)("%j in an attribute stays in it", async (text) => {
    const source = `<p>a<img alt="One"><img alt='Two'><img alt=Three><input type=submit value="Send"></p>`;
    const { body } = await localized(source, ({ format }) => (format === "text" ? text : "a<0/>"));
    expect(elementsIn(body)).toEqual(elementsIn(source));
  });

  it.each(hostileTexts.filter((text) => text !== "\0"))(
    "%j in JSON-LD neither ends the script nor breaks it",
    async (text) => {
      const source = `<script type="application/ld+json">{ "name": "Shoes", "price": 12.50 }</script><p>Text</p>`;
      const localizer = createHtmlLocalizer({
        phrases: knownPhrases(() => text),
        locale: "de",
        sourceLanguage: "en",
        options: { jsonLd: true },
      });
      const { body } = await localizer.whole(source);
      const script = /<script[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? "";
      expect(JSON.parse(script)).toEqual({ name: text, price: 12.5 });
      expect(script).not.toMatch(/<|&/);
      expect(elementsIn(body)).toEqual(elementsIn(source));
    },
  );

  it("the source stays where tags are lost, doubled, moved into others or made up", async () => {
    const source = '<p>Click <a href="/x">the <b>red</b> button</a> or <i>go</i>.</p>';
    const answers = [
      "Klick.",
      "<0>a <1>b</1></0> <2>c</2> <2>d</2>",
      "<0>a</0> <1>b</1> <2>c</2>",
      "<0>a <2>b</2></0> <1>c</1>",
      "<0>a <1>b</0></1> <2>c</2>",
      "<0>a <1>b</1></0> <2>c</2> <3/>",
      "<0>a <1>b</1></0> <2/>",
      "<0>a <1>b</1></0> <2>c</2> <em>d</em>",
      "<0>a <1>b</1></0> <2>c</2> <!-- d -->",
      "<0>a <1>b</1></0> <2>c",
    ];
    for (const answer of answers) {
      expect(await localized(source, () => answer)).toEqual({
        body: source,
        outcome: { translated: 0, pending: 0, declined: 1 },
      });
    }
    const { body } = await localized(source, () => "<2>Los</2>, &lt;oder&gt; <0>den <1>roten</1> Knopf</0>");
    expect(body).toBe('<p><i>Los</i>, &lt;oder&gt; <a href="/x">den <b>roten</b> Knopf</a></p>');
  });
});

/** Reading in quadratic time would take minutes for these, and fail by the test's time. */
const many = 100_000;

describe("a page of", () => {
  it.each([
    ["nested tags", "<b>".repeat(many)],
    ["nested tags with words", "<b>a ".repeat(many)],
    ["nested blocks", "<div>".repeat(many)],
    ["nested links", "<a>x".repeat(many)],
    ["paragraphs without end", "<p>a".repeat(many)],
    ["stray end tags", `<i><div>${"<b>".repeat(many)}${"</i>".repeat(many)}`],
    ["rules in a paragraph", `<p><button>${"<b>".repeat(many)}${"<hr>".repeat(many)}`],
    ["items", "<ul><li>a".repeat(many)],
    ["beginnings of tags", "<".repeat(many)],
    ["beginnings of end tags", "</p ".repeat(many)],
    ["beginnings of comments", "<!--".repeat(many)],
    ["references", "&amp".repeat(many)],
    ["white space", `<p>a${" \n".repeat(many)}b`],
    ["white space in references", `<p>a${"&nbsp;".repeat(many)}`],
    ["attributes", `<p ${"a=b ".repeat(many)}>x</p>`],
    ["one attribute again and again", `<p ${"title=b ".repeat(many)}>x</p>`],
    ["languages", Array.from({ length: 2000 }, (_, index) => `<p lang="x-${index}">a</p>`).join("")],
    ["excluded elements in each other", "<code>a".repeat(many)],
    ["comments in a sentence", `<p>a${"<!-- -->".repeat(many)}`],
  ])("many %s is read once, and goes out", async (_, page) => {
    expect((await localized(page, ({ text }) => text)).body).toBe(page);
    expect((await localized(page, () => late)).body).toBe(page);
  });

  it("one paragraph of a megabyte stays as it is, and is not kept", async () => {
    const phrases = knownPhrases(inCapitals);
    const localizer = createHtmlLocalizer({ phrases, locale: "de", sourceLanguage: "en" });
    let body = "";
    const stream = localizer.stream?.((piece) => {
      body += piece;
    });
    let most = 0;
    const page = `<p>${"All work and no play. ".repeat(50_000)}</p><p>End</p>`;
    for (let at = 0; at < page.length; at += 1000) {
      stream?.write(page.slice(at, at + 1000));
      most = Math.max(most, at + 1000 - body.length);
    }
    expect(await stream?.end()).toEqual({ translated: 1, pending: 0, declined: 1 });
    expect(body).toBe(page.replace("End", "END"));
    expect(most).toBeLessThan(70_000);
  });
});
