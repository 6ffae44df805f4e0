import fc from "fast-check";
import { expect, test } from "vitest";
import { units } from "../../test/arbitrary-tmx.ts";
import { parseTree } from "./parse-tree.ts";
import { scanTree } from "./scan-tree.ts";
import { XmlProblem } from "./strict-parser.ts";
import { writeTmx } from "./write.ts";
import type { XmlElement } from "./xml-element.ts";

const header = { sourceLanguage: "*all*", properties: [], notes: [] };

/** Pieces of XML, right and wrong, out of which most things come that a scanner could misread. */
const pieces = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        "<a>",
        "</a>",
        "<b/>",
        "<tu>",
        "</tu>",
        '<a x="1">',
        "<a x='1' y=\"2\">",
        "text",
        "\n",
        " ",
      ),
    },
    fc.constantFrom(
      "<",
      ">",
      "/>",
      "</",
      "&",
      ";",
      "&amp;",
      "&#65;",
      "&#x41;",
      "&#0;",
      "&#xD800;",
      "&nbsp;",
      "&;",
      "]]>",
    ),
    fc.constantFrom(
      '"',
      "'",
      "=",
      "x",
      ":",
      "-",
      "<a\n\tx = '1'\n>",
      "<a x='<'>",
      "<a x='&#10;\n\t'/>",
      "<a x='1' x='1'/>",
    ),
    fc.constantFrom(
      "<!-- c -->",
      "<![CDATA[ d ]]>",
      "<?p i?>",
      "<!DOCTYPE a>",
      "\u0001",
      "\uFFFF",
      "é",
      "<é/>",
      "<:a/>",
    ),
    fc.constantFrom(
      "<a x='1'y='2'/>",
      "<a /",
      "</a >",
      "<a></b>",
      "<1/>",
      "<a:b c:d='e'/>",
      "&constructor;",
      "<__proto__/>",
    ),
    fc.string({ maxLength: 3 }),
  ),
  { maxLength: 12 },
);

test("whatever the scanner reads, the parser reads alike", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(pieces, fc.boolean(), (parts, isWrapped) => {
      const text = isWrapped ? `<tu>${parts.join("")}</tu>` : parts.join("");
      if (text.includes("\r")) return;
      const scanned = scanTree({ text: `<x>${text}</x>`, from: 3, to: 3 + text.length }, 7);
      if (scanned !== undefined) expect(scanned).toStrictEqual(parsed(text));
    }),
    { numRuns: 20_000 },
  );
});

test("the scanner reads every unit that is written here", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(units, async (unit) => {
      const file = await new Response(writeTmx([unit], { header })).text();
      const text = file.slice(file.indexOf("<tu "), file.indexOf("  </body>"));
      const scanned = scanTree({ text: `<x>${text}</x>`, from: 3, to: 3 + text.length }, 7);
      // Names that are not ASCII are left to the parser.
      if (!/[^\0-\x7F]lan|<_|__proto__|\s_1/.test(text)) expect(scanned).toBeDefined();
      if (scanned !== undefined) expect(scanned).toStrictEqual(parsed(text));
    }),
  );
});

function parsed(text: string): XmlElement | XmlProblem {
  try {
    return parseTree(text, { line: 7, column: 1 });
  } catch (error) {
    if (error instanceof XmlProblem) return error;
    throw error;
  }
}
