import type { Shape } from "../contract.ts";
import { refusal } from "../errors.ts";
import { asObject } from "../sending/operation.ts";
import { type Answer, unreadable } from "../sending/transport.ts";

/**
 * Terms with their translations: `{ cart: "Warenkorb" }`, pairs of them such as a `Map`, or a text in `entriesFormat`.
 */
export type Terms = string | Readonly<Record<string, string>> | Iterable<readonly [string, string]>;

/** A dictionary to send. `entriesFormat` is about entries that are a text. */
export interface NewDictionary extends Omit<Shape<"Dictionary">, "entries"> {
  readonly entries: Terms;
}

/** The terms of one direction. Changed, it can be sent again. */
export interface Dictionary extends Omit<Shape<"Dictionary">, "entries" | "entriesFormat"> {
  readonly entries: Readonly<Record<string, string>>;
}

/** The same with its terms as they are sent. Callers without types may leave it out. */
export function withTsv<Given extends { readonly entries: Terms }>(given: Given) {
  const { entries } = asObject("dictionary", given);
  return typeof entries === "string" ? given : { ...given, entries: tsvOf(entries), entriesFormat: "tsv" };
}

/** The terms of a tab-separated answer. */
export function termsIn(tsv: unknown, answer: Answer): Record<string, string> {
  const lines = typeof tsv === "string" ? tsv.split(/\r?\n/).filter((line) => line !== "") : [undefined];
  return Object.fromEntries(
    lines.map((line) => {
      const [source, target] = line?.split("\t") ?? [];
      if (source === undefined || target === undefined) throw unreadable("terms without a translation", answer);
      return [source, target];
    }),
  );
}

/** The format has no escapes, so that a term with a tab or a line break would come out as others. */
function tsvOf(entries: Exclude<Terms, string>): string {
  if (typeof entries !== "object" || entries === null) throw refusal("entries: give terms with their translations.");
  const pairs = Symbol.iterator in entries ? [...entries] : Object.entries(entries);
  return pairs
    .map((pair, index) => {
      if (Array.isArray(pair) && pair.length === 2 && pair.every(isTerm)) return pair.join("\t");
      throw refusal(`entries: entry ${index} must be two texts without tabs, line breaks and control characters.`);
    })
    .join("\n");
}

function isTerm(term: unknown): boolean {
  return typeof term === "string" && !/[\p{Cc}\u2028\u2029]/u.test(term);
}
