import { describe, expect, it } from "vitest";
import type { TextHandling, TextOutcome, TranslateTexts } from "./outcome.ts";
import { i18nextInterpolation, type MessageSyntax } from "./syntax.ts";
import { translateMessages } from "./translate-messages.ts";

const syntax: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };

/** A translator that says for each text what a test wants, and remembers what it was asked. */
function translator(answer: (text: string, by: TextHandling["tagHandling"]) => string | TextOutcome<string>) {
  const asked: (readonly [string, readonly string[]])[] = [];
  const translate: TranslateTexts<string> = async (texts, { tagHandling }) => {
    asked.push([tagHandling, texts]);
    return texts.map((text) => {
      const said = answer(text, tagHandling);
      return typeof said === "string" ? { status: "translated", text: said, engine: "e" } : said;
    });
  };
  return { asked, translate };
}

const declined: TextOutcome<string> = { status: "declined", failure: "no engine" };

describe("translateMessages", () => {
  it("takes no text for the number, though it is of the same argument", async () => {
    const { translate } = translator((text) => text.replace(/<(\w) i="0">[^<]*<\/\1>/, ""));
    const count = { name: "1", sample: 1, mayBeLeftOut: true };
    const text = "%1$s<br> one file, %d in all";
    const [outcome] = await translateMessages([{ text, syntax: { kind: "printf", family: "c" }, count }], translate);
    expect(outcome?.text).toContain("%1$s");
  });

  it.each([
    ["it''s '{x}' and {name}''s", "ef''s '{x}' and {name}''s"],
    ["it's {name}''s", "ef''s {name}''s"],
    ["it's '{''x''}'", "ef's '{''x''}'"],
    ["it's {name}", "ef's {name}"],
  ])("writes apostrophes of ICU as two where %s does", async (text, expected) => {
    const { translate } = translator((asked) => asked.replaceAll("it", "ef"));
    const [outcome] = await translateMessages([{ text, syntax: { kind: "icu" } }], translate);
    expect(outcome).toMatchObject({ status: "translated", text: expected });
  });

  it("sends plain texts and markup, equal ones once, and nothing that has no words", async () => {
    const { asked, translate } = translator((text) => text.replaceAll("Save", "Sichern"));
    const texts = ["Save", "Save {{name}}", "Save", "{{name}}", "Save {{name}}", "", " Save\n"];
    const outcomes = await translateMessages(
      texts.map((text) => ({ text, syntax })),
      translate,
    );
    expect(outcomes.map(({ text }) => text)).toEqual([
      "Sichern",
      "Sichern {{name}}",
      "Sichern",
      "{{name}}",
      "Sichern {{name}}",
      "",
      " Sichern\n",
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "translated",
      "translated",
      "translated",
      "kept",
      "translated",
      "kept",
      "translated",
    ]);
    expect(asked).toEqual([
      ["none", ["Save"]],
      ["xml", ['Save <x i="1">{{name}}</x>']],
    ]);
  });

  it("asks for nothing where nothing is to translate", async () => {
    const { asked, translate } = translator((text) => text);
    expect(await translateMessages([], translate)).toEqual([]);
    await translateMessages([{ text: "{{a}}", syntax }], translate);
    expect(asked).toEqual([]);
  });

  it("tries html, then pieces, with all messages in a batch, then gives the source", async () => {
    const { asked, translate } = translator((text, by) => {
      if (text.includes("lost"))
        return text.replaceAll(/<x.*<\/x>/g, "").replaceAll("lost", by === "none" ? "{{more}}" : "x");
      return by === "xml" || (by === "html" && text.includes("twice")) ? "" : text.replaceAll("word", "Wort");
    });
    const texts = ["one word {{a}}", " twice <b>word </b>{{a}}", "lost {{a}}", "lost {{b}}"];
    const outcomes = await translateMessages(
      texts.map((text) => ({ text, syntax })),
      translate,
    );
    expect(outcomes).toMatchObject([
      { status: "translated", by: "html", text: "one Wort {{a}}" },
      { status: "translated", by: "pieces", text: " twice <b>Wort </b>{{a}}" },
      { status: "fallback", reason: "damaged", damage: { kind: "extra", value: "{{more}}" }, text: "lost {{a}}" },
      { status: "fallback", reason: "damaged", text: "lost {{b}}" },
    ]);
    expect(asked.map(([by, sent]) => [by, sent.length])).toEqual([
      ["xml", 4],
      ["html", 4],
      ["none", 3],
    ]);
    expect(asked[2]?.[1]).toEqual(["twice", "word", "lost"]);
  });

  it("takes tokens that came back without their elements", async () => {
    const { translate } = translator((text) => text.replaceAll(/<[^>]*>/g, ""));
    const [outcome] = await translateMessages([{ text: "one {{a}}", syntax }], translate);
    expect(outcome).toMatchObject({ status: "translated", by: "xml", text: "one {{a}}" });
  });

  it("takes a decline as final, but tries messages with tokens in pieces", async () => {
    const { asked, translate } = translator((text, by) => (by === "none" && text === "known" ? "bekannt" : declined));
    const texts = ["unknown", "known {{a}}", "unknown {{a}}"];
    const outcomes = await translateMessages(
      texts.map((text) => ({ text, syntax })),
      translate,
    );
    expect(outcomes).toEqual([
      { status: "fallback", reason: "declined", failure: "no engine", text: "unknown" },
      { status: "translated", by: "pieces", engine: "e", text: "bekannt {{a}}" },
      { status: "fallback", reason: "declined", failure: "no engine", text: "unknown {{a}}" },
    ]);
    // "unknown" was declined before, and is not asked for again.
    expect(asked.map(([by, sent]) => [by, sent.length])).toEqual([
      ["none", 1],
      ["xml", 2],
      ["none", 1],
    ]);
  });

  it("sends a sample number in an element, and in pieces within its text", async () => {
    const { asked, translate } = translator((text, by) =>
      by === "none" ? text.replace("Delete 2 files", "Usuń 2 pliki") : "",
    );
    const count = { name: "count", sample: 2, mayBeLeftOut: false };
    const [outcome] = await translateMessages([{ text: "Delete {{count}} files <0/>", syntax, count }], translate);
    expect(outcome).toMatchObject({ status: "translated", by: "pieces", text: "Usuń {{count}} pliki <0/>" });
    expect(asked[0]).toEqual(["xml", ['Delete <n i="1">2</n> files <x i="3">&lt;0/&gt;</x>']]);
  });

  it("keeps what ICU cannot read, and says why", async () => {
    const { asked, translate } = translator((text) => text);
    expect(await translateMessages([{ text: "Broken {a", syntax: { kind: "icu" } }], translate)).toEqual([
      { status: "kept", text: "Broken {a", fault: "EXPECT_ARGUMENT_CLOSING_BRACE" },
    ]);
    expect(asked).toEqual([]);
  });

  it("throws what the translator throws", async () => {
    const failing: TranslateTexts<never> = () => Promise.reject(new Error("quota"));
    await expect(
      translateMessages(
        [
          { text: "x", syntax },
          { text: "x {{a}}", syntax },
        ],
        failing,
      ),
    ).rejects.toThrow("quota");
  });
});
