/**
 * Says of each line of the standard input which language it is surely in, or `-`, for those who sort out texts that
 * are not in the language that their source says.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createEldDetector } from "../src/detection/detector.ts";

const linesAtOnce = 2000;

const detector = createEldDetector();
try {
  let waiting: string[] = [];
  for await (const line of createInterface({ input: process.stdin })) {
    waiting.push(line);
    if (waiting.length === linesAtOnce) {
      await printLanguages(waiting);
      waiting = [];
    }
  }
  await printLanguages(waiting);
} finally {
  await detector.close();
}

async function printLanguages(lines: readonly string[]): Promise<void> {
  const detections = await detector.detect(lines);
  const answer = detections.map(({ status, language }) => `${status === "success" ? language : "-"}\n`).join("");
  if (!process.stdout.write(answer)) await once(process.stdout, "drain");
}
