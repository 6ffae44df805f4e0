import {
  type DiffReport,
  plainText,
  sameLanguage,
  type TranslationUnit,
  type UnitChange,
  type UnitDifference,
} from "@dragoman/tm";
import type { Session } from "../session.ts";
import { count } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { changesBetween, changesText, segmentText } from "./text-changes.ts";

/** How many units differ. */
export function summaryText({ added, removed, changed, unchanged }: DiffReport, { paint }: Session): string {
  const differing = [
    paint("green", `${count(added)} added`),
    paint("red", `${count(removed)} removed`),
    paint("yellow", `${count(changed)} changed`),
  ];
  return [...differing, `${count(unchanged)} as they were`].join(", ");
}

/** A difference, for people. */
export function differenceText(difference: UnitDifference, session: Session): string {
  const { paint } = session;
  switch (difference.kind) {
    case "added":
      return [paint("green", `+ ${nameOf(difference.unit)}`), ...unitLines(difference.unit, session)].join("\n");
    case "removed":
      return [paint("red", `- ${nameOf(difference.unit)}`), ...unitLines(difference.unit, session)].join("\n");
    case "changed": {
      const { before, after, changes } = difference;
      const what = changes.map((change) => changeName(change)).join(", ");
      const title = paint("yellow", `~ ${nameOf(after)}`);
      return [`${title} ${paint("dim", what)}`, ...changedLines(before, after, session)].join("\n");
    }
  }
}

function nameOf({ id }: TranslationUnit): string {
  return id === undefined ? "unit without an id" : `unit ${printable(id)}`;
}

function changeName(change: UnitChange): string {
  const language = "language" in change && change.language !== undefined ? `${printable(change.language)} ` : "";
  return `${language}${change.part}`;
}

function unitLines({ variants }: TranslationUnit, { paint }: Session): string[] {
  return variants.map(({ language, segment }) => `    ${printable(language)}: ${segmentText(segment, paint)}`);
}

/** A text of the new unit, and what it was before; texts of languages that went are there too. */
function changedLines(before: TranslationUnit, after: TranslationUnit, { paint }: Session): string[] {
  const left = [...before.variants];
  const lines = after.variants.map(({ language, segment }) => {
    const at = left.findIndex((variant) => sameLanguage(variant.language, language));
    const [old] = at < 0 ? [] : left.splice(at, 1);
    const changes = changesBetween(old === undefined ? "" : plainText(old.segment), plainText(segment));
    return `    ${printable(language)}: ${changesText(changes, paint)}`;
  });
  return [
    ...lines,
    ...left.map(({ language, segment }) => {
      return `    ${printable(language)}: ${changesText([{ kind: "removed", text: plainText(segment) }], paint)}`;
    }),
  ];
}
