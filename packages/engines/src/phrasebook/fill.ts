import type { Adaptation } from "./adapt.ts";
import { readsAlike } from "./notation.ts";
import { isCounted, keepsPluralForm } from "./plural.ts";
import type { Slot } from "./slots.ts";
import { findSlots, replaceSlots } from "./slots.ts";

/**
 * The known translation with the slots of the text asked for in place of its own. Slots are matched by order in the
 * source and by identity in the translation. `undefined` where a plural form might change, where a number is written
 * otherwise in the target, where a tag stands for something else, where the translation does not hold each slot of its
 * source once, or where unnamed placeholders (`%s %s`) would change their order.
 */
export function fillSlots({ source, target, asked, knownSource, knownTarget }: Adaptation): string | undefined {
  const [askedSlots, knownSlots, targetSlots] = [asked, knownSource, knownTarget].map(findSlots);
  if (askedSlots === undefined || knownSlots === undefined || targetSlots === undefined) return undefined;
  if (askedSlots.length !== knownSlots.length) return undefined;
  if (askedSlots.every((slot, index) => slot.text === knownSlots[index]?.text)) return knownTarget;
  const exchanges = knownSlots.map((known, index) => ({ known, asked: askedSlots[index] ?? known }));
  for (const { known, asked: wanted } of exchanges) {
    const counted =
      isCounted(knownSource, known) || targetSlots.some((slot) => isTwin(slot, known) && isCounted(knownTarget, slot));
    if (!keepsPluralForm([source, target], known, wanted, counted)) return undefined;
    if (wanted.kind === "number" && wanted.text !== known.text && !readsAlike([source, target], wanted.text)) {
      return undefined;
    }
    if (tagOf(wanted) !== tagOf(known)) return undefined;
  }
  const sources = targetSlots.map((slot) => exchanges.findIndex(({ known }) => isTwin(slot, known)));
  if (!isOneToOne(exchanges, targetSlots) || reordersUnnamed(exchanges, sources)) return undefined;
  return replaceSlots(
    knownTarget,
    targetSlots,
    (slot, index) => exchanges[sources[index] ?? -1]?.asked.text ?? slot.text,
  );
}

interface Exchange {
  readonly known: Slot;
  readonly asked: Slot;
}

function isTwin(slot: Slot, other: Slot): boolean {
  return slot.text.replaceAll(/\s/g, "") === other.text.replaceAll(/\s/g, "");
}

/** Tags come in pairs, in an order of their own: nothing else may take their place, nor one of another kind. */
function tagOf({ text }: Slot): "opening" | "closing" | "empty" | "none" {
  if (!text.startsWith("<")) return "none";
  if (text.startsWith("</")) return "closing";
  return text.endsWith("/>") ? "empty" : "opening";
}

/** Each slot of the source stands in the translation as often as in the source, and equal ones ask for equal things. */
function isOneToOne(exchanges: readonly Exchange[], targetSlots: readonly Slot[]): boolean {
  return exchanges.every(({ known, asked }) => {
    const twins = exchanges.filter((other) => isTwin(other.known, known));
    return (
      twins.every((twin) => twin.asked.text === asked.text) &&
      targetSlots.filter((slot) => isTwin(slot, known)).length === twins.length
    );
  });
}

/** Placeholders without a name are filled in the order in which they stand, so that order must stay. */
function reordersUnnamed(exchanges: readonly Exchange[], sources: readonly number[]): boolean {
  const unnamed = sources.filter((index) => /^(?:%[a-z@]+|\{\})$/.test(exchanges[index]?.asked.text ?? ""));
  return unnamed.some((index, position) => index < (unnamed[position - 1] ?? -1));
}
