import { parentPort, workerData } from "node:worker_threads";
import { isDetectorSize, type LanguageScore, type ScoreRequest, type ScoreResponse } from "./scores.ts";

const sizes = {
  extrasmall: () => import("eld/extrasmall"),
  small: () => import("eld/small"),
  medium: () => import("eld/medium"),
  large: () => import("eld/large"),
};

const size: unknown = workerData;
if (parentPort === null || !isDetectorSize(size))
  throw new TypeError("This file runs as the detector's worker thread.");
const port = parentPort;
const { eld } = await sizes[size]();

/** eld gives a mean per n-gram as m / (m + 25); this is m again, which adds up over a text. */
function scoresOf(text: string): LanguageScore[] {
  const scores = Object.entries(eld.detect(text).getScores());
  return scores.map(([language, score]) => [language, (25 * score) / (1 - score)]);
}

port.on("message", ({ id, texts }: ScoreRequest) => {
  const response: ScoreResponse = { id, scores: texts.map(scoresOf) };
  port.postMessage(response);
});
