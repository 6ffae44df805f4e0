import type { Worker } from "node:worker_threads";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { placeholderFolder, toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { spanned, term, withTags } from "../../test/tagged.ts";
import { createChain } from "../chain.ts";
import { directionKey, parseLanguageTag } from "../language.ts";
import type { EngineText } from "../ports.ts";
import { createBergamotEngine } from "./bergamot.ts";
import { createInterfaceModelEngine } from "./interface-model.ts";

const [en, de, es] = ["en", "de", "es"].map(parseLanguageTag);
if (en === undefined || de === undefined || es === undefined) throw new Error("en, de and es are language tags");
const direction = { source: en, target: de };

const engine = createInterfaceModelEngine({ folders: [placeholderFolder] });
const chain = createChain([engine]);
afterAll(() => chain.close());

const plain = (text: string): EngineText => ({ text, sentences: [text] });

async function answerTo(text: EngineText | string) {
  const texts = [typeof text === "string" ? plain(text) : text];
  const [answer] = await chain.translate({ direction, texts });
  if (answer?.status === "translated") return answer;
  return { ...answer, text: undefined, reason: answer?.status === "declined" ? answer.reasons[0]?.reason : undefined };
}

describe("an engine of its own", () => {
  test("serves the directions of its models that copy placeholders, and none through English", () => {
    const all = createInterfaceModelEngine({ folders: [placeholderFolder, toyFolder, "/nowhere"] });
    expect(all.directions().map(directionKey)).toEqual(["en>de"]);
    expect([all.serves(direction), all.serves({ source: en, target: es })]).toEqual([true, false]);
    expect(all.remedies(direction)).toEqual([]);
  });

  test("is named in its answers, apart from the engine of large models", async () => {
    expect(await answerTo("The dog is black.")).toMatchObject({
      text: "Der Hund ist schwarz.",
      engine: "interface-model",
      quality: "neural",
    });
  });

  test("starts no thread before a text needs one", async () => {
    const workers: Worker[] = [];
    const onWorker = (worker: Worker) => workers.push(worker);
    process.on("worker", onWorker);
    const fresh = createInterfaceModelEngine({ folders: [placeholderFolder] });
    expect(fresh.serves(direction)).toBe(true);
    expect(await fresh.translate({ direction, texts: [plain("{count} – 12")] })).toMatchObject([
      { text: "{count} – 12" },
    ]);
    expect(workers).toHaveLength(0);
    await fresh.translate({ direction, texts: [plain("The dog is black.")] });
    expect(workers).toHaveLength(1);
    process.off("worker", onWorker);
    await fresh.close();
  });
});

describe("what is no word goes through as it is", () => {
  test.each([
    ["{name} finds the old {{thing}} ship.", "{name} findet das alte {{thing}} Schiff."],
    ["Today %s sees the <b> dog.", "Heute sieht %s den <b> Hund."],
    ["🎉 is new.", "🎉 ist neu."],
    ["Bjørn sees the 保存 dog.", "Bjørn sieht den 保存 Hund."],
    ["\uE003 finds the \uE000 ship.", "\uE003 findet das \uE000 Schiff."],
    ["  The dog\u00A0is black.\n", "  Der Hund ist schwarz.\n"],
    ["{count} (12)", "{count} (12)"],
    ["&Open the door.", "&Öffne die Tür."],
  ])("%s", async (text, expected) => {
    expect((await answerTo(text)).text).toBe(expected);
  });

  test("terms stand where their symbols went, places and spans too", async () => {
    const text = "Today Studio sees the big dog.";
    const terms = [term(text, "Studio", "Werkstatt")];
    expect(await answerTo({ ...plain(text), terms })).toMatchObject({
      text: "Heute sieht Werkstatt den großen Hund.",
      terms: [{ start: 12, end: 21 }],
    });
    const tagged = spanned("Today <0>{name}</0> sees the <1>old</1> <2/> dog.");
    const answer = await answerTo(tagged);
    expect(withTags(answer.text ?? "", "spans" in answer ? answer.spans : [])).toBe(
      "Heute sieht <0>{name}</0> den <1>alten</1> <2/> Hund.",
    );
  });

  test("a place brings no white space that was not there", async () => {
    const answer = await answerTo(spanned("Please open the<0/> door."));
    expect(answer.text).toBe("Bitte öffne die Tür.");
  });
});

describe("letters are those of the source", () => {
  test.each([
    ["THE DOG IS BLACK.", "DER HUND IST SCHWARZ."],
    ["THE BIG {name} DOG IS BLACK!", "DER GROSSE {name} HUND IST SCHWARZ!"],
    ["{name} FINDS THE SHIP.", "{name} FINDET DAS SCHIFF."],
    ["THE DOG IS BLACK. The dog is black.", "DER HUND IST SCHWARZ. Der Hund ist schwarz."],
  ])("%s", async (text, expected) => {
    const sentences = text.split(/(?<=\. )/);
    expect((await answerTo({ text, sentences })).text).toBe(expected);
  });

  test("terms keep theirs, and tags are around the same words", async () => {
    const text = "TODAY Studio SEES THE BIG DOG.";
    const terms = [term(text, "Studio", "Werkstatt")];
    expect((await answerTo({ ...plain(text), terms })).text).toBe("HEUTE SIEHT Werkstatt DEN GROSSEN HUND.");
    const answer = await answerTo(spanned("TODAY THE DOG SEES THE <0>OLD</0> SHIP."));
    expect(withTags(answer.text ?? "", "spans" in answer ? answer.spans : [])).toBe(
      "HEUTE SIEHT DER HUND DAS <0>ALTE</0> SCHIFF.",
    );
  });
});

describe("declined is", () => {
  test.each([
    ["a text whose placeholder was lost", "The house{x} is big.", "the model left out a placeholder"],
    ["a text of other letters", "Привет", "its words are in letters that the model does not know"],
    ["a changed number", "The house 12 is big.", "the model changed a number"],
  ])("%s", async (_, text, reason) => {
    expect(await answerTo(text)).toMatchObject({ text: undefined, reason });
  });

  test("a text of more words than the model is for", async () => {
    const long = "The dog is black. ".repeat(16);
    const reason = "it has more than 60 words, and the model is for strings of interfaces";
    expect(await answerTo(long)).toMatchObject({ text: undefined, reason });
    const sentences = Array.from({ length: 15 }, () => "The dog is black. ");
    const fitting = { text: sentences.join(""), sentences };
    expect((await answerTo(fitting)).text).toBe("Der Hund ist schwarz. ".repeat(15));
    const short = createInterfaceModelEngine({ folders: [placeholderFolder], mostWords: () => 3 });
    expect(
      await short.translate({ direction, texts: [plain("The dog is black."), plain("Is Anna new?")] }),
    ).toMatchObject([{ status: "declined" }, { status: "translated", text: "Ist Anna neu?" }]);
    await short.close();
  });

  test("a text with a sentence of which the model was not sure", async () => {
    const texts = [plain("The dog is black."), plain("Today dog the house sees Anna and big."), plain("7 + {count}")];
    const statuses = async (leastCertainty?: number | (() => number | undefined)) => {
      const strict = createInterfaceModelEngine({
        folders: [placeholderFolder],
        ...(leastCertainty !== undefined && { leastCertainty }),
      });
      const answers = await strict.translate({ direction, texts });
      await strict.close();
      return answers.map((answer) => (answer.status === "translated" ? answer.text : answer.reason));
    };
    const [sure, unsure, asItIs] = await statuses(0);
    const notSure = "the model was not sure of it";
    expect([sure, asItIs]).toEqual(["Der Hund ist schwarz.", "7 + {count}"]);
    expect(await statuses(0.9)).toEqual([sure, notSure, asItIs]);
    expect(await statuses(() => 1)).toEqual([notSure, notSure, asItIs]);
    expect(await statuses(() => undefined)).toEqual(await statuses());
    expect(unsure).not.toBe(notSure);
  });

  test("alone, of several texts, the one of whose score the runtime dies", async () => {
    const texts = ["The dog is black.", "? dog", "Is Anna new?"].map(plain);
    const fresh = createInterfaceModelEngine({ folders: [placeholderFolder] });
    expect(await fresh.translate({ direction, texts })).toMatchObject([
      { text: "Der Hund ist schwarz." },
      { status: "declined", reason: "the model wrote nothing" },
      { text: "Ist Anna neu?" },
    ]);
    await fresh.close();
  });

  test("a direction that is not there", async () => {
    const answers = await engine.translate({ direction: { source: de, target: en }, texts: [plain("Hund")] });
    expect(answers).toEqual([{ status: "declined", reason: "no model leads from de to en" }]);
  });
});

test("whatever the words around them, placeholders all come back once, or the text is declined", async () => {
  const word = fc.constantFrom("the", "dog", "Today", "sees", "red", "house", "is", "big", "and", "Anna", ".", "?");
  const placeholder = fc.constantFrom("{a}", "%s", "{{b}}", "🎉", "<i>", "Ærø", "https://a.example/x");
  const message = fc
    .array(fc.oneof({ weight: 3, arbitrary: word }, placeholder), { minLength: 1, maxLength: 10 })
    .map((parts) => parts.join(" "));
  const messages = fc.sample(message, 300);
  const answers = await engine.translate({ direction, texts: messages.map(plain) });
  const forms = /\{a\}|%s|\{\{b\}\}|🎉|<i>|Ærø|https:\/\/a\.example\/x/g;
  let carried = 0;
  for (const [index, answer] of answers.entries()) {
    if (answer.status === "declined") continue;
    const expected = messages[index]?.match(forms)?.sort() ?? [];
    expect(answer.text.match(forms)?.sort() ?? []).toEqual(expected);
    if (expected.length > 0) carried += 1;
  }
  expect(carried).toBeGreaterThan(20);
});

describe("the engine of large models", () => {
  test("carries by symbols too, where a model's manifest names them", async () => {
    const bergamot = createBergamotEngine({ models: placeholderFolder });
    const texts = [plain("{name} finds the old {{thing}} ship."), plain("The house{x} is big.")];
    expect(await bergamot.translate({ direction, texts })).toEqual([
      { status: "translated", text: "{name} findet das alte {{thing}} Schiff." },
      { status: "declined", reason: "the model left out a placeholder" },
    ]);
    await bergamot.close();
  });
});
