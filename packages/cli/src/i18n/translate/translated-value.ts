import type { DragomanError } from "@dragoman/client";
import type { Damage, MessageOutcome, UnitOutcome } from "@dragoman/message";
import type { ResourceValue } from "@dragoman/tm/resources";

/** What became of a message: a value that is whole, or why there is none. */
export type Translated =
  | { readonly status: "whole"; readonly value: ResourceValue; readonly engine: string | undefined }
  | { readonly status: "failed"; readonly reason: string };

export function translatedValue(outcome: UnitOutcome<DragomanError>): Translated {
  const outcomes = outcome.kind === "single" ? [outcome.outcome] : [...outcome.forms.values()];
  const reason = outcomes.map(failureOf).find((one) => one !== undefined);
  if (reason !== undefined) return { status: "failed", reason };
  const engine = outcomes.flatMap((one) => (one.status === "translated" ? (one.engine ?? []) : []))[0];
  const value: ResourceValue =
    outcome.kind === "single"
      ? { kind: "single", text: outcome.outcome.text }
      : { kind: "plural", forms: new Map([...outcome.forms].map(([category, { text }]) => [category, text])) };
  return { status: "whole", value, engine };
}

function failureOf(outcome: MessageOutcome<DragomanError>): string | undefined {
  switch (outcome.status) {
    case "translated":
      return undefined;
    case "kept":
      return outcome.fault === undefined ? undefined : `the source cannot be read: ${outcome.fault}`;
    case "fallback":
      if (outcome.failure !== undefined) return outcome.failure.message;
      return outcome.damage === undefined ? "every translation of it was damaged" : damageText(outcome.damage);
  }
}

/** What is wrong with a translation, in words. */
export function damageText(damage: Damage): string {
  switch (damage.kind) {
    case "blank":
      return "the translation is blank";
    case "missing":
      return `the translation lacks ${damage.value}`;
    case "extra":
      return `the translation has ${damage.value}, which the source has not, or not as often`;
    case "changed":
      return `the translation has ${damage.to} in the place of ${damage.value}`;
    case "nesting":
      return `in the translation ${damage.value} stands in another tag`;
    case "emptied":
      return `in the translation there is nothing in ${damage.value}`;
    case "order":
      return `in the translation ${damage.value} has changed places with another one that takes the next value`;
    case "unreadable":
      return "the translation cannot be read in the syntax of its messages";
  }
}
