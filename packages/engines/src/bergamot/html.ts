/**
 * HTML for a runtime that dies of markup which does not close. It is sent a skeleton: every inline element is a `b`,
 * every block a `p`, with a number each, all of them closed; whatever is not text to translate (comments, scripts, code,
 * `translate="no"`, stray end tags) is one empty numbered element. The answer gets its own tags back, as they were written.
 */
import { Parser } from "htmlparser2";
import type { EngineText } from "../ports.ts";
import { oneLine } from "./one-line.ts";

export interface HtmlSkeleton {
  readonly skeleton: string;
  /** The translated skeleton with the tags of the text. */
  restore(translated: string): string;
}

const maxDepth = 200;

/** Elements that are no part of a sentence around them. */
const blocks = new Set(
  (
    "address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption " +
    "figure footer form h1 h2 h3 h4 h5 h6 head header hgroup html legend li main menu nav ol optgroup option p pre " +
    "section select summary table tbody td tfoot th thead title tr ul"
  ).split(" "),
);

/** Elements whose content is not in the text's language, or is no text at all. */
const untranslated = new Set(
  "applet audio canvas code embed iframe kbd math noembed noframes object samp script style svg template textarea var video".split(
    " ",
  ),
);

/** Elements without content (HTML Living Standard 13.1.2), and two that parsers still know. */
const voids = new Set(
  "area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr".split(
    " ",
  ),
);

const lineBreaks = new Set(["br", "hr"]);

interface Tags {
  readonly name: string;
  readonly start: string;
  /** Empty where the text leaves the end tag out. */
  end: string;
  /** For an element without content: whether white space stands before and after it. The runtime forgets it. */
  readonly spaced?: { readonly before: boolean; readonly after: boolean };
}

/** @returns `undefined` for markup nested too deep. */
export function skeletonOf({ text, sentences }: EngineText): HtmlSkeleton | undefined {
  const builder = new SkeletonBuilder(text, gapsBetween(sentences));
  return builder.build()
    ? { skeleton: builder.skeleton, restore: (translated) => builder.restore(translated) }
    : undefined;
}

/** Where one sentence ends and the next begins: offsets of the white space between them. */
interface Gap {
  readonly start: number;
  readonly end: number;
}

function gapsBetween(sentences: readonly string[]): readonly Gap[] {
  let end = 0;
  return sentences.slice(0, -1).map((sentence) => {
    end += sentence.length;
    return { start: end - (sentence.length - sentence.trimEnd().length), end };
  });
}

class SkeletonBuilder {
  skeleton = "";
  readonly #text: string;
  readonly #gaps: readonly Gap[];
  readonly #parser: Parser;
  readonly #tags: Tags[] = [];
  /** Numbers of the open elements that are in the skeleton, and `undefined` for those that are not. */
  readonly #open: { readonly name: string; readonly number: number | undefined }[] = [];
  /** White space that stood at the line ends of the skeleton, in order. */
  readonly #spaces: string[] = [];
  /** Up to here the text is in the skeleton. */
  #covered = 0;
  #nextGap = 0;
  #tooDeep = false;

  constructor(text: string, gaps: readonly Gap[]) {
    this.#text = text;
    this.#gaps = gaps;
    this.#parser = new Parser(
      {
        ontext: (data) => this.#addText(data),
        onopentag: (name, attributes, isImplied) => {
          if (!isImplied) this.#openElement(name, attributes["translate"] === "no");
        },
        onclosetag: (name, isImplied) => this.#closeElement(name, isImplied),
      },
      { recognizeSelfClosing: true },
    );
  }

  build(): boolean {
    this.#parser.end(this.#text);
    this.#keepUncovered(this.#text.length);
    return !this.#tooDeep;
  }

  restore(translated: string): string {
    const open: Tags[] = [];
    const written = new Set<Tags>();
    const spaces = this.#spaces.values();
    const times = this.#timesIn(translated);
    const pattern = /( ?)<(\/?)(b|p|img|br)(?: i="(\d+)")?>|\n/g;
    const restored = translated.replaceAll(pattern, (match, space, slash, name, number, offset: number) => {
      if (match === "\n") return spaces.next().value ?? " ";
      if (slash === "/") {
        const tags = open.pop();
        if (tags === undefined) return space;
        // an element that the translation split needs its end tags, though the text left one out
        return space + (tags.end === "" && (times.get(tags) ?? 0) > 1 ? `</${tags.name}>` : tags.end);
      }
      const tags = this.#tags[Number(number)];
      if (tags === undefined) return space;
      const isAgain = written.has(tags);
      written.add(tags);
      if (name === "b" || name === "p") open.push(tags);
      else if (isAgain) return space;
      if (tags.spaced === undefined) return space + tags.start;
      const before = space === "" ? translated.charAt(offset - 1) : space;
      return respaced(tags.start, tags.spaced, space, before, translated.charAt(offset + match.length));
    });
    const lost = this.#tags.filter((tags) => !written.has(tags));
    return restored + lost.map(({ start, end }) => start + end).join("");
  }

  /** How often each element with content stands in the translation, which may split and repeat them. */
  #timesIn(translated: string): ReadonlyMap<Tags, number> {
    const times = new Map<Tags, number>();
    for (const [, number] of translated.matchAll(/<[bp] i="(\d+)">/g)) {
      const tags = this.#tags[Number(number)];
      if (tags !== undefined) times.set(tags, (times.get(tags) ?? 0) + 1);
    }
    return times;
  }

  #addText(data: string): void {
    if (this.#isUntranslated()) return;
    const end = this.#parser.endIndex + 1;
    // what was written as it reads; else a character reference, in which places in text and data do not agree
    const isLiteral = this.#text.endsWith(data, end);
    const start = isLiteral ? end - data.length : this.#text.lastIndexOf("&", end - 1);
    this.#keepUncovered(start);
    this.#covered = end;
    if (isLiteral) this.#addCut(start, end);
    else this.#addWords(data);
  }

  /** Writes a line end between sentences, in place of the white space there. */
  #addCut(start: number, end: number): void {
    let from = start;
    for (let gap = this.#gaps[this.#nextGap]; gap !== undefined && gap.end <= end; gap = this.#gaps[this.#nextGap]) {
      this.#nextGap += 1;
      if (gap.start < from) continue;
      this.#addWords(this.#text.slice(from, gap.start));
      this.skeleton += "\n";
      this.#spaces.push(this.#text.slice(gap.start, gap.end));
      from = gap.end;
    }
    this.#addWords(this.#text.slice(from, end));
  }

  #addWords(words: string): void {
    this.skeleton += oneLine(words).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  }

  #openElement(name: string, isKept: boolean): void {
    const isVoid = voids.has(name);
    const { startIndex, endIndex } = this.#parser;
    if (this.#open.length >= maxDepth) this.#tooDeep = true;
    if (this.#isUntranslated() || this.#tooDeep || isKept || untranslated.has(name)) {
      if (!isVoid) this.#open.push({ name, number: undefined });
      return;
    }
    if (isVoid && !lineBreaks.has(name)) return;
    this.#keepUncovered(startIndex);
    this.#covered = endIndex + 1;
    const start = this.#text.slice(startIndex, this.#covered);
    const number = this.#number({ name, start, end: "", ...(isVoid && { spaced: this.#spacesAround(startIndex) }) });
    if (isVoid) {
      this.skeleton += `<br i="${number}">`;
    } else {
      this.skeleton += `<${skeletonName(name)} i="${number}">`;
      this.#open.push({ name, number });
    }
  }

  #closeElement(name: string, isImplied: boolean): void {
    if (this.#open.at(-1)?.name !== name) return;
    const closed = this.#open.pop();
    if (closed?.number === undefined) return;
    const tags = this.#tags[closed.number];
    const { startIndex, endIndex } = this.#parser;
    if (!isImplied && startIndex >= this.#covered && tags !== undefined) {
      this.#keepUncovered(startIndex);
      this.#covered = endIndex + 1;
      tags.end = this.#text.slice(startIndex, this.#covered);
    }
    this.skeleton += `</${skeletonName(name)}>`;
  }

  /** What the parser passed over goes into the skeleton as one empty element. */
  #keepUncovered(until: number): void {
    if (until <= this.#covered) return;
    const from = this.#covered;
    this.#covered = until;
    const start = this.#text.slice(from, until);
    const number = this.#number({ name: "", start, end: "", spaced: this.#spacesAround(from) });
    this.skeleton += `<img i="${number}">`;
  }

  /** Around what lies between `start` and the end of what is covered. */
  #spacesAround(start: number) {
    const isSpace = (index: number) => /\s/.test(this.#text.charAt(index));
    return { before: isSpace(start - 1), after: isSpace(this.#covered) };
  }

  #number(tags: Tags): number {
    return this.#tags.push(tags) - 1;
  }

  #isUntranslated(): boolean {
    const innermost = this.#open.at(-1);
    return innermost !== undefined && innermost.number === undefined;
  }
}

function skeletonName(name: string): "b" | "p" {
  return blocks.has(name) ? "p" : "b";
}

/**
 * An element without content, with the white space that the text has around it.
 * @param space what the translation has between the character `before` and the element; `after` follows the element.
 */
function respaced(
  element: string,
  spaced: { readonly before: boolean; readonly after: boolean },
  space: string,
  before: string,
  after: string,
): string {
  const [isSpaceBefore, isSpaceAfter] = [before, after].map((character) => /\s/.test(character));
  // the runtime puts the element behind a space that stood behind it
  const isMoved = space !== "" && !spaced.before && spaced.after && !isSpaceAfter;
  const isLostBefore = spaced.before && !isSpaceBefore && before !== "" && before !== ">";
  const isLostAfter = spaced.after && !isSpaceAfter && after !== "" && after !== "<";
  return (isMoved ? "" : isLostBefore ? " " : space) + element + (isMoved || isLostAfter ? " " : "");
}
