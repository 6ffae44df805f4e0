import type { ExtraAttribute, History, SegmentationLevel } from "../model/unit.ts";
import { parseDate } from "./dates.ts";
import type { Findings } from "./findings.ts";
import { parseNumber } from "./numbers.ts";
import type { XmlElement } from "./xml-element.ts";

/** What is being read. */
export type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** What takes the attributes that its element may have (TMX 1.4b, 3.2). */
interface Attributed {
  extraAttributes?: readonly ExtraAttribute[];
}

/**
 * Hands each attribute to `take`, and keeps those that it does not take as they are written, so that none is lost.
 */
export function readAttributes(
  { attributes }: XmlElement,
  into: Attributed,
  take: (name: string, value: string) => boolean,
): void {
  let extra: ExtraAttribute[] | undefined;
  for (const attribute of attributes) {
    if (take(attribute.name, attribute.value)) continue;
    extra ??= [];
    extra.push(attribute);
  }
  if (extra !== undefined) into.extraAttributes = extra;
}

/** Takes an attribute of `tu`, `tuv` or `header` that says where the element comes from. */
export function takeHistory(
  history: Draft<History>,
  name: string,
  value: string,
  line: number,
  findings: Findings,
): boolean {
  switch (name) {
    case "o-encoding":
      history.originalEncoding = value;
      return true;
    case "o-tmf":
      history.originalFormat = value;
      return true;
    case "datatype":
      history.dataType = value;
      return true;
    case "creationtool":
      history.creationTool = value;
      return true;
    case "creationtoolversion":
      history.creationToolVersion = value;
      return true;
    case "creationid":
      history.createdBy = value;
      return true;
    case "changeid":
      history.changedBy = value;
      return true;
    case "creationdate":
      return takeDate(history, "created", name, value, line, findings);
    case "changedate":
      return takeDate(history, "changed", name, value, line, findings);
    default:
      return false;
  }
}

/** Takes an attribute of `tu` or `tuv` that says how often and when the element was used. */
export function takeUsage(
  history: Draft<History>,
  name: string,
  value: string,
  line: number,
  findings: Findings,
): boolean {
  if (name === "lastusagedate") return takeDate(history, "lastUsed", name, value, line, findings);
  if (name !== "usagecount") return false;
  const count = parseNumber(value);
  if (count === undefined) return reject(findings, line, name, "a number");
  history.usageCount = count;
  return true;
}

function takeDate(
  history: Draft<History>,
  field: "created" | "changed" | "lastUsed",
  name: string,
  value: string,
  line: number,
  findings: Findings,
): boolean {
  const parsed = parseDate(value);
  if (parsed?.isExact !== true) reject(findings, line, name, "a date such as 20240131T235959Z");
  if (parsed === undefined) return false;
  history[field] = parsed.date;
  return true;
}

const levels = ["block", "paragraph", "sentence", "phrase"] as const satisfies SegmentationLevel[];

/** Without regard to case. */
export function levelNamed(written: string): SegmentationLevel | undefined {
  return levels.find((known) => known === written.toLowerCase());
}

/** Takes `segtype`. */
export function takeSegmentation(
  into: { segmentation?: SegmentationLevel },
  value: string,
  line: number,
  findings: Findings,
): boolean {
  const level = levelNamed(value);
  if (level !== value) reject(findings, line, "segtype", levels.join(", "));
  if (level === undefined) return false;
  into.segmentation = level;
  return true;
}

/** Notes a value that its attribute does not take. */
export function reject(findings: Findings, line: number, attribute: string, expected: string): false {
  findings.add("invalid_value", line, `The value of ${attribute} is not ${expected}; correct it.`);
  return false;
}
