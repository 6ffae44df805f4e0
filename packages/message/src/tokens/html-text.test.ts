import { describe, expect, it } from "vitest";
import { type TranslateTexts, translateMessages } from "../index.ts";

const syntax = { kind: "html" } as const;

async function sentAndDelivered(text: string, answer: (sent: string) => string): Promise<readonly [string[], string]> {
  const sent: string[] = [];
  const translate: TranslateTexts<never> = async (texts) => {
    sent.push(...texts);
    return texts.map((one) => ({ status: "translated", text: answer(one) }));
  };
  const [outcome] = await translateMessages([{ text, syntax }], translate);
  return [sent, outcome?.text ?? ""];
}

describe("a text of HTML", () => {
  it("is sent as readers see it, and escaped when it comes back", async () => {
    expect(await sentAndDelivered("Terms &amp; Conditions", () => "AGB & <Mehr>")).toEqual([
      ["Terms & Conditions"],
      "AGB &amp; &lt;Mehr&gt;",
    ]);
  });

  it("is escaped once for markup beside tags", async () => {
    const [sent, delivered] = await sentAndDelivered("Fish &amp; <b>chips</b>", (text) => text);
    expect(sent).toEqual(['Fish &amp; <t i="1">chips</t>']);
    expect(delivered).toBe("Fish &amp; <b>chips</b>");
  });

  it("never becomes a tag, however often its references are read", async () => {
    for (const text of ["&lt;b&gt;bold", "&amp;lt;b&amp;gt;bold", "&ltb&gtbold", "&#60;script&#62;alert"]) {
      const [sent, delivered] = await sentAndDelivered(text, (one) => one);
      expect(sent[0]).not.toBe(text);
      expect(delivered).toMatch(/^(?:&amp;lt;b&amp;gt;bold|&lt;b&gt;bold|&lt;script&gt;alert)$/);
    }
  });
});
