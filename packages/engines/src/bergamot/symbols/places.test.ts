import { describe, expect, test } from "vitest";
import { spanned, term, withTags } from "../../../test/tagged.ts";
import type { EngineText } from "../../ports.ts";
import type { Alphabet } from "./alphabet.ts";
import { translatedWithSymbols } from "./translated.ts";

const symbols = Array.from({ length: 16 }, (_, index) => String.fromCodePoint(0xe000 + index));
const alphabet: Alphabet = { symbols, knows: (text) => !/[\u{E000}-\u{F8FF}]/u.test(text) };

/** Symbols as signs that can be read: `Clickⓐ here`. */
const signs = "ⓐⓑⓒⓓⓔ";
const readable = (line: string) =>
  line.replaceAll(/[\uE000-\uE00F]/g, (symbol) => signs.charAt(symbols.indexOf(symbol)));
const written = (line: string) => line.replaceAll(/[ⓐ-ⓔ]/g, (sign) => symbols[signs.indexOf(sign)] ?? sign);

/** What the model is sent, and what becomes of its answer. */
async function carried(text: EngineText, say: (line: string) => string = (line) => line) {
  const sent: string[] = [];
  const [answer] = await translatedWithSymbols([text], alphabet, async (lines) => {
    sent.push(...lines.map(readable));
    return lines.map((line) => ({ text: written(say(readable(line))) }));
  });
  return { sent, answer: answer?.status === "translated" ? withTags(answer.text, answer.spans) : answer?.reason };
}

describe("a place is a symbol where it stands", () => {
  test.each([
    ["One<0/> two<1/>", "Oneⓐ twoⓑ"],
    ["<0/>One <1/><2/> two", "ⓐOne ⓑⓒ two"],
    ["On<0/>e two", "Oneⓐ two"],
  ])("%s", async (tagged, sent) => {
    expect((await carried(spanned(tagged))).sent).toEqual([sent]);
  });

  test("also at the end of a sentence, where the next one begins", async () => {
    const sentences = ["One. ", "Two."];
    expect((await carried({ ...spanned("One. <0/>Two."), sentences })).sent).toEqual(["One.", "ⓐTwo."]);
  });

  test("and between stretches that spans enclose, as HTML", async () => {
    const { sent } = await carried(spanned("One <0>two</0><1/> three"));
    expect(sent).toEqual(['<b i="0">One</b> <b i="1">two</b>ⓐ <b i="2">three</b>']);
  });
});

describe("it stands again where its symbol went", () => {
  test.each([
    ["One<0/> two", "Zwei ⓐ eins", "Zwei<0/> eins"],
    ["One<0/>", "Eins ⓐ", "Eins<0/>"],
    ["<0/>One", "ⓐ eins", "<0/>eins"],
    ["One <0/> two", "Eins ⓐ zwei", "Eins <0/> zwei"],
    ["One<0/>. Two", "Eins ⓐ . zwei", "Eins<0/>. zwei"],
    ["One(<0/>)two", "Eins ⓐ zwei", "Eins<0/> zwei"],
  ])("%s: %s", async (tagged, said, expected) => {
    expect((await carried(spanned(tagged), () => said)).answer).toBe(expected);
  });
});

test("a place or a glossary term that does not come back is looked for among the words instead", async () => {
  const text = spanned("The dog<0/> sees {name}", [term("The dog sees {name}", "dog", "Hund")]);
  const lost = (line: string) => line.replace("ⓐⓑ", "ⓐ");
  const { sent, answer } = await carried(text, lost);
  expect(sent).toEqual(["The ⓐⓑ sees ⓒ", "The dog sees ⓐ"]);
  expect(answer).toBe("The dog<0/> sees {name}");
});
