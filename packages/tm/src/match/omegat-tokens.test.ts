import { describe, expect, test } from "vitest";
import type { Segment } from "../model/segment.ts";
import { omegatTokens } from "./omegat-tokens.ts";

const tokens = (text: string | Segment, language = "en") =>
  omegatTokens(typeof text === "string" ? [text] : text, language);

// What OmegaT itself cuts is held against this in tests/tm/omegat-scores.test.ts; these are the rules one by one.
describe("words", () => {
  test.each<[string, string, readonly string[]]>([
    ["en", "Don't re-open Page 5 in mp3_x, U.S.A.!", ["don't", "re", "open", "page", "in", "u.s.a"]],
    ["en", "un <b0>do</b0>", ["un", "do"]],
    ["de", "z.B. www.a.de, AT&T und www.b.de.", ["z.b.", "www.a.de", "att", "und", "www.b.de"]],
    ["pl", "biało-czerwony l'été mp3 5 <b0>x</b0>", ["biało-czerwony", "l'été", "mp3", "x"]],
    ["tr", "IŞIK", ["ışık"]],
    ["en", "日本の カタカナ", ["日", "本", "の", "カタカナ"]],
    ["en", "2024 → 2025", []],
  ])("of %s: %j", (language, text, expected) => expect(tokens(text, language)[0]).toEqual(expected));

  test("stand as stems before all else where there is a stemmer, which sees them as they are written", () => {
    const stem = (word: string, language: string) => (word === "The" ? undefined : `${word}/${language}`);
    expect(omegatTokens(["The Files 5"], "en-GB", stem)[0]).toEqual(["Files/en"]);
    expect(omegatTokens(["Pliki"], "pl", stem)[0]).toEqual(["Pliki"]);
  });
});

describe("everything", () => {
  test.each<[string, readonly string[]]>([
    ["Page 5, B", ["page", " ", "5", ",", " ", "b"]],
    ["re-open  $1,000.5 20%", ["re-open", "  ", "$1,000.5", " ", "20%"]],
    ["<b0>x</b0><br1/>", ["<b0>", "x", "</b0>", "<br1/>"]],
    ["</b0/> <b>", ["<", "/", "b0", "/", ">", " ", "<", "b", ">"]],
    ["&File F&ile &", ["file", " ", "file", " ", ""]],
    ["日本の カタカナ", ["日本", "の", " ", "カタカナ"]],
  ])("of %j", (text, expected) => expect(tokens(text)[1]).toEqual(expected));

  test("has OmegaT's own tags of codes, and no others", () => {
    const own = { kind: "bpt", i: 1, content: ["<b0>"] } as const;
    const other = { kind: "ph", content: ["<br/>"] } as const;
    expect(tokens([own, "a", other, { kind: "hi", content: ["b"] }])[1]).toEqual(["<b0>", "ab"]);
  });
});

test.each(["_", "a", "1", "1a", "a.", "-a", "1.a", "<", "&", " ", "\u0301", "ก", "<a1/"])(
  "long rows of %j take no more than their share of time",
  (part) => {
    for (const language of ["en", "de", "pl"]) expect(tokens(part.repeat(50_000), language)).toHaveLength(2);
  },
);
