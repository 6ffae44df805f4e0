import { directionKey } from "../language.ts";
import type { Direction, EngineAnswer, EngineText, Span, TranslationEngine } from "../ports.ts";
import { splitEnds } from "../text-ends.ts";
import type { Formality, Script } from "./script.ts";

/** Says what a script says, and declines every other text. For tests and demonstrations. */
export function createScriptedEngine({
  script,
}: {
  readonly script: Script;
}): TranslationEngine & { name: "scripted" } {
  const served = new Set(script.directions.map(directionKey));
  return {
    name: "scripted",
    quality: "scripted",
    directions: () => script.directions,
    serves: (direction) => served.has(directionKey(direction)),
    revision: () => 0,
    honours: (steering, direction) => steering === "formality" && script.hasFormality(direction),
    translate({ direction, texts, formality, signal }) {
      signal?.throwIfAborted();
      return texts.map((text) =>
        text.spans === undefined || text.spans.length === 0
          ? answer(text.text, script.find(direction, text.text, formality))
          : answerTagged(script, direction, text, text.spans, formality),
      );
    },
    remedies(direction) {
      if (served.has(directionKey(direction))) return [];
      const { source, target } = direction;
      return [
        { engine: "scripted", kind: "configure", action: `Add texts from ${source} into ${target} to the script` },
      ];
    },
    async close() {},
  };
}

/** The white space at the ends is the request's own. */
function answer(text: string, translation: string | undefined): EngineAnswer {
  if (text.trim() === "") return { status: "translated", text };
  if (translation === undefined) return { status: "declined", reason: "The text is not in the script" };
  const { leading, trailing } = splitEnds(text);
  return { status: "translated", text: leading + translation + trailing };
}

/** With the spans where the script has the text with such elements; the chain finds the others' places. */
function answerTagged(
  script: Script,
  direction: Direction,
  { text }: EngineText,
  spans: readonly Span[],
  formality: Formality | undefined,
): EngineAnswer {
  const { leading, core, trailing } = splitEnds(text);
  const place = (offset: number) => Math.min(Math.max(0, offset - leading.length), core.length);
  const own = spans.map(({ start, end }) => ({ start: place(start), end: place(end) }));
  const pair = script.findTagged(direction, core, own, formality);
  if (pair === undefined) return answer(text, script.find(direction, text, formality));
  const { target } = pair;
  const grown = target.text.length - core.length;
  const found = spans.map((span, index): Span => {
    const { start, end } = target.spans[index] ?? { start: 0, end: 0 };
    // white space of the request that a span takes in at an end of the text
    const takesLead = start === 0 && span.start < leading.length;
    const takesTrail = end === target.text.length && span.end > leading.length + core.length;
    return {
      start: takesLead ? span.start : start + leading.length,
      end: takesTrail ? span.end + grown : takesLead && end === 0 ? span.end : end + leading.length,
    };
  });
  return { status: "translated", text: leading + target.text + trailing, spans: found };
}
