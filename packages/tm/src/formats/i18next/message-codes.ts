import { type InlineElement, joinText, type Segment } from "../../model/segment.ts";
import { type MessageSyntax, messageTokens, type Token } from "./message-tokens.ts";

/**
 * The codes of one message in all its languages: the same token has the same number in each, the second of two equal
 * ones that of the other second.
 */
export class MessageCodes {
  readonly #syntax: MessageSyntax;
  readonly #numbers = new Map<string, number>();

  constructor(syntax: MessageSyntax) {
    this.#syntax = syntax;
  }

  /** A message with its tokens as codes; `messageText` gives the very text again. */
  segment(message: string): Segment {
    const seen = new Map<string, number>();
    const tokens = messageTokens(message, this.#syntax);
    return joinText(
      tokens.map((token): string | InlineElement => {
        if (token.kind === "text") return token.text;
        if (token.kind === "close") return { kind: "ept", i: token.pair, content: [token.text] };
        const x = this.#numberOf(token, seen);
        if (token.kind === "open") return { kind: "bpt", i: token.pair, x, type: "tag", content: [token.text] };
        return { kind: "ph", x, type: token.kind, content: [token.text] };
      }),
    );
  }

  #numberOf({ text }: Token, seen: Map<string, number>): number {
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    const key = `${count} ${text}`;
    const number = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, number);
    return number;
  }
}
