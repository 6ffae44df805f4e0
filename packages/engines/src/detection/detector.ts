import type { Detection, Detector } from "../ports.ts";
import { judge } from "./judgement.ts";
import { detectedLanguage, detectedLanguages } from "./languages.ts";
import { createScorer } from "./scorer.ts";
import type { DetectorSize, LanguageScore } from "./scores.ts";
import { chineseScript, findScript, type ScriptFinding } from "./text-script.ts";

export interface DetectorOptions {
  /**
   * How much data to load. Default `medium`, about 190 MB of memory from the first text on that its script alone does
   * not decide; `large` takes about 410 MB, `small` 150, `extrasmall` 100.
   */
  readonly size?: DetectorSize;
}

/** Fewer letters than this say nothing, even in a script of one language: a lone π is no Greek. */
const fewestDecisive = 2;

/**
 * Detects the interface's 33 languages. A script that one of them writes alone decides at once; for the rest eld's
 * n-grams are asked in a worker thread, which is started by the first text that needs it.
 * @see https://github.com/nitotm/efficient-language-detector-js
 */
export function createEldDetector({ size = "medium" }: DetectorOptions = {}): Detector {
  const scorer = createScorer(size);

  async function detect(texts: readonly string[]): Promise<readonly Detection[]> {
    const findings = texts.map(findScript);
    const open = findings.flatMap((finding) => (finding.kind === "open" ? [finding.words] : []));
    const scores = (open.length > 0 ? await scorer.scoresOf(open) : []).values();
    return findings.map((finding, index) => {
      const own = finding.kind === "open" ? (scores.next().value ?? []) : [];
      return withScript(detectionOf(finding, own), texts[index] ?? "");
    });
  }

  return { languages: detectedLanguages, detect, close: () => scorer.close() };
}

function detectionOf(finding: ScriptFinding, scores: readonly LanguageScore[]): Detection {
  switch (finding.kind) {
    case "wordless":
      return { status: "no_language_detected" };
    case "foreign":
      return { status: "unsupported_language" };
    case "open":
      return judge(scores, finding.words, finding.letters);
    case "decided": {
      const language = detectedLanguage(finding.language);
      if (language === undefined) return { status: "unsupported_language" };
      if (finding.letters >= fewestDecisive) return { status: "success", language };
      return { status: "insufficient_confidence", likely: language };
    }
  }
}

function withScript(detection: Detection, text: string): Detection {
  if ((detection.language ?? detection.likely) !== "zh") return detection;
  const script = chineseScript(text);
  return script === undefined ? detection : { ...detection, script };
}
