import { type Direction, interfaceModelDefaults, matchSource, matchTarget, parseLanguageTag } from "@dragoman/engines";
import {
  type DirectionCard,
  type DirectionScores,
  directionCards,
  modelsFolder,
  originOf,
  type SetScores,
  type Source,
} from "@dragoman/model-interface";
import type { Settings } from "@dragoman/server";
import type { LicenceCount, ModelCardAnswer, SetFigures } from "../protocol.ts";

/** The card of the model that the service's engine `interface-model` asks for a direction; `undefined` where it has none. */
export type ModelCards = (direction: Direction) => ModelCardAnswer | undefined;

type ModelSettings = Pick<Settings, "engines" | "interfaceModels" | "interfaceWords" | "interfaceCertainty">;

/** Reads the folder that the service reads; what its settings say goes before what was measured, as it does there. */
export function createModelCards({
  engines,
  interfaceModels = modelsFolder,
  interfaceWords,
  interfaceCertainty,
}: ModelSettings): ModelCards {
  return (direction) => {
    const card = engines.includes("interface-model") ? cardFor(directionCards(interfaceModels), direction) : undefined;
    if (card === undefined) return undefined;
    const { version, sources } = originOf(card);
    const { mostWords, leastCertainty } = card.scores;
    return {
      source: card.source,
      target: card.target,
      version,
      bytes: card.bytes,
      mostWords: interfaceWords ?? mostWords ?? interfaceModelDefaults.mostWords,
      leastCertainty:
        interfaceCertainty === undefined
          ? (leastCertainty ?? interfaceModelDefaults.leastCertainty)
          : interfaceCertainty / 100,
      figures: figuresOf(card.scores),
      sources: sources.length,
      licences: licencesOf(sources),
    };
  };
}

/** Regions are matched as the service's chain matches them. */
function cardFor(cards: readonly DirectionCard[], { source, target }: Direction): DirectionCard | undefined {
  const offered = cards.flatMap((card) => {
    const [from, into] = [parseLanguageTag(card.source), parseLanguageTag(card.target)];
    return from === undefined || into === undefined ? [] : [{ from, into, card }];
  });
  const from = matchSource([...new Set(offered.map((each) => each.from))], source);
  const ofSource = offered.filter((each) => each.from === from);
  const into = matchTarget(
    ofSource.map((each) => each.into),
    target,
  );
  return ofSource.find((each) => each.into === into)?.card;
}

function figuresOf({ strings, answered, prose }: DirectionScores): readonly SetFigures[] {
  return [
    ...(strings === undefined ? [] : [setOf("strings", strings)]),
    ...(answered === undefined ? [] : [setOf("answered", answered)]),
    ...(prose === undefined ? [] : [setOf("prose", prose)]),
  ].filter(({ model }) => model !== undefined);
}

function setOf(set: SetFigures["set"], { texts, engines }: SetScores): SetFigures {
  return { set, texts, model: engines["interface-model"], apertium: engines["apertium"] };
}

/** The most frequent one first. */
function licencesOf(sources: readonly Source[]): readonly LicenceCount[] {
  const byLicence = Map.groupBy(sources, ({ licence }) => licence);
  return [...byLicence]
    .map(([licence, { length }]) => ({ licence, sources: length }))
    .sort((one, other) => other.sources - one.sources || (one.licence < other.licence ? -1 : 1));
}
