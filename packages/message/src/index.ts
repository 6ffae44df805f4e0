export type {
  Attempt,
  FallbackOutcome,
  MessageOutcome,
  TextHandling,
  TextOutcome,
  TranslateTexts,
} from "./outcome.ts";
export type { Piece, TokenKind } from "./piece.ts";
export { type I18nextInterpolation, i18nextInterpolation, type MessageSyntax, type PrintfFamily } from "./syntax.ts";
export type {
  Direction,
  MessageUnit,
  PluralCategory,
  PluralType,
  PluralUnit,
  SingleUnit,
  UnitOutcome,
} from "./unit.ts";
