export { type AnalysisProgress, type AnalyzeOptions, analyze } from "./analysis/analyze.ts";
export { type BandLabel, bandLabels } from "./analysis/band-labels.ts";
export { allBands, type Band, bandInMemory } from "./analysis/bands.ts";
export type { Counts } from "./analysis/counts.ts";
export { type LeverageCsvOptions, leverageCsv } from "./analysis/csv.ts";
export { type LeverageHtmlOptions, leverageHtml } from "./analysis/html/page.ts";
export { type AnalysisFile, AnalysisFileError, type AnalysisSegment, type PlainSegment } from "./analysis/job.ts";
export { defaultRates, type Price, type RateCard } from "./analysis/rates.ts";
export type { Amounts, BandLeverage, FileLeverage, Leverage, LeverageReport } from "./analysis/report.ts";
export type { Skipped } from "./analysis/segments-of-file.ts";

export { type Cleaning, type CleanOptions, clean, type Units } from "./cleaning/clean.ts";
export { duplicates } from "./cleaning/duplicates.ts";
export { type OlderThanOptions, olderThan } from "./cleaning/older-than.ts";
export type { CleaningReport, CleaningSample, RuleReport } from "./cleaning/report.ts";
export {
  type CleaningRule,
  type Pair,
  pairRule,
  type RuleRun,
  type RuleSettings,
  reportOnly,
  unitRule,
} from "./cleaning/rule.ts";
export { type KeptTarget, severalTargets } from "./cleaning/several-targets.ts";
export {
  codesDiffer,
  controlCharacters,
  type DetectLanguage,
  empty,
  type LengthRatioOptions,
  lengthRatio,
  numbersDiffer,
  sourceEqualsTarget,
  type WrongLanguageOptions,
  wrongLanguage,
} from "./cleaning/text-rules.ts";

export type { LanguagePair } from "./formats/bilingual.ts";
export type { ColumnOptions, CsvColumn } from "./formats/csv/csv-columns.ts";
export { type ReadCsvOptions, readCsv, readTsv } from "./formats/csv/read-csv.ts";
export { type WriteCsvOptions, writeCsv, writeTsv } from "./formats/csv/write-csv.ts";
export type { FormatName } from "./formats/format-name.ts";
export { formatOf, formats } from "./formats/formats.ts";
export {
  i18nextProperties,
  type ReadI18nextOptions,
  readI18next,
  type TargetResource,
} from "./formats/i18next/read-i18next.ts";
export type { KeySeparator } from "./formats/i18next/resource-keys.ts";
export { type WriteI18nextOptions, writeI18next } from "./formats/i18next/write-i18next.ts";
export {
  DropReport,
  FormatLossError,
  type Loss as FormatLoss,
  type LossOptions,
  type UnitPart,
} from "./formats/losses.ts";
export type { PoPropertyType } from "./formats/po/po-properties.ts";
export { type PoContextOption, type ReadPoOptions, readPo } from "./formats/po/read-po.ts";
export { type WritePoOptions, writePo } from "./formats/po/write-po.ts";
export {
  type ReadXliff1Options,
  readXliff1,
  type WriteXliff1Options,
  writeXliff1,
} from "./formats/xliff/xliff-1.ts";
export {
  type ReadXliff2Options,
  readXliff2,
  type WriteXliff2Options,
  writeXliff2,
} from "./formats/xliff/xliff-2.ts";

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
  OmegatScores,
  Penalties,
  Repair,
  ScoringProfile,
  SegmentContext,
  Stem,
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

export type { CodeSides } from "./segmentation/code-sides.ts";
export { countCharacters, countWords, createWordCounter, type WordCounter } from "./segmentation/count.ts";
export type { Pattern } from "./segmentation/pattern/pattern.ts";
export { readSrx } from "./segmentation/read-srx.ts";
export type { SplitSegment } from "./segmentation/segment-cuts.ts";
export { createSegmenter, type Segmenter, type SegmenterOptions } from "./segmentation/segmenter.ts";
export { createUnitSplitter, type SplitUnit } from "./segmentation/split-unit.ts";
export { type LanguageMap, SrxError, type SrxRule, type SrxRules } from "./segmentation/srx.ts";

export type { UnitChange } from "./sets/changes.ts";
export { type Diff, type DiffOptions, type DiffReport, diffUnits, type UnitDifference } from "./sets/diff.ts";
export type { UnitIdentity } from "./sets/keys.ts";
export { type Merge, type MergeOptions, type MergeReport, mergeUnits } from "./sets/merge.ts";
export { type SplitBy, type SplitOptions, splitUnits, TooManyPartsError, type UnitOfPart } from "./sets/split.ts";
export { type MemoryStatistics, memoryStatistics, type StatisticsOptions } from "./sets/statistics.ts";

export { tmxLimits } from "./tmx/limits.ts";
export { readTmx } from "./tmx/read.ts";
export { type WriteTmxOptions, writeTmx } from "./tmx/write.ts";
