import { type LanguageModelServer, refuse, startLanguageModel } from "@dragoman/parts/language-model";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectPromises, markedTexts } from "../../test/marked-texts.ts";
import { spanned, term, withTags } from "../../test/tagged.ts";
import { createChain } from "../chain.ts";
import { parseLanguageTag } from "../language.ts";
import type { Direction, EngineAnswer, EngineRequest, EngineText, TranslationEngine } from "../ports.ts";
import { createPseudoEngine } from "../pseudo/engine.ts";
import { createOpenAiEngine } from "./engine.ts";

let server: LanguageModelServer;
let engine: TranslationEngine;
beforeEach(async () => {
  server = await startLanguageModel();
  engine = createOpenAiEngine({ url: server.url, model: "small", key: "sk-1" });
});
afterEach(async () => {
  await engine.close();
  await server[Symbol.asyncDispose]();
});

function direction(from: string, into: string): Direction {
  const [source, target] = [parseLanguageTag(from), parseLanguageTag(into)];
  if (source === undefined || target === undefined) throw new Error(`${from} or ${into} is no language tag`);
  return { source, target };
}
const enDe = direction("en", "de");

const plain = (text: string): EngineText => ({ text, sentences: [text] });

async function ask(
  texts: readonly EngineText[],
  wishes: Partial<EngineRequest> = {},
): Promise<readonly EngineAnswer[]> {
  return engine.translate({ direction: enDe, texts, ...wishes });
}

describe("what the server gets", () => {
  test("is one chat completion for several texts, held to one answer for each", async () => {
    expect(await ask(["One", "Two", "Three"].map(plain))).toEqual(
      ["ONE", "TWO", "THREE"].map((text) => ({ status: "translated", text })),
    );
    expect(server.questions).toMatchObject([
      {
        path: "/v1/chat/completions",
        authorization: "Bearer sk-1",
        body: {
          model: "small",
          temperature: 0,
          response_format: {
            type: "json_schema",
            json_schema: {
              strict: true,
              schema: { required: ["1", "2", "3"], additionalProperties: false, properties: { 3: { type: "string" } } },
            },
          },
        },
        material: { texts: { 1: "One", 2: "Two", 3: "Three" } },
      },
    ]);
    expect(server.questions[0]?.system).toContain("from English into German.");
    expect(Object.keys(server.questions[0]?.material ?? {})).toEqual(["texts"]);
  });

  test("names variants, and has all that the request wishes", async () => {
    const text = "Put the cart away";
    await ask(
      [
        plain("Nothing here"),
        { ...plain(text), terms: [term(text, "cart", "Warenkorb")] },
        { ...plain("Save"), examples: [{ source: "Save all", translation: "Alles speichern", score: 80 }] },
      ],
      {
        direction: direction("en", "pt-BR"),
        context: "A shop.",
        formality: "more",
        instructions: ["Be brief", "Use emoji"],
      },
    );
    const [question] = server.questions;
    expect(question?.system).toContain("from English into Portuguese (Brazilian).");
    expect(question?.system).toMatch(/\nAddress the reader formally/);
    expect(question?.system).toMatch(/\n1\. Be brief\n2\. Use emoji$/);
    expect(question?.material).toEqual({
      context: "A shop.",
      terms: [{ term: "cart", translation: "Warenkorb", texts: [2] }],
      examples: [{ source: "Save all", translation: "Alles speichern", score: 80, texts: [3] }],
      texts: { 1: "Nothing here", 2: "Put the <t0>cart</t0> away", 3: "Save" },
    });
  });

  test.each([
    ["", "/v1/chat/completions"],
    ["/", "/v1/chat/completions"],
    ["/v1", "/v1/chat/completions"],
    ["/api/v1/", "/api/v1/chat/completions"],
    ["/v1beta/openai?version=2", "/v1beta/openai/chat/completions?version=2"],
  ])("arrives at the address: %s", async (path, arrived) => {
    engine = createOpenAiEngine({ url: server.url + path, model: "small" });
    await ask([plain("One")]);
    expect(server.questions).toMatchObject([{ path: arrived, authorization: undefined }]);
  });

  test("is in several questions where there is much, so many of them at the same time", async () => {
    engine = createOpenAiEngine({ url: server.url, model: "small", concurrency: 3 });
    const three = Promise.withResolvers<undefined>();
    server.play = () => {
      if (server.questions.length === 3) three.resolve(undefined);
      return three.promise;
    };
    const texts = Array.from({ length: 200 }, (_, index) => plain(`Text number ${index} of them all`));
    const answers = await ask(texts);
    expect(answers).toEqual(texts.map(({ text }) => ({ status: "translated", text: text.toUpperCase() })));
    expect(server.questions).toHaveLength(7);
    expect(server.mostOpen).toBe(3);
  });

  test("never has more than a few thousand characters of a long text, whose white space stays", async () => {
    const sentences = Array.from(
      { length: 300 },
      (_, index) => `This is sentence ${index}.${index % 7 ? " " : "\n\n"}`,
    );
    const text = sentences.join("");
    const terms = [term(text, "sentence 250", "Satz 250")];
    const spans = [
      { start: 0, end: 4 },
      { start: text.indexOf("tence 150"), end: text.indexOf("158.") },
    ];
    const [answer] = await ask([{ text, sentences, spans, terms }]);
    if (answer?.status !== "translated") throw new Error("not translated");
    const expected = text.toUpperCase().replace("SENTENCE 250", "Satz 250");
    expect(answer.text).toBe(expected);
    const at = expected.indexOf("Satz 250");
    expect(answer.terms).toEqual([{ start: at, end: at + 8 }]);
    expect(answer.spans).toEqual(spans);
    const longest = Math.max(
      ...server.questions.flatMap(({ material }) => Object.values(material.texts).map((one) => one.length)),
    );
    expect(longest).toBeLessThan(3100);
  });

  test("is nothing for a text without words", async () => {
    expect(await ask([plain(""), plain(" \n")])).toEqual([
      { status: "translated", text: "" },
      { status: "translated", text: " \n" },
    ]);
    expect(server.questions).toEqual([]);
  });
});

describe("spans and terms", () => {
  test("come back where the model put them, terms as they must be", async () => {
    const text = spanned("Open <0>the <1>cart</1></0><2/> now, {name}");
    const [cart, name] = [term(text.text, "cart", "Warenkorb"), term(text.text, "{name}", "{name}", "kept")];
    server.translate = () => "<t1>{Name}</t1>, nun <g0>den <g1><t0>Warenkörben</t0></g1></g0><g2/> auf";
    const [answer] = await ask([{ ...text, terms: [cart, name] }]);
    if (answer?.status !== "translated") throw new Error("not translated");
    expect(server.questions[0]?.material.texts).toEqual({
      1: "Open <g0>the <g1><t0>cart</t0></g1></g0><g2/> now, <t1>{name}</t1>",
    });
    expect(withTags(answer.text, answer.spans)).toBe("{name}, nun <0>den <1>Warenkorb</1></0><2/> auf");
    expect(answer.terms?.map((place) => place && answer.text.slice(place.start, place.end))).toEqual([
      "Warenkorb",
      "{name}",
    ]);
    expect(server.questions).toHaveLength(1);
  });

  test("have tags that the text itself does not have", async () => {
    const text = { ...spanned("Write <0>in bold</0>"), sentences: [] };
    const own = { ...text, text: `${text.text} <g0> and </t1>` };
    expect(await ask([own])).toMatchObject([{ text: "WRITE IN BOLD <g0> AND </t1>", spans: [{ start: 6, end: 13 }] }]);
    expect(server.questions[0]?.material.texts[1]).toBe("Write <gg0>in bold</gg0> <g0> and </t1>");
  });

  test("keep the white space at the ends of a text that they enclose", async () => {
    const [answer] = await ask([spanned("<0> Hello </0> ")]);
    expect(answer).toEqual({ status: "translated", text: " HELLO  ", spans: [{ start: 0, end: 7 }] });
  });

  test.each([
    ["left out", "Open the cart"],
    ["twice", "<g0>A</g0> <g0>B</g0>"],
    ["never closed", "<g0>Open"],
    ["closed in the wrong order", "<g0>A <g1>B</g0></g1>"],
    ["nested otherwise", "<g1>A <g0>B</g0></g1>"],
    ["with another number", "<g0>A <g1>B</g1></g0><g7/>"],
    ["emptied", "<g0>A B <g1/></g0>"],
  ])("asked for again, and then without tags, where they come back %s", async (_, wrong) => {
    const text = spanned("<0>Open <1>the cart</1></0>");
    server.translate = (asked) => (asked.includes("<g0>") ? wrong : "Den Wagen öffnen");
    expect(await ask([text])).toEqual([{ status: "translated", text: "Den Wagen öffnen" }]);
    expect(server.questions).toHaveLength(3);
    const [answer] = await createChain([engine]).translate({ direction: enDe, texts: [text] });
    expect(answer).toMatchObject({ text: "Den Wagen öffnen", spans: { length: 2 } });
  });

  test("are asked for again once where one answer lacked them", async () => {
    const text = "Put the cart away";
    const marked = { ...plain(text), terms: [term(text, "cart", "Warenkorb")] };
    server.translate = () => (server.questions.length === 1 ? "Stell den Wagen weg" : "Stell den <t0>Wagen</t0> weg");
    expect(await ask([marked, plain("Hi")])).toMatchObject([
      { text: "Stell den Warenkorb weg", terms: [{ start: 10 }] },
      {},
    ]);
    expect(server.questions[1]?.material.texts).toEqual({ 1: "Put the <t0>cart</t0> away" });
    expect(server.questions.map(({ system }) => system.includes("An earlier answer"))).toEqual([false, true]);
  });

  test("whatever they are, the chain's promises hold", { timeout: 60_000 }, async () => {
    const parts = fc.constantFrom(
      "The red house",
      " is big",
      ". ",
      " ",
      "\n",
      "The dog",
      "{name}",
      "é",
      "<b>",
      "👩‍👩‍👧",
    );
    const chain = createChain([engine]);
    await fc.assert(
      fc.asyncProperty(markedTexts(parts, fc.constantFrom("Warenkorb", "Haus", "x")), async (text) => {
        server.questions.length = 0;
        const [answer] = await chain.translate({ direction: enDe, texts: [text] });
        expectPromises(text, answer);
        expect(server.questions.length, "well-formed answers are taken at once").toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what it says of itself", () => {
  test("all languages into all, and all that a request may ask for", () => {
    expect(engine.directions()).toEqual(createPseudoEngine().directions());
    for (const steering of ["formality", "context", "instructions", "examples", "terms"] as const) {
      expect(engine.honours?.(steering, enDe)).toBe(true);
    }
    expect(engine.serves(direction("de", "de"))).toBe(false);
    expect(engine.remedies(enDe)).toEqual([]);
  });

  test("nothing is missing from what the chain applied", async () => {
    const text = "Put the cart away";
    const marked = {
      ...plain(text),
      terms: [term(text, "cart", "Warenkorb")],
      examples: [{ source: "a", translation: "b", score: 90 }],
    };
    const wishes = {
      context: "A shop.",
      formality: "less",
      instructions: ["Be brief"],
      requires: ["formality"],
    } as const;
    const [answer] = await createChain([engine]).translate({ direction: enDe, texts: [marked], ...wishes });
    expect(answer).toMatchObject({ status: "translated", engine: "openai", quality: "model" });
    expect(answer).not.toHaveProperty("notApplied");
  });
});

describe("servers that do not take everything are asked for less, once", () => {
  test.each([
    ["a schema", "response_format is not supported", (body: object) => "response_format" in body, ["temperature"]],
    ["a temperature", "Unsupported value: 'temperature'", (body: object) => "temperature" in body, ["response_format"]],
    ["either", "Bad request", (body: object) => "temperature" in body || "response_format" in body, []],
  ] as const)("%s", async (_, message, isTooMuch, left) => {
    server.play = ({ body }, response) => (isTooMuch(body) ? refuse(response, 400, { error: { message } }) : undefined);
    expect(await ask([plain("One")])).toEqual([{ status: "translated", text: "ONE" }]);
    const asked = server.questions.length;
    await ask([plain("Two")]);
    expect(server.questions).toHaveLength(asked + 1);
    const { model: _model, messages: _messages, ...extras } = Object(server.questions.at(-1)?.body);
    expect(Object.keys(extras)).toEqual(left);
  });
});
