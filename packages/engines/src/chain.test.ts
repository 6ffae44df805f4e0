import { describe, expect, test } from "vitest";
import { createChain } from "./chain.ts";
import { EngineError } from "./errors.ts";
import { directionKey, parseLanguageTag } from "./language.ts";
import type { Direction, EngineAnswer, EngineRequest, EngineText, LanguageTag, TranslationEngine } from "./ports.ts";
import { createPseudoEngine } from "./pseudo/engine.ts";
import { createScriptedEngine } from "./scripted/engine.ts";
import { createScriptBuilder } from "./scripted/script.ts";

function tag(code: string): LanguageTag {
  const parsed = parseLanguageTag(code);
  if (parsed === undefined) throw new Error(`${code} is no language tag`);
  return parsed;
}

const direction = (source: string, target: string): Direction => ({ source: tag(source), target: tag(target) });
const texts = (...all: string[]): EngineText[] => all.map((text) => ({ text, sentences: [text] }));

function scripted(from: string, into: string, table: Record<string, string>): TranslationEngine {
  const builder = createScriptBuilder();
  for (const [text, translation] of Object.entries(table)) builder.add(direction(from, into), text, translation);
  return createScriptedEngine({ script: builder.build() });
}

/** An engine of the test's own, for what the real ones do only when something breaks. */
function engineThat(
  translate: (request: EngineRequest) => Promise<readonly EngineAnswer[]>,
  ...served: readonly Direction[]
): TranslationEngine {
  const keys = new Set(served.map(directionKey));
  return {
    name: "bergamot",
    quality: "neural",
    directions: () => served,
    serves: (asked) => keys.has(directionKey(asked)),
    translate,
    remedies: () => [{ engine: "bergamot", kind: "install-model", action: "Install the model" }],
    close: async () => {},
  };
}

const enDe = direction("en", "de");

describe("translate", () => {
  test("each text is answered by the first engine that does not decline it", async () => {
    const chain = createChain([
      scripted("en", "de", { Hello: "Hallo" }),
      scripted("en", "de", { Hello: "Servus", World: "Welt" }),
      createPseudoEngine(),
    ]);
    const answers = await chain.translate({ direction: enDe, texts: texts("World", "Hello", "Bye") });
    expect(answers).toEqual([
      { status: "translated", text: "Welt", engine: "scripted", quality: "scripted", isRepeatable: true },
      { status: "translated", text: "Hallo", engine: "scripted", quality: "scripted", isRepeatable: true },
      { status: "translated", text: "[Ɓýé ·]", engine: "pseudo", quality: "pseudo", isRepeatable: true },
    ]);
  });

  describe("an engine that knows better ones", () => {
    const known = (name: TranslationEngine["name"], more: Partial<TranslationEngine> = {}): TranslationEngine => ({
      ...engineThat(async ({ texts: asked }) => asked.map(() => ({ status: "translated", text: name })), enDe),
      name,
      ...more,
    });
    const answerOf = async (...engines: readonly TranslationEngine[]) => {
      const [answer] = await createChain(engines).translate({ direction: direction("en", "de-AT"), texts: texts("x") });
      return answer?.status === "translated" ? answer.engine : answer?.status;
    };
    const behind = (asked: Direction) => (directionKey(asked) === "en>de" ? (["apertium", "upstream"] as const) : []);
    const modest = known("interface-model", { behind });

    test("is asked behind them in that direction, and behind no others", async () => {
      expect(await answerOf(modest, known("bergamot"), known("apertium"), known("openai"))).toBe("bergamot");
      expect(await answerOf(modest, known("apertium"), known("openai"))).toBe("apertium");
      expect(await answerOf(modest, known("openai"))).toBe("interface-model");
      expect(await answerOf(known("openai"), modest, known("apertium"))).toBe("openai");
    });

    test("is asked where it stands when they do not answer, or stand before it already", async () => {
      const declines = async () => [{ status: "declined", reason: "not now" }] as const;
      expect(await answerOf(modest, known("apertium", { translate: declines }), known("openai"))).toBe(
        "interface-model",
      );
      expect(await answerOf(known("apertium", { translate: declines }), modest)).toBe("interface-model");
    });

    test("keeps its place in the list of engines, and where it cannot say", () => {
      expect(createChain([modest, known("apertium")]).engines.map(({ name }) => name)).toEqual([
        "interface-model",
        "apertium",
      ]);
      const broken = () => {
        throw new Error("the scores are gone");
      };
      return expect(answerOf({ ...modest, behind: broken }, known("apertium"))).resolves.toBe("interface-model");
    });
  });

  test("an engine that fails before it is asked fails like any other", async () => {
    const broken = engineThat(async () => [], enDe);
    const serves = () => {
      throw new Error("the folder is gone");
    };
    const chain = createChain([{ ...broken, serves }, createPseudoEngine()]);
    expect(await chain.translate({ direction: enDe, texts: texts("Bye") })).toMatchObject([{ engine: "pseudo" }]);
    expect(chain.engines.map(({ state }) => state)).toEqual(["failing", "ready"]);
  });

  test("what all decline comes back with every reason, and with what would help", async () => {
    const chain = createChain([
      scripted("en", "de", { Hello: "Hallo" }),
      engineThat(async () => [{ status: "declined", reason: "Too long" }], enDe),
    ]);
    expect(await chain.translate({ direction: enDe, texts: texts("Hello", "Bye") })).toEqual([
      { status: "translated", text: "Hallo", engine: "scripted", quality: "scripted", isRepeatable: true },
      {
        status: "declined",
        reasons: [
          { engine: "scripted", reason: "The text is not in the script" },
          { engine: "bergamot", reason: "Too long" },
        ],
        remedies: [{ engine: "bergamot", kind: "install-model", action: "Install the model" }],
      },
    ]);
  });

  test("a direction that no engine serves is declined without a reason, with remedies", async () => {
    const chain = createChain([scripted("en", "de", { Hello: "Hallo" })]);
    const [answer] = await chain.translate({ direction: direction("en", "fr"), texts: texts("Hello") });
    expect(answer).toMatchObject({ status: "declined", reasons: [], remedies: [{ kind: "configure" }] });
  });

  test("an engine that fails is reported, and its texts go on", async () => {
    const failures: string[] = [];
    const broken = engineThat(() => Promise.reject(new TypeError("secret text")), enDe);
    const chain = createChain([broken, scripted("en", "de", { Hello: "Hallo" })], {
      onFailure: (engine, error) => failures.push(`${engine}: ${error.kind}: ${error.message}`),
    });
    const answers = await chain.translate({ direction: enDe, texts: texts("Hello", "Bye") });
    expect(answers[0]).toMatchObject({ status: "translated", text: "Hallo" });
    expect(answers[1]).toMatchObject({ status: "failed", error: { kind: "crashed", engine: "bergamot" } });
    expect(failures).toEqual(["bergamot: crashed: bergamot failed unexpectedly (TypeError)."]);
    expect(chain.engines.map(({ state }) => state)).toEqual(["failing", "ready"]);
  });

  test("an engine that answers the wrong number of texts has failed", async () => {
    const short = engineThat(async () => [{ status: "translated", text: "Hallo" }], enDe);
    const answers = await createChain([short]).translate({ direction: enDe, texts: texts("Hello", "Bye") });
    expect(answers.map(({ status }) => status)).toEqual(["failed", "failed"]);
  });

  test("a failing engine is ready again once it answers", async () => {
    let isBroken = true;
    const engine = engineThat(async () => {
      if (isBroken) throw new EngineError("bergamot", "crashed", "It crashed.");
      return [{ status: "translated", text: "Hallo" }];
    }, enDe);
    const chain = createChain([engine]);
    await chain.translate({ direction: enDe, texts: texts("Hello") });
    expect(chain.engines).toEqual([{ name: "bergamot", quality: "neural", state: "failing" }]);
    isBroken = false;
    await chain.translate({ direction: enDe, texts: texts("Hello") });
    expect(chain.engines).toEqual([{ name: "bergamot", quality: "neural", state: "ready" }]);
  });

  test("an answer is the same again where all engines that were asked so far repeat theirs, and none failed", async () => {
    const repeating = (answer: () => EngineAnswer): TranslationEngine => ({
      ...engineThat(async ({ texts: asked }) => asked.map(answer), enDe),
      revision: () => 0,
    });
    const declines = (): EngineAnswer => ({ status: "declined", reason: "not now" });
    const fails = (): EngineAnswer => {
      throw new EngineError("bergamot", "crashed", "It crashed.");
    };
    const { revision: _, ...anew } = repeating(declines);
    const isRepeatable = async (...engines: readonly TranslationEngine[]) => {
      const [answer] = await createChain(engines).translate({ direction: enDe, texts: texts("x") });
      return answer?.status === "translated" && answer.isRepeatable;
    };
    const last = createPseudoEngine();
    expect(await isRepeatable(last, anew)).toBe(true);
    expect(await isRepeatable(repeating(declines), last)).toBe(true);
    expect(await isRepeatable(repeating(fails), last)).toBe(false);
    expect(
      await isRepeatable(
        repeating(() => ({ ...declines(), isPassing: true })),
        last,
      ),
    ).toBe(false);
    expect(await isRepeatable(anew, last)).toBe(false);
    expect(await isRepeatable(anew, repeating(declines), last)).toBe(false);
  });

  test("the chain has another revision whenever one of its engines has, direction by direction", () => {
    const revisions = [1, 12];
    const engines = [0, 1].map(
      (index): TranslationEngine => ({
        ...createPseudoEngine(),
        revision: ({ source }) => (source === enDe.source ? (revisions[index] ?? 0) : 0),
      }),
    );
    const chain = createChain([...engines, engineThat(async () => [], enDe)]);
    const deEn = { source: enDe.target, target: enDe.source };
    const [before, other] = [chain.revision(enDe), chain.revision(deEn)];
    expect(chain.revision(enDe)).toBe(before);
    revisions.splice(0, 2, 11, 2);
    expect(chain.revision(enDe)).not.toBe(before);
    expect(chain.revision(deEn)).toBe(other);
  });

  test("no texts give no answers", async () => {
    expect(await createChain([]).translate({ direction: enDe, texts: [] })).toEqual([]);
  });
});

describe("abort", () => {
  test("an aborted request asks nobody", async () => {
    const chain = createChain([engineThat(() => Promise.reject(new Error("asked")), enDe)]);
    const signal = AbortSignal.abort(new Error("gone"));
    await expect(chain.translate({ direction: enDe, texts: texts("Hello"), signal })).rejects.toThrow("gone");
  });

  test("an engine that goes on regardless is not waited for, and is no failure", async () => {
    const failures: unknown[] = [];
    const controller = new AbortController();
    const endless = engineThat(() => {
      controller.abort(new Error("gone"));
      return new Promise(() => {});
    }, enDe);
    const chain = createChain([endless], { onFailure: (_, error) => failures.push(error) });
    const { signal } = controller;
    await expect(chain.translate({ direction: enDe, texts: texts("Hello"), signal })).rejects.toThrow("gone");
    expect(failures).toEqual([]);
  });
});

describe("directions", () => {
  const chain = createChain([
    scripted("en", "de", { Hello: "Hallo" }),
    scripted("en", "pt-BR", { Hello: "Olá" }),
    engineThat(async () => [], enDe, direction("pt", "en")),
  ]);

  test("each is listed once, and the languages with them", () => {
    expect(chain.directions().map(directionKey)).toEqual(["en>de", "en>pt-BR", "pt>en"]);
    expect(chain.languages()).toEqual({ sources: ["en", "pt"], targets: ["de", "en", "pt-BR"] });
  });

  test("regions are matched, and an engine is asked in its own tags", async () => {
    expect(chain.serves(direction("en-US", "pt"))).toBe(true);
    expect(chain.serves(direction("pt-BR", "en-GB"))).toBe(true);
    expect(chain.serves(direction("en", "pt-PT"))).toBe(false);
    const answers = await chain.translate({ direction: direction("en-GB", "pt"), texts: texts("Hello") });
    expect(answers[0]).toMatchObject({ status: "translated", text: "Olá" });
  });
});

test("close closes every engine", async () => {
  const closed: string[] = [];
  const engine = { ...engineThat(async () => []), close: async () => void closed.push("once") };
  await createChain([engine, engine]).close();
  expect(closed).toEqual(["once", "once"]);
});
