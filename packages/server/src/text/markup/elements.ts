import { blocks, controls, endedBy, foreignRoots, integrationPoints } from "./html-names.ts";
import { cdataName, type TagToken, type Token } from "./token.ts";

/** An element, or a tag that has no partner. Tokens are named by their position among the document's tokens. */
export interface Element {
  readonly name: string;
  /** The element around it; `undefined` where there is none. */
  readonly parent: Element | undefined;
  /** `lone`: a start that is nowhere ended, or an end that nothing began. */
  readonly kind: "pair" | "empty" | "lone";
  readonly tag: TagToken;
  readonly first: number;
  /** Its end tag; for a start that is nowhere ended, the last token before another tag ends it. */
  readonly last: number;
  /** Whether text of its own stands in it, white space apart. */
  readonly hasText: boolean;
}

export interface ElementTree {
  /** In the order of their starts. */
  readonly elements: readonly Element[];
  /** Whether there is text outside of all elements. */
  readonly hasText: boolean;
}

/**
 * Finds what belongs together, in time linear to the tokens however deep they are nested and however wrong. In HTML an
 * element whose end tag may be left out ends where browsers end it, and the end tag of an inline element reaches no
 * further than the block that it stands in.
 */
export function pairTags(tokens: readonly Token[], source: string, kind: "html" | "xml"): ElementTree {
  const pairing = new Pairing(kind === "html");
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "text") pairing.addText(source.slice(token.from, token.to));
    else if (token.kind === "start") pairing.start(token, index);
    else if (token.kind === "empty") pairing.addEmpty(token, index);
    else if (token.kind === "end") pairing.end(token, index);
  }
  pairing.close(tokens.length);
  return pairing;
}

interface OpenElement extends Element {
  readonly parent: OpenElement | undefined;
  kind: Element["kind"];
  last: number;
  hasText: boolean;
  readonly depth: number;
  /** It, or the nearest block around it; `undefined` where a box stands between. */
  block: OpenElement | undefined;
  readonly isForeign: boolean;
}

const onlySpace = /^(?:\s|&nbsp;|&#160;|&#xa0;)*$/i;

class Pairing implements ElementTree {
  readonly elements: Element[] = [];
  hasText = false;
  readonly #isHtml: boolean;
  #top: OpenElement | undefined;
  readonly #openByName = new Map<string, OpenElement[]>();

  constructor(isHtml: boolean) {
    this.#isHtml = isHtml;
  }

  addText(text: string): void {
    if (onlySpace.test(text)) return;
    let element = this.#top;
    if (element?.name === cdataName) {
      element.hasText = true;
      element = element.parent;
    }
    if (element === undefined) this.hasText = true;
    else element.hasText = true;
  }

  addEmpty(tag: TagToken, index: number): void {
    this.#endWhatItEnds(tag, index);
    this.#add("empty", tag, index);
  }

  start(tag: TagToken, index: number): void {
    this.#endWhatItEnds(tag, index);
    const element = this.#add("lone", tag, index);
    if (this.#isHtml) {
      if (blocks.has(tag.name)) element.block = element;
      else if (!controls.has(tag.name) && !element.isForeign) element.block = element.parent?.block;
    }
    this.#top = element;
    const namesakes = this.#openByName.get(tag.name);
    if (namesakes === undefined) this.#openByName.set(tag.name, [element]);
    else namesakes.push(element);
  }

  end(tag: TagToken, index: number): void {
    const element = this.#openByName.get(tag.name)?.at(-1);
    const block = this.#isHtml && !blocks.has(tag.name) ? this.#top?.block : undefined;
    if (element === undefined || (block !== undefined && element.depth < block.depth)) {
      this.#add("lone", tag, index);
      return;
    }
    while (this.#top !== undefined && this.#top !== element) this.#leave(index - 1);
    element.kind = "pair";
    this.#leave(index);
  }

  close(index: number): void {
    while (this.#top !== undefined) this.#leave(index - 1);
  }

  #add(kind: Element["kind"], tag: TagToken, index: number): OpenElement {
    const parent = this.#top;
    const element: OpenElement = {
      name: tag.name,
      parent,
      kind,
      tag,
      first: index,
      last: index,
      hasText: false,
      depth: (parent?.depth ?? 0) + 1,
      block: undefined,
      isForeign: foreignRoots.has(tag.name) || (parent?.isForeign === true && !integrationPoints.has(parent.name)),
    };
    this.elements.push(element);
    return element;
  }

  #endWhatItEnds(tag: TagToken, index: number): void {
    if (!this.#isHtml) return;
    if (tag.leavesForeign) while (this.#top?.isForeign) this.#leave(index - 1);
    for (let block = this.#top?.block; block !== undefined; block = this.#top?.block) {
      if (endedBy.get(block.name)?.has(tag.name) !== true) return;
      while (this.#top !== undefined && this.#top !== block) this.#leave(index - 1);
      this.#leave(index - 1);
    }
  }

  #leave(last: number): void {
    const element = this.#top;
    if (element === undefined) return;
    element.last = last;
    this.#openByName.get(element.name)?.pop();
    this.#top = element.parent;
  }
}
