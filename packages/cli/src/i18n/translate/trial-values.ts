import { type Direction, translateUnits } from "@dragoman/message";
import type { ResourceValue } from "@dragoman/tm/resources";
import type { PlannedMessage } from "../records/planned-message.ts";
import { echo } from "./echo.ts";
import { needOf } from "./need.ts";
import { translatedValue } from "./translated-value.ts";

/**
 * What messages that need a translation would become if each source were its own: the plural forms are those of the
 * language. Whether a file can take them is known before anything is sent.
 */
export async function trialValues(
  planned: readonly PlannedMessage[],
  direction: Direction,
): Promise<ReadonlyMap<string, ResourceValue>> {
  const needed = planned.filter((one) => needOf(one) !== undefined);
  const units = needed.map(({ message }) => message.entry.unit);
  const outcomes = await translateUnits(units, direction, echo);
  const values = new Map<string, ResourceValue>();
  for (const [index, { message }] of needed.entries()) {
    const outcome = outcomes[index];
    const translated = outcome && translatedValue(outcome);
    if (translated?.status === "whole") values.set(message.key, translated.value);
  }
  return values;
}
