/** Makes every line end one LF, as XML has it (XML 1.0, 2.11), in text that comes in pieces. */
export class LineEnds {
  #isHeld = false;

  take(text: string): string {
    if (!this.#isHeld && !text.includes("\r")) return text;
    const all = this.#isHeld ? `\r${text}` : text;
    // Whether an LF follows is in the next piece.
    this.#isHeld = all.endsWith("\r");
    return (this.#isHeld ? all.slice(0, -1) : all).replaceAll(/\r\n?/g, "\n");
  }

  end(): string {
    return this.#isHeld ? "\n" : "";
  }
}
