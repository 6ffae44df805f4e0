import type { Note } from "../../model/unit.ts";
import { type OnInvalidCharacter, pairsOf, xmlAttributes, xmlText } from "../../xml/writing.ts";
import { loseAttributes } from "../bilingual.ts";
import type { UnitLosses } from "../losses.ts";
import { isForeignName } from "./foreign-names.ts";
import { distinctAttributes } from "./unit-extras.ts";
import { attributeOf, otherAttributes, textOf, type XmlElement } from "./xml-element.ts";

/** The notes of a unit by what they are about. */
export interface UnitNotes {
  readonly unit: readonly Note[];
  readonly source: readonly Note[];
  readonly target: readonly Note[];
}

/** What XLIFF lets stand at a note: the attribute that says what it is about, and others. */
export interface NoteShape {
  readonly about: "annotates" | "appliesTo";
  readonly allowed: readonly string[];
}

export const noteShape1: NoteShape = { about: "annotates", allowed: ["annotates", "from", "priority"] };
export const noteShape2: NoteShape = { about: "appliesTo", allowed: ["appliesTo", "category", "id", "priority"] };

/** The same notes for segments with a target and without. */
export interface NotesOfUnit {
  readonly translated: UnitNotes;
  readonly untranslated: UnitNotes;
}

export function readNotes(elements: readonly XmlElement[], shape: NoteShape): NotesOfUnit {
  return { translated: notesIn(elements, shape, true), untranslated: notesIn(elements, shape, false) };
}

/** A note about a target that is not there is one about the unit. */
function notesIn(elements: readonly XmlElement[], { about }: NoteShape, hasTarget: boolean): UnitNotes {
  const notes = { unit: [] as Note[], source: [] as Note[], target: [] as Note[] };
  for (const element of elements) {
    const side = attributeOf(element, about);
    if (side === "source" || (side === "target" && hasTarget)) notes[side].push(noteOf(element, about));
    else notes.unit.push(noteOf(element));
  }
  return notes;
}

function noteOf(element: XmlElement, ...read: readonly string[]): Note {
  const language = attributeOf(element, "xml:lang");
  const extraAttributes = otherAttributes(element, "xml:lang", ...read);
  return {
    text: textOf(element),
    ...(language !== undefined && { language }),
    ...(extraAttributes && { extraAttributes }),
  };
}

/** The `note` elements, those of the unit first. */
export function writeNotes(
  { unit, source, target }: UnitNotes,
  shape: NoteShape,
  losses: UnitLosses,
  onInvalid: OnInvalidCharacter,
): string {
  const write = (note: Note, side?: "source" | "target") => {
    const extras = distinctAttributes(note.extraAttributes, losses);
    const kept = extras.filter(
      ({ name }) => (shape.allowed.includes(name) && !(name === shape.about && side)) || isForeignName(name, extras),
    );
    loseAttributes(
      extras.filter((extra) => !kept.includes(extra)),
      losses,
    );
    if (note.encoding !== undefined) losses.lose("attribute", "the original encoding of a note");
    const attributes = xmlAttributes([["xml:lang", note.language], [shape.about, side], ...pairsOf(kept)], onInvalid);
    return `<note${attributes}>${xmlText(note.text, onInvalid)}</note>`;
  };
  return [
    ...unit.map((note) => write(note)),
    ...source.map((note) => write(note, "source")),
    ...target.map((note) => write(note, "target")),
  ].join("");
}
