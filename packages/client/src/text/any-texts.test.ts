import fc from "fast-check";
import { expect, test } from "vitest";
import { type Client, createClient } from "../client.ts";
import type { TranslationOutcome } from "./settled.ts";

/** What is true of every list of texts, however it is deduplicated, packed, halved and sent again. */
const anyTexts = fc.array(fc.stringMatching(/^[a-d!]{0,3}$/), { maxLength: 40 });

/** Takes so many texts in a request (413 beyond), and declines those with a `!`, one by one or all at once. */
function decliningFetch(most: number): typeof fetch {
  return async (_input, init) => {
    const { text }: { readonly text: readonly string[] } = JSON.parse(String(init?.body));
    if (text.length > most) return Response.json({ message: "too large" }, { status: 413 });
    const declined = text.flatMap((one, index) => (one.includes("!") ? [index] : []));
    if (declined.length > 0) {
      const errors = declined.map((index) => ({ field: `text[${index}]` }));
      const said = text.length % 2 === 0 ? { errors } : { text_index: declined[0] };
      return Response.json({ message: "declined", ...said }, { status: 400 });
    }
    return Response.json({ translations: text.map((one) => ({ text: `de:${one}` })) });
  };
}

function said(outcome: TranslationOutcome): unknown {
  return outcome.status === "translated" ? outcome.translation.text : outcome.error.textIndexes;
}

test("each text has its own outcome at its own place", async () => {
  const sizes = fc.integer({ min: 1, max: 8 });
  await fc.assert(
    fc.asyncProperty(anyTexts, sizes, sizes, sizes, async (texts, textsPerRequest, most, concurrency) => {
      const service = { baseUrl: "http://in-process", apiKey: "key-1234", fetch: decliningFetch(most) };
      const client = createClient({ ...service, textsPerRequest, concurrency });
      const expected = texts.map((text, index) => (text.includes("!") ? [index] : `de:${text}`));

      expect((await client.translateSettled(texts, { to: "de" })).map(said)).toEqual(expected);
      const walked: unknown[] = [];
      for await (const outcome of client.translateEach(texts, { to: "de" })) walked.push(said(outcome));
      expect(walked).toEqual(expected);

      const all = await client.translateMany(texts, { to: "de" }).catch((error: unknown) => error);
      if (Array.isArray(all)) expect(all.map(({ text }) => text)).toEqual(expected);
      else expect(all).toMatchObject({ textIndex: expect.toSatisfy((index) => texts[index]?.includes("!") === true) });
    }),
  );
});

type Way = (client: Client, texts: readonly string[]) => Promise<unknown>;
const ways: Readonly<Record<string, Way>> = {
  one: (client, texts) => Promise.all(texts.map((text) => client.translate(text, { to: "de" }))),
  many: (client, texts) => client.translateMany(texts, { to: "de" }),
  settled: (client, texts) => client.translateSettled(texts, { to: "de" }),
  each: async (client, texts) => {
    for await (const outcome of client.translateEach(texts, { to: "de" })) said(outcome);
  },
};

test("what is counted as saved and what was sent make all that was asked for", async () => {
  const call = fc.record({
    way: fc.constantFrom(...Object.values(ways)),
    texts: fc.array(fc.constantFrom("a", "b", "cc", "😀"), { maxLength: 6 }),
    isAwaited: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 8 }), async (calls) => {
      const kept = new Map<string, { readonly text: string }>();
      const sent: string[][] = [];
      const client = createClient({
        baseUrl: "http://in-process",
        apiKey: "key-1234",
        textsPerRequest: 2,
        fetch: (input, init) => {
          sent.push(JSON.parse(String(init?.body)).text);
          return decliningFetch(50)(input, init);
        },
        phraseStore: {
          get: async (phrases) =>
            phrases.map(({ text }) =>
              kept.has(text) ? { text, detectedSourceLanguage: "en", notApplied: [] } : undefined,
            ),
          set: async (entries) => {
            for (const { phrase, translation } of entries) kept.set(phrase.text, translation);
          },
        },
      });
      const underway: Promise<unknown>[] = [];
      for (const { way, texts, isAwaited } of calls) {
        underway.push(way(client, texts));
        if (isAwaited) await Promise.all(underway);
      }
      await Promise.all(underway);

      const { texts, requests, characters, sharedTexts, storedTexts } = client.savings;
      expect(texts).toBe(calls.reduce((sum, { texts: asked }) => sum + asked.length, 0));
      expect(texts - sharedTexts - storedTexts).toBe(sent.flat().length);
      expect([requests, characters]).toEqual([sent.length, [...sent.flat().join("")].length]);
    }),
  );
});
