import type { Piece } from "./piece.ts";
import type { MessageCount } from "./sample-number.ts";
import type { MessageSyntax } from "./syntax.ts";
import { blankHtmlEnd, blankHtmlStart } from "./tokens/html-text.ts";
import { hasWords, readMessage } from "./tokens/pieces-of.ts";

/** One message to translate. */
export interface MessageRequest {
  readonly text: string;
  readonly syntax: MessageSyntax;
  /** For a form of a plural: its count is a number on the way, and the count again in the translation. */
  readonly count?: MessageCount | undefined;
  /** The language of the translation, a BCP 47 tag. With it, white space that engines lose beside tokens is put back. */
  readonly target?: string | undefined;
}

/** A message that was read once, for all attempts to translate it. */
export interface SourceMessage extends MessageRequest {
  readonly pieces: readonly Piece[];
  /** Where the pair of tags ends that opens at a piece. */
  readonly closeOf: ReadonlyMap<number, number>;
  /** White space before and after the message, which is no part of what is sent. */
  readonly edges: readonly [before: string, after: string];
  /** A piece of text without the message's edges. */
  readonly textAt: (index: number) => string;
  readonly hasWords: boolean;
  readonly hasTokens: boolean;
  /** Why the message cannot be read. */
  readonly fault: string | undefined;
}

export function readRequest(request: MessageRequest): SourceMessage {
  const { pieces, fault } = readMessage(request.text, request.syntax);
  const first = textOf(pieces[0]);
  const last = textOf(pieces.at(-1));
  const isHtml = request.syntax.kind === "html";
  const before = first.slice(0, isHtml ? blankHtmlStart(first) : first.length - first.trimStart().length);
  const after = last.slice(isHtml ? blankHtmlEnd(last) : last.trimEnd().length);
  return {
    ...request,
    pieces,
    fault,
    closeOf: closesOf(pieces),
    edges: [before, after],
    textAt: (index) => {
      const text = textOf(pieces[index]);
      const start = index === 0 ? before.length : 0;
      return text.slice(start, index === pieces.length - 1 ? Math.max(start, text.length - after.length) : undefined);
    },
    hasWords: hasWords(pieces, request.syntax),
    hasTokens: pieces.some(({ kind }) => kind !== "text"),
  };
}

function textOf(piece: Piece | undefined): string {
  return piece?.kind === "text" ? piece.value : "";
}

function closesOf(pieces: readonly Piece[]): ReadonlyMap<number, number> {
  const closes = new Map<number, number>();
  const open: number[] = [];
  pieces.forEach((piece, index) => {
    if (piece.kind === "open") open.push(index);
    else if (piece.kind === "close") closes.set(open.pop() ?? index, index);
  });
  return closes;
}
