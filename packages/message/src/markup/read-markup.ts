import { Parser } from "htmlparser2";
import type { Damage } from "../proof.ts";
import { isCount } from "../sample-number.ts";
import type { SourceMessage } from "../source-message.ts";
import { shownValue } from "./to-markup.ts";

/** What an engine's markup says, in its order: text, and pieces of the message by their index. */
export type MarkupPart =
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "piece"; readonly index: number }
  /** The element of a sample number, with what the engine made of the number. */
  | { readonly kind: "number"; readonly index: number; readonly value: string };

/** The parts of an answer in the markup of a message, or why they are not those of the message. */
export function readMarkup(
  answer: string,
  message: SourceMessage,
): { readonly parts: readonly MarkupPart[] } | { readonly damage: Damage } {
  const reader = new MarkupReader(message);
  // As HTML, whatever it was sent as: that is the reading that forgives case, quotes and entities.
  const parser = new Parser(reader, { recognizeSelfClosing: true });
  parser.write(answer);
  reader.hasEnded = true;
  parser.end();
  return reader.damage === undefined ? { parts: reader.parts } : { damage: reader.damage };
}

interface OpenElement {
  readonly name: string;
  readonly index: number;
  content: string;
}

class MarkupReader {
  readonly parts: MarkupPart[] = [];
  damage: Damage | undefined;
  hasEnded = false;
  readonly #message: SourceMessage;
  readonly #open: OpenElement[] = [];
  readonly #seen = new Set<number>();

  constructor(message: SourceMessage) {
    this.#message = message;
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    const index = /^\s*\d{1,8}\s*$/.test(attributes["i"] ?? "") ? Number(attributes["i"]) : -1;
    const isInsideToken = this.#open.at(-1)?.name === "x" || this.#open.at(-1)?.name === "n";
    if (this.#elementOf(index) !== name || isInsideToken || this.#seen.has(index)) {
      const value = this.#message.pieces[index]?.value ?? `<${name}>`;
      this.damage ??= { kind: "extra", value };
    }
    this.#seen.add(index);
    this.#open.push({ name, index, content: "" });
    if (name === "t") this.parts.push({ kind: "piece", index });
  }

  ontext(text: string): void {
    const inside = this.#open.at(-1);
    if (inside === undefined || inside.name === "t") this.parts.push({ kind: "text", value: text });
    else inside.content += text;
  }

  onclosetag(name: string): void {
    const closed = this.#open.pop();
    if (this.hasEnded || closed === undefined || closed.name !== name) {
      this.damage ??= { kind: "unreadable" };
      return;
    }
    const { index, content } = closed;
    if (name === "n") this.parts.push({ kind: "number", index, value: content });
    else if (name === "t") this.parts.push({ kind: "piece", index: this.#message.closeOf.get(index) ?? index });
    else {
      const piece = this.#message.pieces[index];
      if (piece !== undefined && !isStillThere(content, shownValue(piece))) {
        this.damage ??= { kind: "changed", value: piece.value, to: content };
      }
      this.parts.push({ kind: "piece", index });
    }
  }

  oncomment(): void {
    this.damage ??= { kind: "extra", value: "<!" };
  }

  onprocessinginstruction(name: string): void {
    this.damage ??= { kind: "extra", value: `<${name}` };
  }

  /** Which element stands for a piece. */
  #elementOf(index: number): "x" | "t" | "n" | undefined {
    const piece = this.#message.pieces[index];
    if (piece?.kind === "token") return isCount(piece, this.#message.count) ? "n" : "x";
    return piece?.kind === "open" ? "t" : undefined;
  }
}

/**
 * Whether the content of a token's element is the token and nothing else, so that no words are lost with it. Engines
 * translate and re-case what they see, or leave it out; the token itself is put back as it was.
 */
function isStillThere(content: string, value: string): boolean {
  const [found, expected] = [content, value].map((text) => text.toLowerCase().replaceAll(/\s+/g, ""));
  if (found === undefined || expected === undefined || found === "" || found === expected) return true;
  const isBracketed = /^[^\p{L}\p{N}].*[^\p{L}\p{N}]$/su.test(expected);
  return (
    isBracketed && signsOf(found) === signsOf(expected) && found[0] === expected[0] && found.at(-1) === expected.at(-1)
  );
}

function signsOf(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}\p{M}_]+/gu, "a");
}
