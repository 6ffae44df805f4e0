import type { Loss, Match, MatchOptions, Repair } from "@dragoman/tm";
import { counted, decimal } from "../terminal/figures.ts";
import type { Paint, Style } from "../terminal/paint.ts";
import { printable } from "../terminal/printable.ts";
import { changesText, segmentText } from "./text-changes.ts";

/** The matches of a text for people: each with its score, where that comes from, and how the texts differ. */
export function matchesText(
  text: string,
  matches: readonly Match[],
  { threshold }: MatchOptions,
  paint: Paint,
): string {
  const found = matches.length === 0 ? `nothing over ${threshold}` : counted(matches.length, "match", "matches");
  const title = `${paint("bold", printable(text))} ${paint("dim", `(${found})`)}`;
  return [title, ...matches.map((match) => matchText(match, paint))].join("\n");
}

function matchText(match: Match, paint: Paint): string {
  const { score, kind, source, target, sourceLanguage, targetLanguage, memory, unitId, explanation } = match;
  const { changes, repairs } = explanation;
  const origin = [memory, unitId === undefined ? undefined : `unit ${unitId}`].flatMap((part) => part ?? []);
  const isSame = changes.every((change) => change.kind === "same");
  const lines = [
    [paint(scoreStyle(score), decimal(score).padStart(5)), kind, paint("dim", origin.map(printable).join(", "))],
    ["     ", `${printable(sourceLanguage)}:`, isSame ? segmentText(source, paint) : changesText(changes, paint)],
    ["     ", `${printable(targetLanguage)}:`, segmentText(target, paint)],
    ["     ", paint("dim", scoreText(match))],
    ...repairs.map((repair) => ["     ", paint("dim", repairText(repair))]),
  ];
  return lines.map((parts) => parts.filter((part) => part !== "").join(" ")).join("\n");
}

function scoreStyle(score: number): Style {
  if (score >= 100) return ["bold", "green"];
  return score >= 85 ? "green" : score >= 75 ? "yellow" : "red";
}

function scoreText({ explanation: { text, losses } }: Match): string {
  return [`text ${decimal(text)}`, ...losses.map(lossText)].join(", ");
}

function lossText({ part, points }: Loss): string {
  return `${partNames[part]} −${decimal(points, 2)}`;
}

const partNames = {
  codes: "codes",
  numbers: "numbers",
  letterCase: "letter case",
  punctuation: "punctuation",
  memory: "memory",
  region: "region",
} as const satisfies Record<Loss["part"], string>;

function repairText({ part, before, after }: Repair): string {
  return `repaired ${partNames[part]}: ${printable(before)} → ${printable(after)}`;
}
