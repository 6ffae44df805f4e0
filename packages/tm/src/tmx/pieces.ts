import { tmxLimits } from "./limits.ts";

/**
 * A part of the file that is parsed by itself, so that what is wrong in it ends with it:
 * - `prolog`: up to a `>` before the body;
 * - `plain`: what is a unit with the white space before it, if it holds no mark, no other unit and no end of the body;
 * - `unit`: from `<tu` to its `</tu>`, or to the next unit where that comes first;
 * - `between`: all between two units, or before `</body>`;
 * - `after`: `</body>` and what follows, as it comes;
 * - `overlong`: a unit, or its beginning, that passes the limit, and `lost` what follows of it;
 * - `endless`: the beginning of a `between` that passes the limit;
 * - `rest`: the beginning of a unit that the end of the file cuts off, and `tail` of a `between`.
 */
export interface Piece {
  readonly kind: "prolog" | "plain" | "unit" | "between" | "after" | "overlong" | "lost" | "endless" | "rest" | "tail";
  /** A part of the file that has the piece from `from` to `to`: a string of its own would be slower to read. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export function textOfPiece({ text, from, to }: Piece): string {
  return text.slice(from, to);
}

type Phase = "prolog" | "between" | "unit" | "lost" | "after";

/** Parts of XML in which a tag is no tag. */
const marks: ReadonlyMap<string, string> = new Map([
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
]);

/** A mark that is not closed from a position on up to another; counted from the beginning of the file. */
interface OpenEnd {
  readonly from: number;
  readonly until: number;
}

/** The tags that are looked for have no attributes that count; only white space can make them long. */
const longestTag = 1000;

const unitEnd = "</tu>";

const kindsAtEnd = {
  prolog: "prolog",
  between: "tail",
  after: "after",
  lost: "lost",
  unit: "rest",
} as const satisfies Record<Phase, Piece["kind"]>;

/** Cuts the text of a TMX file, which comes in as it likes, into pieces. Put together again, they are the text. */
export class PieceCutter {
  #phase: Phase = "prolog";
  #buffer = "";
  /** Where in the buffer the next piece begins. */
  #start = 0;
  /** What was added and is not in the buffer yet. */
  #added = "";
  #isAtEnd = false;
  /** How far the buffer was looked through, and how many characters of the file are gone from before it. */
  #scanned = 0;
  #passed = 0;
  /** The mark that is open there; its position is counted from the beginning of the file. */
  #mark: { readonly end: string; readonly position: number } | undefined;
  readonly #openEnds = new Map<string, OpenEnd>();
  /** Up to where no piece is taken for plain; counted from the beginning of the file. */
  #carefulUntil = 0;
  /** Up to where the end of the unit that has begun was looked for; counted alike. */
  #noEndUntil = 0;
  readonly #between = /<(?:tu(?=[\s/>])|!--|!\[CDATA\[|\?|\/body\s*>)/g;
  readonly #inUnit = /<(?:\/tu\s*>|tu(?=[\s/>])|!--|!\[CDATA\[|\?|\/body\s*>)/g;
  readonly #unitStart = /\s*<tu(?=[\s>])/y;
  readonly #afterLoss = /<(?:tu(?=[\s/>])|\/body\s*>)/g;

  /** To be said as soon as the piece is read that opens the body, or that also closes it. */
  leaveProlog(phase: "between" | "after"): void {
    this.#phase = phase;
  }

  /** To be said of a plain piece that is none: it is cut again, with care. */
  takeBack({ from, to }: Piece): void {
    this.#carefulUntil = this.#passed + to;
    this.#start = from;
    this.#scanned = from;
  }

  add(text: string): void {
    this.#added += text;
    // A long piece is looked through each time that it has doubled, so that its length is not paid for over and over.
    if (this.#added.length >= this.#length) this.#moveAdded();
  }

  /** To be said when there is no more text. */
  end(): void {
    this.#moveAdded();
    this.#isAtEnd = true;
  }

  /** The next piece that is whole. At the end, pieces are as whole as they can be. */
  next(): Piece | undefined {
    for (;;) {
      const piece = this.#next();
      if (piece !== undefined || !this.#isAtEnd || this.#length === 0) return piece;
      if (this.#mark === undefined) return this.#cut(kindsAtEnd[this.#phase], this.#buffer.length);
      this.#disregardMark();
    }
  }

  get #length(): number {
    return this.#buffer.length - this.#start;
  }

  #moveAdded(): void {
    // Joined, it is one string to the engine; of two strings that are put together each character has to be looked up.
    this.#buffer = [this.#buffer.slice(this.#start), this.#added].join("");
    this.#added = "";
    this.#passed += this.#start;
    this.#scanned -= this.#start;
    this.#start = 0;
  }

  #next(): Piece | undefined {
    if (this.#phase === "prolog") return this.#nextOfProlog();
    if (this.#phase === "after") return this.#length === 0 ? undefined : this.#cut("after", this.#buffer.length);
    if (this.#phase === "between" && this.#mark === undefined && this.#scanned === this.#start) {
      const end = this.#endOfPlain();
      if (end === "not here yet") return undefined;
      if (end !== undefined) return this.#cut("plain", end);
    }
    while (this.#passMark()) {
      const tag = this.#nextTag();
      if (tag === undefined) break;
      const { index, text } = tag;
      const markEnd = marks.get(text);
      if (markEnd === undefined) return this.#cutAtTag(index, text);
      this.#scanned = index + text.length;
      const position = this.#passed + index;
      if (!this.#isOpenEnd(markEnd, position)) this.#mark = { end: markEnd, position };
    }
    return this.#cutWithoutTag();
  }

  /** Most of a file are units of the plain kind, one after the other, for which no tag has to be looked at here. */
  #endOfPlain(): number | "not here yet" | undefined {
    if (this.#passed + this.#start < this.#carefulUntil) return undefined;
    if (this.#passed + this.#buffer.length === this.#noEndUntil && !this.#isAtEnd) return "not here yet";
    this.#unitStart.lastIndex = this.#start;
    if (!this.#unitStart.test(this.#buffer)) return undefined;
    const end = this.#buffer.indexOf(unitEnd, this.#unitStart.lastIndex);
    if (end === -1) {
      this.#noEndUntil = this.#passed + this.#buffer.length;
      return this.#isAtEnd || this.#length > tmxLimits.unitLength ? undefined : "not here yet";
    }
    return end + unitEnd.length - this.#start > tmxLimits.unitLength ? undefined : end + unitEnd.length;
  }

  /** A piece never ends later than the body's own `>`, so that what follows is cut as what is in the body. */
  #nextOfProlog(): Piece | undefined {
    const end = this.#buffer.indexOf(">", this.#scanned);
    if (end !== -1) return this.#cut("prolog", end + 1);
    this.#scanned = this.#buffer.length;
    return this.#length > tmxLimits.unitLength ? this.#cut("prolog", this.#buffer.length) : undefined;
  }

  /** @returns whether no mark is open any more. */
  #passMark(): boolean {
    if (this.#mark === undefined) return true;
    const { end } = this.#mark;
    const index = this.#buffer.indexOf(end, this.#scanned);
    if (index === -1) {
      this.#scanned = Math.max(this.#scanned, this.#buffer.length - end.length + 1);
      return false;
    }
    this.#scanned = index + end.length;
    this.#mark = undefined;
    return true;
  }

  #nextTag(): { readonly index: number; readonly text: string } | undefined {
    const pattern = { between: this.#between, unit: this.#inUnit, lost: this.#afterLoss }[this.#tagPhase()];
    pattern.lastIndex = this.#scanned;
    // There are as many as units: a test makes nothing that has to be thrown away again.
    if (pattern.test(this.#buffer)) {
      const index = this.#buffer.lastIndexOf("<", pattern.lastIndex - 1);
      return { index, text: this.#buffer.slice(index, pattern.lastIndex) };
    }
    this.#scanned = this.#openTag();
    return undefined;
  }

  /** Where at the end of the buffer a tag may begin, which is looked at again when more has come; else the end. */
  #openTag(): number {
    const from = Math.max(this.#scanned, this.#buffer.length - longestTag);
    const tail = this.#buffer.slice(from);
    const start = tail.lastIndexOf("<");
    return start === -1 || tail.includes(">", start) ? this.#buffer.length : from + start;
  }

  #tagPhase(): "between" | "unit" | "lost" {
    return this.#phase === "unit" || this.#phase === "lost" ? this.#phase : "between";
  }

  #cutAtTag(index: number, tag: string): Piece | undefined {
    const phase = this.#phase;
    if (phase === "unit") {
      const end = tag.startsWith("</tu") ? index + tag.length : index;
      this.#phase = "between";
      return this.#cut(end - this.#start > tmxLimits.unitLength ? "overlong" : "unit", end);
    }
    this.#phase = tag === "<tu" ? "unit" : "after";
    const piece = this.#cut(phase === "lost" ? "lost" : "between", index);
    if (this.#phase === "unit") this.#scanned = this.#start + tag.length;
    return piece.from === piece.to ? this.#next() : piece;
  }

  #cutWithoutTag(): Piece | undefined {
    if (this.#phase === "lost") return this.#scanned === this.#start ? undefined : this.#cut("lost", this.#scanned);
    if (this.#length <= tmxLimits.unitLength) return undefined;
    if (this.#phase === "between") return this.#cut("endless", this.#buffer.length);
    if (this.#mark !== undefined) {
      this.#disregardMark();
      return this.#next();
    }
    this.#phase = "lost";
    return this.#cut("overlong", this.#buffer.length);
  }

  /** Where a mark is opened and, as far as one can see, not closed, the buffer is looked through without that mark. */
  #disregardMark(): void {
    if (this.#mark === undefined) return;
    this.#openEnds.set(this.#mark.end, { from: this.#mark.position, until: this.#passed + this.#buffer.length });
    this.#mark = undefined;
    this.#scanned = this.#phase === "unit" ? this.#start + "<tu".length : this.#start;
  }

  #isOpenEnd(markEnd: string, position: number): boolean {
    const openEnd = this.#openEnds.get(markEnd);
    return openEnd !== undefined && position >= openEnd.from && position < openEnd.until;
  }

  #cut(kind: Piece["kind"], to: number): Piece {
    const piece = { kind, text: this.#buffer, from: this.#start, to };
    this.#start = to;
    this.#scanned = Math.max(this.#scanned, to);
    return piece;
  }
}
