export { type DirectionCard, directionCards } from "./cards.ts";
export { type Origin, originOf, type Source } from "./origin.ts";
export { cardFile, modelsFolder } from "./places.ts";
export type { DirectionScores, EngineScore, SetScores } from "./scores.ts";
