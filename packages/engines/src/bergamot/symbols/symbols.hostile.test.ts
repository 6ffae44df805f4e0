import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readManifest, toyFolder } from "../../../fixtures/toy-model/toy-models.ts";
import { expectPromises, type MarkedText, markedTexts } from "../../../test/marked-texts.ts";
import { createChain } from "../../chain.ts";
import { parseLanguageTag } from "../../language.ts";
import type { TranslationEngine } from "../../ports.ts";
import { FileFault } from "../byte-reader.ts";
import { readPieces } from "../vocabulary-file.ts";
import { type Alphabet, readAlphabet } from "./alphabet.ts";
import { translatedWithSymbols } from "./translated.ts";

const [source, target] = [parseLanguageTag("en"), parseLanguageTag("de")];
if (source === undefined || target === undefined) throw new Error("en and de are language tags");
const direction = { source, target };

const symbols = Array.from({ length: 16 }, (_, index) => String.fromCodePoint(0xe000 + index));
const letters = new Set(" abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!?");
const alphabet: Alphabet = { symbols, knows: (text) => [...text].every((character) => letters.has(character)) };

/** What a model may do to a line; of HTML it may repeat, move or lose elements, but leaves it well formed. */
type Damage = (line: string, html: boolean) => string;

const words = (line: string) => line.match(/<b i="\d+">[^<]*<\/b>|[^<\s]+|\s+/g) ?? [];
const damages: readonly Damage[] = [
  (line) => line,
  (line) => words(line).toReversed().join(""),
  (line) =>
    line
      .toUpperCase()
      .replaceAll(/<(\/?)B I=/g, "<$1b i=")
      .replaceAll("</B>", "</b>")
      .replaceAll(/&([A-Z]+);/g, (entity) => entity.toLowerCase()),
  (line) => line.replace(/[\uE000-\uE00F]/, ""),
  (line) => line.replace(/[\uE000-\uE00F]/, "$&$&"),
  (line) => line.replace(/[\uE000-\uE00F]/, "\uE00F"),
  (line) => `${line} ${line}`,
  (line) => line.replaceAll(/\s+/g, ""),
  (line) => line.replaceAll(/(?<=[\uE000-\uE00F])|(?=[\uE000-\uE00F])/g, " "),
  () => "",
  () => "\uE005",
];

/** An engine whose model damages every line in one way. */
function damaging(damage: Damage): TranslationEngine {
  return {
    name: "interface-model",
    quality: "neural",
    directions: () => [direction],
    serves: () => true,
    translate: ({ texts }) =>
      translatedWithSymbols(texts, alphabet, async (lines, html) =>
        lines.map((line) => ({ text: damage(line, html) })),
      ),
    remedies: () => [],
    close: async () => {},
  };
}

const part = fc.constantFrom(
  "The dog",
  " ",
  " sees ",
  "{name}",
  "%s",
  "🎉",
  "Bjørn",
  ". ",
  "Paul",
  "\uE000",
  "&amp;",
  "<b>",
  "12",
);
const translation = fc.constantFrom("Hund", "{name}", "", " Paul ", "\uE001", "<b>");

/** How often each form that nobody may lose is in a text. */
function counted(text: string): Readonly<Record<string, number>> {
  const forms = text.match(/\{name\}|%s|🎉|Bjørn|\uE000|&amp;|<b>|12/g) ?? [];
  return Object.fromEntries([...Map.groupBy(forms, (form) => form)].map(([form, all]) => [form, all.length]));
}

describe("whatever a model does to its lines", () => {
  test("an answer keeps what the chain promises, or there is none", async () => {
    await fc.assert(
      fc.asyncProperty(markedTexts(part, translation), fc.constantFrom(...damages), async (text, damage) => {
        const [answer] = await createChain([damaging(damage)]).translate({ direction, texts: [text] });
        if (answer?.status === "translated") expectPromises(text, answer);
        else expect(answer?.status).toBe("declined");
      }),
    );
  });

  test("every placeholder is in the answer as often as in the text, or there is none", async () => {
    const plain = fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(plain, fc.constantFrom(...damages), async (text, damage) => {
        const [answer] = await damaging(damage).translate({ direction, texts: [{ text, sentences: [text] }] });
        // what is no placeholder, a model may well lose or repeat
        const { "12": _, ...expected } = counted(text);
        const { "12": __, ...found } = answer?.status === "translated" ? counted(answer.text) : counted(text);
        expect(found).toEqual(expected);
      }),
    );
  });

  test("a model that copies all leaves texts and spans as they were", async () => {
    const unmarked = fc.constant("x");
    await fc.assert(
      fc.asyncProperty(markedTexts(part, unmarked), async ({ terms: _, ...text }) => {
        const engine = damaging((line) => line);
        const [answer] = await engine.translate({ direction, texts: [text] });
        fc.pre(answer?.status === "translated" && !/\s\s|^\s|\s$/.test(text.text));
        expect(answer).toMatchObject({ text: text.text });
      }),
    );
  });
});

test("more symbols than the model has in one sentence are declined, in two sentences carried", async () => {
  const sentences = ["Now {a} ", "then {b} "].map((sentence) => sentence.repeat(9));
  const text = sentences.join("");
  const engine = damaging((line) => line);
  const asked = [
    { text, sentences: [text] },
    { text, sentences },
  ] satisfies readonly Pick<MarkedText, "text" | "sentences">[];
  expect(await engine.translate({ direction, texts: asked })).toEqual([
    { status: "declined", reason: "a sentence has more than 16 placeholders, terms and unknown words" },
    { status: "translated", text },
  ]);
});

test("texts reach the model composed, in one kind of space, and without hints for their setting", async () => {
  const seen: string[] = [];
  const read = async (lines: readonly string[]) => {
    seen.push(...lines);
    return lines.map((text) => ({ text }));
  };
  const text = "U\u0308ber\u00A0die Brü\u00ADcke\u200B gehen";
  const wide = { symbols, knows: (part: string) => alphabet.knows(part.replaceAll(/[Üü]/g, "u")) };
  await translatedWithSymbols([{ text, sentences: [text] }], wide, read);
  expect(seen).toEqual(["Über die Brücke gehen"]);
});

describe("vocabularies", async () => {
  const toy = await readManifest("en-de");
  const vocabulary = await readFile(join(toyFolder, "en-de", toy.files["vocab"]?.name ?? ""));

  test("are read piece by piece, with what each is for", () => {
    const pieces = readPieces(vocabulary);
    expect(pieces.slice(0, 2).map(({ text, kind }) => `${text} ${kind}`)).toEqual(["</s> other", "<unk> other"]);
    expect(pieces.find(({ text }) => text === "ß")).toEqual({ text: "ß", kind: "normal" });
  });

  test("without the symbols that a manifest names are refused by name", () => {
    expect(() => readAlphabet({ first: 0xe000, count: 1 }, [vocabulary])).toThrow(
      "has no piece for the placeholder U+E000",
    );
  });

  test("that are damaged are refused or read, and nothing else", () => {
    fc.assert(
      fc.property(fc.nat(vocabulary.length - 1), fc.nat(255), (place, value) => {
        const damaged = Uint8Array.from(vocabulary);
        damaged[place] = value;
        try {
          readPieces(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(FileFault);
        }
      }),
    );
  });
});
