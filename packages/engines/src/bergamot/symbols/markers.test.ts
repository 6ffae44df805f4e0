import { describe, expect, test } from "vitest";
import { spanned, withTags } from "../../../test/tagged.ts";
import type { EngineText } from "../../ports.ts";
import type { Alphabet } from "./alphabet.ts";
import { areNestedAs, type Marker, markersOf } from "./markers.ts";
import { translatedWithSymbols } from "./translated.ts";

const symbols = Array.from({ length: 16 }, (_, index) => String.fromCodePoint(0xe000 + index));
const alphabet: Alphabet = { symbols, knows: (text) => !/[\u{E000}-\u{F8FF}]/u.test(text) };

/** Symbols as signs that can be read: `Click ⓐhereⓑ`. */
const signs = "ⓐⓑⓒⓓⓔ";
const readable = (line: string) =>
  line.replaceAll(/[\uE000-\uE00F]/g, (symbol) => signs.charAt(symbols.indexOf(symbol)));
const written = (line: string) => line.replaceAll(/[ⓐ-ⓔ]/g, (sign) => symbols[signs.indexOf(sign)] ?? sign);

/** What the model is sent, one way after the other, and what becomes of its answers. */
async function carried(text: EngineText, ...says: readonly ((line: string) => string)[]) {
  const sent: string[] = [];
  const asked: boolean[] = [];
  const answers = await translatedWithSymbols([text], alphabet, async (lines, html) => {
    const say = says[asked.length >> 1] ?? ((line) => line);
    asked.push(html);
    sent.push(...lines.map(readable));
    return lines.map((line) => written(say(readable(line))));
  });
  const [answer] = answers;
  return { sent, answer: answer?.status === "translated" ? withTags(answer.text, answer.spans) : answer?.reason };
}

describe("tags are symbols where they stand", () => {
  test.each([
    ["Click <0>here</0> now", ["Click ⓐhereⓑ now"]],
    ["<0>See <1>all</1></0><2/> of it", ["ⓐSee ⓑallⓒⓓⓔ of it"]],
    ["<0>All of it</0>", ["All of it"]],
    ["One<0/>two", ["Onetwoⓐ"]],
    ["It is <0>un</0>done", ["It is undone"]],
    ["Now <0>!</0>", ["Now ⓐ!ⓑ"]],
  ])("%s", async (tagged, sent) => {
    const text = spanned(tagged);
    const found = await carried(text);
    expect(found.sent).toEqual(sent);
  });

  test("and stand again where their symbols went", async () => {
    const move = (line: string) => line.replace("Click ⓐhereⓑ ⓒnow", "ⓒJetzt ⓐhierⓑ klicken");
    expect((await carried(spanned("Click <0>here</0> <1/>now"), move)).answer).toBe("<1/>Jetzt <0>hier</0> klicken");
  });

  test("without white space that the source has not", async () => {
    const apart = (line: string) => line.replaceAll(/[ⓐ-ⓔ]/g, " $& ").replaceAll(/ +/g, " ");
    expect((await carried(spanned("Click <0>here</0>."), apart)).answer).toBe("Click <0>here</0>.");
  });

  test("but never so that two words become one", async () => {
    const move = () => "ⓐ Hier ⓑ klicken.";
    expect((await carried(spanned("Click <0>here</0>."), move)).answer).toBe("<0>Hier</0> klicken.");
  });

  test("over two sentences: an end in the first, a start in the second", async () => {
    const text = spanned("<0>One.</0> <1>Two</1> and more.");
    const sentences = ["One. ", "Two and more."];
    expect((await carried({ ...text, sentences })).sent).toEqual(["ⓐOne.ⓑ", "ⓐTwoⓑ and more."]);
  });
});

describe("where the ends of tags come back mixed up, the words say where they went", () => {
  const text = spanned("Click <0>here</0> now");

  test.each([
    ["an end before its start", (line: string) => line.replace("ⓐhereⓑ", "ⓑhereⓐ")],
    ["a start that is lost", (line: string) => line.replace("ⓐ", "")],
    ["nothing between the two", (line: string) => line.replace("ⓐhereⓑ", "hereⓐⓑ")],
    ["an end twice", (line: string) => line.replace("ⓑ", "ⓑⓑ")],
  ])("%s", async (_, damage) => {
    const found = await carried(text, damage);
    expect(found.sent).toEqual(["Click ⓐhereⓑ now", expect.stringContaining('<b i="')]);
    expect(found.answer).toBe("Click <0>here</0> now");
  });
});

describe("the order of markers", () => {
  const source = markersOf(spanned("a <0>b <1>c</1> d</0> <2>e</2>"), "all");
  const marker = (span: number, side: Marker["side"]): Marker => ({ span, side, at: 0 });

  test("is that of tags", () => {
    expect(source.map(({ span, side }) => `${span} ${side}`)).toEqual([
      ...["0 start", "1 start", "1 end", "0 end"],
      ...["2 start", "2 end"],
    ]);
    expect(markersOf(spanned("a <0>b</0>"), "places")).toEqual([]);
    expect(markersOf(spanned("a <0/>b"), "none")).toEqual([]);
  });

  test("may be another, as long as each is within the one that it was within", () => {
    expect(areNestedAs(source, [...source.slice(4), ...source.slice(0, 4)])).toBe(true);
    expect(areNestedAs(source, source.slice(0, 4))).toBe(false);
    const [outer, inner, other] = [0, 1, 2].map((span) => [marker(span, "start"), marker(span, "end")]);
    if (outer?.[0] === undefined || outer[1] === undefined) throw new Error("no marker");
    expect(areNestedAs(source, [...outer, ...(inner ?? []), ...(other ?? [])])).toBe(false);
    expect(areNestedAs(source, [outer[0], ...(inner ?? []), ...(other ?? []), outer[1]])).toBe(false);
    expect(areNestedAs(source, source.toReversed())).toBe(false);
  });
});
