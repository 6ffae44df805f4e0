import fc from "fast-check";
import IntlMessageFormat from "intl-messageformat";
import { parseFragment, serialize } from "parse5";
import { describe, expect, it } from "vitest";
import { countedMessages, messages, nameOf, syntaxes } from "../test/arbitrary-messages.ts";
import { misbehavingEngine, pseudoEngine } from "../test/misbehaving-engine.ts";
import { seenIn } from "../test/oracles.ts";
import { hasWords, piecesOf, type TranslateTexts, translateMessages } from "./index.ts";

const identity: TranslateTexts<never> = async (texts) => texts.map((text) => ({ status: "translated", text }));

describe.each(syntaxes.map((syntax) => [nameOf(syntax), syntax] as const))("%s", (_, syntax) => {
  const request = fc.oneof(messages(syntax), countedMessages(syntax));

  it("cuts messages into pieces that give them again, with tags in pairs", () => {
    fc.assert(
      fc.property(messages(syntax), ({ text }) => {
        const pieces = piecesOf(text, syntax);
        expect(pieces.map(({ value }) => value).join("")).toBe(text);
        let depth = 0;
        for (const { kind } of pieces) {
          depth += kind === "open" ? 1 : kind === "close" ? -1 : 0;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }),
    );
  });

  it("delivers no broken message, whatever the engine does", async () => {
    let translated = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 6 }), fc.nat(), async (requests, seed) => {
        const outcomes = await translateMessages(requests, misbehavingEngine(seed));
        expect(outcomes).toHaveLength(requests.length);
        for (const [index, { text, count }] of requests.entries()) {
          const outcome = outcomes[index];
          if (outcome?.status !== "translated") {
            expect(outcome?.text).toBe(text);
            continue;
          }
          translated++;
          const expected = await seenIn(text, syntax);
          const found = await seenIn(outcome.text, syntax);
          if (count?.mayBeLeftOut === true && found.length < expected.length) {
            expect(await seenIn(text.replace(countToken, ""), syntax)).toEqual(found);
          } else expect(found).toEqual(expected);
          expect(edgesOf(outcome.text)).toEqual(edgesOf(text));
          expect(outcome.text.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
    expect(translated).toBeGreaterThan(400);
  });

  it("gives the message again when the engine gives the text again", async () => {
    await fc.assert(
      fc.asyncProperty(request, async (message) => {
        const [outcome] = await translateMessages([message], identity);
        expect(outcome?.status).toBe(hasWords(piecesOf(message.text, syntax), syntax) ? "translated" : "kept");
        if (syntax.kind === "html") expect(shown(outcome?.text ?? "")).toBe(shown(message.text));
        else if (syntax.kind !== "icu") expect(outcome?.text).toBe(message.text);
        else expect(formatted(outcome?.text ?? "")).toEqual(formatted(message.text));
      }),
      { numRuns: 300 },
    );
  });

  it("never falls back with an engine that keeps what it is told to", async () => {
    await fc.assert(
      fc.asyncProperty(request, async (message) => {
        const [outcome] = await translateMessages([message], pseudoEngine);
        expect(outcome).toMatchObject(
          hasWords(piecesOf(message.text, syntax), syntax)
            ? { status: "translated", by: expect.stringMatching(/plain|xml/) }
            : { status: "kept" },
        );
      }),
      { numRuns: 300 },
    );
  });
});

const countToken = /\{\{count\}\}|__count__|\{count, number\}|%99\$d|%\(count\)d|%\{count\}|\{count\}|%count%/;

function edgesOf(text: string): readonly (string | undefined)[] {
  return [/^\s*/.exec(text)?.[0], text.slice(text.trimEnd().length)];
}

/** How a browser's parser reads it. */
function shown(html: string): string {
  return serialize(parseFragment(html));
}

function formatted(text: string): unknown {
  const tag = (chunks: readonly unknown[]): string => `[${chunks.join("")}]`;
  const values = { name: "N", n: 3, when: 0, at: 0, count: 7, b: tag, link: tag };
  return new IntlMessageFormat(text, "en").format(values);
}
