import type { Group } from "../groups.ts";
import { addAnalyze } from "./analyze.ts";
import { addClean } from "./clean.ts";
import { addConvert } from "./convert.ts";
import { addDiff } from "./diff.ts";
import { addMatch } from "./match.ts";
import { addMerge } from "./merge.ts";
import { policyHelp } from "./reading-options.ts";
import { addSplit } from "./split.ts";
import { addStats } from "./stats.ts";
import { addValidate } from "./validate.ts";

export const tmxGroup: Group = {
  name: "tmx",
  description: "Read, check, convert, clean, search and analyse translation memories.",
  commands: [addStats, addValidate, addConvert, addMerge, addDiff, addSplit, addClean, addMatch, addAnalyze],
  more: `Memories are TMX, XLIFF 1.2 and 2, PO, CSV, TSV and i18next resources; the format is told by the name or content of a
file, and - is standard input. Results go to standard output or --output, messages and progress to standard error.

Examples:
  dragoman tmx validate memory.tmx
  dragoman tmx convert memory.tmx -o memory.xlf --to de
  dragoman tmx match memory.tmx --to de --text "Click Save to continue"
  dragoman tmx analyze manual.xlf --memory memory.tmx --to de --html report.html

${policyHelp}`,
};
