import { sameLanguage } from "../../model/language.ts";
import { plainText, type Segment } from "../../model/segment.ts";
import type { TranslationUnit } from "../../model/unit.ts";
import { loseAllButText, loseHistory, loseNotes, loseProperties, loseUnknown } from "../bilingual.ts";
import { byteStream } from "../byte-stream.ts";
import { type LossOptions, UnitLosses } from "../losses.ts";
import { isLostByNesting } from "../nesting.ts";
import { i18nextProperties } from "./read-i18next.ts";
import { checkedSeparator, idOf, type KeyPath, type KeySeparator, pathOf } from "./resource-keys.ts";

export interface WriteI18nextOptions extends LossOptions {
  /** Of the resource: the source language of the units, or one of their targets. */
  readonly language: string;
  /** i18next's `keySeparator`: ids are cut at it into nested objects. Default `.`. */
  readonly keySeparator?: KeySeparator;
  /** Blanks before each level. Default 2. */
  readonly indent?: number;
}

/**
 * An i18next resource (JSON) of the texts in one language; units that have none in it are no part of it. Write each
 * language from the same units. The resource is put together whole before it is written, as its keys are nested.
 *
 * The stream fails with a `FormatLossError` where a unit of that language has no id, or one that stands in another's
 * place, and for what JSON does not hold: codes that are written nowhere, marks, notes, properties, dates and tools.
 * @throws RangeError for a key separator that is none.
 */
export function writeI18next(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WriteI18nextOptions,
): ReadableStream<Uint8Array> {
  const separator = checkedSeparator(options.keySeparator);
  return byteStream(writeResource(units, separator, options));
}

async function* writeResource(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  separator: KeySeparator,
  options: WriteI18nextOptions,
): AsyncGenerator<string> {
  const root = new Branch("object");
  let index = 0;
  for await (const unit of units) {
    const losses = new UnitLosses("i18next", options, index, unit.id);
    index += 1;
    const variant = unit.variants.find(({ language }) => sameLanguage(language, options.language));
    if (variant === undefined || isBorrowedSource(unit, options.language)) continue;
    if (isLostByNesting(unit, losses)) continue;
    if (unit.id === undefined) {
      losses.lose("unit", "a text without an id, which would be its key");
      continue;
    }
    loseHistory(unit, losses);
    loseUnknown(unit, losses);
    loseNotes(unit.notes, losses);
    loseProperties(
      unit.properties.filter(
        ({ type }) => type !== i18nextProperties.sourceKey && type !== i18nextProperties.arraySteps,
      ),
      losses,
    );
    loseAllButText(variant, losses);
    const path = checkedPath(unit, unit.id, separator, losses);
    const text = messageText(variant.segment, losses);
    if (path.length > deepest) losses.lose("unit", `a key that is nested deeper than ${deepest}`);
    else if (!root.put(path, text)) {
      losses.lose("unit", "a key that another text has, or whose part another has, or an index far behind its list");
    }
  }
  yield* root.json("\n", " ".repeat(options.indent ?? 2));
  yield "\n";
}

/** As readers take it. */
const deepest = 100;
/** Items that may be missing from a list; each takes a line of the file. */
const mostMissing = 1000;

/** The source of a plural form that the source language does not have is that of another key. */
function isBorrowedSource({ properties, sourceLanguage }: TranslationUnit, language: string): boolean {
  const isSource = sourceLanguage !== undefined && sameLanguage(sourceLanguage, language);
  return isSource && properties.some(({ type }) => type === i18nextProperties.sourceKey);
}

function checkedPath(
  { properties }: TranslationUnit,
  id: string,
  separator: KeySeparator,
  losses: UnitLosses,
): KeyPath {
  const steps = properties.find(({ type }) => type === i18nextProperties.arraySteps)?.value.split(" ") ?? [];
  const path = pathOf(id, separator, steps.map(Number));
  if (idOf(path, separator) !== id) losses.lose("id", "an id with a single backslash, which will be read as two");
  return path;
}

/** The message: text and the native text of codes, as they stand. */
function messageText(segment: Segment, losses: UnitLosses): string {
  return segment
    .map((part) => {
      if (typeof part === "string") return part;
      if (part.kind === "hi" || part.kind === "unknown") {
        losses.lose(part.kind === "hi" ? "inline-code" : "unknown-element", "a mark around text");
        return messageText(part.content, losses);
      }
      if (part.content.length === 0)
        losses.lose("inline-code", `a \`${part.kind}\` code of which only the place is known`);
      return part.content
        .map((inside) => {
          if (typeof inside === "string") return inside;
          losses.lose(inside.kind === "sub" ? "sub-flow" : "unknown-element", "an element within a code");
          return plainText(inside.content);
        })
        .join("");
    })
    .join("");
}

/** An object or array of the resource. Keys are kept in a map, so that any of them is harmless. */
class Branch {
  readonly #kind: "object" | "array";
  readonly #children = new Map<string | number, string | Branch>();

  constructor(kind: "object" | "array") {
    this.#kind = kind;
  }

  /** @returns false where something else is in its place. */
  put([step = "", ...rest]: KeyPath, text: string): boolean {
    if ((typeof step === "number") !== (this.#kind === "array")) return false;
    if (typeof step === "number" && step > this.#children.size + mostMissing) return false;
    const child = this.#children.get(step);
    const [next] = rest;
    if (next === undefined) {
      if (child !== undefined) return false;
      this.#children.set(step, text);
      return true;
    }
    if (typeof child === "string") return false;
    const branch = child ?? new Branch(typeof next === "number" ? "array" : "object");
    this.#children.set(step, branch);
    return branch.put(rest, text);
  }

  /** @param lineBreak with the blanks of the level around. */
  *json(lineBreak: string, indent: string): Generator<string> {
    const inner = lineBreak + indent;
    const [open, close] = this.#kind === "object" ? ["{", "}"] : ["[", "]"];
    const entries = this.#kind === "object" ? [...this.#children] : this.#items();
    yield open;
    let comma = "";
    for (const [key, child] of entries) {
      yield `${comma}${inner}${typeof key === "string" ? `${JSON.stringify(key)}: ` : ""}`;
      if (child === null || typeof child === "string") yield JSON.stringify(child);
      else yield* child.json(inner, indent);
      comma = ",";
    }
    yield entries.length === 0 ? close : lineBreak + close;
  }

  /** In order; items that no unit has are null, which i18next takes for none. */
  #items(): readonly (readonly [number, string | Branch | null])[] {
    const last = [...this.#children.keys()].reduce<number>((most, key) => Math.max(most, Number(key)), -1);
    return Array.from({ length: last + 1 }, (_, index) => [index, this.#children.get(index) ?? null] as const);
  }
}
