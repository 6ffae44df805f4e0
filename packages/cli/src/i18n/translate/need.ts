import type { PlannedMessage } from "../records/planned-message.ts";

/** What a message needs a translation for. */
export type Need = "translate" | "retranslate" | "suggest";

/** `undefined` where no translation is needed. */
export function needOf({ decision: { action } }: PlannedMessage): Need | undefined {
  if (action === "translate" || action === "retranslate") return action;
  return action === "stale" ? "suggest" : undefined;
}

/** Whether a text is known that does not stand in the file: it is put back, and not paid for again. */
export function isToBePutBack({ decision: { action }, message }: PlannedMessage): boolean {
  return (action === "keep" || action === "edited" || action === "stale") && message.standing === undefined;
}
