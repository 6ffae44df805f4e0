import type { DirectionReport, SetName } from "./direction.ts";
import type { Figures, SetReport } from "./evaluate.ts";

/** `scores.json` of a direction, as `@dragoman/model-interface` reads it; a set that was not there is absent. */
export interface PackageScores {
  /** Below which the model declines, 0 to 1, where the figures are of another limit than the engine's own. */
  readonly leastCertainty?: number;
  /** Strings of the unseen applications that the phrasebook declines. */
  readonly strings?: PackageSet;
  /** Those of them that the model answers. */
  readonly answered?: PackageSet;
  readonly prose?: PackageSet;
}

interface PackageSet {
  readonly texts: number;
  /** By their names in a chain; over all texts, what is declined left as it is. */
  readonly engines: Readonly<Record<string, PackageScore>>;
}

interface PackageScore {
  readonly chrf: number;
  readonly bleu: number;
  readonly answered: number;
}

export function packageScores({ sets }: DirectionReport, certainty?: number): PackageScores {
  const named = (name: SetName) => sets.find((set) => set.name === name);
  const [strings, answered] = [named("of these, declined by the phrasebook"), named("of these, answered by the model")];
  const prose = named("prose");
  return {
    ...(certainty !== undefined && { leastCertainty: certainty }),
    ...(strings !== undefined && { strings: setOf(strings) }),
    ...(answered !== undefined && { answered: setOf(answered) }),
    ...(prose !== undefined && { prose: setOf(prose) }),
  };
}

function setOf({ texts, figures }: SetReport): PackageSet {
  const engines = figures.filter(({ who }) => who === "interface-model" || who === "apertium");
  return { texts, engines: Object.fromEntries(engines.map((each) => [each.who, scoreOf(each)])) };
}

function scoreOf({ chrf, bleu, answered, asked }: Figures): PackageScore {
  return { chrf: rounded(chrf, 1), bleu: rounded(bleu, 1), answered: rounded(answered / asked, 3) };
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}
