import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogue.ts";
import { splitProtected } from "../protected-spans.ts";
import { createPseudoEngine } from "./engine.ts";
import { pseudoText } from "./pseudo-text.ts";

const placeholders = [
  "{{count}}",
  "{{- name, uppercase}}",
  "{name}",
  "{count, plural, one {# item} other {# items}}",
  "%s",
  "%1$s",
  "%.2f",
  "%d",
  "%(name)s",
  "%{name}",
  '$t(common.ok, { "count": 2 })',
  "<0>",
  "</0>",
  '<a href="https://example.com/x">',
  "</a>",
  "<br/>",
  "&nbsp;",
  "&#8217;",
  "https://example.com/a?b=c&d=e",
  "info@example.com",
];

describe("pseudoText", () => {
  test.each([
    ["Hello world", "[Ĥéĺĺó ŵóŕĺð ···]".replace("ð", "đ")],
    ["  Save\n", "  [Šáṽé ··]\n"],
    ["Hi {{name}}, you have %d items", "[Ĥí {{name}}, ýóú ĥáṽé %d íţéɱš ·····]"],
    ["<b>Bold</b>", "[<b>Ɓóĺđ</b> ··]"],
    ["", ""],
    ["  ", "  "],
    ["42 %", "42 %"],
    ["{{name}}", "{{name}}"],
    ["Привет", "[Привет ··]"],
  ])("%j is %j", (text, expected) => {
    expect(pseudoText(text)).toBe(expected);
  });

  const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
  const message = fc
    .array(fc.oneof(word, fc.constantFrom(...placeholders)), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.join(" "));

  test("every placeholder, tag and address comes through unchanged, in order", () => {
    fc.assert(
      fc.property(message, (text) => {
        const kept = (value: string) => splitProtected(value).filter((span) => span.isProtected);
        expect(kept(pseudoText(text))).toEqual(kept(text));
        for (const part of text.split(" ").filter((part) => placeholders.includes(part))) {
          expect(pseudoText(text)).toContain(part);
        }
      }),
    );
  });

  test("each known placeholder is protected whole", () => {
    for (const placeholder of placeholders) {
      const kept = splitProtected(`Word ${placeholder} word`).filter((span) => span.isProtected);
      const isMarkedOnly = (text: string) =>
        text === placeholder || `$${text}` === placeholder || `%${text}` === placeholder;
      expect(
        kept.some(({ text }) => isMarkedOnly(text)),
        placeholder,
      ).toBe(true);
    }
  });

  test("a sentence grows by about 30 %", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 4, maxLength: 30 }), (words) => {
        const text = words.join(" ");
        const growth = (pseudoText(text).length - text.length) / text.length;
        expect(growth).toBeGreaterThan(0.2);
        expect(growth).toBeLessThan(0.9);
      }),
    );
  });

  test("grows by as much as it is told, carried spans or not", async () => {
    const [text, growth] = ["Your shopping cart is empty", 1];
    const dots = (answer: string) => answer.split("·").length - 1;
    expect([dots(pseudoText(text)), dots(pseudoText(text, growth)), dots(pseudoText(text, 0))]).toEqual([7, 23, 0]);
    const engine = createPseudoEngine({ growth });
    const [direction] = engine.directions();
    if (direction === undefined) throw new Error("It serves every direction.");
    const texts = [
      { text, sentences: [text] },
      { text, sentences: [text], spans: [{ start: 5, end: 13 }] },
    ];
    const answers = await engine.translate({ direction, texts });
    expect(answers.map((answer) => (answer.status === "translated" ? dots(answer.text) : 0))).toEqual([23, 23]);
  });

  test("any text is answered, the same each time, and cut without loss", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(pseudoText(text)).toBe(pseudoText(text));
        expect(
          splitProtected(text)
            .map((span) => span.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});

test("a long text made to be slow is answered at once", () => {
  const nasty = ["a", "<!--", "<script", "%0", "$t(", "{", "a@", "&a", "<a", "http:", "<pre>", "<style "];
  for (const part of nasty) expect(pseudoText(part.repeat(60_000 / part.length)).length).toBeGreaterThan(0);
});

test("the engine serves every pair of the catalogue, from languages without region", () => {
  const engine = createPseudoEngine();
  const directions = engine.directions();
  expect(directions).toHaveLength(114 * 125 - 114);
  expect(new Set(directions.map(({ target }) => target)).size).toBe(catalogue.length);
  expect(directions.every((direction) => engine.serves(direction))).toBe(true);
  expect(directions.every(({ source }) => !source.includes("-"))).toBe(true);
});
