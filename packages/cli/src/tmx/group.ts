import type { Group } from "../groups.ts";
import { serviceHelp } from "../service/service.ts";
import { addAnalyze } from "./analyze.ts";
import { addClean } from "./clean.ts";
import { addConvert } from "./convert.ts";
import { addDiff } from "./diff.ts";
import { addExport } from "./export.ts";
import { addImport } from "./import.ts";
import { addJob } from "./job.ts";
import { addMatch } from "./match.ts";
import { addMemories } from "./memories.ts";
import { addMerge } from "./merge.ts";
import { policyHelp } from "./reading-options.ts";
import { addRemove } from "./remove.ts";
import { addSplit } from "./split.ts";
import { addStats } from "./stats.ts";
import { addSync } from "./sync.ts";
import { addValidate } from "./validate.ts";

export const tmxGroup: Group = {
  name: "tmx",
  description: "Read, check, convert, clean, search and analyse translation memories, and keep them at a service.",
  commands: [
    ...[addStats, addValidate, addConvert, addMerge, addDiff, addSplit, addClean, addMatch, addAnalyze],
    ...[addImport, addExport, addSync, addMemories, addRemove, addJob],
  ],
  more: `Memories are TMX, XLIFF 1.2 and 2, PO, CSV, TSV and i18next resources; the format is told by the name or content of a
file, and - is standard input. Results go to standard output or --output, messages and progress to standard error.
\`import\` and the commands after it call a service. ${serviceHelp}

Examples:
  dragoman tmx validate memory.tmx
  dragoman tmx convert memory.tmx -o memory.xlf --to de
  dragoman tmx match memory.tmx --to de --text "Click Save to continue"
  dragoman tmx analyze manual.xlf --memory memory.tmx --to de --html report.html
  dragoman tmx sync memory.tmx --memory "The shop"

${policyHelp}`,
};
