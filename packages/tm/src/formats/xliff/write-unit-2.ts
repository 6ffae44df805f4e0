import type { Property, TranslationUnit, Variant } from "../../model/unit.ts";
import { xmlAttributes } from "../../xml/writing.ts";
import { bilingual, type LanguagePair, loseHistory, loseProperties, loseUnknown } from "../bilingual.ts";
import type { UnitLosses } from "../losses.ts";
import { authorityValue } from "./inline-2-names.ts";
import { writableElements } from "./kept-elements.ts";
import { writeMetadata } from "./metadata.ts";
import { noteShape2, writeNotes } from "./notes.ts";
import { stateNames2 } from "./read-unit-2.ts";
import { writableAttributes } from "./unit-extras.ts";
import type { UnitNames } from "./unit-ids.ts";
import { OriginalData, writeInline2 } from "./write-inline-2.ts";

/** A unit as a `unit` with one `segment` (XLIFF 2.1, section 4.2.2.5); `undefined` where it is lost as a whole. */
export function writeUnit2(
  unit: TranslationUnit,
  pair: LanguagePair,
  names: UnitNames,
  losses: UnitLosses,
): string | undefined {
  const variants = bilingual(unit, pair, losses);
  if (variants === undefined) return undefined;
  const { source, target } = variants;
  const onInvalid = () => {
    losses.lose("character", "a character that XML does not allow");
    return "\uFFFD";
  };
  const write = (side: "source" | "target", variant: Variant): string => {
    loseHistory(variant, losses);
    loseUnknown({ ...variant, extraAttributes: [] }, losses);
    const extras = writableAttributes(variant.extraAttributes, ["xml:space"], losses);
    const content = writeInline2(variant.segment, data, losses);
    return `          <${side}${xmlAttributes(extras, onInvalid)}>${content}</${side}>\n`;
  };

  const id = names.of(unit.id);
  const extras = writableAttributes(unit.extraAttributes, unitAttributes, losses);
  loseHistory(unit, losses);
  const kept = writableElements(unit.unknown, [], losses, onInvalid).map(({ xml }) => xml);
  const notes = { unit: unit.notes, source: source.notes, target: target?.notes ?? [] };
  const noteElements = writeNotes(notes, noteShape2, losses, onInvalid);
  const data = new OriginalData();
  const texts = write("source", source) + (target === undefined ? "" : write("target", target));
  const states = writableStates(source, target, losses).map(({ type, value }) => [type, value] as const);
  const parts = [
    writeMetadata(unit.properties, losses, onInvalid),
    ...kept,
    noteElements === "" ? "" : `<notes>${noteElements}</notes>`,
    data.xml(),
    `<segment${xmlAttributes(states, onInvalid)}>\n${texts}        </segment>`,
  ];
  const lines = parts.filter((part) => part !== "").map((part) => `        ${part}\n`);
  const attributes = xmlAttributes([["id", id], ...extras], onInvalid);
  return `      <unit${attributes}>\n${lines.join("")}      </unit>\n`;
}

/** What XLIFF 2 lets stand at a unit, of what the model has no name for. */
const unitAttributes = ["canResegment", "name", "srcDir", "translate", "trgDir", "type", "xml:space"];

const states: readonly string[] = ["initial", "translated", "reviewed", "final"];

/** The state of the segment is its target's, or its source's where it has none. Other properties are lost. */
function writableStates(source: Variant, target: Variant | undefined, losses: UnitLosses): readonly Property[] {
  const { properties } = target ?? source;
  const [state, subState] = stateNames2.map((name) => properties.find(({ type }) => type === name));
  const written: Property[] = [];
  if (state !== undefined && states.includes(state.value)) {
    written.push(state);
    if (subState !== undefined && authorityValue.test(subState.value)) written.push(subState);
  }
  const all = target === undefined ? source.properties : [...source.properties, ...target.properties];
  loseProperties(
    all.filter((property) => !written.includes(property)),
    losses,
  );
  return written;
}
