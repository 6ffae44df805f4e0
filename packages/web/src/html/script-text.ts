/**
 * Follows the text of a script, for its first end tag does not always end it: after `<!--` and `<script` browsers take
 * that for the end of the inner one (HTML, section 13.2.5.18, "script data double escaped").
 */
export class ScriptText {
  #state: "plain" | "escaped" | "doubly escaped" = "plain";
  /** What a sign may have begun in. */
  #rest = "";

  /** Whether an end tag here leaves the script open. */
  get isDoublyEscaped(): boolean {
    return this.#state === "doubly escaped";
  }

  /** @param piece of the text, cut anywhere */
  read(piece: string): void {
    const text = this.#rest + piece;
    let read = 0;
    if (this.#state !== "plain" || text.includes("<!--")) {
      for (const sign of text.matchAll(signs)) {
        const [name] = sign;
        read = sign.index + name.length;
        this.#take(name);
      }
    }
    this.#rest = text.slice(Math.max(read, text.length - longestSign));
  }

  #take(sign: string): void {
    if (sign === "-->") this.#state = "plain";
    else if (sign === "<!" && this.#state === "plain") this.#state = "escaped";
    else if (sign !== "<!" && this.#state === "escaped") this.#state = "doubly escaped";
  }
}

/** The dashes of `<!--` may be those of `-->` as well. */
const signs = /<!(?=--)|-->|<script[\t\n\f\r />]/gi;
const longestSign = 7;
