import { expect, test } from "vitest";
import { completeIcu } from "./complete-icu.ts";

const direction = { source: "en", target: "ar" };

/** The message that a translator makes of it who gives every sentence back. */
function completed(text: string): string | undefined {
  const completion = completeIcu(text, direction);
  if (completion.kind !== "sentences") return completion.kind;
  return completion.messageOf(completion.requests.map((request) => request.text));
}

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", "length"])(
  "%s is a name like any other",
  (name) => {
    expect(completed(`{${name}, select, ${name} {a} other {b}}`)).toBe(`{${name}, select, ${name} {a} other {b}}`);
    expect(completed(`{${name}, select, male {{${name}}} other {<b>{${name}}</b>}}`)).toContain(`{{${name}}}`);
    expect(completed(`{${name}, plural, one {#} other {# of {${name}_shown}}}`)).toContain(
      `few {# of {${name}_shown}}`,
    );
  },
);

test("a stand-in takes no name that the message has", () => {
  const text = "{n, plural, offset:1 other {# {n_shown} {n_shown_}}}";
  expect(completed(text)).toContain("other {# {n_shown} {n_shown_}}");
});

test("a message that is nested too deeply to be meant is not begun", () => {
  for (const depth of [60, 1000, 100_000]) {
    const selects = "{g, select, other {".repeat(depth) + "}}".repeat(depth);
    const tags = `${"<b>".repeat(depth)}{n, plural, other {#}}${"</b>".repeat(depth)}`;
    for (const text of [selects, tags]) {
      expect(completeIcu(text, direction)).toEqual({ kind: "refused", fault: "NESTED_TOO_DEEPLY" });
    }
  }
});

test("a message that would grow without end is not begun", () => {
  const plurals = Array.from({ length: 20_000 }, (_, index) => `{n${index}, plural, one {a} other {b}}`).join(" ");
  const selects = Array.from({ length: 20_000 }, (_, index) => `{g${index}, select, other {b}}`).join(" ");
  const words = `{g, select, ${Array.from({ length: 20_000 }, (_, index) => `w${index} {a}`).join(" ")} other {b}}`;
  const long = `${"word ".repeat(50_000)}{n, plural, one {a} other {b}}`;
  const few = Array.from({ length: 4 }, (_, index) => `{n${index}, plural, one {a} other {b}}`).join(" ");
  const nested = `${"{g, select, other {".repeat(20)}{n, plural, one {a} other {b}}${"}}".repeat(20)}`;
  expect(completed(nested)).toMatch(/^\{g, select, other \{\{n, plural, zero/);
  for (const text of [plurals, selects, words, long, few]) {
    expect(completeIcu(text, direction)).toEqual({ kind: "refused", fault: "TOO_MANY_BRANCHES" });
  }
});

test("one plural many times is one plural", () => {
  const text = "{n, plural, one {a} other {b}}".repeat(300);
  expect(completed(text)?.startsWith(`{n, plural, zero {${"b".repeat(300)}} one {${"a".repeat(300)}} two`)).toBe(true);
});

test("numbers beyond what a number holds, and other spellings of one", () => {
  expect(completeIcu("{n, plural, =99999999999999999999 {a} other {b}}", direction).kind).toBe("plain");
  expect(completed("{n, plural, =01 {a} =1 {c} other {b}}")).toMatch(
    /^\{n, plural, =01 \{a\} =1 \{c\} zero \{b\} one \{b\}/,
  );
  expect(completed("{n, plural, offset:-2 =-1 {a} other {#}}")).toMatch(/^\{n, plural, offset:-2 =-1 \{a\} zero \{#\}/);
});

test("halves of characters and control characters stay", () => {
  const text = "{n, plural, one {\ud800 #\u0000} other {\udc00 #\u2028}}";
  expect(completed(text)).toContain("one {\ud800 #\u0000}");
});

test("answers of any kind give a whole message or none", () => {
  const completion = completeIcu("{n, plural, one {# file} other {# files}}", { source: "en", target: "en" });
  if (completion.kind !== "sentences") throw new Error(completion.kind);
  for (const answer of [
    "{",
    "}",
    "'",
    "{n",
    "</b>",
    "<b>",
    "{n, plural, other {",
    "#".repeat(1000),
    "'{".repeat(1000),
  ]) {
    const result = completion.messageOf([answer, answer]);
    if (result !== undefined) expect(completeIcu(result, direction).kind).toBe("sentences");
  }
  expect(completion.messageOf([])).toBe("{n, plural, one {} other {}}");
});
