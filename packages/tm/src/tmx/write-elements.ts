import type { UnitLosses } from "../formats/losses.ts";
import { anyLanguage } from "../model/language.ts";
import type {
  MemoryHeader,
  Note,
  Property,
  TranslationUnit,
  UnknownElement,
  UserDefinedEncoding,
  Variant,
} from "../model/unit.ts";
import { isXmlName } from "../xml/characters.ts";
import { type OnInvalidCharacter, xmlText, xmlUnknownElement } from "../xml/writing.ts";
import type { LanguageCheck } from "./language-check.ts";
import { tmxLimits } from "./limits.ts";
import { AttributeWriter, historyAttributes, isUnreadable } from "./write-attributes.ts";
import { cutsUnits, SegmentWriter } from "./write-segment.ts";

interface Described {
  readonly properties: readonly Property[];
  readonly notes: readonly Note[];
  readonly unknown?: readonly UnknownElement[];
}

/** What is the same for all units of a file. */
interface WrittenFile {
  /** For a character that XML does not allow. */
  readonly replacement: string;
  readonly sourceLanguage: string;
  readonly languages: LanguageCheck;
}

/** Writes a header or a unit, indented; white space is added only where TMX has none that counts. */
export class ElementWriter {
  readonly #file: WrittenFile;
  readonly #losses: UnitLosses;
  readonly #onInvalid: OnInvalidCharacter;
  readonly #attributes: AttributeWriter;
  readonly #segments: SegmentWriter;

  constructor(file: WrittenFile, losses: UnitLosses) {
    this.#file = file;
    this.#losses = losses;
    this.#onInvalid = () => {
      losses.lose("character", "a character that XML does not allow");
      return xmlText(file.replacement, () => "");
    };
    this.#attributes = new AttributeWriter(losses, this.#onInvalid);
    this.#segments = new SegmentWriter(losses, this.#attributes, this.#onInvalid);
  }

  /** All that stands before the first unit (TMX 1.4b, 2.2.1 to 2.2.3). */
  opening(header: MemoryHeader): string {
    const root = this.#attributes.write([["version", "1.4"]], header.rootAttributes);
    const body = this.#attributes.write([], header.bodyAttributes);
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<tmx${root}>\n${this.#header(header)}  <body${body}>\n`;
    if (passesLimits(text)) this.#losses.lose("unit", "a header that passes the limits");
    return text;
  }

  /** A `tu`, or nothing for one that is dropped. */
  unit(unit: TranslationUnit): string {
    const attributes = this.#attributes.write(
      [
        ["tuid", unit.id],
        ...historyAttributes(unit),
        ["segtype", unit.segmentation],
        ["srclang", this.#sourceLanguage(unit)],
      ],
      unit.extraAttributes,
    );
    const variants = unit.variants.map((variant) => this.#variant(variant)).filter((text) => text !== "");
    const text = this.#element("tu", attributes, this.#children(unit, variants, tuNames, "      "), "    ");
    if (variants.length > 0 && !passesLimits(text)) return text;
    this.#losses.lose(
      "unit",
      variants.length === 0 ? "no variant" : "more characters or elements than the limits take",
    );
    return "";
  }

  /** A unit that has no text in the file's source language has to say so. */
  #sourceLanguage(unit: TranslationUnit): string | undefined {
    const { sourceLanguage, variants } = unit;
    if (sourceLanguage === "") this.#losses.lose("source-language", "a source language without a name");
    const own = sourceLanguage || undefined;
    const isWritten = variants.some(({ language }) => language !== "");
    if (!isWritten || this.#file.languages.hasSource(unit, own ?? this.#file.sourceLanguage)) return own;
    if (own !== undefined) this.#losses.lose("source-language", "a source language in which it has no text");
    return anyLanguage;
  }

  #variant(variant: Variant): string {
    if (variant.language === "") {
      this.#losses.lose("variant", "a variant without a language");
      return "";
    }
    const attributes = this.#attributes.write(
      [["xml:lang", variant.language], ...historyAttributes(variant)],
      variant.extraAttributes,
    );
    const ofSegment = this.#attributes.write([], variant.segmentAttributes);
    const segment = `<seg${ofSegment}>${this.#segments.write(variant.segment)}</seg>`;
    return this.#element("tuv", attributes, this.#children(variant, [segment], tuvNames, "        "), "      ").trim();
  }

  #header(header: MemoryHeader): string {
    // A level that TMX does not know is among the other attributes.
    const saysLevel = header.extraAttributes?.some(
      ({ name, value }) => name === "segtype" && isUnreadable(name, value),
    );
    const attributes = this.#attributes.write(
      [
        ["creationtool", header.creationTool || "unknown"],
        ["creationtoolversion", header.creationToolVersion || "unknown"],
        ["segtype", header.segmentation ?? (saysLevel ? undefined : "block")],
        ["o-tmf", header.originalFormat || "unknown"],
        ["adminlang", header.adminLanguage || "en"],
        ["srclang", this.#file.sourceLanguage],
        ["datatype", header.dataType || "unknown"],
        ["o-encoding", header.originalEncoding],
        ["creationdate", header.created],
        ["creationid", header.createdBy],
        ["changedate", header.changed],
        ["changeid", header.changedBy],
      ],
      header.extraAttributes,
    );
    const encodings = header.encodings?.map((encoding) => this.#encoding(encoding)) ?? [];
    return this.#element("header", attributes, this.#children(header, encodings, headerNames, "    "), "  ");
  }

  #encoding({ name, base, maps, extraAttributes }: UserDefinedEncoding): string {
    const attributes = this.#attributes.write(
      [
        ["name", name],
        ["base", base],
      ],
      extraAttributes,
    );
    const written = maps.map((map) => {
      const ofMap = this.#attributes.write(
        [
          ["unicode", map.unicode],
          ["code", map.code],
          ["ent", map.entity],
          ["subst", map.substitute],
        ],
        map.extraAttributes,
      );
      return `      <map${ofMap}/>\n`;
    });
    return this.#element("ude", attributes, written.join(""), "    ").trim();
  }

  /** Notes, properties and what else there is, each on its line, with unknown elements between where they stood. */
  #children(described: Described, more: readonly string[], names: ReadonlySet<string>, indent: string): string {
    const known = [
      ...described.notes.map((note) => this.#note(note)),
      ...described.properties.map((property) => this.#property(property)),
      ...more,
    ];
    const unknown = (described.unknown ?? []).toSorted((one, other) => one.after - other.after);
    let text = "";
    let next = 0;
    for (let after = 0; after <= known.length; after += 1) {
      for (let element = unknown[next]; element !== undefined; element = unknown[next]) {
        if (element.after > after && after < known.length) break;
        text += this.#unknown(element, names, indent);
        next += 1;
      }
      const child = known[after];
      if (child !== undefined) text += `${indent}${child}\n`;
    }
    return text;
  }

  #note({ text, language, encoding, extraAttributes }: Note): string {
    const attributes = this.#attributes.write(
      [
        ["xml:lang", language],
        ["o-encoding", encoding],
      ],
      extraAttributes,
    );
    return `<note${attributes}>${xmlText(text, this.#onInvalid)}</note>`;
  }

  #property({ type, value, language, encoding, extraAttributes }: Property): string {
    const attributes = this.#attributes.write(
      [
        ["type", type],
        ["xml:lang", language],
        ["o-encoding", encoding],
      ],
      extraAttributes,
    );
    return `<prop${attributes}>${xmlText(value, this.#onInvalid)}</prop>`;
  }

  #unknown(element: UnknownElement, names: ReadonlySet<string>, indent: string): string {
    if (!names.has(element.name) && isWritableElement(element, tmxLimits.depth - 2, names === headerNames)) {
      return `${indent}${xmlUnknownElement(element, this.#onInvalid)}\n`;
    }
    this.#losses.lose("unknown-element", "an element under a name that it may not have, or nested too deeply");
    return "";
  }

  #element(name: string, attributes: string, content: string, indent: string): string {
    if (content === "") return `${indent}<${name}${attributes}/>\n`;
    return `${indent}<${name}${attributes}>\n${content}${indent}</${name}>\n`;
  }
}

/** Every `<` in what is written begins a tag. */
function passesLimits(text: string): boolean {
  const { unitLength, elements } = tmxLimits;
  if (text.length > unitLength) return true;
  const shortest = "<a/>".length;
  return text.length > elements * shortest && text.split(/<(?!\/)/, elements + 2).length > elements + 1;
}

/** What the element's children would be read as. */
const tuNames: ReadonlySet<string> = new Set(["note", "prop", "tuv"]);
const tuvNames: ReadonlySet<string> = new Set(["note", "prop", "seg"]);
const headerNames: ReadonlySet<string> = new Set(["note", "prop", "ude"]);

/** @param depth levels that there may be. */
function isWritableElement(
  { name, attributes, children }: UnknownElement,
  depth: number,
  isInHeader: boolean,
): boolean {
  const names = attributes.map((attribute) => attribute.name);
  return (
    depth > 0 &&
    isXmlName(name) &&
    (isInHeader || !cutsUnits(name, children)) &&
    names.every(isXmlName) &&
    new Set(names).size === names.length &&
    names.length <= tmxLimits.attributes &&
    children.every((child) => typeof child === "string" || isWritableElement(child, depth - 1, isInHeader))
  );
}
