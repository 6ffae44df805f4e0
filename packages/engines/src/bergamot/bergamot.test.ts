import { afterAll, describe, expect, test } from "vitest";
import { asFloat32, readItems, withoutMultipliers, writeItems } from "../../fixtures/toy-model/model-items.ts";
import { copyToy, heldOut, temporaryFolder, toyFolder } from "../../fixtures/toy-model/toy-models.ts";
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

describe("HTML", () => {
  test.each([
    [
      "tags move with their words",
      "<p>Today the <i>old man</i> sees the <b>dog</b>.</p>",
      "<p>Heute sieht der <i>alte Mann</i> den <b>Hund</b>.</p>",
    ],
    [
      "blocks are separate sentences, attributes stay as they were written",
      "<ul class=x><li DATA-a='1'>The dog is black.<li disabled>The cat is white.</ul>",
      "<ul class=x><li DATA-a='1'>Der Hund ist schwarz.<li disabled>Die Katze ist weiß.</ul>",
    ],
    [
      "what is no text is left alone",
      "<!-- The dog --><p>The dog is black.</p><script>if (a < b) the();</script>",
      "<!-- The dog --><p>Der Hund ist schwarz.</p><script>if (a < b) the();</script>",
    ],
    [
      "white space stays around what is no text",
      "<span translate=no>X</span> The red <code>x</code> house <img src=a> is big <img src=b>.",
      "<span translate=no>X</span> Das rote <code>x</code> Haus <img src=a> ist groß <img src=b>.",
    ],
  ])("%s", async (_, text, expected) => {
    expect(await translate(engine, direction("en", "de"), [text], "html")).toEqual([expected]);
  });

  test("sentences are cut where they were, with their white space", async () => {
    const sentences = ["<p>The <b>dog</b> is black.\n  ", "The cat is white.</p>"];
    const answers = await engine.translate({
      direction: direction("en", "de"),
      markup: "html",
      texts: [{ text: sentences.join(""), sentences }],
    });
    expect(answers).toEqual([
      { status: "translated", text: "<p>Der <b>Hund</b> ist schwarz.\n  Die Katze ist weiß.</p>" },
    ]);
  });

  test("goes through English as well", async () => {
    const text = "<p>Der <b>Hund</b> ist schwarz.</p>";
    expect(await translate(engine, direction("de", "es"), [text], "html")).toEqual([
      "<p>El <b>perro</b> es negro.</p>",
    ]);
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
      expect.stringMatching(/^install-model: .*dragoman engines install bergamot en de$/),
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
  markup: "plain" | "html" = "plain",
): Promise<readonly string[]> {
  const answers = await translator.translate({ direction: way, texts: textsOf(texts), markup });
  return answers.map((answer) => (answer.status === "translated" ? answer.text : `declined: ${answer.reason}`));
}
