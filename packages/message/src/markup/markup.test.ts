import { parseFragment, serialize } from "parse5";
import { describe, expect, it } from "vitest";
import { readRequest } from "../source-message.ts";
import { i18nextInterpolation, type MessageSyntax } from "../syntax.ts";
import { fromMarkup } from "./from-markup.ts";
import { toMarkup } from "./to-markup.ts";

const syntax: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };
const text = " Hi <b>{{name}} & co</b>, see https://a.example/?b&c \n";
const message = readRequest({ text, syntax });
const markup = 'Hi <t i="1"><x i="2">{{name}}</x> &amp; co</t>, see <x i="6">https://a.example/?b&amp;c</x>';

describe("toMarkup", () => {
  it("has an element for each token, and neither edges nor what is only markup to us", () => {
    expect(toMarkup(message)).toBe(markup);
    expect(serialize(parseFragment(markup))).toBe(markup);
  });

  it("has a number for the count", () => {
    const count = { name: "count", sample: 5, mayBeLeftOut: false };
    expect(toMarkup(readRequest({ text: "{{count}} of {{all}}", syntax, count }))).toBe(
      '<n i="0">5</n> of <x i="2">{{all}}</x>',
    );
  });

  it("shows ICU's text without its quotes", () => {
    expect(toMarkup(readRequest({ text: "It''s '{'{a}'}'", syntax: { kind: "icu" } }))).toBe(
      'It\'s {<x i="1">{a}</x>}',
    );
  });
});

describe("fromMarkup", () => {
  it.each([
    ["as it was sent", markup],
    [
      "in capitals, with other quotes and spaces",
      markup.replaceAll("<x i=", "<X  I =").replaceAll('"', "'").replaceAll("</x>", "</X >"),
    ],
    ["with tokens' contents left out", markup.replaceAll(/<x i="(\d)">[^<]*<\/x>/g, '<x i="$1"/>')],
    ["with a token re-cased and translated", markup.replace("{{name}}", "{{ Nombre }}")],
    ["with entities of HTML", markup.replace("Hi ", "Hi&#32;")],
    ["without entities", markup.replaceAll("&amp;", "&")],
    ["with white space around", `\n${markup}  `],
  ])("reads markup %s", (_, answer) => {
    expect(fromMarkup(answer, message)).toEqual({ text });
  });

  it("puts tokens where the answer has them", () => {
    const answer = 'Siehe <x i="6"></x>: <t i="1">Co &amp; <x i="2">{{name}}</x></t>!';
    expect(fromMarkup(answer, message)).toEqual({ text: " Siehe https://a.example/?b&c: <b>Co & {{name}}</b>! \n" });
  });

  it.each([
    [
      "a token is missing",
      markup.replace(/<x i="6">.*<\/x>/, ""),
      { kind: "missing", value: "https://a.example/?b&c" },
    ],
    ["a token is there twice", `${markup}<x i="2"></x>`, { kind: "extra", value: "{{name}}" }],
    [
      "words went into a token",
      markup.replace(">{{name}}", ">Hallo {{name}}"),
      { kind: "changed", value: "{{name}}", to: "Hallo {{name}}" },
    ],
    ["a token left its tag", 'Hi <x i="2"/> <t i="1">co</t> <x i="6"/>', { kind: "nesting", value: "{{name}}" }],
    ["a tag lost its words", 'Hi <t i="1"></t> <x i="2"/> <x i="6"/>', { kind: "nesting", value: "{{name}}" }],
    ["a tag has no end", markup.replace("</t>", ""), { kind: "unreadable" }],
    ["there is a new element", `${markup}<b>!</b>`, { kind: "extra", value: "<b>" }],
    ["there is a new token", `${markup} {{more}}`, { kind: "extra", value: "{{more}}" }],
    ["there is a new nested message", `${markup} $t(more)`, { kind: "extra", value: "$t(more)" }],
    ["text became a tag", `${markup} &lt;img onerror=x`, { kind: "extra", value: "<" }],
    ["a number is none of ours", markup.replace('i="2"', 'i="77"'), { kind: "extra", value: "<x>" }],
    ["an element is another piece's", markup.replace('<t i="1">', '<t i="2">'), { kind: "extra", value: "{{name}}" }],
    ["it is blank", " ", { kind: "blank" }],
    ["there is a comment", `${markup}<!-- x -->`, { kind: "extra", value: "<!" }],
  ])("refuses an answer where %s", (_, answer, damage) => {
    expect(fromMarkup(answer, message)).toEqual({ damage });
  });

  it("escapes what ICU would read as its own", () => {
    const icu = readRequest({ text: "Of {a}", syntax: { kind: "icu" } });
    expect(fromMarkup("d'{x}' l'<x i='1'/>", icu)).toEqual({ text: "d'''{x}''' l''{a}" });
  });
});

describe("the count", () => {
  const counted = (mayBeLeftOut: boolean, sample: number) =>
    readRequest({ text: "Delete {{count}} files of {{name}}", syntax, count: { name: "count", sample, mayBeLeftOut } });

  it.each([
    ["in its element", 5, 'Usuń <n i="1">5</n> plików: <x i="3"/>', "Usuń {{count}} plików: {{name}}"],
    ["inflected", 5, '<n i="1">5-й</n> <x i="3"/>', "{{count}}-й {{name}}"],
    ["in other digits", 5, 'x <n i="1">٥</n> <x i="3"/>', "x {{count}} {{name}}"],
    ["with its element empty", 5, 'x <n i="1"/> <x i="3"/>', "x {{count}} {{name}}"],
    ["without its element", 5, 'x ५ y <x i="3"/>', "x {{count}} y {{name}}"],
    ["in groups", 1000000, 'x <n i="1">1.000.000</n> y <x i="3"/>', "x {{count}} y {{name}}"],
    ["in groups of India, without its element", 1000000, 'x 10,00,000 y <x i="3"/>', "x {{count}} y {{name}}"],
    ["as a fraction", 1.5, 'x <n i="1">1,5</n> y <x i="3"/>', "x {{count}} y {{name}}"],
  ])("is put back %s", (_, sample, answer, text) => {
    expect(fromMarkup(answer, counted(false, sample))).toEqual({ text });
  });

  it.each([
    ["is missing", 'x <x i="3"/>', { kind: "missing", value: "{{count}}" }],
    ["is said twice", '<n i="1">5</n> 5 <x i="3"/>', { kind: "extra", value: "5" }],
    ["is a word", '<n i="1">fünf</n> <x i="3"/>', { kind: "missing", value: "{{count}}" }],
    ["is another", '<n i="1">15</n> <x i="3"/>', { kind: "missing", value: "{{count}}" }],
  ])("is refused where it %s", (_, answer, damage) => {
    expect(fromMarkup(answer, counted(false, 5))).toEqual({ damage });
  });

  it("may be left out of a form that stands for one number, and not for another number", () => {
    expect(fromMarkup('<n i="1">Eine</n> Datei von <x i="3"/>', counted(true, 1))).toEqual({
      text: "Eine Datei von {{name}}",
    });
    expect(fromMarkup('Datei von <x i="3"/>', counted(true, 1))).toEqual({ text: "Datei von {{name}}" });
    expect(fromMarkup('2 Dateien von <x i="3"/>', counted(true, 1))).toMatchObject({ damage: { kind: "missing" } });
  });

  it.each([
    ["c", "%d of %s", undefined],
    ["c", "%s: %d", "<x>: y"],
    ["python", "%s: %d", undefined],
  ] as const)("is not left out of %s formats where others would take its place: %s", (family, text, whole) => {
    const [count, other] = text.startsWith("%d") ? [0, 2] : [2, 0];
    const request = { text, syntax: { kind: "printf", family } as const };
    const source = readRequest({ ...request, count: { name: count === 0 ? "1" : "2", sample: 1, mayBeLeftOut: true } });
    const restored = fromMarkup(`<x i="${other}"/>: y`, source);
    expect(restored).toEqual(whole === undefined ? { damage: expect.anything() } : { text: "%s: y" });
  });
});
