import { canonicalLanguage } from "../model/language.ts";
import type { Pattern, PlaceTest } from "./pattern/pattern.ts";
import { Automata, type BesidePlace, TextScan } from "./pattern/text-scan.ts";
import type { SrxRule, SrxRules } from "./srx.ts";

/** Where a text breaks: offsets in UTF-16 code units, ascending, neither 0 nor the text's end. */
export type FindBreaks = (text: string) => readonly number[];

/**
 * Finds breaks by the rules that an SRX file has for a language. At each place the first rule that fits decides (SRX
 * 2.0, "rule"); where none does, there is no break.
 * @throws RangeError where no language map is for the language.
 */
export function srxBreaks(file: SrxRules, language: string): FindBreaks {
  const automata = new Automata();
  const rules = rulesFor(file, language, automata).map(besidePlaces);

  return (text) => {
    const scan = new TextScan(text, automata);
    const breaks: number[] = [];
    let offset = 0;
    for (const [before, codePoint] of scan.codePoints.entries()) {
      if (before > 0 && breaksAt(scan, before, rules)) breaks.push(offset);
      offset += codePoint > 0xffff ? 2 : 1;
    }
    return breaks;
  };
}

interface PlacedRule {
  readonly breaks: boolean;
  readonly before: BesidePlace | undefined;
  readonly after: BesidePlace | undefined;
}

/** Rules that break are looked at first, as there are few of them and they mostly do not fit. */
function breaksAt(scan: TextScan, place: number, rules: readonly PlacedRule[]): boolean {
  const decisive = rules.findIndex((rule) => rule.breaks && fits(scan, place, rule));
  return decisive >= 0 && !rules.slice(0, decisive).some((rule) => !rule.breaks && fits(scan, place, rule));
}

function fits(scan: TextScan, place: number, { before, after }: PlacedRule): boolean {
  return (before === undefined || scan.has(before, place)) && (after === undefined || scan.has(after, place));
}

function besidePlaces({ breaks, before, after }: SrxRule): PlacedRule {
  return {
    breaks,
    before: before && { to: "behind", part: before },
    after: after && { to: "ahead", part: after },
  };
}

function rulesFor({ cascade, languageMaps }: SrxRules, language: string, automata: Automata): readonly SrxRule[] {
  const matching = languageMaps.filter((map) => isWholly(map.language, language, automata));
  if (matching.length === 0) {
    throw new RangeError(`No languagemap of the SRX file is for ${JSON.stringify(language.slice(0, 40))}; add one.`);
  }
  return (cascade ? matching : matching.slice(0, 1)).flatMap(({ rules }) => rules);
}

/** Files write `en_US` and `en-US`; a pattern for either is one for both. */
function isWholly(pattern: Pattern, language: string, automata: Automata): boolean {
  const whole: BesidePlace = {
    to: "ahead",
    part: { kind: "sequence", parts: [pattern, { kind: "place", test: isTextEnd }] },
  };
  const canonical = canonicalLanguage(language);
  return [language, canonical, canonical.replaceAll("-", "_")].some((code) =>
    new TextScan(code, automata).has(whole, 0),
  );
}

const isTextEnd: PlaceTest = (text, place) => place === text.length;
