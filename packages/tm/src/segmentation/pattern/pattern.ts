/** A text as the code points it is made of. Places stand between them: 0 is before the first. */
export type CodePoints = Int32Array;

export type CharacterTest = (codePoint: number) => boolean;

export type PlaceTest = (text: CodePoints, place: number) => boolean;

/** A regular expression, taken apart. */
export type Pattern =
  | { readonly kind: "character"; readonly test: CharacterTest }
  | { readonly kind: "place"; readonly test: PlaceTest }
  | { readonly kind: "sequence"; readonly parts: readonly Pattern[] }
  | { readonly kind: "choice"; readonly options: readonly Pattern[] }
  | { readonly kind: "repeat"; readonly part: Pattern; readonly least: number; readonly most: number | undefined }
  | Look;

/** Text that must, or must not, follow (`ahead`) or go before (`behind`) a place. */
export interface Look {
  readonly kind: "look";
  readonly to: "ahead" | "behind";
  readonly isNegative: boolean;
  readonly part: Pattern;
}

/** A regular expression that is none, or that needs what this reader has not. */
export class PatternError extends Error {
  override readonly name = "PatternError";
  /** In UTF-16 code units, from 0. */
  readonly at: number;

  constructor(at: number, problem: string) {
    super(`At character ${at + 1} of the expression: ${problem}.`);
    this.at = at;
  }
}

/** Where the reader of an expression stands. */
export class PatternCursor {
  readonly source: string;
  at = 0;

  constructor(source: string) {
    this.source = source;
  }

  get isAtEnd(): boolean {
    return this.at >= this.source.length;
  }

  /** The next character; empty at the end. */
  peek(): string {
    return String.fromCodePoint(...(this.isAtEnd ? [] : [this.source.codePointAt(this.at) ?? 0]));
  }

  take(): string {
    const character = this.peek();
    this.at += character.length;
    return character;
  }

  takeIf(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /** What the expression matches here and takes; it must be sticky. */
  takeMatch(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.at;
    const match = expression.exec(this.source) ?? undefined;
    if (match !== undefined) this.at += match[0].length;
    return match;
  }

  fail(problem: string, at: number = this.at): never {
    throw new PatternError(at, problem);
  }
}
