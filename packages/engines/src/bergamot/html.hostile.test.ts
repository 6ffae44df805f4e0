import type { Worker } from "node:worker_threads";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toyFolder } from "../../fixtures/toy-model/toy-models.ts";
import { parseLanguageTag } from "../language.ts";
import { createBergamotEngine } from "./bergamot.ts";
import { skeletonOf } from "./html.ts";

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

describe("the skeleton of malformed HTML", () => {
  test.each(malformed)("closes, and gives the text back: %j", (text) => {
    const skeleton = skeletonOf({ text, sentences: [text] });
    expect(isClosed(skeleton?.skeleton ?? "<")).toBe(true);
    expect(plain(skeleton?.restore(skeleton.skeleton) ?? "")).toBe(plain(text));
  });

  test("the same for whatever is made of such pieces", () => {
    const pieces = fc.array(fc.oneof(fc.constantFrom(...malformed, "<p>", "</p>", "<i>", "</i>", " "), fc.string()), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(pieces, fc.nat(60), (parts, cut) => {
        const text = parts.join("").toWellFormed();
        const skeleton = skeletonOf({ text, sentences: [text.slice(0, cut), text.slice(cut)] });
        expect(isClosed(skeleton?.skeleton ?? "<")).toBe(true);
        expect(plain(skeleton?.restore(skeleton.skeleton) ?? "")).toBe(plain(text));
      }),
    );
  });

  test("ends an element that the text leaves open wherever the translation repeats it", () => {
    const text = "The <b>dog";
    const skeleton = skeletonOf({ text, sentences: [text] });
    expect(skeleton?.restore('Der <b i="0">Hund</b>')).toBe("Der <b>Hund");
    expect(skeleton?.restore('<b i="0">Hund</b>, der <b i="0">Hund</b>')).toBe("<b>Hund</b>, der <b>Hund</b>");
  });

  test("nested too deep is none", () => {
    const text = "<b>".repeat(40_000);
    expect(skeletonOf({ text, sentences: [text] })).toBeUndefined();
  });
});

describe("malformed HTML, translated", () => {
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

  test("is answered without losing a thread, and so are its neighbours", async () => {
    const good = "<p>The dog is black.</p>";
    const texts = [good, ...malformed, "<b>".repeat(300), good].map((text) => ({ text, sentences: [text] }));
    const [source, target] = [parseLanguageTag("en"), parseLanguageTag("de")];
    if (source === undefined || target === undefined) throw new Error("en and de are language tags");
    const answers = await engine.translate({ direction: { source, target }, texts, markup: "html" });
    expect(answers).toHaveLength(texts.length);
    expect(answers[0]).toEqual({ status: "translated", text: "<p>Der Hund ist schwarz.</p>" });
    expect(answers.at(-1)).toEqual(answers[0]);
    expect(answers.at(-2)).toMatchObject({ status: "declined", reason: expect.stringContaining("nested too deep") });
    expect(answers.slice(1, -2).filter(({ status }) => status !== "translated")).toEqual([]);
    expect(workers).toHaveLength(1);
  });
});

/** Whether the skeleton is what the runtime takes: its own four elements, numbered and closed in order. */
function isClosed(skeleton: string): boolean {
  const open: string[] = [];
  const rest = skeleton.replaceAll(/<(\/?)(b|p|img|br)( i="\d+")?>/g, (_, slash, name) => {
    if (slash === "/" && open.pop() !== name) open.push("mismatch");
    if (slash === "" && (name === "b" || name === "p")) open.push(name);
    return "";
  });
  return open.length === 0 && !/[<>\0]|&(?!amp;|lt;|gt;)/.test(rest);
}

/** What HTML may write in several ways, written in one: references as characters, white space as a space. */
function plain(html: string): string {
  return html
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll(/&#(?:0|xFFFFFFFF);/g, "\ufffd")
    .replaceAll(/[\n\r\0]+/g, " ");
}
