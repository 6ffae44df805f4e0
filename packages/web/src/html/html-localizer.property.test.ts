import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutPages, pages } from "../../test/arbitrary-pages.ts";
import { inCapitals, knownPhrases } from "../../test/known-phrases.ts";
import { late, type Phrase, type PhraseResult } from "../phrases/phrase.ts";
import { createHtmlLocalizer } from "./html-localizer.ts";

type Answer = (phrase: Phrase) => PhraseResult | string;

async function whole(page: string, answer: Answer, locale = "de"): Promise<string> {
  const phrases = knownPhrases(answer);
  return (await createHtmlLocalizer({ phrases, locale, sourceLanguage: "en" }).whole(page)).body;
}

async function streamed(pieces: readonly string[], answer: Answer, isLater: (phrase: Phrase) => boolean) {
  const phrases = knownPhrases(answer, isLater);
  let body = "";
  const emit = (piece: string): void => {
    body += piece;
  };
  const stream = createHtmlLocalizer({ phrases, locale: "de", sourceLanguage: "en" }).stream?.(emit);
  for (const piece of pieces) stream?.write(piece);
  const outcome = await stream?.end();
  return { body, outcome, held: stream?.held() };
}

/** Some are translated, some missing, some the same, and always the same ones. */
const mixed: Answer = (phrase) => {
  switch (phrase.text.length % 4) {
    case 0:
      return late;
    case 1:
      return { status: "kept" };
    default:
      return inCapitals(phrase);
  }
};

describe("a page", () => {
  it("goes out byte for byte when nothing is translated differently", async () => {
    await fc.assert(
      fc.asyncProperty(pages, async (page) => {
        expect(await whole(page, ({ text }) => text, "en")).toBe(page);
        expect(await whole(page, () => ({ status: "kept" }), "en")).toBe(page);
      }),
      { numRuns: 2000 },
    );
  });

  it("becomes the same wherever it is cut, and whatever is known at once", async () => {
    await fc.assert(
      fc.asyncProperty(cutPages(), fc.nat(3), async (pieces, some) => {
        const expected = await whole(pieces.join(""), mixed);
        const isLater = ({ text }: Phrase): boolean => text.length % 4 === some;
        const { body, held } = await streamed(pieces, mixed, isLater);
        expect(body).toBe(expected);
        expect(held).toBe(0);
      }),
      { numRuns: 3000 },
    );
  });

  it("asks only for texts with letters, trimmed, with numbered tags alone", async () => {
    await fc.assert(
      fc.asyncProperty(pages, async (page) => {
        const phrases = knownPhrases(inCapitals);
        await createHtmlLocalizer({ phrases, locale: "de", sourceLanguage: "en" }).whole(page);
        for (const { format, text } of phrases.asked) {
          expect(text).toMatch(/\p{L}/u);
          expect(text.trim()).toBe(text);
          if (format === "html") expect(text.replaceAll(/<\/?\d+>|<\d+\/>|&(?:lt|gt|amp);/g, "")).not.toMatch(/[<>&]/);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
