import type { TextOutcome, TranslateTexts } from "../src/index.ts";

/** A translator that does to texts what engines are known to do, the same for the same seed and text. */
export function misbehavingEngine(seed: number): TranslateTexts<"declined"> {
  return async (texts, { tagHandling }) => {
    const random = randomFrom(seed);
    const outcomes = texts.map((text): TextOutcome<"declined"> => {
      if (random() < 0.03) return { status: "declined", failure: "declined" };
      let answer = text;
      const times = Math.floor(random() * 3);
      for (let time = 0; time < times; time++) {
        const misdeed = misdeeds[Math.floor(random() * misdeeds.length)];
        answer = misdeed?.(answer, random) ?? answer;
      }
      return { status: "translated", text: answer, engine: tagHandling };
    });
    return random() < 0.02 ? outcomes.slice(1) : outcomes;
  };
}

/** A translator that keeps all it was told to keep, and changes every word. */
export const pseudoEngine: TranslateTexts<never> = async (texts, { tagHandling }) =>
  texts.map((text) => ({
    status: "translated",
    text:
      tagHandling === "none"
        ? pseudo(text)
        : text
            .split(/(<x [^>]*>.*?<\/x>|<[^>]*>|&\w+;)/s)
            .map((part, index) => (index % 2 === 0 ? pseudo(part) : part))
            .join(""),
    engine: "pseudo",
  }));

function pseudo(text: string): string {
  return text.replaceAll(/[aeiou]/g, (vowel) => "àéîöü".charAt("aeiou".indexOf(vowel)));
}

type Misdeed = (text: string, random: () => number) => string;

const element = /<([xtn]) [^>]*>[^<]*<\/\1>/g;

const misdeeds: readonly Misdeed[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text, random) => atOne(text, element, random, () => ""),
  (text, random) => atOne(text, element, random, (found) => found + found),
  (text, random) => atOne(text, element, random, (found) => found.replace(/>[^<]*</, "><")),
  (text, random) => atOne(text, element, random, (found) => found.replace(/>[^<]*<\/\w>/, "/>")),
  (text, random) => atOne(text, element, random, (found) => found.replace(/>([^<]*)</, ">mot $1<")),
  (text, random) => atOne(text, element, random, (found) => found.replaceAll(/[a-z]{3,}/g, "nombre")),
  (text, random) => atOne(text, element, random, (found) => found.replaceAll(/<[^>]*>/g, "")),
  (text) =>
    text
      .split(/(?=<[xtn] )/)
      .reverse()
      .join(""),
  (text) => [...text.matchAll(element)].map(([found]) => found).join(" ") + text.replaceAll(element, ""),
  (text, random) => atOne(text, /<\/\w>/g, random, () => ""),
  (text, random) => atOne(text, /<\w [^>]*>/g, random, () => ""),
  (text, random) => atOne(text, /i="\d+"/g, random, () => `i="${Math.floor(random() * 9)}"`),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replaceAll('="', ' = "').replaceAll("</", "</ "),
  (text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  (text) => text.replaceAll("&", "&amp;"),
  (text) => text.replaceAll("<", "&lt;"),
  (text) => text.replaceAll(/\s+/g, " ").replaceAll(/ ?(<[^>]*>) ?/g, "$1"),
  (text, random) => insertedAt(text, random, "<b>new</b>"),
  (text, random) => insertedAt(text, random, "<script>alert(1)</script>"),
  (text, random) => insertedAt(text, random, "<img/onerror=x"),
  (text, random) => insertedAt(text, random, "{{evil}}"),
  (text, random) => insertedAt(text, random, "__evil__"),
  (text, random) => insertedAt(text, random, "$t(evil)"),
  (text, random) => insertedAt(text, random, "{"),
  (text, random) => insertedAt(text, random, "}"),
  (text, random) => insertedAt(text, random, "{evil}"),
  (text, random) => insertedAt(text, random, "%s"),
  (text, random) => insertedAt(text, random, "%"),
  (text, random) => insertedAt(text, random, "'"),
  (text, random) => insertedAt(text, random, "&eacute;"),
  (text, random) => insertedAt(text, random, "\ud800"),
  (text, random) => insertedAt(text, random, "\0"),
  (text, random) => insertedAt(text, random, "<!-- -->"),
  (text, random) => insertedAt(text, random, "<![CDATA[x]]>"),
  (text) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  (text) => text.replaceAll(/\d+/g, (number) => `${number} ${number}`),
  (text) => text.replaceAll(/>(\d+)</g, ">$1-й<"),
  (text) => text.replaceAll(/>\d+</g, ">fünf<"),
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
  () => "",
  () => " \n ",
  (text) => text.repeat(50),
];

function atOne(text: string, pattern: RegExp, random: () => number, change: (found: string) => string): string {
  const all = [...text.matchAll(pattern)];
  const chosen = all[Math.floor(random() * all.length)];
  if (chosen === undefined) return text;
  return text.slice(0, chosen.index) + change(chosen[0]) + text.slice(chosen.index + chosen[0].length);
}

function insertedAt(text: string, random: () => number, inserted: string): string {
  const at = Math.floor(random() * (text.length + 1));
  return text.slice(0, at) + inserted + text.slice(at);
}

/** Mulberry32: small, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
