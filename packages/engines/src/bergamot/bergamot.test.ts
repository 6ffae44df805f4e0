import { afterAll, describe, expect, test } from "vitest";
import { asFloat32, readItems, withoutMultipliers, writeItems } from "../../fixtures/toy-model/model-items.ts";
import { copyToy, heldOut, temporaryFolder, toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { spanned, term, withTags } from "../../test/tagged.ts";
import { createChain } from "../chain.ts";
import { directionKey, parseLanguageTag } from "../language.ts";
import type { Direction, EngineText, TranslationEngine } from "../ports.ts";
import { createBergamotEngine } from "./bergamot.ts";

const engine = createBergamotEngine({ models: "/nowhere/models", folders: [toyFolder] });
afterAll(() => engine.close());

describe("translation with the toy models", () => {
  test("directions are those of the models, and two of them through English", () => {
    expect(engine.directions().map(directionKey).sort()).toEqual(["de>en", "de>es", "en>de", "en>es"]);
    expect(engine.serves(direction("de", "es"))).toBe(true);
    expect(engine.serves(direction("es", "de"))).toBe(false);
  });

  test.each([
    ["en", "de", "The red house is big.", "Das rote Haus ist groß."],
    ["en", "de", "Today the old man sees a black cat.", "Heute sieht der alte Mann eine schwarze Katze."],
    ["en", "de", "Please open the green door.", "Bitte öffne die grüne Tür."],
    ["de", "en", "Heute sieht der alte Mann eine schwarze Katze.", "Today the old man sees a black cat."],
    ["en", "es", "Is the white flower beautiful?", "¿Es la flor blanca hermosa?"],
  ])("%s to %s: %s", async (source, target, text, expected) => {
    expect(await translate(engine, direction(source, target), [text])).toEqual([expected]);
  });

  test("what leads through English goes through both models", async () => {
    expect(
      await translate(engine, direction("de", "es"), ["Das rote Haus ist groß.", "Ist die weiße Blume schön?"]),
    ).toEqual(["La casa roja es grande.", "¿Es la flor blanca hermosa?"]);
  });

  test.each([
    ["en", "de"],
    ["de", "en"],
    ["en", "es"],
    ["de", "es"],
  ] as const)("%s to %s: at least 98 of 100 held-out sentences are the reference", async (source, target) => {
    const rows = await heldOut();
    const answers = await translate(
      engine,
      direction(source, target),
      rows.map((row) => row[source]),
    );
    const right = rows.filter((row, index) => row[target] === answers[index]).length;
    expect(right / rows.length).toBeGreaterThanOrEqual(0.98);
  });

  test.each([
    ["8-bit without multipliers", withoutMultipliers],
    ["32-bit", asFloat32],
  ])("%s models are run in the precision of their file", async (_, change) => {
    await using folder = await temporaryFolder();
    await copyToy("en-de", folder.path, (role, bytes) =>
      role === "model" ? writeItems(change(readItems(bytes))) : bytes,
    );
    const other = createBergamotEngine({ models: folder.path });
    try {
      const rows = (await heldOut()).slice(0, 60);
      const answers = await translate(
        other,
        direction("en", "de"),
        rows.map(({ en }) => en),
      );
      expect(answers).toEqual(rows.map(({ de }) => de));
    } finally {
      await other.close();
    }
  });
});

describe("sentences", () => {
  test("are translated as they were cut, with the white space between them kept", async () => {
    const sentences = ["  The red house is big.\t", "The cat is white.\n\n", " ", "The dog is black. "];
    const [answer] = await engine.translate({
      direction: direction("en", "de"),
      texts: [{ text: sentences.join(""), sentences }],
    });
    expect(answer).toEqual({
      status: "translated",
      text: "  Das rote Haus ist groß.\tDie Katze ist weiß.\n\n Der Hund ist schwarz. ",
    });
  });

  test("a line end inside a sentence does not cut it", async () => {
    const text = "The red house\nis big.";
    const answers = await engine.translate({ direction: direction("en", "de"), texts: [{ text, sentences: [text] }] });
    expect(answers).toEqual([{ status: "translated", text: "Das rote Haus ist groß." }]);
  });

  test("texts without words stay as they are, and every text has its answer", async () => {
    const texts = ["", " \n ", "The dog is black.", "\t"];
    expect(await translate(engine, direction("en", "de"), texts)).toEqual(["", " \n ", "Der Hund ist schwarz.", "\t"]);
    expect(await translate(engine, direction("en", "de"), [])).toEqual([]);
  });

  test("a NUL and half a surrogate pair do no harm", async () => {
    const [first, second] = await translate(engine, direction("en", "de"), ["a\0b \ud800", "The dog is black."]);
    expect(first).toBeTypeOf("string");
    expect(second).toBe("Der Hund ist schwarz.");
  });
});

describe("spans and terms", () => {
  async function carried(way: Direction, text: EngineText) {
    const [answer] = await createChain([engine]).translate({ direction: way, texts: [text] });
    if (answer?.status !== "translated") throw new Error("not translated");
    return { ...answer, tagged: withTags(answer.text, answer.spans) };
  }

  test.each([
    [
      "move with their words",
      "Today the <0>old man</0> sees the <1>dog</1>.",
      "Heute sieht der <0>alte Mann</0> den <1>Hund</1>.",
    ],
    ["nest", "<0>The <1>black <2>dog</2></1> is big.</0>", "<0>Der <1>schwarze <2>Hund</2></1> ist groß.</0>"],
    [
      "that are places stay beside their words",
      "The <0/>red house<1/> is big.<2/>",
      "Das <0/>rote Haus<1/> ist groß.<2/>",
    ],
    [
      "keep marks and white space outside",
      "Is the <0>white flower</0><1/> <2>beautiful</2>?",
      "Ist die <0>weiße Blume</0><1/> <2>schön</2>?",
    ],
  ])("spans %s", async (_, text, expected) => {
    const { tagged, spans } = await carried(direction("en", "de"), spanned(text));
    expect(tagged).toBe(expected);
    expect(spans).toHaveLength(expected.match(/<\d/g)?.length ?? 0);
  });

  test("go through English as well, and through sentences with their white space", async () => {
    const text = spanned("Der <0>Hund</0> ist schwarz.\n  Die <1>Katze</1> ist weiß. ");
    const cut = { ...text, sentences: ["Der Hund ist schwarz.\n  ", "Die Katze ist weiß. "] };
    const { tagged } = await carried(direction("de", "es"), cut);
    expect(tagged).toBe("El <0>perro</0> es negro.\n  La <1>gata</1> es blanca. ");
  });

  test("a glossary's term stands where its words would, also in a span", async () => {
    const text = "Today the old man sees the dog.";
    const terms = [term(text, "old man", "Greis"), term(text, "dog", "Köter")];
    const { tagged, notApplied } = await carried(
      direction("en", "de"),
      spanned("Today the <0>old man</0> sees <1>the dog</1>.", terms),
    );
    expect(tagged).toBe("Heute sieht der <0>Greis</0> <1>den Köter</1>.");
    expect(notApplied).toBeUndefined();
  });

  test("what is kept comes back", async () => {
    const text = "The dog is {name}.";
    const { text: answer, terms } = await carried(direction("en", "de"), {
      text,
      sentences: [text],
      terms: [term(text, "{name}", "{name}", "kept")],
    });
    expect(answer).toContain("{name}");
    expect(terms?.[0]).toEqual({ start: answer.indexOf("{name}"), end: answer.indexOf("{name}") + 6 });
  });

  test("texts without any are answered as ever beside them", async () => {
    const texts = [spanned("The <0>dog</0> is black."), ...textsOf(["The dog is black."])];
    const answers = await engine.translate({ direction: direction("en", "de"), texts });
    expect(answers[1]).toEqual({ status: "translated", text: "Der Hund ist schwarz." });
    expect(answers[0]).toMatchObject({ text: "Der Hund ist schwarz.", spans: [{ start: 4, end: 8 }] });
  });
});

describe("a model that does not work", () => {
  const withoutScale = (role: string, bytes: Uint8Array) =>
    role === "model"
      ? writeItems(readItems(bytes).filter(({ name }) => name !== "encoder_l2_ffn_W2_QuantMultA"))
      : bytes;

  test("fails the request that finds it out, serves no other, and is named in the remedy", async () => {
    await using folder = await temporaryFolder();
    await copyToy("en-de", folder.path, withoutScale);
    const other = createBergamotEngine({ models: folder.path });
    const way = direction("en", "de");
    expect(other.serves(way)).toBe(true);
    await expect(translate(other, way, ["The dog is black."])).rejects.toMatchObject({
      kind: "invalid-model",
      message: expect.stringMatching(/^The model en-de in \S+ does not work: .*encoder_l2_ffn_W2_QuantMultA/),
    });
    expect(other.serves(way)).toBe(false);
    expect(other.directions()).toEqual([]);
    expect(await translate(other, way, ["x"])).toEqual(["declined: no neural model leads from en to de"]);
    expect(other.remedies(way).map(({ kind, action }) => `${kind}: ${action}`)).toEqual([
      expect.stringMatching(/^configure: Replace the model in \S+en-de, which does not work/),
      expect.stringMatching(
        /^install-model: Install a neural model from en to de \(if there is one\): set downloads to on /,
      ),
    ]);
    await other.close();
  });

  test("gives way to the same direction in another folder", async () => {
    await using folder = await temporaryFolder();
    await copyToy("en-de", folder.path, withoutScale);
    const other = createBergamotEngine({ models: folder.path, folders: [toyFolder] });
    expect(await translate(other, direction("en", "de"), ["The dog is black."])).toEqual(["Der Hund ist schwarz."]);
    await other.close();
  });
});

describe("requests", () => {
  test("that come while models load are all answered", async () => {
    const fresh = createBergamotEngine({ models: "/nowhere/models", folders: [toyFolder], instances: 2 });
    try {
      const answers = await Promise.all([
        translate(fresh, direction("en", "de"), ["The dog is black."]),
        translate(fresh, direction("de", "en"), ["Der Hund ist schwarz."]),
        translate(fresh, direction("de", "es"), ["Der Hund ist schwarz."]),
        translate(fresh, direction("en", "de"), ["The cat is white."]),
      ]);
      expect(answers.flat()).toEqual([
        "Der Hund ist schwarz.",
        "The dog is black.",
        "El perro es negro.",
        "Die Katze ist weiß.",
      ]);
    } finally {
      await fresh.close();
    }
  });

  test("for a direction without a model are declined with the reason", async () => {
    const answers = await engine.translate({ direction: direction("es", "de"), texts: textsOf(["Hola"]) });
    expect(answers).toEqual([{ status: "declined", reason: "no neural model leads from es to de" }]);
  });

  test("that are aborted fail as aborted", async () => {
    const request = { direction: direction("en", "de"), texts: textsOf(["The dog is black."]) };
    await expect(engine.translate({ ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: "aborted",
    });
  });

  test("after closing fail, and closing twice is no fault", async () => {
    const closed = createBergamotEngine({ models: "/nowhere/models", folders: [toyFolder] });
    const underWay = translate(closed, direction("en", "de"), ["The dog is black."]);
    const outcome = expect(underWay).rejects.toMatchObject({ kind: "unavailable" });
    await closed.close();
    await closed.close();
    await outcome;
    await expect(translate(closed, direction("en", "de"), ["x"])).rejects.toMatchObject({ kind: "unavailable" });
  });
});

function direction(source: string, target: string): Direction {
  const [from, to] = [parseLanguageTag(source), parseLanguageTag(target)];
  if (from === undefined || to === undefined) throw new Error(`${source} or ${target} is no language tag`);
  return { source: from, target: to };
}

function textsOf(texts: readonly string[]): readonly EngineText[] {
  return texts.map((text) => ({ text, sentences: [text] }));
}

async function translate(
  translator: TranslationEngine,
  way: Direction,
  texts: readonly string[],
): Promise<readonly string[]> {
  const answers = await translator.translate({ direction: way, texts: textsOf(texts) });
  return answers.map((answer) => (answer.status === "translated" ? answer.text : `declined: ${answer.reason}`));
}
