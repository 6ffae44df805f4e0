import type { Run } from "./runs.ts";
import type { PlaceUnit, Unit } from "./units.ts";

/** A run without what stands around its text. */
export interface TrimmedRun {
  readonly units: readonly Unit[];
  /** Whether all of it stands in one CDATA section. */
  readonly isLiteral: boolean;
  /** Whether all of it stands in an element of code. */
  readonly isCode: boolean;
}

/**
 * What of a run is translated; `undefined` where no word is. White space and places at its ends stay where they are, and
 * so does an element that encloses all of it. An element that encloses no text becomes a place.
 */
export function trimRun({ units: run, isCode: isInCode }: Run): TrimmedRun | undefined {
  if (!run.some((unit) => unit.kind === "word" && /[\p{L}\p{N}]/u.test(unit.text))) return undefined;
  const units = joinEmptyElements(run);
  const partners = partnersOf(units);
  let start = 0;
  let end = units.length - 1;
  let isLiteral = false;
  let isCode = isInCode;
  for (;;) {
    const first = units[start];
    const last = units[end];
    if (first === undefined || last === undefined) return undefined;
    if (isOutside(first)) start += 1;
    else if (isOutside(last)) end -= 1;
    else if (first.kind === "open" && partners[start] === end) {
      isLiteral ||= first.isCdata;
      isCode ||= first.isCode;
      start += 1;
      end -= 1;
    } else return { units: units.slice(start, end + 1), isLiteral, isCode };
  }
}

function isOutside(unit: Unit): boolean {
  return unit.kind === "space" || unit.kind === "place" || (unit.kind === "word" && unit.isBlank);
}

/** For each tag, the position of its partner. */
function partnersOf(units: readonly Unit[]): readonly (number | undefined)[] {
  const partners = new Array<number | undefined>(units.length).fill(undefined);
  const open: number[] = [];
  for (const [index, unit] of units.entries()) {
    if (unit.kind === "open") open.push(index);
    const start = unit.kind === "close" ? open.pop() : undefined;
    if (start === undefined) continue;
    partners[start] = index;
    partners[index] = start;
  }
  return partners;
}

function joinEmptyElements(units: readonly Unit[]): readonly Unit[] {
  const partners = partnersOf(units);
  const contents = contentsBefore(units);
  const joined: Unit[] = [];
  for (let index = 0; index < units.length; index++) {
    const unit = units[index];
    const end = partners[index];
    if (unit === undefined) continue;
    if (unit.kind === "open" && end !== undefined && contents[index] === contents[end]) {
      joined.push(joinUnits(units.slice(index, end + 1), unit.from));
      index = end;
    } else joined.push(unit);
  }
  return joined;
}

/** For each unit, how much text stands before it. */
function contentsBefore(units: readonly Unit[]): readonly number[] {
  let count = 0;
  return units.map((unit) => {
    const before = count;
    if (unit.kind === "kept" || (unit.kind === "word" && !unit.isBlank)) count += 1;
    return before;
  });
}

function joinUnits(units: readonly Unit[], from: number): PlaceUnit {
  const looks = new Set(units.map(looksOf));
  return {
    kind: "place",
    from,
    to: units.at(-1)?.to ?? from,
    looks: mostSeen.find((look) => looks.has(look)) ?? "nothing",
  };
}

function looksOf(unit: Unit): PlaceUnit["looks"] {
  if (unit.kind === "place") return unit.looks;
  return unit.kind === "space" || unit.kind === "word" ? "space" : "nothing";
}

const mostSeen: readonly PlaceUnit["looks"][] = ["break", "space", "thing"];
