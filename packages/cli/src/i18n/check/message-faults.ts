import {
  completePlural,
  type Direction,
  hasWords,
  type MessageRequest,
  type MessageSyntax,
  type Piece,
  type PluralUnit,
  piecesOf,
  prove,
  readRequest,
} from "@dragoman/message";
import type { ResourcePlural, ResourceValue } from "@dragoman/tm/resources";
import type { RuleName } from "../project/settings.ts";
import { missingForms, type TargetMessage } from "../project/target-file.ts";
import { damageText } from "../translate/translated-value.ts";
import { hasCases, icuDifferences, icuPluralGaps, icuStructure } from "./icu-structure.ts";

/** What is wrong with a message. */
export interface Fault {
  readonly rule: RuleName;
  readonly problem: string;
}

/** What is wrong with a translation, beside that it may be out of date. */
export function faultsOf(message: TargetMessage, direction: Direction): readonly Fault[] {
  const { entry, partial, fault, line } = message;
  const { unit } = entry;
  const faults: Fault[] = [];
  if (line === undefined) return faults;
  if (fault !== undefined) {
    faults.push({ rule: "plural-forms", problem: fault });
  } else if (partial !== undefined && unit.kind === "plural") {
    const missing = missingForms(partial.forms, unit.type, direction.target).join(", ");
    faults.push({ rule: "plural-forms", problem: `the plural forms lack ${missing}` });
  }
  const value: ResourceValue | undefined = message.standing ?? partial;
  if (value === undefined) return faults;
  if (value.kind === "single" && unit.kind === "single") {
    return [...faults, ...textFaults(unit.text, value.text, unit.syntax, direction)];
  }
  if (value.kind === "plural" && unit.kind === "plural") {
    return [...faults, ...pluralFaults(unit, value, direction)];
  }
  return faults;
}

/** What is wrong with a message of the source, whatever its translations are. */
export function sourceFaults({ entry: { unit } }: Pick<TargetMessage, "entry">): readonly Fault[] {
  const texts = unit.kind === "single" ? [unit.text] : [...unit.forms.values()];
  const faults = texts.flatMap((text) => readRequest({ text, syntax: unit.syntax }).fault ?? []);
  return faults.slice(0, 1).map((fault) => ({ rule: "syntax", problem: `the message cannot be read: ${fault}` }));
}

function textFaults(source: string, target: string, syntax: MessageSyntax, direction: Direction): readonly Fault[] {
  const faults: Fault[] = [];
  const { pieces, fault } = readRequest({ text: source, syntax });
  const read = readRequest({ text: target, syntax });
  if (fault !== undefined) return [];
  if (read.fault !== undefined) return [{ rule: "syntax", problem: `the message cannot be read: ${read.fault}` }];
  const structures = syntax.kind === "icu" ? [icuStructure(source), icuStructure(target)] : [];
  const [icuSource, icuTarget] = structures;
  if (icuSource !== undefined && icuTarget !== undefined && (hasCases(icuSource) || hasCases(icuTarget))) {
    for (const problem of icuDifferences(icuSource, icuTarget)) faults.push({ rule: "placeholders", problem });
    for (const problem of icuPluralGaps(icuTarget, direction.target)) faults.push({ rule: "plural-forms", problem });
  } else {
    const proof = prove(pieces, target, syntax);
    if (!proof.whole) faults.push({ rule: "placeholders", problem: damageText(proof.damage) });
  }
  return [...faults, ...wordingFaults(source, target, syntax)];
}

/** Each form is measured by the source's form for its category; a count may be left out where it is one number. */
function pluralFaults(unit: PluralUnit, { forms, byIndex }: ResourcePlural, direction: Direction): readonly Fault[] {
  const faults: Fault[] = [];
  const ofSource = [...unit.forms.values()].map((text) => piecesOf(text, unit.syntax));
  const readings = completePlural(unit, direction).map(({ category, request }) => {
    const own = piecesOf(request.text, unit.syntax);
    const others = [...withoutCount(own, request), ...ofSource.filter((pieces) => namesMore(pieces, own, unit))];
    return { category, allowed: [own, ...others] };
  });
  const tell = (form: string, text: string | undefined, allowed: readonly (readonly Piece[])[]) => {
    const proofs = text === undefined ? [] : allowed.map((pieces) => prove(pieces, text, unit.syntax));
    const [proof] = proofs;
    if (proof === undefined || proof.whole || proofs.some(({ whole }) => whole)) return;
    faults.push({ rule: "placeholders", problem: `form ${form}: ${damageText(proof.damage)}` });
  };
  for (const { category, allowed } of readings) tell(category, forms.get(category), allowed);
  // Which numbers they are for is not known here, so that they may be as any form is; the last is that of most numbers.
  const any = readings.toReversed().flatMap(({ allowed }) => allowed);
  for (const [index, text] of byIndex ?? []) tell(`msgstr[${index}]`, text, any);
  const [source, target] = [unit.forms.get("other"), forms.get("other")];
  if (source !== undefined && target !== undefined) {
    faults.push(...wordingFaults(source, target, unit.syntax));
  }
  return faults;
}

function withoutCount(pieces: readonly Piece[], { count }: MessageRequest): readonly (readonly Piece[])[] {
  if (count?.mayBeLeftOut !== true) return [];
  return [pieces.filter((piece) => piece.kind !== "token" || piece.name !== count.name)];
}

/** `One item` may be `{{count}} Artikel`, as another form of the source names the count. */
function namesMore(pieces: readonly Piece[], own: readonly Piece[], { countName }: PluralUnit): boolean {
  const names = (some: readonly Piece[]) => some.some((piece) => piece.kind === "token" && piece.name === countName);
  return names(pieces) && !names(own);
}

/** Shorter texts differ more by nature. */
const shortest = 20;
const longestRatio = 3;

function wordingFaults(source: string, target: string, syntax: MessageSyntax): readonly Fault[] {
  const pieces = piecesOf(source, syntax);
  if (!hasWords(pieces)) return [];
  if (source === target) return [{ rule: "untranslated", problem: "the translation is the source" }];
  const [from, to] = [lengthOf(pieces), lengthOf(piecesOf(target, syntax))];
  if (from < shortest || (to <= from * longestRatio && to * longestRatio >= from)) return [];
  return [{ rule: "length", problem: `the translation has ${to} characters, and the source ${from}` }];
}

/** Without placeholders, tags and addresses. */
function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { kind, value }) => (kind === "text" ? sum + [...value].length : sum), 0);
}
