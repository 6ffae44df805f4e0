import Papa from "papaparse";
import { Refusal } from "../refusal.ts";
import { quoted } from "../service/names.ts";

/** The languages of a dictionary. */
export type Pair = readonly [source: string, target: string];

/**
 * The pairs that rows name in their third and fourth column, in the order in which they come.
 * @throws Refusal for quotes that are not closed, and for a row of none among others: the service would take it for all.
 */
export function pairsInRows(csv: string, name: string): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  const withoutPair: string[] = [];
  Papa.parse<string[]>(csv, {
    delimiter: ",",
    skipEmptyLines: true,
    step: ({ data: [term = "", , sourceCell = "", targetCell = ""], errors }) => {
      if (errors.some(({ type }) => type === "Quotes")) {
        throw new Refusal(`${name}: the quotes of ${quoted(term)} are not closed, or a quote in it is not doubled.`);
      }
      const [source, target] = [languageIn(sourceCell), languageIn(targetCell)];
      if (source !== undefined && target !== undefined) pairs.set(`${source}-${target}`, [source, target]);
      else if (sourceCell.trim() === "" && targetCell.trim() === "") withoutPair.push(term);
    },
  });
  const [first] = withoutPair;
  if (pairs.size > 0 && first !== undefined) {
    throw new Refusal(`${name}: ${quoted(first)} does not say its languages, as other rows do; fill in both columns.`);
  }
  return [...pairs.values()];
}

/** How many rows are of none of the pairs, so that the service passes them over. A row of titles is not counted. */
export async function rowsOfNone(csv: string, pairs: readonly Pair[]): Promise<number> {
  const { baseOf, parseLanguageTag } = await import("@dragoman/engines");
  const known = new Map<string, string | undefined>();
  const baseIn = (text: string): string | undefined => {
    if (!known.has(text)) {
      const [, code] = /^\s*([a-z]{2,3})(?![a-z])/i.exec(text) ?? [];
      const tag = code === undefined ? undefined : parseLanguageTag(code);
      known.set(text, tag && baseOf(tag));
    }
    return known.get(text);
  };
  const fits = (cell: string, language: string) => isBlank(cell) || baseIn(cell) === baseIn(language);
  const isTitle = (cell: string) => !isBlank(cell) && !isKnown(languageIn(cell) ?? "");
  let [rows, left] = [0, 0];
  Papa.parse<string[]>(csv, {
    delimiter: ",",
    skipEmptyLines: true,
    step: ({ data: [, , sourceCell = "", targetCell = ""] }) => {
      rows += 1;
      if (pairs.some(([source, target]) => fits(sourceCell, source) && fits(targetCell, target))) return;
      if (rows > 1 || !(isTitle(sourceCell) || isTitle(targetCell))) left += 1;
    },
  });
  return left;
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Whether letters that look like a code are one. */
export function isKnown(language: string): boolean {
  return language !== "" && languageNames.of(language) !== undefined;
}

/** The service takes any variant of a language for the language too; a row of titles names none. */
function languageIn(cell: string): string | undefined {
  return /^\s*([a-z]{2,3})(?:[-_][a-z0-9-]+)?\s*$/i.exec(cell)?.[1]?.toLowerCase();
}

function isBlank(cell: string): boolean {
  return cell.trim() === "";
}
