import type { Element, ElementTree } from "./elements.ts";
import { codes, preformatted, unseen } from "./html-names.ts";
import type { Role } from "./roles.ts";
import { readText, type TextReading } from "./text-units.ts";
import { cdataName, type Token } from "./token.ts";
import type { KeptUnit, PlaceUnit, Unit } from "./units.ts";

/** A document cut where elements split. */
export interface RunParts {
  readonly tokens: readonly Token[];
  readonly tree: ElementTree;
  readonly roles: ReadonlyMap<Element, Role>;
  readonly reading: TextReading;
}

/** A stretch between tags that split. */
export interface Run {
  readonly units: readonly Unit[];
  /** Whether all of it stands in an element of code. */
  readonly isCode: boolean;
}

/** The stretches between tags that split, in order: what may become a segment. Nothing else is ever translated. */
export function* cutRuns(parts: RunParts): Generator<Run> {
  const cutting = new Cutting(parts);
  for (let index = 0; index < parts.tokens.length; index = cutting.next) {
    const { isInCode: isCode } = cutting;
    if (!cutting.take(index)) continue;
    if (cutting.units.length > 0) yield { units: cutting.units, isCode };
    cutting.units = [];
  }
  if (cutting.units.length > 0) yield { units: cutting.units, isCode: cutting.isInCode };
}

class Cutting {
  units: Unit[] = [];
  /** The token that comes next. */
  next = 0;
  readonly #parts: RunParts;
  readonly #elementOf: ReadonlyMap<number, Element>;
  readonly #isHtml: boolean;
  /** The elements around, the innermost last. */
  readonly #around: Element[] = [];
  #preformatted = 0;
  #codes = 0;

  constructor(parts: RunParts) {
    this.#parts = parts;
    this.#isHtml = parts.reading.kind === "html";
    const elementOf = new Map<number, Element>();
    for (const element of parts.tree.elements) {
      elementOf.set(element.first, element);
      if (element.kind === "pair") elementOf.set(element.last, element);
    }
    this.#elementOf = elementOf;
  }

  /** Whether an element of code is around that is none of the run's own. */
  get isInCode(): boolean {
    return this.#codes > 0;
  }

  /** @returns whether the token splits. */
  take(index: number): boolean {
    const token = this.#parts.tokens[index];
    this.next = index + 1;
    if (token === undefined) return false;
    this.#leaveEnded(index);
    if (token.kind === "hidden") this.units.push({ ...sliceOf(token), kind: "place", looks: "nothing" });
    else if (token.kind === "text") this.#takeText(token);
    else return this.#takeTag(token, index);
    return false;
  }

  #takeTag(token: Token, index: number): boolean {
    const element = this.#elementOf.get(index);
    const role = element && this.#parts.roles.get(element);
    if (element === undefined || role === undefined) return false;
    if (role.isUntouched && index === element.first && element.last > index) {
      this.next = element.last + 1;
      if (!role.splits) this.#takeUntouched(element, role);
      return role.splits;
    }
    if (index === element.first && element.last > index) this.#enter(element);
    if (role.splits) return true;
    if (element.kind === "pair") {
      const kind = index === element.first ? "open" : "close";
      const isCdata = element.name === cdataName;
      const isNote = notes.has(element.name);
      this.units.push({ ...sliceOf(token), kind, isCdata, isCode: this.#isCode(element), isNote });
    } else this.units.push({ ...sliceOf(token), kind: "place", looks: this.#looksOf(element) });
    return false;
  }

  #takeText(token: Token & { kind: "text" }): void {
    const mode = { isLiteral: token.isLiteral, collapses: this.#isHtml && this.#preformatted === 0 };
    const inner = this.#around.at(-1);
    const isKept = inner !== undefined && this.#parts.roles.get(inner)?.content === "kept";
    const units = Array.from(readText(this.#parts.reading, token, mode), (unit): Unit => {
      return unit.kind === "reference" ? { ...unit, kind: "kept", lead: "", trail: "" } : unit;
    });
    for (const unit of isKept ? keepWords(units) : units) this.units.push(unit);
  }

  /** An element inside the text of which nothing changes: words to keep, or a place where there are none. */
  #takeUntouched(element: Element, role: Role): void {
    const slice = { from: element.tag.from, to: this.#parts.tokens[element.last]?.to ?? element.tag.to };
    const seen = role.content === "unread" ? "" : this.#readInside(element);
    this.units.push(keptOrPlace(slice, seen, this.#looksOf(element)));
  }

  /** What a reader sees of an element. */
  #readInside({ first, last }: Element): string {
    let seen = "";
    for (let index = first; index <= last; index++) {
      const token = this.#parts.tokens[index];
      const element = this.#elementOf.get(index);
      if (element !== undefined && this.#parts.roles.get(element)?.content === "unread") index = element.last;
      else if (token?.kind === "text") {
        const mode = { isLiteral: token.isLiteral, collapses: this.#isHtml };
        for (const unit of readText(this.#parts.reading, token, mode)) seen += unit.text;
      } else if (element?.name === "br") seen += " ";
    }
    return this.#isHtml ? seen.replaceAll(/[\t\n\f\r ]+/g, " ") : seen;
  }

  #looksOf({ name, kind }: Element): PlaceUnit["looks"] {
    if (!this.#isHtml) return kind === "empty" ? "thing" : "nothing";
    if (name === "br") return "break";
    return (kind === "empty" && !unseen.has(name)) || seenBoxes.has(name) ? "thing" : "nothing";
  }

  #enter(element: Element): void {
    this.#around.push(element);
    if (this.#isHtml && preformatted.has(element.name)) this.#preformatted += 1;
    if (this.#isCodeAround(element)) this.#codes += 1;
  }

  #leaveEnded(index: number): void {
    for (let inner = this.#around.at(-1); inner !== undefined && inner.last < index; inner = this.#around.at(-1)) {
      this.#around.pop();
      if (this.#isHtml && preformatted.has(inner.name)) this.#preformatted -= 1;
      if (this.#isCodeAround(inner)) this.#codes -= 1;
    }
  }

  #isCode({ name }: Element): boolean {
    return this.#isHtml && codes.has(name);
  }

  #isCodeAround(element: Element): boolean {
    return this.#isCode(element) && this.#parts.roles.get(element)?.splits === true;
  }
}

/** Elements for notes or their marks, in HTML and in the usual kinds of XML. */
const notes: ReadonlySet<string> = new Set(["fn", "footnote", "footnoteref", "sup", "superscript", "xref"]);

/** Elements that are seen although their content is not read. */
const seenBoxes: ReadonlySet<string> = new Set(["iframe", "math", "svg", "textarea"]);

/** The same text with all from its first to its last word in one piece that is kept. */
function keepWords(units: readonly Unit[]): readonly Unit[] {
  const start = units.findIndex(({ kind }) => kind !== "space");
  const end = units.findLastIndex(({ kind }) => kind !== "space");
  const [first, last] = [units[start], units[end]];
  if (first === undefined || last === undefined) return units;
  const text = units
    .slice(start, end + 1)
    .map((unit) => ("text" in unit ? unit.text : ""))
    .join("");
  const kept: KeptUnit = { kind: "kept", from: first.from, to: last.to, text, lead: "", trail: "" };
  return [...units.slice(0, start), kept, ...units.slice(end + 1)];
}

function keptOrPlace(
  slice: { readonly from: number; readonly to: number },
  seen: string,
  looks: PlaceUnit["looks"],
): KeptUnit | PlaceUnit {
  const text = seen.trim();
  if (text === "") return { ...slice, kind: "place", looks: seen === "" ? looks : "space" };
  const start = seen.indexOf(text);
  return { ...slice, kind: "kept", text, lead: seen.slice(0, start), trail: seen.slice(start + text.length) };
}

function sliceOf({ from, to }: Token): { from: number; to: number } {
  return { from, to };
}
