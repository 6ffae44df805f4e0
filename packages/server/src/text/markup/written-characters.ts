import { xmlText } from "./references.ts";

/**
 * How the source writes its characters, so that a translation writes them the same: what stands in the source as a
 * reference only (`&nbsp;`) is written so, what needs no reference and never had one stands as it is.
 */
export class WrittenCharacters {
  readonly #kind: "html" | "xml";
  readonly #isReference: (text: string) => boolean;
  readonly #references = new Map<string, string>();
  readonly #plain = new Set<string>();
  #special: RegExp | undefined;

  /** @param isReference whether a reference begins where the text does. */
  constructor(kind: "html" | "xml", isReference: (text: string) => boolean) {
    this.#kind = kind;
    this.#isReference = isReference;
  }

  addReference(text: string, written: string): void {
    // Letters are spelled as references to hide them from programs, and in no pattern.
    if (/^[a-z\d]$/i.test(text) || this.#references.has(text) || [...text].length !== 1) return;
    this.#references.set(text, written.endsWith(";") ? written : `${written};`);
  }

  addText(text: string): void {
    for (const character of text) this.#plain.add(character);
  }

  /** The text as it is written between tags. */
  write(text: string): string {
    this.#special ??= this.#specialCharacters();
    const allowed = this.#kind === "xml" ? xmlText(text) : text;
    return allowed.replaceAll(this.#special, (character, at: number) => this.#writeOne(character, allowed, at));
  }

  /** The text as it is written in a CDATA section, which nothing but its end can end. */
  writeLiteral(text: string): string {
    return xmlText(text).replaceAll("]]>", "]]]]><![CDATA[>");
  }

  #specialCharacters(): RegExp {
    const characters = new Set(["&", "<", ">"]);
    for (const character of this.#references.keys()) if (!this.#plain.has(character)) characters.add(character);
    const codes = Array.from(characters, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
    return new RegExp(`[${codes.join("")}]`, "gu");
  }

  #writeOne(character: string, text: string, at: number): string {
    const reference = this.#references.get(character);
    if (reference === undefined && this.#plain.has(character) && this.#isSafe(character, text, at)) return character;
    return reference ?? named.get(character) ?? character;
  }

  /** Whether it means itself here, as it does somewhere in the source. */
  #isSafe(character: string, text: string, at: number): boolean {
    if (character === "&") return !this.#isReference(text.slice(at, at + 64));
    if (character === "<") return beginsNoTag[this.#kind].test(text.slice(at, at + 3));
    return character !== ">" || !text.startsWith("]]", at - 2);
  }
}

/**
 * White space beyond ASCII may begin a name: U+FEFF and U+1680 do in XML. There `</1>` and `</>` are text, as they are in
 * messages of react-i18next; in HTML they are comments.
 */
const beginsNoTag: Readonly<Record<"html" | "xml", RegExp>> = {
  html: /^<[ \t\n\f\r\d=]/,
  xml: /^<(?:[ \t\n\f\r\d=>]|\/[ \t\n\f\r\d=>])/,
};

const named: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
]);
