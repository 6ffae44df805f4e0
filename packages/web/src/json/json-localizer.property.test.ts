import fc from "fast-check";
import { expect, test } from "vitest";
import type { PhraseResult } from "../phrases/phrase.ts";
import { createJsonLocalizer } from "./json-localizer.ts";
import { compileJsonPaths } from "./json-path.ts";
import { stringsAt } from "./strings-at.ts";

/** With a translator that knows every phrase at once. */
function localized(body: string, paths: readonly string[], resultOf: (text: string) => PhraseResult): string {
  const phrases = { known: ({ text }: { readonly text: string }) => resultOf(text), translate: async () => [] };
  const result = createJsonLocalizer({ phrases, root: compileJsonPaths(paths) }).whole(body);
  if (result instanceof Promise) throw new Error("It waits.");
  return result.body;
}

const german = (text: string): PhraseResult => ({ status: "translated", text: `de:${text}` });
const same = (text: string): PhraseResult => ({ status: "translated", text });

/** JSON as people and libraries write it: space, escapes, numbers beyond doubles, names twice. */
const space = fc.stringMatching(/^[ \n\r\t]{0,2}$/);
const name = fc.constantFrom("a", "b", "title", "__proto__", "é");
const literal = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 8 }).map((text) => JSON.stringify(text)),
  fc.constantFrom('"\\u0041\\/\\"\\\\"', '"\\ud83d\\ude00"', '"\\ud800"', '""', '"<b>x</b>"', '"\\u003cb\\u003e"'),
);
const atom = fc.oneof(
  literal,
  fc.constantFrom("true", "false", "null", "0", "-0", "1.0", "1E+3", "12345678901234567890.5e-7"),
);
const { value: json } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    atom,
    fc
      .tuple(
        space,
        fc.array(
          fc.tuple(space, tie("value"), space).map((parts) => parts.join("")),
          { maxLength: 4 },
        ),
      )
      .map(([inside, elements]) => (elements.length === 0 ? `[${inside}]` : `[${elements.join()}]`)),
    fc
      .tuple(
        space,
        fc.array(
          fc
            .tuple(space, name, space, space, tie("value"), space)
            .map(([before, key, after, inside, value, end]) => `${before}"${key}"${after}:${inside}${value}${end}`),
          { maxLength: 4 },
        ),
      )
      .map(([inside, members]) => (members.length === 0 ? `{${inside}}` : `{${members.join()}}`)),
  ),
}));
interface Segment {
  readonly selector: string | number;
  readonly isDescendant: boolean;
}

const segment: fc.Arbitrary<Segment> = fc.record({
  selector: fc.oneof(name, fc.constant("*"), fc.nat(2)),
  isDescendant: fc.boolean(),
});
const paths = fc.array(fc.array(segment, { maxLength: 4 }), { minLength: 1, maxLength: 3 });

function writtenPath(segments: readonly Segment[]): string {
  const written = segments.map(({ selector, isDescendant }) => {
    const inBrackets = typeof selector === "number" || selector === "*" ? `[${selector}]` : `['${selector}']`;
    return isDescendant ? `..${inBrackets}` : inBrackets;
  });
  return `$${written.join("")}`;
}

/** What RFC 9535 says, in its plainest form: the value with the strings replaced that a path selects. */
function replaced(value: unknown, chosen: readonly (readonly Segment[])[]): unknown {
  if (typeof value === "string") return chosen.some((path) => path.length === 0) ? `de:${value}` : value;
  if (typeof value !== "object" || value === null) return value;
  const below = (key: string | number) =>
    chosen.flatMap(([first, ...rest]) => {
      if (first === undefined) return [];
      const selects = first.selector === "*" || first.selector === key;
      return [...(selects ? [rest] : []), ...(first.isDescendant ? [[first, ...rest]] : [])];
    });
  if (Array.isArray(value)) return value.map((element, index) => replaced(element, below(index)));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, replaced(member, below(key))]));
}

test("any JSON comes out byte for byte where no text changes", () => {
  fc.assert(
    fc.property(json, paths, (body, given) => {
      const written = given.map(writtenPath);
      expect(localized(body, written, same)).toBe(body);
      expect(localized(body, written, () => ({ status: "kept" }))).toBe(body);
    }),
    { numRuns: 500 },
  );
});

test("any JSON says the same as before, but for the strings that the paths choose", () => {
  fc.assert(
    fc.property(json, paths, (body, given) => {
      const written = given.map(writtenPath);
      const expected = replaced(JSON.parse(body), given);
      expect(saying(JSON.parse(localized(body, written, german)))).toBe(saying(expected));
      const parsed: unknown = JSON.parse(body);
      for (const { text, replace } of stringsAt(parsed, compileJsonPaths(written))) replace(`de:${text}`);
      if (typeof parsed !== "string") expect(saying(parsed)).toBe(saying(expected));
    }),
    { numRuns: 1000 },
  );
});

test("a body is read where JSON.parse reads it, and nowhere else", () => {
  const broken = fc
    .tuple(
      json,
      fc.nat(),
      fc.nat(3),
      fc.constantFrom("", '"', "{", "]", ",", "\\", "0", ".", "\u0001", "nul", ":", "-"),
    )
    .map(([body, at, cut, put]) => {
      const from = at % (body.length + 1);
      return body.slice(0, from) + put + body.slice(from + cut);
    });
  fc.assert(
    fc.property(broken, (body) => {
      const result = localized(body, ["$..*", "$"], german);
      if (isJson(body)) expect(saying(JSON.parse(result))).toBe(saying(replaced(JSON.parse(body), [[], [everything]])));
      else expect(result).toBe(body);
    }),
    { numRuns: 3000 },
  );
});

/** Members in their order, `__proto__` among them, which an equality of objects may pass over. */
function saying(value: unknown): string {
  return JSON.stringify(value);
}

const everything: Segment = { selector: "*", isDescendant: true };

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
