import { SaxesParser, type SaxesTagPlain } from "saxes";
import { parseLanguageTag } from "../language.ts";
import type { Direction, LanguageTag } from "../ports.ts";
import { ScriptProblem } from "./problem.ts";
import { type ScriptBuilder, scriptDirection } from "./script.ts";
import type { TaggedText } from "./tagged-text.ts";
import { createCodeReader } from "./tmx-codes.ts";

/** TMX nests eight deep at most (`sub` in inline elements aside); what goes deeper is no translation memory. */
const deepest = 64;
/** More than any language list; a unit gives a direction for each two of its languages. */
const mostVariants = 200;

interface Segment {
  readonly text: string;
  /** Where the segment has inline elements. */
  readonly tagged: TaggedText | undefined;
}

export interface TmxReader {
  write(chunk: string): void;
  end(): void;
}

/**
 * Reads TMX 1.4 as it streams in. Inline elements (1.4b, section 2.3) are flattened to the text they hold; a segment
 * that has any also serves its text without them. The document type is not read and no entity but XML's own five is
 * known.
 */
export function createTmxReader(builder: ScriptBuilder): TmxReader {
  const parser = new SaxesParser();
  let depth = 0;
  let language: LanguageTag | undefined;
  let segment: string | undefined;
  let codes = createCodeReader();
  let unit = new Map<LanguageTag, Segment>();

  function open(tag: SaxesTagPlain): void {
    depth += 1;
    if (depth > deepest)
      throw new ScriptProblem(`Elements are nested deeper than ${deepest}; this is no TMX`, parser.line);
    if (depth === 1 && tag.name !== "tmx") {
      throw new ScriptProblem("The first element is not tmx; give a TMX 1.4 file", parser.line);
    }
    if (tag.name === "tu") unit = new Map();
    else if (tag.name === "tuv") language = languageOf(tag);
    else if (tag.name === "seg") {
      segment = language === undefined ? undefined : "";
      codes = createCodeReader();
    } else if (segment !== undefined) codes.open(tag);
  }

  function languageOf({ attributes }: SaxesTagPlain): LanguageTag {
    const code = attributes["xml:lang"] ?? attributes["lang"];
    const tag = code === undefined ? undefined : parseLanguageTag(code);
    if (tag !== undefined) return tag;
    const problem =
      code === undefined ? "A tuv has no xml:lang" : `${JSON.stringify(code.slice(0, 40))} is no language code`;
    throw new ScriptProblem(`${problem}; use one such as xml:lang="pt-BR"`, parser.line);
  }

  function text(part: string): void {
    if (segment === undefined) return;
    segment += part;
    codes.text(part);
  }

  function close(tag: SaxesTagPlain): void {
    depth -= 1;
    if (tag.name === "seg" && segment !== undefined && language !== undefined) {
      if (!unit.has(language)) unit.set(language, { text: segment, tagged: codes.tagged() });
      segment = undefined;
    } else if (segment !== undefined) codes.close(tag);
    else if (tag.name === "tuv") language = undefined;
    else if (tag.name === "tu") addUnit();
  }

  function addUnit(): void {
    if (unit.size > mostVariants) {
      throw new ScriptProblem(`A tu has more than ${mostVariants} languages; split it`, parser.line);
    }
    for (const [from, source] of unit) {
      for (const [into, translation] of unit) {
        const direction = from === into ? undefined : scriptDirection(from, into);
        if (direction !== undefined && source.text.trim() !== "") addPair(direction, source, translation);
      }
    }
  }

  function addPair(direction: Direction, source: Segment, translation: Segment): void {
    builder.add(direction, source.text, translation.text);
    if (source.tagged === undefined || source.tagged.text.trim() === "") return;
    builder.addTagged(direction, source.tagged, translation.tagged ?? { text: translation.text, elements: [] });
  }

  parser.on("opentag", open);
  parser.on("closetag", close);
  parser.on("text", text);
  parser.on("cdata", text);
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding === undefined || /^utf-?(8|16)/i.test(encoding)) return;
    throw new ScriptProblem("The file declares another encoding than UTF-8 or UTF-16; save it as UTF-8", parser.line);
  });

  return {
    write: (chunk) => parse(() => parser.write(chunk), parser),
    end: () => parse(() => parser.close(), parser),
  };
}

function parse(step: () => unknown, parser: SaxesParser): void {
  try {
    step();
  } catch (error) {
    if (error instanceof ScriptProblem) throw error;
    // What the parser says may quote the file; where it stopped is enough to mend it.
    throw new ScriptProblem("The XML is broken off or not well-formed; mend it here", parser.line);
  }
}
