import type { PlaceUnit } from "./units.ts";

/**
 * Between two words of a segment: tags, places, and white space between them. The text has white space there once at
 * most, for an engine as for a reader; all other white space belongs to the tag beside it and moves with it.
 */
export interface Junction {
  readonly items: readonly JunctionItem[];
  /** White space before each item and behind the last. */
  readonly spaces: readonly (Space | undefined)[];
  /** The words around; `undefined` at the ends of the segment. */
  readonly before: Neighbour | undefined;
  readonly after: Neighbour | undefined;
}

export interface JunctionItem {
  readonly kind: "open" | "close" | "place";
  readonly looks: PlaceUnit["looks"];
  readonly markup: Markup;
  readonly isCdata: boolean;
  /** Whether a tag is that of an element that holds a note's mark. */
  readonly isNote: boolean;
}

/** A slice of the source that comes back as it is. */
export interface Markup {
  from: number;
  to: number;
  /** Whether the white space of the text beside it is its own: a line break, or white space within its slice. */
  givesSpace: boolean;
  /** For a tag that keeps two words apart by itself: when it does so again. */
  glue?: Glue;
}

/** The white space that stands for tags in the text has none of their own in the source, and goes again where they still meet. */
export interface Glue {
  /** The tag on the other side; `undefined` where a word is enough. */
  readonly other: Markup | undefined;
  /** Whether the word before has to end a sentence. */
  readonly isBehindSentence: boolean;
}

export interface Space {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface Neighbour {
  readonly text: string;
  /** For content that is kept: whether it has white space of its own on the side of the junction. */
  readonly hasSpace: boolean;
  giveSpace(): void;
}

export interface Settled {
  /** White space that stands there in the text, or nothing. */
  readonly text: string;
  /** For each item, whether it stands behind that. */
  readonly isBehind: readonly boolean[];
}

/** Decides which white space is the text's, and gives the rest to the markup beside it. */
export function settleJunction(junction: Junction): Settled {
  const settling = new Settling(junction);
  const own = settling.findOwnSpace();
  settling.attachSpaces(own);
  if (own !== undefined) return settling.settled(own - 1, junction.spaces[own]?.text ?? "");
  const [first, ...others] = settling.findGivers();
  if (first === undefined) return settling.settledByTags();
  for (const giver of [first, ...others]) settling.giveSpace(giver);
  return settling.settled(first, junction.items[first]?.looks === "break" ? "\n" : " ");
}

/** Every end stands before every start, since an element without text is a place; between them the text's space is. */
class Settling {
  readonly #junction: Junction;
  /** The position behind the last end, and that of the first start. */
  readonly #ends: number;
  readonly #starts: number;
  /** A place with white space on both sides: it keeps both, wherever it goes. */
  readonly #loose: number;

  constructor(junction: Junction) {
    const { items, spaces } = junction;
    this.#junction = junction;
    this.#ends = items.findLastIndex(({ kind }) => kind === "close") + 1;
    const firstStart = items.findIndex(({ kind }) => kind === "open");
    this.#starts = firstStart === -1 ? items.length : firstStart;
    this.#loose = items.findIndex(
      ({ kind }, at) =>
        kind === "place" &&
        at >= this.#ends &&
        at < this.#starts &&
        spaces[at] !== undefined &&
        spaces[at + 1] !== undefined,
    );
  }

  /** The position of the white space that stands in the text as it is. */
  findOwnSpace(): number | undefined {
    const { items, spaces } = this.#junction;
    if (!this.#isInside() || this.#loose !== -1 || items.some(({ looks }) => looks === "break")) return undefined;
    const own = spaces.findIndex((space, at) => space !== undefined && at >= this.#ends && at <= this.#starts);
    return own === -1 ? undefined : own;
  }

  /** An end takes the white space before it, all else what stands behind: so it stays on its side of the tag. */
  attachSpaces(own: number | undefined): void {
    const { items, spaces } = this.#junction;
    for (const [at, space] of spaces.entries()) {
      if (space === undefined || at === own) continue;
      const [last, next] = [items[at - 1]?.markup, items[at]?.markup];
      const isNext = at < this.#ends || at === this.#loose || last === undefined;
      if (next !== undefined && isNext) next.from = space.from;
      else if (last !== undefined) last.to = space.to;
    }
  }

  /** The positions of the markup whose white space stands for the text's; -1 and the count are the words around. */
  findGivers(): readonly number[] {
    const { items, spaces, before, after } = this.#junction;
    if (before === undefined || after === undefined) return [];
    const breaks = positionsOf(items, ({ looks }) => looks === "break");
    if (breaks.length > 0) return breaks;
    if (this.#loose !== -1) return [this.#loose];
    const space = spaces.findIndex((found) => found !== undefined);
    if (space !== -1) return [space < this.#ends ? space : space - 1];
    if (before.hasSpace) return [-1];
    if (after.hasSpace) return [items.length];
    const isBetweenWords = /[\p{L}\p{N}]$/u.test(before.text) && /^[\p{L}\p{N}]/u.test(after.text);
    return positionsOf(items, ({ looks }) => looks === "space" || (looks === "thing" && isBetweenWords));
  }

  /** Where tags alone keep the words apart, the text has a space of its own there, which the tags take away again. */
  settledByTags(): Settled {
    return this.#glueTags() ? this.settled(this.#ends - 1, " ") : this.settled(-1, "");
  }

  /**
   * Tags alone may keep words apart that a reader tells apart: those of two elements beside each other, a note's mark
   * behind a word, and a sentence behind another. Within a word, as in `cat<b>s</b>` and `m<sup>2</sup>`, they do not.
   */
  #glueTags(): boolean {
    const { items, before, after } = this.#junction;
    if (before === undefined || after === undefined || items.some(({ isCdata }) => isCdata)) return false;
    const [end, start] = [items[this.#ends - 1], items[this.#starts]];
    const tag = end ?? start;
    if (start?.isNote === true && takesNote(before.text)) {
      start.markup.glue = { other: undefined, isBehindSentence: false };
    } else if (end !== undefined && start !== undefined && beginsAnew(before.text, after.text)) {
      end.markup.glue = { other: start.markup, isBehindSentence: false };
    } else if (tag !== undefined && endsSentence(before.text) && beginsSentence.test(after.text)) {
      tag.markup.glue = { other: undefined, isBehindSentence: true };
    } else return false;
    return true;
  }

  giveSpace(giver: number): void {
    const { items, before, after } = this.#junction;
    const item = items[giver];
    if (item !== undefined) item.markup.givesSpace = true;
    else (giver === -1 ? before : after)?.giveSpace();
  }

  /** @param pivot the last item between ends and starts that stands before the white space. */
  settled(pivot: number, text: string): Settled {
    const isBehind = (at: number) => at >= this.#starts || (at >= this.#ends && at > pivot);
    return { text, isBehind: this.#junction.items.map((_, at) => isBehind(at)) };
  }

  #isInside(): boolean {
    return this.#junction.before !== undefined && this.#junction.after !== undefined;
  }
}

/** Two letters at least before the full stop: one is an abbreviation's. */
export function endsSentence(text: string): boolean {
  return /\p{L}\p{L}[.!?…]["”»’)]*$/u.test(text);
}

const beginsSentence = /^\p{Lu}\p{Ll}/u;

/** A capital begins a word. Scripts without capitals are left as they are. */
function beginsAnew(before: string, after: string): boolean {
  return /[\p{Ll}\p{N}]$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(after);
}

/** Behind a unit or a function, what looks like a note's mark is a power: `km²`, `sin²`. */
function takesNote(before: string): boolean {
  const word = /\p{L}+$/u.exec(before)?.[0] ?? "";
  return endsSentence(before) || (word.length > 2 && !functions.has(word));
}

const functions: ReadonlySet<string> = new Set(["sin", "cos", "tan", "log", "exp", "mol", "det", "lim"]);

function positionsOf(items: readonly JunctionItem[], isMeant: (item: JunctionItem) => boolean): readonly number[] {
  return items.flatMap((item, at) => (isMeant(item) ? [at] : []));
}
