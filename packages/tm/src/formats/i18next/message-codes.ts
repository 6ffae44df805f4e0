import { type I18nextInterpolation, type Piece, piecesOf, type TokenKind } from "@dragoman/message";
import { type InlineElement, joinText, type Segment } from "../../model/segment.ts";

/**
 * The codes of one message in all its languages: the same token has the same number in each, the second of two equal
 * ones that of the other second. Addresses and entities are text, as translators see them.
 */
export class MessageCodes {
  readonly #interpolation: I18nextInterpolation;
  readonly #numbers = new Map<string, number>();

  constructor(interpolation: I18nextInterpolation) {
    this.#interpolation = interpolation;
  }

  /** A message with its tokens as codes; `messageText` gives the very text again. */
  segment(message: string): Segment {
    const seen = new Map<string, number>();
    const open: number[] = [];
    let pairs = 0;
    const elements: (string | InlineElement)[] = [];
    for (const piece of piecesOf(message, { kind: "i18next", interpolation: this.#interpolation })) {
      switch (piece.kind) {
        case "text":
          elements.push(piece.value);
          break;
        case "open":
          open.push(++pairs);
          elements.push(this.#code(piece, seen, { kind: "bpt", i: pairs, type: "tag" }));
          break;
        case "close":
          elements.push({ kind: "ept", i: open.pop() ?? 0, content: [piece.value] });
          break;
        case "token":
          elements.push(
            codeKinds.has(piece.token) ? this.#code(piece, seen, { kind: "ph", type: piece.token }) : piece.value,
          );
      }
    }
    return joinText(elements);
  }

  #code(
    { value }: Piece,
    seen: Map<string, number>,
    kind:
      | { readonly kind: "ph"; readonly type: string }
      | { readonly kind: "bpt"; readonly i: number; readonly type: string },
  ): InlineElement {
    return { ...kind, x: this.#numberOf(value, seen), content: [value] };
  }

  #numberOf(text: string, seen: Map<string, number>): number {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    const key = `${count} ${text}`;
    const number = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, number);
    return number;
  }
}

const codeKinds: ReadonlySet<TokenKind> = new Set(["variable", "nesting", "tag"]);
