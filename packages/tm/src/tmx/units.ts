import type { UnitStep } from "../formats/unit-reader.ts";
import { anyLanguage } from "../model/language.ts";
import type { FaultAction } from "../reading/faults.ts";
import type { ReportKeeper } from "../reading/report.ts";
import { type Finding, Findings, usualActions } from "./findings.ts";
import { LanguageCheck } from "./language-check.ts";
import { findMendings, mend } from "./mend.ts";
import { parseTree } from "./parse-tree.ts";
import { type Place, placeAfter } from "./place.ts";
import { readUnit } from "./read-unit.ts";
import { XmlProblem } from "./strict-parser.ts";
import type { XmlElement } from "./xml-element.ts";

/** Reads the text of one `tu` after the other, and reports what is wrong with each. */
export class UnitsReader {
  readonly #report: ReportKeeper;
  readonly #languages = new LanguageCheck();

  constructor(report: ReportKeeper) {
    this.#report = report;
  }

  /**
   * @param start where the text stands in the file.
   * @returns `undefined` for a unit that is left out.
   * @throws MemoryFileError for a fault that the policy raises.
   */
  read(text: string, start: Place, fileLanguage: string): UnitStep | undefined {
    const tree = treeOf(text, start);
    return tree instanceof XmlProblem
      ? this.#readBroken(text, start, tree, fileLanguage)
      : this.finish(tree, fileLanguage);
  }

  /** Leaves out a unit of which no more than the text can be read. */
  lose(code: "truncated" | "limit_exceeded" | "malformed", place: Place, text: string, message: string): undefined {
    this.#note({ code, ...place, message }, idIn(text), usualActions[code], ["skip"]);
    return this.#leaveOut();
  }

  /** Reads a unit that is no XML as it stands. */
  #readBroken(text: string, start: Place, problem: XmlProblem, fileLanguage: string): UnitStep | undefined {
    if (problem.kind === "limit_exceeded") {
      return this.lose(problem.kind, problem.place, text, "A tu has more elements or attributes than the limits take.");
    }
    const mendings = findMendings(text) ?? [];
    const id = idIn(text);
    let place = start;
    let reached = 0;
    let isLost = false;
    for (const { code, message, from } of mendings) {
      place = placeAfter(place, text.slice(reached, from));
      reached = from;
      if (this.#note({ code, ...place, message }, id, usualActions[code]) === "skip") isLost = true;
    }
    if (isLost) return this.#leaveOut();
    const tree = mendings.length === 0 ? problem : treeOf(mend(text, mendings), start);
    if (!(tree instanceof XmlProblem)) return this.finish(tree, fileLanguage, true);
    return this.lose("malformed", tree.place, text, "A tu is not well-formed XML; mend it here.");
  }

  /** The unit that a tree says, or `undefined` as `read`. */
  finish(element: XmlElement, fileLanguage: string, isMended = false): UnitStep | undefined {
    const findings = new Findings();
    const unit = readUnit(element, findings);
    let isLost = false;
    for (const finding of findings.all) {
      if (this.#note(finding, unit.id, usualActions[finding.code]) === "skip") isLost = true;
    }
    if (isLost) return this.#leaveOut();
    const { line } = element;
    if (unit.variants.length === 0) {
      const message = "A tu has no variant that can be read; it is left out.";
      this.#note({ code: "missing_source", line, message }, unit.id, "skip", ["skip"]);
      return this.#leaveOut();
    }
    if (this.#languages.hasSource(unit, unit.sourceLanguage ?? fileLanguage)) {
      return { kind: "unit", unit, isRepaired: isMended || findings.all.length > 0 };
    }
    const message = "A tu has no variant in the source language; any of its variants may be the source.";
    const action = this.#note({ code: "missing_source", line, message }, unit.id, usualActions.missing_source);
    return action === "skip"
      ? this.#leaveOut()
      : { kind: "unit", unit: { ...unit, sourceLanguage: anyLanguage }, isRepaired: true };
  }

  #note(
    finding: Finding,
    id: string | undefined,
    usual: FaultAction,
    possible: readonly FaultAction[] = ["skip", "repair"],
  ): FaultAction {
    const fault = id === undefined ? finding : { ...finding, unitId: id };
    return this.#report.note(fault, usual, possible);
  }

  #leaveOut(): undefined {
    this.#report.skipped += 1;
  }
}

function treeOf(text: string, start: Place): XmlElement | XmlProblem {
  try {
    return parseTree(text, start);
  } catch (error) {
    if (error instanceof XmlProblem) return error;
    throw error;
  }
}

/** The `tuid` of a unit that cannot be parsed, where it stands among the first attributes. */
function idIn(text: string): string | undefined {
  const found = /^<tu(?=\s)[^<>]*?\stuid\s*=\s*(?:"([^"<&]*)"|'([^'<&]*)')/.exec(text.slice(0, 1000));
  return found?.[1] ?? found?.[2];
}
