import { type Restored, restoredMessage } from "../restored-message.ts";
import type { SourceMessage } from "../source-message.ts";
import { readMarkup } from "./read-markup.ts";

/** The message that an engine's answer to `toMarkup` stands for, proven whole, or why there is none. */
export function fromMarkup(answer: string, message: SourceMessage): Restored {
  const read = readMarkup(answer, message);
  return "damage" in read ? read : restoredMessage(message, read.parts);
}
