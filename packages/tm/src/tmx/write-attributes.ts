import type { UnitLosses } from "../formats/losses.ts";
import { type OnInvalidCharacter, xmlAttributes } from "../formats/xliff/xml-writing.ts";
import type { ExtraAttribute, History } from "../model/unit.ts";
import { isXmlName } from "./characters.ts";
import { formatDate } from "./dates.ts";

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
    for (const { name, value } of extra) {
      if (!isXmlName(name)) this.#losses.lose("attribute", "an attribute whose name is none in XML");
      else if (written.some(([other]) => other === name)) this.#losses.lose("attribute", "an attribute twice");
      else written.push([name, value]);
    }
    return xmlAttributes(written, this.#onInvalid);
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
