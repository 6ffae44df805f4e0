import { tmxLimits } from "./limits.ts";
import { hasText, ignoresSpace, type OpenElement, type XmlElement } from "./xml-element.ts";

/** Puts what a parser finds into a tree. */
export class TreeBuilder {
  readonly #open: OpenElement[] = [];
  #count = 0;

  get isBetween(): boolean {
    return this.#open.length === 0;
  }

  /** @returns whether the limits take the element. */
  begin(element: OpenElement): boolean {
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
    this.#count += 1;
    return this.#count <= tmxLimits.elements && this.#open.length <= tmxLimits.depth;
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element === undefined || text === "") return;
    if (ignoresSpace(this.#open.length, element) && !hasText(text)) return;
    const { children } = element;
    const last = children.at(-1);
    if (typeof last === "string") children[children.length - 1] = last + text;
    else children.push(text);
  }

  /** @returns the tree, where it is whole. */
  end(): XmlElement | undefined {
    const element = this.#open.pop();
    if (this.#open.length > 0) return undefined;
    this.#count = 0;
    return element;
  }
}
