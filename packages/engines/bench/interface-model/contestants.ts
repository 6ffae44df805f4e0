import { createApertiumEngine } from "../../src/apertium/engine.ts";
import { createInterfaceModelEngine } from "../../src/bergamot/interface-model.ts";
import { createChain } from "../../src/chain.ts";
import { createPhrasebookEngine } from "../../src/phrasebook/engine.ts";
import type { Direction, TranslationEngine } from "../../src/ports.ts";
import { askedText } from "./asked-text.ts";
import { certaintyBeside, nameOf } from "./installed.ts";
import { Refusal } from "./refusal.ts";

export type ContestantName = "interface-model" | "apertium" | "phrasebook" | "as it is";

/** A translation, or why there is none. */
export type Given =
  | { readonly status: "translated"; readonly text: string }
  | { readonly status: "declined"; readonly reason: string };

/** One that answers, alone, as the service's chain asks it. */
export interface Contestant {
  readonly name: ContestantName;
  serves(direction: Direction): boolean;
  /**
   * As many answers as texts, in order.
   * @throws Refusal when the engine fails.
   */
  answer(
    direction: Direction,
    texts: readonly string[],
    onProgress?: (answered: number) => void,
  ): Promise<readonly Given[]>;
  close(): Promise<void>;
}

/** The model, what it is compared with, and the text itself as the least that there is. */
export function openContestants(models: string, certainty?: number): readonly Contestant[] {
  return [
    openModel(models, certainty),
    ofEngine("apertium", createApertiumEngine()),
    ofEngine("phrasebook", createPhrasebookEngine()),
    {
      name: "as it is",
      serves: () => true,
      answer: async (_, texts) => texts.map((text) => ({ status: "translated", text })),
      close: async () => {},
    },
  ];
}

/** The model alone. `certainty`: below which it declines, where the engine's own limit is not to count. */
export function openModel(models: string, certainty?: number): Contestant {
  return ofEngine("interface-model", openModels(models, certainty));
}

/** The engine with the models of one folder and no others, as sure as the service wants it. */
export function openModels(folder: string, certainty?: number): TranslationEngine {
  return createInterfaceModelEngine({
    folders: [folder],
    leastCertainty: (direction) => certainty ?? certaintyBeside(folder, nameOf(direction)),
  });
}

/** As many at once as a long page has. */
const textsAtOnce = 64;

/** An engine alone in a chain, so that it is asked, and its answers are mended, as in the service. */
function ofEngine(name: ContestantName, engine: TranslationEngine): Contestant {
  const chain = createChain([engine]);
  return {
    name,
    serves: (direction) => chain.serves(direction),
    async answer(direction, texts, onProgress) {
      const given: Given[] = [];
      for (let start = 0; start < texts.length; start += textsAtOnce) {
        const part = texts.slice(start, start + textsAtOnce).map(askedText);
        for (const answer of await chain.translate({ direction, texts: part })) {
          if (answer.status === "failed") {
            throw new Refusal(`${name} failed on ${nameOf(direction)}: ${answer.error.message}`);
          }
          given.push(
            answer.status === "translated"
              ? { status: "translated", text: answer.text }
              : { status: "declined", reason: answer.reasons[0]?.reason ?? "the direction is not served" },
          );
        }
        onProgress?.(given.length);
      }
      return given;
    },
    close: () => chain.close(),
  };
}
