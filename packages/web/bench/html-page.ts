/**
 * What it costs to localize a page of 50 kB, made here, with every phrase known: as a whole and in pieces of 4 kB, beside
 * parse5, which parses the page, exchanges its texts from a map and writes it again. Microseconds for a page, the median
 * of many.
 */
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import { createHtmlLocalizer } from "../src/html/html-localizer.ts";
import { PageReadings } from "../src/html/page-readings.ts";
import type { Phrase, PhraseResult, ResponsePhrases } from "../src/phrases/phrase.ts";
import { page } from "./html-page/page.ts";

const known = new Map<string, PhraseResult>();
const phrases: ResponsePhrases = {
  known: ({ text }) => known.get(text),
  translate: async (asked) => asked.map(() => ({ status: "kept" })),
};
const settings = { phrases, locale: "de", sourceLanguage: "en", readings: new PageReadings("en") };

const pieces = Array.from({ length: Math.ceil(page.length / 4096) }, (_, at) => page.slice(at * 4096, (at + 1) * 4096));

await learned(page);
const texts = new Map<string, string>();
exchangeTexts(parse(page).childNodes, (text) => {
  texts.set(text, inCapitals(text));
  return text;
});

const measured = {
  whole: () => {
    const localized = createHtmlLocalizer(settings).whole(page);
    return "body" in localized ? localized.body : "";
  },
  "in pieces": () => {
    let body = "";
    const stream = createHtmlLocalizer(settings).stream?.((piece) => {
      body += piece;
    });
    for (const piece of pieces) stream?.write(piece);
    void stream?.end();
    return body;
  },
  parse5: () => {
    const document = parse(page);
    exchangeTexts(document.childNodes, (text) => texts.get(text) ?? text);
    return serialize(document);
  },
};

console.log(`a page of ${page.length} characters, ${known.size} phrases, ${texts.size} texts between tags`);
const micros = new Map<string, number>();
for (let round = 0; round < 3; round++) {
  for (const [name, localize] of Object.entries(measured)) micros.set(name, median(localize));
}
const parse5 = micros.get("parse5") ?? Number.NaN;
for (const [name, time] of micros) {
  console.log(`${name}: ${Math.round(time)} µs, ${(time / parse5).toFixed(2)} of parse5's`);
}

/** Every phrase of the page is known from here on. */
async function learned(html: string): Promise<void> {
  const learning: ResponsePhrases = {
    known: (phrase) => {
      known.set(phrase.text, { status: "translated", text: translation(phrase) });
      return { status: "kept" };
    },
    translate: async () => [],
  };
  await createHtmlLocalizer({ ...settings, phrases: learning }).whole(html);
}

function translation({ format, text }: Phrase): string {
  return format === "text"
    ? inCapitals(text)
    : text
        .split(/(<[^>]*>|&\w+;)/)
        .map((part, at) => (at % 2 ? part : inCapitals(part)))
        .join("");
}

function inCapitals(text: string): string {
  return text.toUpperCase();
}

function exchangeTexts(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], exchange: (text: string) => string): void {
  for (const node of nodes) {
    if (node.nodeName === "#text" && "value" in node) node.value = exchange(node.value);
    else if ("childNodes" in node && node.nodeName !== "script" && node.nodeName !== "style")
      exchangeTexts(node.childNodes, exchange);
  }
}

function median(localize: () => string): number {
  const times: number[] = [];
  for (let run = 0; run < 400; run++) {
    const start = performance.now();
    if (localize().length < page.length / 2) throw new Error("The page was lost.");
    times.push((performance.now() - start) * 1000);
  }
  times.sort((one, other) => one - other);
  return times[times.length >> 1] ?? Number.NaN;
}
