import type { UnitLosses } from "../formats/losses.ts";
import type { ExtraAttribute, History } from "../model/unit.ts";
import { isXmlName } from "../xml/characters.ts";
import { type OnInvalidCharacter, xmlAttributes } from "../xml/writing.ts";
import { formatDate, parseDate } from "./dates.ts";
import { tmxLimits } from "./limits.ts";
import { parseNumber } from "./numbers.ts";
import { levelNamed } from "./read-attributes.ts";

type Value = string | number | Date | undefined;

/** The attributes of an element in their order; those without a value are not written. */
export type Attributes = readonly (readonly [name: string, value: Value])[];

/** Writes attributes, each once. */
export class AttributeWriter {
  readonly #losses: UnitLosses;
  readonly #onInvalid: OnInvalidCharacter;

  constructor(losses: UnitLosses, onInvalid: OnInvalidCharacter) {
    this.#losses = losses;
    this.#onInvalid = onInvalid;
  }

  /** With a blank before each. */
  write(attributes: Attributes, extra: readonly ExtraAttribute[] = []): string {
    const written: [name: string, value: string][] = [];
    for (const [name, value] of attributes) {
      const text = this.#textOf(name, value);
      if (text !== undefined) written.push([name, text]);
    }
    const names = new Set(written.map(([name]) => name));
    for (const { name, value } of extra) {
      const problem = this.#problemOf(name, value, names, attributes);
      if (problem !== undefined) this.#losses.lose("attribute", problem);
      else {
        names.add(name);
        written.push([name, value]);
      }
    }
    return xmlAttributes(written, this.#onInvalid);
  }

  #problemOf(name: string, value: string, written: ReadonlySet<string>, own: Attributes): string | undefined {
    if (!isXmlName(name)) return "an attribute whose name is none in XML";
    if (written.has(name)) return "an attribute twice";
    if (written.size >= tmxLimits.attributes) return `more than ${tmxLimits.attributes} attributes at one element`;
    const isLanguage = name === "lang" && own.some(([other]) => other === "xml:lang") && !written.has("xml:lang");
    const isOwn = isLanguage || own.some(([other]) => other === name);
    return isOwn && !isUnreadable(name, value) ? "an extra attribute for which the model has a field" : undefined;
  }

  #textOf(name: string, value: Value): string | undefined {
    if (typeof value === "string" || value === undefined) return value;
    if (value instanceof Date) {
      const date = formatDate(value);
      if (date === undefined) this.#losses.lose("history", `a ${name} that is no date of the years 0 to 9999`);
      return date;
    }
    if (isWritableNumber(value)) return String(value);
    this.#losses.lose("attribute", `a number for ${name} that is not whole or not positive`);
    return undefined;
  }
}

/** Whether the attribute does not take the value, so that the reader keeps it among the extra ones. */
export function isUnreadable(name: string, value: string): boolean {
  switch (name) {
    case "creationdate":
    case "changedate":
    case "lastusagedate":
      return parseDate(value) === undefined;
    case "usagecount":
    case "x":
      return parseNumber(value) === undefined;
    case "segtype":
      return levelNamed(value) === undefined;
    case "assoc":
      return !["p", "f", "b"].includes(value);
    default:
      return false;
  }
}

/** Whether it is a number that TMX can hold: digits only, and exact. */
export function isWritableNumber(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);
}

/** What may be said of `tu` and `tuv`, in the order of TMX 1.4b, 3.2. */
export function historyAttributes(history: History): Attributes {
  return [
    ["o-encoding", history.originalEncoding],
    ["datatype", history.dataType],
    ["usagecount", history.usageCount],
    ["lastusagedate", history.lastUsed],
    ["creationtool", history.creationTool],
    ["creationtoolversion", history.creationToolVersion],
    ["creationdate", history.created],
    ["creationid", history.createdBy],
    ["changedate", history.changed],
    ["changeid", history.changedBy],
    ["o-tmf", history.originalFormat],
  ];
}
