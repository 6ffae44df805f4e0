import { apertium, describeWith } from "@dragoman/parts";
import { afterAll, expect, test } from "vitest";
import { spanned, term, withTags } from "../../test/tagged.ts";
import { createChain } from "../chain.ts";
import { directionKey } from "../language.ts";
import type { Direction, EngineText } from "../ports.ts";
import { createApertiumEngine } from "./engine.ts";

describeWith(apertium, "spans and terms through Apertium", (folder) => {
  const engine = createApertiumEngine({ folder });
  const chain = createChain([engine]);
  afterAll(() => engine.close());

  function direction(key: string): Direction {
    const found = engine.directions().find((served) => directionKey(served) === key);
    if (found === undefined) throw new Error(`${key} is not installed`);
    return found;
  }

  async function say(key: string, text: EngineText) {
    const [answer] = await chain.translate({ direction: direction(key), texts: [text] });
    if (answer?.status !== "translated") throw new Error("not translated");
    return { ...answer, tagged: withTags(answer.text, answer.spans) };
  }

  test.each([
    ["en>es", "The <0>red</0> <1>house</1> is <2>big</2>.", "La <1>casa</1> <0>roja</0> es <2>grande</2>."],
    ["en>es", "I see a <0>black <1>dog</1></0> today.", "Veo un <0><1>perro</1> negro</0> hoy."],
    ["fr>es", "La <0>maison</0> <1>rouge</1> est grande<2/>.", "La <0>casa</0> <1>roja</1> es grande<2/>."],
    ["es>pt", "La <0>casa</0> roja es de la <1>mujer</1>.", "A <0>casa</0> vermelha é da <1>mulher</1>."],
    ["en>es", "<0>The house.</0>\n<1/>The dog.", "<0>La casa.</0>\n<1/>El perro."],
    ["en>es", " <0> The dog </0> ", " <0> El perro </0> "],
    ["en>es", "<0>42</0> – <1>7</1>", "<0>42</0> – <1>7</1>"],
    ["en>es", "The <0>{name}</0> [[t:s:1]] ^a$", "El <0>{nombre}</0> [[t:s:1]] ^un$"],
  ])("%s: %s", async (key, text, expected) => {
    expect((await say(key, spanned(text))).tagged).toBe(expected);
  });

  test.each([
    ["en>es", "The red house is big.", ["house", "vivienda"]],
    ["fr>es", "La maison est rouge.", ["maison", "vivienda"]],
  ] as const)("a term of %s stands in its place", async (key, text, [words, wanted]) => {
    const answer = await say(key, { text, sentences: [text], terms: [term(text, words, wanted)] });
    expect(answer.text).toContain(wanted);
    expect(answer.text.toLowerCase()).not.toContain("casa");
    expect(answer.notApplied).toBeUndefined();
  });

  test("a term in a span is in it, and what is kept is as it was", async () => {
    const tagged = "Open <0>the <1>Big House</1></0> now.";
    const { text } = spanned(tagged);
    const answer = await say("en>es", spanned(tagged, [term(text, "Big House", "Big House", "kept")]));
    expect(answer.tagged).toMatch(/<0>.*<1>Big House<\/1><\/0>/);
    expect(answer.terms?.[0]).toEqual(answer.spans?.[1]);
  });

  test("texts without any go through the plain pipeline, beside them and in order", async () => {
    const texts = [spanned("The house."), spanned("The <0>dog</0>."), spanned("The house.")];
    const plain = texts.map(({ text, sentences }, index) => (index === 1 ? texts[1] : { text, sentences }));
    const answers = await chain.translate({
      direction: direction("en>es"),
      texts: plain.filter((text) => text !== undefined),
    });
    expect(
      answers.map((answer) => (answer.status === "translated" ? withTags(answer.text, answer.spans) : "")),
    ).toEqual(["La casa.", "El <0>perro</0>.", "La casa."]);
  });

  test("without the programs that carry marks, spans are found by their words", async () => {
    const path = process.env["PATH"];
    const own = createApertiumEngine({ folder });
    try {
      const text = spanned("The <0>red</0> <1>house</1> is big.");
      const request = { direction: direction("en>es"), texts: [text] };
      // a warm pipeline needs no path any more
      await createChain([own]).translate({ ...request, texts: [{ text: text.text, sentences: text.sentences }] });
      process.env["PATH"] = "/nonexistent";
      const [answer] = await createChain([own]).translate(request);
      expect(answer).toMatchObject({ text: "La casa roja es grande." });
      expect(answer?.status === "translated" && withTags(answer.text, answer.spans)).toBe(
        "La <1>casa</1> <0>roja</0> es grande.",
      );
    } finally {
      process.env["PATH"] = path;
      await own.close();
    }
  });
});
