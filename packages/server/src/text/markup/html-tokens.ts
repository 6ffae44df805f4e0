import { foreignContent, type Token as HtmlToken, type TokenHandler, Tokenizer, TokenizerMode } from "parse5";
import { foreignRoots, integrationPoints, voids } from "./html-names.ts";
import type { TagToken, Token } from "./token.ts";

/** The tokens of any text at all, read as browsers read it. */
export function readHtmlTokens(source: string): readonly Token[] {
  const reading = new HtmlReading(source);
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: true }, reading);
  reading.follow(tokenizer);
  tokenizer.write(source, true);
  return reading.tokens;
}

/** How the content of elements is read that is no HTML (HTML, 13.2.6: what the tree tells the tokenizer). */
const contentModes: ReadonlyMap<string, number> = new Map([
  ["title", TokenizerMode.RCDATA],
  ["textarea", TokenizerMode.RCDATA],
  ["style", TokenizerMode.RAWTEXT],
  ["xmp", TokenizerMode.RAWTEXT],
  ["iframe", TokenizerMode.RAWTEXT],
  ["noembed", TokenizerMode.RAWTEXT],
  ["noframes", TokenizerMode.RAWTEXT],
  ["script", TokenizerMode.SCRIPT_DATA],
  ["plaintext", TokenizerMode.PLAINTEXT],
]);

/** Ends that parse5 drops without a word wherever tags are read. */
const droppedEnd = "</>";

class HtmlReading implements TokenHandler {
  readonly tokens: Token[] = [];
  readonly #source: string;
  #tokenizer: Tokenizer | undefined;
  #end = 0;
  #textFrom: number | undefined;
  /** The SVG and MathML elements that are open, and elements in them in which HTML begins again. */
  readonly #foreign: string[] = [];
  #isMarkup = true;
  #dropped = -1;

  constructor(source: string) {
    this.#source = source;
  }

  follow(tokenizer: Tokenizer): void {
    this.#tokenizer = tokenizer;
  }

  onStartTag(tag: HtmlToken.TagToken): void {
    const { tagName: name, selfClosing } = tag;
    const leavesForeign = this.#isForeign() && foreignContent.causesExit(tag);
    while (leavesForeign && this.#isForeign()) this.#foreign.pop();
    const isForeign = this.#isForeign();
    const isEmpty = isForeign || foreignRoots.has(name) ? selfClosing : voids.has(name);
    const translate = translateOf(tag);
    this.#push({
      kind: isEmpty ? "empty" : "start",
      name,
      ...this.#slice(tag.location),
      ...(translate === undefined ? {} : { translate }),
      ...(leavesForeign ? { leavesForeign } : {}),
    });
    if (!isEmpty && (foreignRoots.has(name) || (isForeign && integrationPoints.has(name)))) this.#foreign.push(name);
    this.#followContent(isForeign ? undefined : contentModes.get(name));
  }

  onEndTag({ tagName: name, location }: HtmlToken.TagToken): void {
    this.#push({ kind: "end", name, ...this.#slice(location) });
    if (foreignRoots.has(name)) while (this.#foreign.length > 0 && this.#foreign.pop() !== name);
    else if (this.#foreign.at(-1) === name) this.#foreign.pop();
    this.#followContent(undefined);
  }

  onComment({ location }: HtmlToken.CommentToken): void {
    this.#push({ kind: "hidden", ...this.#slice(location) });
  }

  onDoctype({ location }: HtmlToken.DoctypeToken): void {
    this.#push({ kind: "hidden", ...this.#slice(location) });
  }

  onCharacter({ location }: HtmlToken.CharacterToken): void {
    this.#text(location);
  }

  onWhitespaceCharacter({ location }: HtmlToken.CharacterToken): void {
    this.#text(location);
  }

  onNullCharacter({ location }: HtmlToken.CharacterToken): void {
    this.#text(location);
  }

  onEof(): void {
    this.#passTo(this.#source.length);
  }

  #text(location: HtmlToken.Location | null): void {
    if (location === null) return;
    if (this.#textFrom === undefined) {
      this.#passTo(location.startOffset);
      this.#textFrom = location.startOffset;
    }
    this.#end = Math.min(location.endOffset, this.#source.length);
  }

  /** Where a token stands; what was dropped before it becomes a token of its own. */
  #slice(location: HtmlToken.Location | null): { from: number; to: number } {
    const from = location?.startOffset ?? this.#end;
    this.#passTo(from);
    const to = Math.min(location?.endOffset ?? from, this.#source.length);
    this.#end = to;
    return { from, to };
  }

  #passTo(offset: number): void {
    if (this.#textFrom !== undefined) this.#pushText(this.#textFrom, this.#end);
    this.#textFrom = undefined;
    while (this.#end < offset) {
      const to = this.#source.startsWith(droppedEnd, this.#end) ? this.#end + droppedEnd.length : offset;
      this.#push({ kind: "hidden", from: this.#end, to });
      this.#end = to;
    }
  }

  #pushText(start: number, end: number): void {
    let from = start;
    while (this.#isMarkup) {
      const found = this.#nextDropped(from);
      if (found >= end) break;
      if (found > from) this.#push({ kind: "text", from, to: found, isLiteral: false });
      from = found + droppedEnd.length;
      this.#push({ kind: "hidden", from: found, to: from });
    }
    if (end > from) this.#push({ kind: "text", from, to: end, isLiteral: false });
  }

  /** Where the next one stands, looked for once. */
  #nextDropped(from: number): number {
    if (this.#dropped < from) {
      const found = this.#source.indexOf(droppedEnd, from);
      this.#dropped = found === -1 ? Number.POSITIVE_INFINITY : found;
    }
    return this.#dropped;
  }

  #push(token: Token): void {
    this.tokens.push(token);
  }

  #isForeign(): boolean {
    const last = this.#foreign.at(-1);
    return last !== undefined && foreignRoots.has(last);
  }

  #followContent(mode: number | undefined): void {
    this.#isMarkup = mode === undefined;
    if (this.#tokenizer === undefined) return;
    this.#tokenizer.inForeignNode = this.#isForeign();
    if (mode !== undefined) this.#tokenizer.state = mode;
  }
}

/** `notranslate` among the classes, else the attribute `translate`, whose empty value means yes. */
function translateOf({ attrs }: HtmlToken.TagToken): TagToken["translate"] {
  let found: TagToken["translate"];
  for (const { name, value } of attrs) {
    if (name === "class" && /(?:^|[\t\n\f\r ])notranslate(?![^\t\n\f\r ])/.test(value)) return "off";
    if (name !== "translate") continue;
    const said = value.toLowerCase();
    if (said === "no") found = "off";
    else if (said === "yes" || said === "") found = "on";
  }
  return found;
}
