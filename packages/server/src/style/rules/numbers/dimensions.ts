import type { Edit } from "../../edit.ts";
import type { EditRule } from "../../rule.ts";
import type { NumberToken } from "../../text/number-tokens.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { everyLanguage } from "../language-groups.ts";

const between = /^((?:[ \u{a0}\u{202f}]?(?:[cmkn]?m|in|ft|px|"))?)([ \u{a0}\u{202f}]?)([xX×✕✖])([ \u{a0}\u{202f}]?)$/u;

/** What stands between dimensions: 10 × 20 cm. Hexadecimal numbers (`0x20`) have none. */
export function dimensions(sign: "x" | "×", gap: "none" | "space"): EditRule {
  return {
    languages: everyLanguage,
    triggers: ["times"],
    find(text, context) {
      const tokens = numbersIn(text, context);
      return tokens.slice(1).flatMap((token, at): readonly Edit[] => {
        const before = tokens[at];
        return before === undefined ? [] : separate(text, before, token);
      });
    },
  };

  function isMeasured(text: string, { end }: NumberToken): boolean {
    return /^[ \u{a0}\u{202f}]?(?:[cmk]?m|in|ft|px|")/u.test(text.slice(end, end + 3));
  }

  function separate(text: string, before: NumberToken, after: NumberToken): readonly Edit[] {
    if (after.start - before.end > 7) return [];
    const [found, unit = "", left = "", , right = ""] = between.exec(text.slice(before.end, after.start)) ?? [];
    if (found === undefined || (before.whole === "0" && before.fraction === "" && left === "")) return [];
    // A car, a standard of networks.
    if (left === "" && before.whole === after.whole && before.whole.length === 1 && !isMeasured(text, after)) return [];
    const space = (own: string) => (gap === "none" ? "" : own === "" ? "\u{a0}" : own);
    const written = `${space(left)}${sign}${space(right)}`;
    const start = before.end + unit.length;
    return text.slice(start, after.start) === written ? [] : [{ start, end: after.start, text: written }];
  }
}
