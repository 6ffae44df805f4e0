import fc from "fast-check";
import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { inCapitals, knownPhrases } from "../../test/known-phrases.ts";
import { createHtmlLocalizer } from "./html-localizer.ts";
import { ScriptText } from "./script-text.ts";

const signs = ["<!--", "-->", "<script>", "<SCRIPT ", "<script", "<scripts>", "<!", "-", "--", ">", "<", "/", " ", "a"];

test("an end tag ends a script where it does in browsers, however the text is cut", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...signs), { maxLength: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (parts, size) => {
        const text = parts.join("");
        const script = new ScriptText();
        for (let at = 0; at < text.length; at += size) script.read(text.slice(at, at + size));
        const isOpen = !serialize(parse(`<script>${text}</script><p>`)).endsWith("<p></p></body></html>");
        expect(script.isDoublyEscaped).toBe(isOpen);
      },
    ),
    { numRuns: 2000 },
  );
});

test("what browsers take for a script is not translated, and what follows a script that has ended is", async () => {
  const localized = async (page: string) => {
    const phrases = knownPhrases(inCapitals);
    return (await createHtmlLocalizer({ phrases, locale: "de", sourceLanguage: "en" }).whole(page)).body;
  };
  const open = "<p>one</p><script>a = '<!-- <script>two</script>three';</script><p>four</p>";
  expect(await localized(open)).toBe(open.replace("one", "ONE"));
  const ended = "<script>a = '<!-- two --> <script>';</script><p>four</p>";
  expect(await localized(ended)).toBe(ended.replace("four", "FOUR"));
});
