import fc from "fast-check";
import { expect, test } from "vitest";
import { PatternError } from "./pattern.ts";
import { readPattern } from "./read-pattern.ts";
import { Automata, type BesidePlace, TextScan } from "./text-scan.ts";

/** Every place of the text, counted in code points, where a match of the pattern begins (`ahead`) or ends. */
function places(source: string, text: string, to: BesidePlace["to"] = "ahead"): readonly number[] {
  const scan = new TextScan(text, new Automata());
  const beside: BesidePlace = { to, part: readPattern(source) };
  return Array.from({ length: scan.codePoints.length + 1 }, (_, place) => place).filter((place) =>
    scan.has(beside, place),
  );
}

test("finds where matches begin and where they end", () => {
  expect(places("ab+", "abb ab")).toEqual([0, 4]);
  expect(places("ab+", "abb ab", "behind")).toEqual([2, 3, 6]);
  expect(places("[.?!]+\\s", "Hi. Ho?! Yo")).toEqual([2, 6, 7]);
  expect(places("", "ab")).toEqual([0, 1, 2]);
});

test("reads sets as ICU writes them", () => {
  expect(places("[[:alpha:]&&[^aeiou]]", "a1bc")).toEqual([2, 3]);
  expect(places("[\\p{L}--[a-c]]", "abcd")).toEqual([3]);
  expect(places("[a[0-9]z]", "b5z")).toEqual([1, 2]);
  expect(places("[^\\p{Lu}\\s]", "A b")).toEqual([2]);
  expect(places("[\\w.-]", "!.-")).toEqual([1, 2]);
  expect(places("[[:^Lu:]]", "Ab")).toEqual([1]);
  expect(places("[&|]", "a&b")).toEqual([1]);
});

test("reads properties by the names that ICU and Java take", () => {
  const named = ["Lu", "Uppercase Letter", "uppercase_letter", "gc=Lu", "IsLu", "javaUpper"];
  expect(named.map((name) => read(`\\p{${name}}`))).toEqual([...named.slice(0, 5).map(() => "read"), "refused"]);
  expect(places("\\p{Cyrillic}\\p{script=Greek}\\p{IsHebrew}\\P{L}\\p{^L}\\pL", "Жωא1.x")).toEqual([0]);
  expect(places("\\p{Punct}\\p{Upper}", ".A")).toEqual([0]);
});

test("reads escapes", () => {
  expect(places("\\x41\\x{1F600}\\u00e9\\U0001F600\\t\\071\\cI\\.", "A😀é😀\t9\t.")).toEqual([0]);
  expect(places("\\Qa.b[\\E+c", "a.b[[c axb[c")).toEqual([0]);
  expect(places("a\\Rb", "a\r\nb a\nb")).toEqual([0, 5]);
  expect(places("\\h\\v", "\u00a0\u2028")).toEqual([0]);
});

test("reads flags, groups and comments", () => {
  expect(places("(?i)straße|ÉCOLE", "STRASSE Straße école")).toEqual([8, 15]);
  expect(places("(?i:a)b", "Ab AB")).toEqual([0]);
  expect(places("((?i)a)b", "Ab AB")).toEqual([0]);
  expect(places("(?s-i:a.)", "a\n")).toEqual([0]);
  expect(places("a.", "a\n")).toEqual([]);
  expect(places("(?<name>a)(?#no text)b", "ab")).toEqual([0]);
});

test("knows the ends of text, line and word", () => {
  expect(places("^a|b$", "ab\n")).toEqual([0, 1]);
  expect(places("b\\z", "ab\n")).toEqual([]);
  expect(places("(?m)^a$", "a\r\na\nb")).toEqual([0, 3]);
  expect(places("\\bа", "а ба, а")).toEqual([0, 6]);
  expect(places("\\B.", "ab c")).toEqual([1]);
});

test("looks ahead and behind", () => {
  expect(places("(?<!Mr)\\.", "Mr. Ms.")).toEqual([6]);
  expect(places("(?<=\\d{1,3})\\.(?=\\s\\p{Ll}|(?!\\s).)", "12. may 3.Z")).toEqual([2, 9]);
});

test("finds the same places once it has turned from single places to a sweep", () => {
  const text = `${"a".repeat(40)}b`.repeat(20);
  expect(places("a*b", text)).toHaveLength(text.length);
  expect(places("(?=a*b)a", text)).toHaveLength(40 * 20);
  expect(places("ba*", text, "behind")).toEqual(Array.from({ length: text.length - 40 }, (_, at) => at + 41));
});

test.each([
  ["a(b", "this group has no end"],
  ["a)", "without its opening one"],
  ["[a", "this set has no end"],
  ["[]", "an empty set"],
  ["[z-a]", "a range goes"],
  ["[[a-z]-[aeiou]]", "- between sets"],
  ["[\\p{L}&[a]]", "& between sets"],
  ["*a", "nothing to repeat"],
  ["a**", "a quantifier after a quantifier"],
  ["a++", "possessive"],
  ["(?>a)", "atomic"],
  ["(a)\\1", "back reference"],
  ["(?<n>a)\\k<n>", "\\k is not supported"],
  ["\\X", "\\X is not supported"],
  ["\\N{DASH}", "\\N is not supported"],
  ["(?x)a b", "the flag x is not supported"],
  ["\\p{Klingon}", "no property Klingon"],
  ["\\p{RGI_Emoji}", "no property RGI_Emoji"],
  ["\\ud800", "half a surrogate pair"],
  ["\\x{110000}", "no such character"],
  ["a\\", "a backslash at the end"],
  ["a{3,2}", "the smaller number"],
  ["a{1001}", "more than 1000 times"],
  ["a{x}", "nothing to repeat"],
])("refuses %s and says why", (source, problem) => {
  expect(() => readPattern(source)).toThrow(PatternError);
  expect(() => readPattern(source)).toThrow(problem);
});

/** Patterns that mean the same to JavaScript. */
const pattern = fc.letrec<{ pattern: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constantFrom("a", "b", "[ab]", "[^a]", ".", "\\s", "\\b", "^", "$", "-", "😀", "(?:)"),
    tie("pattern").map((inside) => `(?:${inside})`),
    fc
      .tuple(fc.constantFrom("?=", "?!", "?<=", "?<!"), tie("pattern"))
      .map(([kind, inside]) => `(?:(${kind}${inside}))`),
  ),
  pattern: fc
    .array(fc.tuple(tie("atom"), fc.constantFrom("", "", "", "*", "+", "?", "{2}", "{0,2}", "{1,}", "*?", "|")), {
      maxLength: 4,
    })
    .map((parts) =>
      parts.map(([atom, times]) => (/^(?:\\b|[$^])$/.test(atom) && times !== "|" ? atom : atom + times)).join(""),
    ),
})).pattern;

/** Short, because JavaScript's expressions backtrack: over longer texts an unlucky pattern takes them minutes. */
const text = fc.string({ unit: fc.constantFrom("a", "b", " ", "A", "-", "😀"), maxLength: 8 });

test("matches where JavaScript's own regular expressions do, by single places and by sweep", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(pattern, text, (source, text) => {
      const automata = new Automata();
      const part = readPattern(source);
      const scan = new TextScan(text, automata);
      const begins: BesidePlace = { to: "ahead", part };
      const ends: BesidePlace = { to: "behind", part };
      const sweptBegins = automata.of(begins).sweep.matchEnds(scan);
      const sweptEnds = automata.of(ends).sweep.matchEnds(scan);
      let offset = 0;
      for (const [place, character] of [...text, ""].entries()) {
        const expected = [matchesAt(`(?:${source})`, text, offset), matchesAt(`(?<=(?:${source}))`, text, offset)];
        expect([scan.has(begins, place), scan.has(ends, place)]).toEqual(expected);
        expect([sweptBegins[place] === 1, sweptEnds[place] === 1]).toEqual(expected);
        offset += character.length;
      }
    }),
    { numRuns: 2000 },
  );
});

function matchesAt(source: string, text: string, offset: number): boolean {
  const expression = new RegExp(source, "uy");
  expression.lastIndex = offset;
  return expression.test(text);
}

function read(source: string): "read" | "refused" {
  try {
    readPattern(source);
    return "read";
  } catch {
    return "refused";
  }
}
