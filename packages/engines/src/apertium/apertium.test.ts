import { apertium, describeWith } from "@dragoman/parts";
import { afterAll, expect, test } from "vitest";
import { directionKey } from "../language.ts";
import type { Direction, EngineText } from "../ports.ts";
import { createApertiumEngine } from "./engine.ts";
import { livingProcesses } from "./living-processes.ts";

describeWith(apertium, "Apertium", (folder) => {
  const engine = createApertiumEngine({ folder });
  afterAll(() => engine.close());

  function direction(key: string): Direction {
    const found = engine.directions().find((served) => directionKey(served) === key);
    if (found === undefined) throw new Error(`${key} is not installed`);
    return found;
  }

  const whole = (text: string): EngineText => ({ text, sentences: [text] });

  async function translations(key: string, texts: readonly EngineText[]) {
    const answers = await engine.translate({ direction: direction(key), texts });
    return answers.map((answer) => (answer.status === "translated" ? answer.text : answer.status));
  }

  test.each([
    ["en>es", "I see the dog.", "Veo el perro."],
    ["es>en", "La casa es roja.", "The house is red."],
    ["es>en-US", "El color de la casa.", "The color of the house."],
    ["fr>es", "La maison est rouge.", "La casa es roja."],
    ["es>fr", "La casa es roja.", "La maison est rouge."],
    ["es>pt", "La casa es roja.", "A casa é vermelha."],
    ["es>pt-BR", "La casa es roja.", "A casa é vermelha."],
    ["pt>es", "A casa é vermelha.", "La casa es roja."],
  ])("%s: %s", async (key, text, expected) => {
    expect(await translations(key, [whole(text)])).toEqual([expected]);
  });

  test("white space at the ends, line breaks and what is no word come back as they were", async () => {
    const texts = ["  The house.\n", "The house.\n\nThe dog.", "42 – 7 %", "", " \t", "🙂", "The house ~ the dog"];
    expect(await translations("en>es", texts.map(whole))).toEqual([
      "  La casa.\n",
      "La casa.\n\nEl perro.",
      "42 – 7 %",
      "",
      " \t",
      "🙂",
      "La casa ~ el perro",
    ]);
  });

  test("sentences are translated one by one and joined with their own white space", async () => {
    const text = { text: "The house is red.  The dog", sentences: ["The house is red.  ", "The dog"] };
    expect(await translations("en>es", [text, whole("The house")])).toEqual(["La casa es roja.  El perro", "La casa"]);
  });

  test("a pipeline that starts may answer otherwise than before, in its own languages alone", async () => {
    const fresh = createApertiumEngine({ folder });
    try {
      const revisions = () => ["es>pt", "es>pt-BR", "en>es"].map((key) => fresh.revision?.(direction(key)));
      const before = revisions();
      await fresh.translate({ direction: direction("es>pt-BR"), texts: [whole("La casa es roja.")] });
      const [portuguese, brazilian, spanish] = revisions();
      expect(portuguese).toBeGreaterThan(before[0] ?? 0);
      expect(brazilian).toBeGreaterThan(before[1] ?? 0);
      expect(spanish).toBe(before[2]);
    } finally {
      await fresh.close();
    }
  });

  test("one pipeline for each mode stays warm over many requests at once", async () => {
    await translations("en>es", [whole("The house")]);
    const before = engine.processes().get("eng-spa");
    const requests = Array.from({ length: 20 }, () =>
      translations(
        "en>es",
        Array.from({ length: 25 }, () => whole("The house.")),
      ),
    );
    expect(new Set((await Promise.all(requests)).flat())).toEqual(new Set(["La casa."]));
    expect(engine.processes().get("eng-spa")).toBe(before);
  });

  test("an abort rejects with its reason", async () => {
    const signal = AbortSignal.abort(new Error("gone"));
    const request = { direction: direction("en>es"), texts: [whole("The house")], signal };
    await expect(engine.translate(request)).rejects.toThrow("gone");
  });

  test("remedies name the package of what is not installed, and nothing for the rest", () => {
    const { source } = direction("en>es");
    const { target } = direction("es>pt");
    expect(engine.remedies({ source, target })).toEqual([]);
    expect(engine.remedies(direction("en>es"))).toEqual([]);
  });

  test("close leaves no process and refuses what comes after", async () => {
    const own = createApertiumEngine({ folder });
    await own.translate({ direction: direction("en>es"), texts: [whole("The house")] });
    const group = own.processes().get("eng-spa");
    if (group === undefined) throw new Error("not running");
    await own.close();
    // What was killed ends when the system next runs it, which on a busy machine is a moment later.
    await expect.poll(() => livingProcesses(group)).toBe(0);
    const late = own.translate({ direction: direction("en>es"), texts: [whole("The house")] });
    await expect(late).rejects.toMatchObject({ kind: "unavailable" });
  });
});

test("where nothing is installed, nothing is served and the package is named", async () => {
  const engine = createApertiumEngine({ folder: "/nonexistent" });
  const { directions } = createApertiumEngine({ folder: "/usr/share/apertium" });
  expect(engine.directions()).toEqual([]);
  for (const served of directions()) {
    expect(engine.serves(served)).toBe(false);
    expect(engine.remedies(served)).toMatchObject([{ engine: "apertium", kind: "install-package" }]);
    await expect(engine.translate({ direction: served, texts: [] })).rejects.toMatchObject({ kind: "unavailable" });
  }
});
