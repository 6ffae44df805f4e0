import { describe, expect, it } from "vitest";
import { type Damage, prove } from "./proof.ts";
import { i18nextInterpolation, type MessageSyntax } from "./syntax.ts";
import { piecesOf } from "./tokens/pieces-of.ts";

const i18next: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };
const icu: MessageSyntax = { kind: "icu" };
const c: MessageSyntax = { kind: "printf", family: "c" };

function damageOf(source: string, text: string, syntax: MessageSyntax): Damage | undefined {
  const proof = prove(piecesOf(source, syntax), text, syntax);
  return proof.whole ? undefined : proof.damage;
}

describe("a whole translation", () => {
  it.each([
    ["{{a}} and {{b}}", "{{b}} und {{a}}", i18next],
    ["<b>x</b> {{a}}", "{{a}} <b>y</b>", i18next],
    ["{{a}} {{a}}", "{{a}}, {{a}}", i18next],
    ["a < b", "b > a", i18next],
    ["{a, number} <b>x</b>", "<b>y</b> {a, number}", icu],
    ["%1$s has %2$d", "%2$d, %1$s", c],
    ["100 %%", "%% 100", c],
    ["", "", i18next],
    ["<b></b> x", "x <b></b>", i18next],
  ])("of %s may be %s", (source, text, syntax) => {
    expect(damageOf(source, text, syntax)).toBeUndefined();
  });
});

describe("a broken translation", () => {
  it.each<[string, string, MessageSyntax, Damage]>([
    ["x", " ", i18next, { kind: "blank" }],
    ["{{a}} x", "x", i18next, { kind: "missing", value: "{{a}}" }],
    ["{{a}} x", "{{a}} {{a}}", i18next, { kind: "extra", value: "{{a}}" }],
    ["{{a}} x", "{{A}} x", i18next, { kind: "changed", value: "{{a}}", to: "{{A}}" }],
    ["x", "$t(y)", i18next, { kind: "extra", value: "$t(y)" }],
    ["x", "<b>y</b>", i18next, { kind: "extra", value: "<b>" }],
    ["x", "<img src=x onerror=y", i18next, { kind: "extra", value: "<" }],
    ["x", "a&lt;b", i18next, { kind: "extra", value: "&lt;" }],
    ["<b>{{a}}</b> x", "{{a}} <b></b> x", i18next, { kind: "nesting", value: "{{a}}" }],
    ["<b>x</b><i>y</i>", "<b><i>y</i>x</b>", i18next, { kind: "nesting", value: "<i>" }],
    ["<b>x</b> y", "x y <b></b>", i18next, { kind: "emptied", value: "<b>" }],
    ["<b>x</b>", "</b>x<b>", i18next, { kind: "nesting", value: "</b>" }],
    ["{a}", "{b}", icu, { kind: "changed", value: "{a}", to: "{b}" }],
    ["{a} x", "{a", icu, { kind: "unreadable" }],
    ["{a} x", "{a} '<b>'", icu, { kind: "extra", value: "<b>" }],
    ["%s %d", "%d %s", c, { kind: "order", value: "%s" }],
    ["%s", "%s 100 %", c, { kind: "extra", value: "%" }],
  ])("of %s is %s", (source, text, syntax, damage) => {
    expect(damageOf(source, text, syntax)).toEqual(damage);
  });

  it("is one that i18next reads otherwise than its tokens say", () => {
    const syntax: MessageSyntax = {
      kind: "i18next",
      interpolation: { ...i18nextInterpolation, prefix: "__", suffix: "__" },
    };
    expect(damageOf("__a__ x __b__", "__a__-x __b__", syntax)).toEqual({ kind: "extra", value: "__-x __" });
  });
});
