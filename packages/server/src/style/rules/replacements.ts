import type { Edit } from "../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../rule.ts";
import type { Trigger } from "../trigger.ts";

/** One edit for each match whose replacement differs from it; `undefined` leaves the match alone. */
export function replaceMatches(
  text: string,
  expression: RegExp,
  replacement: (match: RegExpExecArray) => string | undefined,
): readonly Edit[] {
  const edits: Edit[] = [];
  for (const match of text.matchAll(expression)) {
    const replaced = replacement(match);
    if (replaced === undefined || replaced === match[0]) continue;
    edits.push({ start: match.index, end: match.index + match[0].length, text: replaced });
  }
  return edits;
}

/** A rule that is one expression and what stands in place of its matches. */
export function replacing(
  languages: readonly StyleLanguage[],
  triggers: readonly Trigger[],
  expression: RegExp,
  replacement: (match: RegExpExecArray, context: EditContext) => string | undefined,
): EditRule {
  return {
    languages,
    triggers,
    find: (text, context) => replaceMatches(text, expression, (match) => replacement(match, context)),
  };
}
