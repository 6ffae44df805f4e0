import type { Worker } from "node:worker_threads";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { markedTexts } from "../../test/marked-texts.ts";
import { markedSentences, type Run } from "../carry/stretches.ts";
import { parseLanguageTag } from "../language.ts";
import type { EngineText } from "../ports.ts";
import { createBergamotEngine } from "./bergamot.ts";
import { htmlOf, runsOf } from "./html.ts";
import { oneLine } from "./one-line.ts";

const malformed = [
  "The dog is black. &x[0]",
  "The dog <b>is black.",
  "The dog </b>is black.",
  "<",
  "The dog < is black",
  "a < b > c",
  "&amp; &lt; &gt; &nbsp; &#0; &#xFFFFFFFF; &unknown; &",
  "<b",
  "<b attr",
  "<b a='x",
  "<!-- x",
  "<!-->The dog",
  "<p><b>The dog</p></b> is black.",
  "<!DOCTYPE html>The dog is black.",
  "<![CDATA[ x ]]> The dog is black.",
  "<?php echo 1 ?>The dog is black.",
  "</>",
  "<>",
  "</p>",
  "</br>",
  "<b>\0</b>",
  "<p>The dog is black.<p>The cat is white.",
  "<li>The dog",
  "<script>abc</scri",
  "<textarea>The dog",
  "<code>The dog",
  "<b/ >The dog",
  "<x id=1/>The dog is black.",
  "<math>The dog",
  "<svg><path d='M0'/></svg>The dog is black.",
  "<form><form>The dog</form></form>",
  "<b a=1 a=2>The dog</b>",
  '<p title="&x[0] <b>">The dog</p>',
  '<b i="0">The dog</b><img i="7"><br i="99">',
  "<1>The dog",
  "<table><tr>The dog<td>is black",
];

const everywhere = (text: string): EngineText => ({
  text,
  sentences: [text],
  spans: [
    { start: 0, end: text.length },
    { start: 0, end: Math.floor(text.length / 2) },
    { start: Math.floor(text.length / 2), end: text.length },
  ],
});

/** The HTML for all sentences of a text. */
const htmlFor = (text: EngineText) => markedSentences(text).sentences.map(htmlOf).join("");

describe("texts that look like markup", () => {
  test.each(malformed)("are no markup for the runtime, and come back: %j", (text) => {
    const html = htmlFor(everywhere(text));
    expect(isClosed(html)).toBe(true);
    expect(joined(runsOf(html))).toBe(oneLine(text));
  });

  test("the same for whatever is made of such pieces", () => {
    const part = fc.oneof(
      fc.constantFrom(...malformed, "<b i=", "</b>", " "),
      fc.string(),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(markedTexts(part, fc.constant("x")), (text) => {
        const html = htmlFor(text);
        expect(isClosed(html)).toBe(true);
        expect(joined(runsOf(html))).toBe(oneLine(text.text));
      }),
    );
  });

  test("an element that the runtime repeats is in two places", () => {
    expect(runsOf('<b i="0">Hund</b>, der <b i="0">Hund</b>')).toEqual([
      { text: "Hund", stretches: [0] },
      { text: ", der ", stretches: [] },
      { text: "Hund", stretches: [0] },
    ]);
  });
});

describe("texts that look like markup, translated", () => {
  const engine = createBergamotEngine({ models: "/nowhere/models", folders: [toyFolder] });
  const workers: Worker[] = [];
  const onWorker = (worker: Worker) => workers.push(worker);
  beforeAll(() => {
    process.on("worker", onWorker);
  });
  afterAll(async () => {
    process.off("worker", onWorker);
    await engine.close();
  });

  test("are answered without losing a thread, and so are their neighbours", async () => {
    const good = everywhere("The dog is black.");
    const texts = [good, ...malformed.map(everywhere), good];
    const [source, target] = [parseLanguageTag("en"), parseLanguageTag("de")];
    if (source === undefined || target === undefined) throw new Error("en and de are language tags");
    const answers = await engine.translate({ direction: { source, target }, texts });
    expect(answers).toHaveLength(texts.length);
    expect(answers[0]).toMatchObject({ text: "Der Hund ist schwarz.", spans: [{ start: 0, end: 21 }, {}, {}] });
    expect(answers.at(-1)).toEqual(answers[0]);
    expect(answers.filter(({ status }) => status !== "translated")).toEqual([]);
    expect(workers).toHaveLength(1);
  });

  test("thousands of spans, nested as deep, cost no thread either", async () => {
    const text = "The dog is black. ".repeat(20);
    const sentences = Array.from({ length: 20 }, () => "The dog is black. ");
    const spans = Array.from({ length: 3000 }, (_, depth) => ({ start: 0, end: text.length - Math.min(depth, 100) }));
    const [source, target] = [parseLanguageTag("en"), parseLanguageTag("de")];
    if (source === undefined || target === undefined) throw new Error("en and de are language tags");
    const [answer] = await engine.translate({ direction: { source, target }, texts: [{ text, sentences, spans }] });
    expect(answer).toMatchObject({ text: "Der Hund ist schwarz. ".repeat(20), spans: { length: 3000 } });
    expect(workers).toHaveLength(1);
  });
});

function joined(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

/** Whether the markup is what the runtime takes: numbered elements, side by side and closed. */
function isClosed(html: string): boolean {
  const rest = html.replaceAll(/<b i="\d+">([^<>]*)<\/b>/g, "$1");
  return !/[<>\0]|&(?!amp;|lt;|gt;)/.test(rest);
}
