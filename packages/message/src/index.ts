export { fromMarkup } from "./markup/from-markup.ts";
export { ignoredElement, toMarkup } from "./markup/to-markup.ts";
export type {
  Attempt,
  FallbackOutcome,
  MessageOutcome,
  TextHandling,
  TextOutcome,
  TranslateTexts,
} from "./outcome.ts";
export type { Piece, TokenKind } from "./piece.ts";
export { type CategorySamples, categorySamples } from "./plurals/category-samples.ts";
export { completePlural, type PluralForm } from "./plurals/complete-plural.ts";
export { type DirectionPlurals, directionPlurals } from "./plurals/direction-plurals.ts";
export {
  groupI18nextKeys,
  type I18nextGrouping,
  type I18nextMessage,
  i18nextPluralKey,
  splitI18nextKey,
} from "./plurals/i18next-keys.ts";
export { translateUnits } from "./plurals/translate-units.ts";
export { type Damage, type Proof, prove } from "./proof.ts";
export type { Restored } from "./restored-message.ts";
export { readRequest, type SourceMessage } from "./source-message.ts";
export { type I18nextInterpolation, i18nextInterpolation, type MessageSyntax, type PrintfFamily } from "./syntax.ts";
export { hasWords, piecesOf } from "./tokens/pieces-of.ts";
export { type MessageCount, type MessageRequest, translateMessages } from "./translate-messages.ts";
export type {
  Direction,
  MessageUnit,
  PluralCategory,
  PluralType,
  PluralUnit,
  SingleUnit,
  UnitOutcome,
} from "./unit.ts";
