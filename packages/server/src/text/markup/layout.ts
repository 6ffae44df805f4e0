import type { Span } from "@dragoman/engines";
import { type JunctionItem, type Markup, type Neighbour, type Space, settleJunction } from "./junction.ts";
import type { TrimmedRun } from "./trimming.ts";
import type { KeptUnit, Unit, WordUnit } from "./units.ts";

/** A segment: its text, and where in it which slices of the source stand. */
export interface Layout {
  /** Where it stands in the source. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Elements, places and kept words in the order of their starts, the outer before the inner. */
  readonly inlays: readonly Inlay[];
  /** Whether it stands in a CDATA section. */
  readonly isLiteral: boolean;
  /** Whether it stands in an element of code. */
  readonly isCode: boolean;
}

export interface Inlay extends Span {
  readonly kind: "pair" | "place" | "kept";
  /** The element around it; `undefined` where there is none. */
  readonly parent: Inlay | undefined;
  readonly isCdata: boolean;
  readonly isCode: boolean;
  /** Whether it is a place where a line breaks. */
  readonly isBreak: boolean;
  /** The start tag; all of a place, and of what is kept. */
  readonly opening: Markup;
  /** The end tag. For what is kept, no slice: whether white space behind it is its own. */
  readonly closing: Markup;
}

/** Lays the units of a run out as text, once through. */
export function layOut({ units, isLiteral, isCode }: TrimmedRun): Layout {
  const laying = new Laying();
  for (const unit of units) laying.add(unit);
  laying.finish();
  const [from = 0, to = 0] = [units[0]?.from, units.at(-1)?.to];
  return { from, to, text: laying.text, inlays: laying.inlays, isLiteral, isCode };
}

interface MutableInlay extends Inlay {
  end: number;
  closing: Markup;
}

const place = { isCdata: false, isCode: false, isNote: false } as const;

interface LaidItem extends JunctionItem {
  readonly isCode: boolean;
}

class Laying {
  text = "";
  readonly inlays: MutableInlay[] = [];
  /** The elements around, the innermost last. */
  readonly #around: MutableInlay[] = [];
  #before: Neighbour | undefined;
  #items: LaidItem[] = [];
  #spaces: (Space | undefined)[] = [undefined];

  add(unit: Unit): void {
    if (unit.kind === "word") this.#addWord(unit);
    else if (unit.kind === "kept") this.#addKept(unit);
    else if (unit.kind === "space") this.#addSpace(unit);
    else {
      const markup = { from: unit.from, to: unit.to, givesSpace: false };
      const looks = unit.kind === "place" ? unit.looks : "nothing";
      const { isCdata, isCode, isNote } = unit.kind === "place" ? place : unit;
      this.#items.push({ kind: unit.kind, looks, markup, isCdata, isCode, isNote });
      this.#spaces.push(undefined);
    }
  }

  finish(): void {
    this.#settle(undefined);
  }

  #addWord({ text }: WordUnit): void {
    const word: Neighbour = { text, hasSpace: false, giveSpace: () => {} };
    this.#meet(word, word);
    this.text += text;
  }

  #addKept({ from, to, text, lead, trail }: KeptUnit): void {
    const opening: Markup = { from, to, givesSpace: false };
    const closing: Markup = { from: to, to, givesSpace: false };
    this.#meet(
      { text, hasSpace: lead !== "", giveSpace: () => give(opening) },
      { text, hasSpace: trail !== "", giveSpace: () => give(closing) },
    );
    const inlay = this.#addInlay("kept", opening, closing);
    this.text += text;
    inlay.end = this.text.length;
  }

  #addSpace(unit: Space): void {
    const last = this.#spaces.pop();
    this.#spaces.push(last === undefined ? unit : { ...last, to: unit.to });
  }

  /** Ends the junction before a word and begins the one behind it. */
  #meet(asAfter: Neighbour, asBefore: Neighbour): void {
    this.#settle(asAfter);
    this.#before = asBefore;
    this.#items = [];
    this.#spaces = [undefined];
  }

  #settle(after: Neighbour | undefined): void {
    const items = this.#items;
    const { text, isBehind } = settleJunction({ items, spaces: this.#spaces, before: this.#before, after });
    for (const [at, item] of items.entries()) if (isBehind[at] !== true) this.#addItem(item);
    this.text += text;
    for (const [at, item] of items.entries()) if (isBehind[at] === true) this.#addItem(item);
  }

  #addItem({ kind, looks, markup, isCdata, isCode }: LaidItem): void {
    if (kind === "place") this.#addInlay("place", markup, markup, { isBreak: looks === "break" });
    else if (kind === "open") this.#around.push(this.#addInlay("pair", markup, markup, { isCdata, isCode }));
    else {
      const inlay = this.#around.pop();
      if (inlay === undefined) return;
      inlay.end = this.text.length;
      inlay.closing = markup;
    }
  }

  #addInlay(
    kind: Inlay["kind"],
    opening: Markup,
    closing: Markup,
    { isCdata = false, isCode = false, isBreak = false }: Partial<Pick<Inlay, "isCdata" | "isCode" | "isBreak">> = {},
  ): MutableInlay {
    const at = this.text.length;
    const inlay = { kind, parent: this.#around.at(-1), isCdata, isCode, isBreak, opening, closing, start: at, end: at };
    this.inlays.push(inlay);
    return inlay;
  }
}

function give(markup: Markup): void {
  markup.givesSpace = true;
}
