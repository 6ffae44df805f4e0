import { directionKey } from "../language.ts";
import type { EngineAnswer, TranslationEngine } from "../ports.ts";
import { splitEnds } from "../text-ends.ts";
import type { Script } from "./script.ts";

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
    markup: ["plain"],
    directions: () => script.directions,
    serves: (direction) => served.has(directionKey(direction)),
    translate({ direction, texts, signal }) {
      signal?.throwIfAborted();
      return texts.map(({ text }) => answer(text, script.find(direction, text)));
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
