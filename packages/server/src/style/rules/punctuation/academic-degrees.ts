import { replacing } from "../replacements.ts";

/** By their letters alone. */
const degrees: ReadonlyMap<string, string> = new Map(
  "Ph.D. D.Phil. M.Phil. Ed.D. Pharm.D. B.Sc. M.Sc. B.Ed. M.Ed. B.Eng. M.Eng. LL.B. LL.M. LL.D. M.B.A. D.D.S. D.V.M. B.F.A. M.F.A. B.A. M.A. B.S. M.S. M.D. J.D."
    .split(" ")
    .map((degree) => [degree.replaceAll(".", ""), degree]),
);
/** Two letters that are something else as well: Massachusetts, Maryland, British Airways. */
const doubtful = /^(?:BA|MA|BS|MS|MD|JD)$/;

const written = [...degrees.keys()]
  .sort((one, other) => other.length - one.length)
  .map((letters) =>
    [...(degrees.get(letters) ?? "").matchAll(/(\p{L}+)\./gu)]
      .map(([, part]) => `${part}\\.? ?`)
      .join("")
      .replace(/ \?$/, ""),
  )
  .join("|");
const degree = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${written})(?![\\p{L}\\p{N}]|\\.\\p{L})`, "gu");

export const degreesWithPeriods = replacing(
  ["de", "en"],
  ["initial", "capitals"],
  degree,
  ({ 0: found, index, input }) => {
    const letters = found.replace(/[. ]/g, "");
    if (doubtful.test(letters) && found === letters && !isAfterName(input.slice(Math.max(0, index - 40), index)))
      return undefined;
    const rest = input.slice(index + found.length, index + found.length + 2);
    const stopped = degrees.get(letters) ?? found;
    return rest.startsWith(".") ? stopped.slice(0, -1) : stopped;
  },
);

export const degreesWithoutPeriods = replacing(["de", "en"], ["initial"], degree, ({ 0: found, index, input }) => {
  if (!found.includes(".")) return undefined;
  const letters = found.replace(/[. ]/g, "");
  const isAtEnd =
    found.endsWith(".") &&
    /^["'”’)]{0,3}\s*(?:\n|$)/.test(input.slice(index + found.length, index + found.length + 12));
  return isAtEnd ? `${letters}.` : letters;
});

/** `Anna Miller, ` or `a ` before it, or `in` a subject. */
function isAfterName(before: string): boolean {
  return /\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20}, $/u.test(before) || /\b(?:a|an|her|his|their) $/.test(before);
}
