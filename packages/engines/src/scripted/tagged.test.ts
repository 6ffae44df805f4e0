import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markedTexts } from "../../test/marked-texts.ts";
import { spanned, term, withTags } from "../../test/tagged.ts";
import { createChain } from "../chain.ts";
import { parseLanguageTag } from "../language.ts";
import type { Direction, EngineRequest, EngineText, Span } from "../ports.ts";
import { createScriptedEngine } from "./engine.ts";
import { readJsonScript } from "./json.ts";
import { createScriptBuilder, type Script } from "./script.ts";
import { createTmxReader } from "./tmx.ts";

function direction(from: string, into: string): Direction {
  const [source, target] = [parseLanguageTag(from), parseLanguageTag(into)];
  if (source === undefined || target === undefined) throw new Error(`${from} or ${into} is no language tag`);
  return { source, target };
}

const enDe = direction("en", "de");

function json(texts: Readonly<Record<string, unknown>>): Script {
  const builder = createScriptBuilder();
  readJsonScript(JSON.stringify({ en: texts }), builder);
  return builder.build();
}

async function say(script: Script, text: EngineText, rest: Partial<EngineRequest> = {}) {
  const chain = createChain([createScriptedEngine({ script })]);
  const [answer] = await chain.translate({ direction: enDe, texts: [text], ...rest });
  if (answer?.status !== "translated") throw new Error("not translated");
  return { ...answer, tagged: withTags(answer.text, answer.spans) };
}

describe("a script's text with tags in both languages", () => {
  const script = json({
    "Click <b>Save</b> or <i>go <br>home</i>": { de: "<i>Geh <br>heim</i> oder klick <b>Sichern</b>" },
    "<b>A</b> &amp; <b>B</b>": { de: "<b>B</b> &amp; <b>A</b>" },
    "One <b>two": { de: "Eins <b>zwei" },
    "<b>Lone</b> tag": { de: "Ein Tag" },
  });

  test("answers the same text with the same spans exactly", async () => {
    const { tagged, spans } = await say(script, spanned("Click <0>Save</0> or <1>go <2/>home</1>"));
    expect(tagged).toBe("<1>Geh <2/>heim</1> oder klick <0>Sichern</0>");
    expect(spans).toHaveLength(3);
  });

  test("takes in the white space at the ends as the request has it", async () => {
    expect((await say(script, spanned(" <0>A</0> & <1>B</1>\n"))).tagged).toBe(" <0>B</0> & <1>A</1>\n");
    expect((await say(script, spanned("<0> A</0> & <1>B \n</1>"))).tagged).toBe("<0> B</0> & <1>A \n</1>");
  });

  test("answers it without spans, with others, and by the letter", async () => {
    expect((await say(script, spanned("A & B"))).text).toBe("B & A");
    expect((await say(script, spanned("<0>A & B</0>"))).tagged).toBe("<0>B & A</0>");
    expect((await say(script, spanned("<b>A</b> &amp; <b>B</b>"))).text).toBe("<b>B</b> &amp; <b>A</b>");
  });

  test("is taken by the letter where tags do not pair or nest", async () => {
    expect((await say(script, spanned("One <b>two"))).text).toBe("Eins <b>zwei");
    expect((await say(script, spanned("<b>Lone</b> tag"))).text).toBe("Ein Tag");
  });

  test("in TMX: paired codes, highlights and places, known by x", async () => {
    const builder = createScriptBuilder();
    const reader = createTmxReader(builder);
    reader.write(`<tmx version="1.4"><header/><body><tu>
      <tuv xml:lang="en"><seg>Press <bpt i="1" x="1">&lt;b></bpt>Save<ept i="1">&lt;/b></ept> <hi x="2">now</hi><ph x="3">&lt;br/></ph></seg></tuv>
      <tuv xml:lang="de"><seg><hi x="2">Jetzt</hi> <bpt i="7" x="1">&lt;b></bpt>Sichern<ept i="7">&lt;/b></ept> drücken<ph x="3"/></seg></tuv>
    </tu></body></tmx>`);
    reader.end();
    const script = builder.build();
    expect((await say(script, spanned("Press <0>Save</0> <1>now</1><2/>"))).tagged).toBe(
      "<1>Jetzt</1> <0>Sichern</0> drücken<2/>",
    );
    expect((await say(script, spanned("Press <b>Save</b> now<br/>"))).text).toBe("Jetzt <b>Sichern</b> drücken");
  });
});

describe("spans of a text without tags in the script", () => {
  const words = { red: "rot", house: "Haus", big: "groß", "see it": "sieh es", fish: "Fisch" };
  const wordsIn = (target: Readonly<Record<string, string>>) =>
    json({ ...Object.fromEntries(Object.entries(words).map(([en, de]) => [en, { de }])), ...mapped(target) });
  const mapped = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([en, de]) => [en, { de }]));

  test.each([
    ["The <0>red</0> <1>house</1>", "Das Haus, rot", "Das <1>Haus</1>, <0>rot</0>"],
    ["<0>See it</0> big", "Groß sieh es", "Groß <0>sieh es</0>"],
    ["The <0>12 fish</0> of <1>Ankara</1>", "Ankaras 12 Fische", "<1>Ankaras</1> <0>12 Fische</0>"],
    ["<0>red house</0>, big", "großes rotes Haus", "großes <0>rotes Haus</0>"],
    ["<0>red</0> <1>house</1>!<2/>", "rotes Haus!", "<0>rotes</0> <1>Haus</1>!<2/>"],
    ["<0><1>red</1> house</0>", "Haus in Rot", "<0>Haus in <1>Rot</1></0>"],
  ])("%s", async (source, target, expected) => {
    const text = spanned(source);
    const { tagged } = await say(wordsIn({ [text.text]: target }), text);
    expect(tagged).toBe(expected);
  });

  test("are around the words that they were around, whatever the order, where the script has the words", async () => {
    const vocabulary = "alpha bravo charlie delta echo foxtrot golf hotel".split(" ");
    const german = "Aachen Bremen Celle Dresden Essen Fulda Gera Halle".split(" ");
    const entry = fc.record({
      order: fc.uniqueArray(fc.nat(vocabulary.length - 1), { minLength: 1 }),
      shuffled: fc.array(fc.nat(100), { minLength: 8, maxLength: 8 }),
      stretches: fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { minLength: 1, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(entry, async ({ order, shuffled, stretches }) => {
        const source = order.map((index) => vocabulary[index] ?? "");
        const target = [...order].sort((a, b) => (shuffled[a] ?? 0) - (shuffled[b] ?? 0)).map((index) => german[index]);
        const text = source.join(" ");
        const spans = nested(stretches, source);
        const script = json(
          mapped({
            ...Object.fromEntries(vocabulary.map((word, n) => [word, german[n] ?? ""])),
            [text]: target.join(" "),
          }),
        );
        const answer = await say(script, { text, sentences: [text], spans });
        const wordsOf = ({ start, end }: Span) =>
          text
            .slice(start, end)
            .split(" ")
            .map((word) => german[vocabulary.indexOf(word)] ?? "");
        /** The words of the answer from the first to the last of a span's. */
        const reachOf = (span: Span) => {
          const places = wordsOf(span).map((word) => target.indexOf(word));
          return target.slice(Math.min(...places), Math.max(...places) + 1);
        };
        const staysTogether = (span: Span) => reachOf(span).length === wordsOf(span).length;
        for (const [index, span] of spans.entries()) {
          const found = answer.spans?.[index] ?? { start: 0, end: 0 };
          const own = answer.text.slice(found.start, found.end);
          const around = spans.filter(({ start, end }) => start <= span.start && span.end <= end);
          if (around.every(staysTogether)) expect(own).toBe(reachOf(span).join(" "));
          else expect(own.split(" ").every((word) => word === "" || wordsOf(span).includes(word))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test("where words and order stay, each span is around what it was around, to the letter", async () => {
  const part = fc.constantFrom(
    ...[
      "Hello",
      "world",
      "a",
      "a&nbsp;b".replace("&nbsp;", "\u00A0"),
      '"quoted"',
      "—",
      "2.5",
      "it's",
      "größer",
      "mañana",
    ],
    ...["{name}", "%s", "%shello", "👩‍👩‍👧", "日本語", "x&y", "5> 3", "I <3", "R&D", "<b>", "©it's<b>", "©", "(", "!"],
    ...["日本語👩‍👩‍👧", "mañanacafé", "it's{name}"],
  );
  const text = markedTexts(
    part.map((each) => `${each} `),
    fc.constant("X"),
    (edges, source) => edges.filter((place) => place === 0 || place === source.length || source[place - 1] === " "),
  );
  const upper = {
    ...createScriptBuilder().build(),
    directions: [enDe],
    find: (_: Direction, own: string) => own.toUpperCase(),
  };
  const chain = createChain([createScriptedEngine({ script: upper })]);
  await fc.assert(
    fc.asyncProperty(text, async ({ terms: _, ...own }) => {
      const [answer] = await chain.translate({ direction: enDe, texts: [own] });
      if (answer?.status !== "translated") throw new Error("not translated");
      const words = (whole: string, { start, end }: Span) =>
        whole.slice(start, end).toUpperCase().replaceAll(/\s/g, "");
      for (const [index, span] of own.spans.entries()) {
        expect(words(answer.text, answer.spans?.[index] ?? span)).toBe(words(own.text, span));
      }
    }),
    { numRuns: 1000 },
  );
});

/** Stretches of whole words, those that overlap left out. */
function nested(stretches: readonly (readonly [number, number])[], words: readonly string[]): readonly Span[] {
  const starts = words.map((_, index) => words.slice(0, index).join(" ").length + (index > 0 ? 1 : 0));
  const spans: Span[] = [];
  for (const [one, other] of stretches) {
    const [first, last] = [one % words.length, other % words.length].sort((a, b) => a - b);
    const span = { start: starts[first ?? 0] ?? 0, end: (starts[last ?? 0] ?? 0) + (words[last ?? 0]?.length ?? 0) };
    const crosses = spans.some(
      ({ start, end }) =>
        (start < span.start && span.start < end && end < span.end) ||
        (span.start < start && start < span.end && span.end < end),
    );
    if (!crosses) spans.push(span);
  }
  return spans.sort((one, other) => one.start - other.start || other.end - one.end);
}

describe("terms", () => {
  const script = json({
    "Save the file": { de: "Speichern Sie die Dateien" },
    file: { de: "Datei" },
    "Open {0}": { de: "{0} öffnen" },
    Hello: { de: "Hallo" },
    the: { de: "die" },
    " now": { de: " jetzt" },
    "Write to": { de: "Schreiben an" },
  });

  test.each([
    ["as the script words it", "Save the file", ["Save", "speichern"], "Speichern Sie die Dateien", true],
    ["for what the script says for the word alone", "Save the file", ["file", "Akte"], "Speichern Sie die Akte", true],
    ["by the script's own placeholder", "Open file", ["file", "Akte"], "Akte öffnen", true],
    ["nowhere, where nothing is sure", "Hello", ["Hello", "Grüezi"], "Grüezi", true],
    [
      "nowhere, where the word is not in the script",
      "Save the file",
      ["the", "jene"],
      "Speichern Sie jene Dateien",
      true,
    ],
    [
      "nowhere, where nothing says which word it was",
      "Save the file",
      ["the file", "Akte"],
      "Speichern Sie die Dateien",
      false,
    ],
  ] as const)("%s", async (_, text, [words, translation], expected, isApplied) => {
    const answer = await say(script, { text, sentences: [text], terms: [term(text, words, translation)] });
    expect(answer.text).toBe(expected);
    expect(answer.notApplied).toEqual(isApplied ? undefined : ["terms"]);
    expect(answer.terms?.[0] !== undefined).toBe(isApplied);
  });

  test("what is kept comes back between the pieces, or else in its place", async () => {
    const text = "Write to Ann now";
    const kept = { text, sentences: [text], terms: [term(text, "Ann", "Ann", "kept")] };
    const spoken = json({
      [text]: { de: "Jetzt schreiben" },
      "Write to": { de: "Schreiben an" },
      now: { de: "jetzt" },
    });
    expect(await say(spoken, kept)).toMatchObject({ text: "Schreiben an Ann jetzt", terms: [{ start: 13, end: 16 }] });
    const mute = json({ [text]: { de: "Jetzt schreiben" } });
    expect(await say(mute, kept)).toMatchObject({ text: "Jetzt schreiben Ann", terms: [{ start: 16, end: 19 }] });
  });

  test("a term that is required and has no place sends the text on", async () => {
    const text = "Save the file";
    const texts = [{ text, sentences: [text], terms: [term(text, "the file", "Akte")] }];
    const chain = createChain([createScriptedEngine({ script })]);
    const [answer] = await chain.translate({ direction: enDe, texts, requires: ["terms"] });
    expect(answer).toMatchObject({ status: "declined", reasons: [{ reason: expect.stringContaining("terms") }] });
  });
});

describe("formality", () => {
  const script = json({
    "How are you?": {
      de: { default: "Wie geht es?", more: "Wie geht es Ihnen?", less: "Wie geht's dir?" },
      fr: "Ça va ?",
    },
    "<b>Go</b>": { de: { default: "<b>Los</b>", more: "<b>Gehen</b> Sie" } },
    Hello: { de: "Hallo" },
  });

  test.each([
    [undefined, "Wie geht es?"],
    ["more", "Wie geht es Ihnen?"],
    ["less", "Wie geht's dir?"],
  ] as const)("%s", async (formality, expected) => {
    const answer = await say(script, spanned("How are you?"), formality && { formality });
    expect(answer.text).toBe(expected);
    expect(answer.notApplied).toBeUndefined();
  });

  test("a text that has but one wording has it for every formality; so has one with tags", async () => {
    expect((await say(script, spanned("Hello"), { formality: "more" })).text).toBe("Hallo");
    expect((await say(script, spanned("<0>Go</0>"), { formality: "more" })).tagged).toBe("<0>Gehen</0> Sie");
    expect((await say(script, spanned("<0>Go</0>"), { formality: "less" })).tagged).toBe("<0>Los</0>");
  });

  test("is honoured where a direction has wordings for it, and named where it has none", async () => {
    const chain = createChain([createScriptedEngine({ script })]);
    expect(chain.honours("formality", enDe)).toBe(true);
    expect(chain.honours("formality", direction("en", "fr"))).toBe(false);
    const request = { direction: direction("en", "fr"), texts: [spanned("How are you?")], formality: "more" } as const;
    expect(await chain.translate(request)).toMatchObject([{ text: "Ça va ?", notApplied: ["formality"] }]);
    expect(await chain.translate({ ...request, requires: ["formality"] })).toMatchObject([{ status: "declined" }]);
  });
});
