export { type AnalysisProgress, type AnalyzeOptions, analyze } from "./analysis/analyze.ts";
export { type BandLabel, bandLabels } from "./analysis/band-labels.ts";
export { allBands, type Band } from "./analysis/bands.ts";
export type { Counts } from "./analysis/counts.ts";
export { type LeverageCsvOptions, leverageCsv } from "./analysis/csv.ts";
export { type LeverageHtmlOptions, leverageHtml } from "./analysis/html/page.ts";
export { type AnalysisFile, AnalysisFileError, type AnalysisSegment, type PlainSegment } from "./analysis/job.ts";
export { defaultRates, type Price, type RateCard } from "./analysis/rates.ts";
export type { Amounts, BandLeverage, FileLeverage, Leverage, LeverageReport } from "./analysis/report.ts";
export type { Skipped } from "./analysis/segments-of-file.ts";

export { type Cleaning, type CleanOptions, clean, type Units } from "./cleaning/clean.ts";
export { duplicates, type KeptTarget, severalTargets } from "./cleaning/duplicates.ts";
export type { CleaningReport, CleaningSample, RuleReport } from "./cleaning/report.ts";
export { type CleaningRule, reportOnly } from "./cleaning/rule.ts";
export {
  codesDiffer,
  controlCharacters,
  type DetectLanguage,
  empty,
  type LengthRatioOptions,
  lengthRatio,
  numbersDiffer,
  type OlderThanOptions,
  olderThan,
  sourceEqualsTarget,
  type WrongLanguageOptions,
  wrongLanguage,
} from "./cleaning/text-rules.ts";

export { contextOf } from "./match/context.ts";
export { IndexFileError } from "./match/index-file.ts";
export { createIndex, type IndexOptions, openIndex } from "./match/match-index.ts";
export type {
  AddOptions,
  EntryNumber,
  Loss,
  Match,
  MatchExplanation,
  MatchIndex,
  MatchKind,
  MatchOptions,
  Penalties,
  Repair,
  ScoringProfile,
  SegmentContext,
  TextChange,
} from "./match/ports.ts";

export { anyLanguage, languageDistance, sameLanguage, sourceAndTargets } from "./model/language.ts";
export {
  type CodePart,
  type Highlight,
  type InlineElement,
  type Isolated,
  type PairedBegin,
  type PairedEnd,
  type Placeholder,
  plainText,
  type Segment,
  type SegmentPart,
  type SubFlow,
  textSegment,
  type UnknownInline,
  type UnknownTag,
} from "./model/segment.ts";
export type {
  CharacterMap,
  ExtraAttribute,
  History,
  MemoryHeader,
  Note,
  Property,
  SegmentationLevel,
  SourceAndTargets,
  TranslationUnit,
  UnknownElement,
  UserDefinedEncoding,
  Variant,
} from "./model/unit.ts";

export { type Fault, type FaultAction, type FaultCode, type FaultPolicy, MemoryFileError } from "./reading/faults.ts";
export type { FileSource, ReadOptions, UnitReader } from "./reading/reader.ts";
export type { ImportReport } from "./reading/report.ts";

export { countWords } from "./segmentation/count.ts";
export { readSrx } from "./segmentation/read-srx.ts";
export { createSegmenter, type Segmenter, type SegmenterOptions } from "./segmentation/segmenter.ts";
export { createUnitSplitter, type SplitUnit } from "./segmentation/split-unit.ts";
export { type LanguageMap, SrxError, type SrxRule, type SrxRules } from "./segmentation/srx.ts";

export { type Diff, type DiffOptions, type DiffReport, diffUnits, type UnitDifference } from "./sets/diff.ts";
export { type Merge, type MergeOptions, type MergeReport, mergeUnits } from "./sets/merge.ts";
export { type SplitBy, type SplitOptions, splitUnits, TooManyPartsError, type UnitOfPart } from "./sets/split.ts";
export { type MemoryStatistics, memoryStatistics, type StatisticsOptions } from "./sets/statistics.ts";
