import type { TranslationUnit, Variant } from "../../model/unit.ts";
import { type AttributeList, xmlAttributes, xmlText } from "../../xml/writing.ts";
import { bilingual, type LanguagePair, loseHistory, loseOfText, loseProperties, loseUnknown } from "../bilingual.ts";
import type { UnitLosses } from "../losses.ts";
import { writtenType } from "./inline-1-names.ts";
import { writableElements } from "./kept-elements.ts";
import { noteShape1, writeNotes } from "./notes.ts";
import { ownNames1, stateNames } from "./read-unit-1.ts";
import { writableAttributes } from "./unit-extras.ts";
import type { UnitNames } from "./unit-ids.ts";
import { writeInline1 } from "./write-inline-1.ts";

/** A unit as a `trans-unit` (XLIFF 1.2, section 2.3); `undefined` where it is lost as a whole. */
export function writeUnit1(
  unit: TranslationUnit,
  pair: LanguagePair,
  names: UnitNames,
  losses: UnitLosses,
): string | undefined {
  const variants = bilingual(unit, pair, losses);
  if (variants === undefined) return undefined;
  return new UnitWriting(losses).unit(unit, variants.source, variants.target, names);
}

/** What XLIFF 1.2 lets stand at each element, of what the model has no name for. */
const allowed = {
  unit: [
    "approved",
    "charclass",
    "coord",
    "css-style",
    "datatype",
    "exstyle",
    "extradata",
    "extype",
    "font",
    "help-id",
    "maxbytes",
    "maxheight",
    "maxwidth",
    "menu",
    "menu-name",
    "menu-option",
    "minbytes",
    "minheight",
    "minwidth",
    "phase-name",
    "reformat",
    "resname",
    "restype",
    "size-unit",
    "style",
    "translate",
    "ts",
    "xml:space",
  ],
  source: ["ts"],
  target: ["coord", "css-style", "equiv-trans", "exstyle", "font", "phase-name", "resname", "restype", "style", "ts"],
} as const;

/** Values of `state` and `state-qualifier`; any other begins with `x-`. */
const states: Readonly<Record<(typeof stateNames)[number], readonly string[]>> = {
  state: [
    "final",
    "needs-adaptation",
    "needs-l10n",
    "needs-review-adaptation",
    "needs-review-l10n",
    "needs-review-translation",
    "needs-translation",
    "new",
    "signed-off",
    "translated",
  ],
  "state-qualifier": [
    "exact-match",
    "fuzzy-match",
    "id-match",
    "leveraged-glossary",
    "leveraged-inherited",
    "leveraged-mt",
    "leveraged-repository",
    "leveraged-tm",
    "mt-suggestion",
    "rejected-grammar",
    "rejected-inaccurate",
    "rejected-length",
    "rejected-spelling",
    "tm-suggestion",
  ],
};

class UnitWriting {
  readonly #losses: UnitLosses;
  readonly #onInvalid = () => {
    this.#losses.lose("character", "a character that XML does not allow");
    return "\uFFFD";
  };

  constructor(losses: UnitLosses) {
    this.#losses = losses;
  }

  unit(unit: TranslationUnit, source: Variant, target: Variant | undefined, unitNames: UnitNames): string {
    loseHistory(unit, this.#losses);
    const kept = writableElements(unit.unknown, ownNames1, this.#losses, this.#onInvalid);
    const segmented = kept.filter(({ name }) => name === "seg-source");
    const others = kept.filter(({ name }) => name !== "seg-source");
    const lines = [
      this.#variant("source", source),
      ...segmented.map(({ xml }) => xml),
      ...(target === undefined ? [] : [this.#variant("target", target)]),
      this.#properties(unit),
      this.#notes(unit, source, target),
      ...others.map(({ xml }) => xml),
    ];
    const id = unitNames.of(unit.id);
    const own = writableAttributes(unit.extraAttributes, allowed.unit, this.#losses);
    const attributes = xmlAttributes([["id", id], ...own], this.#onInvalid);
    return `      <trans-unit${attributes}>\n${lines
      .filter((line) => line !== "")
      .map((line) => `        ${line}\n`)
      .join("")}      </trans-unit>\n`;
  }

  #variant(side: "source" | "target", variant: Variant): string {
    loseHistory(variant, this.#losses);
    loseUnknown({ ...variant, extraAttributes: [] }, this.#losses);
    const extras = writableAttributes(variant.extraAttributes, allowed[side], this.#losses);
    const attributes = xmlAttributes([...this.#states(side, variant), ...extras], this.#onInvalid);
    return `<${side}${attributes}>${writeInline1(variant.segment, this.#losses)}</${side}>`;
  }

  /** Of each kind the first that XLIFF takes; what else a variant has as properties is lost. */
  #states(side: "source" | "target", { properties }: Variant): AttributeList {
    const found = stateNames.map((name) =>
      properties.find(({ type, value }) => type === name && (states[name].includes(value) || value.startsWith("x-"))),
    );
    const written = side === "target" ? found.filter((one) => one !== undefined) : [];
    loseProperties(
      properties.filter((property) => !written.includes(property)),
      this.#losses,
    );
    return written.map(({ type, value }) => [type, value]);
  }

  #properties({ properties }: TranslationUnit): string {
    if (properties.length === 0) return "";
    const contexts = properties.map((property) => {
      const { type, value } = property;
      loseOfText(property, this.#losses);
      const attributes = xmlAttributes([["context-type", writtenType("context", type)]], this.#onInvalid);
      return `<context${attributes}>${xmlText(value, this.#onInvalid)}</context>`;
    });
    return `<context-group purpose="information">${contexts.join("")}</context-group>`;
  }

  #notes({ notes }: TranslationUnit, source: Variant, target: Variant | undefined): string {
    const all = { unit: notes, source: source.notes, target: target?.notes ?? [] };
    return writeNotes(all, noteShape1, this.#losses, this.#onInvalid);
  }
}
