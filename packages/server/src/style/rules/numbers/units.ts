import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { conventionOf } from "../../text/number-convention.ts";
import type { NumberToken } from "../../text/number-tokens.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { replaceMatches } from "../replacements.ts";
import { countsAsOne, editTo, followsDeterminer, type MarkedNumber, markedNumbers } from "./marked-number.ts";
import { isTraditional } from "./myriads.ts";
import { isLabelled } from "./number-surroundings.ts";
import { type UnitName, unitNames } from "./unit-names.ts";

/** What the units of a language look like behind a number. */
interface ReadableUnits {
  /** At the start of a text. */
  readonly symbols: RegExp;
  readonly names: RegExp;
  readonly byWritten: ReadonlyMap<string, UnitName>;
}

/** Names that are something else as well: money, a time of day, a word that goes on. */
const unread: ReadonlySet<string> = new Set([
  ..."pound pounds Pfund libra libras livre livres libbra libbre ポンド 파운드 磅".split(" "),
  ..."時間 分 秒 시간 분 초 小时 分钟 秒钟 小時 分鐘 秒 マイル 마일 米 克 升 码 碼".split(" "),
]);
const onlySI = /^(?:k?m|[cm]m|k?g|[Ll]|ml|km\/h|m\/s|h|min|m?s|ha)$/;
const readable: ReadonlyMap<string, ReadableUnits> = new Map(
  [...unitNames].map(([language, units]) => [language, readableUnits(units)]),
);

/** Units behind numerals as symbols: 5 kilometers as 5 km. */
export function unitSymbols(languages: readonly StyleLanguage[], only?: "SI"): EditRule {
  return {
    languages,
    triggers: ["digit"],
    find: (text, context) =>
      measurementsIn(text, context, "names").flatMap(({ token, gap, mark, end, unit }) => {
        if (unit.symbol === mark || (only === "SI" && !onlySI.test(unit.symbol))) return [];
        return editTo(text, token.end, end, gap + unit.symbol);
      }),
  };
}

/** Units behind numerals by their names: 5 km as 5 kilometers. */
export function unitWords(languages: readonly StyleLanguage[]): EditRule {
  return {
    languages,
    triggers: ["digit"],
    find: (text, context) =>
      measurementsIn(text, context, "symbols").flatMap((found) => {
        const { token, gap, end, unit } = found;
        if (cannotBeWords(text, found, context)) return [];
        const name = countsAsOne(token, context) ? unit.one : unit.other;
        const space = isEastAsian(context) ? "" : gap === "" ? " " : gap;
        return editTo(text, token.end, end, space + name);
      }),
  };
}

const numberWords: Readonly<Partial<Record<StyleLanguage, string>>> = {
  de: "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend",
  en: "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand",
  es: "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|cincuenta|cien|mil",
  fr: "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|quarante|cinquante|cent|mille",
  it: "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|quaranta|cinquanta|cento|mille",
};
const wordAndSymbol: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(numberWords).map(([language, words]) => [
    language,
    new RegExp(
      `(?<=(?<![\\p{L}\\p{N}])(?:${words})[ \\u00a0\\u202f])(?:km|cm|mm|kg|ml|[kMGT][Bo]|km/h|ha)(?![\\p{L}\\p{N}/²³-])`,
      "giu",
    ),
  ]),
);

/** `five km` as five kilometers, and `5 kilometers` as 5 km. */
export const unitsAsNumbers: EditRule = {
  languages: ["de", "en", "es", "fr", "it"],
  triggers: ["letter"],
  find(text, context) {
    const expression = wordAndSymbol.get(context.language);
    const named =
      expression === undefined
        ? []
        : replaceMatches(text, expression, ([symbol]) => unitsOf(context)?.byWritten.get(symbol)?.other);
    return [...named, ...abbreviated.find(text, context)].sort((one, other) => one.start - other.start);
  },
};
const abbreviated = unitSymbols(["de", "en", "es", "fr", "it"]);

interface Measurement extends MarkedNumber {
  readonly unit: UnitName;
}

function measurementsIn(text: string, context: EditContext, as: "symbols" | "names"): readonly Measurement[] {
  const units = unitsOf(context);
  if (units === undefined) return [];
  return markedNumbers(text, context, units[as]).flatMap((found): readonly Measurement[] => {
    const unit = units.byWritten.get(found.mark) ?? units.byWritten.get(found.mark.toLowerCase());
    if (unit === undefined || isSomethingElse(text, found, context)) return [];
    return [{ ...found, unit }];
  });
}

/** `the 90s`, `$5 m`, `5m` for five million, `5 ft 3 in`. */
function isSomethingElse(text: string, { token, gap, mark, end }: MarkedNumber, { language }: EditContext): boolean {
  if (gap === "" && (mark === "s" || (mark === "m" && language === "en"))) return true;
  if (/[$€£¥₩₹] ?$/u.test(text.slice(Math.max(0, token.start - 2), token.start))) return true;
  return /^ ?\d/.test(text.slice(end, end + 2));
}

/** `a 5 km walk`, `1 h 30 min`, and in German `10.30 h`, which is a time. */
function cannotBeWords(text: string, { token, mark, end }: MarkedNumber, { language }: EditContext): boolean {
  if (language === "en" && followsDeterminer(text, token.start) && /^ \p{L}/u.test(text.slice(end, end + 3)))
    return true;
  if (mark === "h" && token.decimal === "." && /^[0-5]\d$/.test(token.fraction)) return true;
  return /\d[ \u{a0}\u{202f}]?(?:h|min|ft|lb|st) $/u.test(text.slice(Math.max(0, token.start - 7), token.start));
}

function unitsOf(context: EditContext): ReadableUnits | undefined {
  if (isTraditional(context)) return readable.get("zh-Hant");
  const isBritish = context.language === "en" && /^en-(?:GB|AU|NZ|IE|ZA|IN|CA)$/i.test(context.target);
  return readable.get(isBritish ? "en-GB" : context.language);
}

function isEastAsian({ language }: EditContext): boolean {
  return language === "ja" || language === "ko" || language === "zh";
}

function readableUnits(units: readonly UnitName[]): ReadableUnits {
  const named = units.flatMap((unit) =>
    [unit.one, unit.other, ...unit.aliases]
      .filter((name) => !unread.has(name))
      .map((name): [string, UnitName] => [name, unit]),
  );
  const symbols = units.map((unit): [string, UnitName] => [unit.symbol, unit]);
  return {
    symbols: anyOf([...symbols, ...named.filter(([name]) => /^(?:mL|L|KB|[KMGT]o|Km|lbs|kgs|hrs?|sec)$/.test(name))]),
    names: anyOf(named),
    byWritten: new Map([...named, ...symbols]),
  };
}

function anyOf(written: readonly (readonly [string, UnitName])[]): RegExp {
  const words = [...new Set(written.map(([name]) => name))].sort((one, other) => other.length - one.length);
  const latin = words.filter((word) => /[a-z]/i.test(word)).join("|");
  const others = words.filter((word) => !/[a-z]/i.test(word)).join("|");
  const ends = "(?![A-Za-zÀ-ÖØ-öø-ɏ\\d_²³/-]|[’']\\p{L})";
  return new RegExp(`^(?:(?:${latin || "(?!)"})${ends}|(?:${others || "(?!)"})(?![ァ-ヿ]))`, "u");
}

const spacedSymbol =
  /^(?:km\/h|m\/s|mph|[kcmnµ]?m|[mk]?g|[lL]|m[lL]|[kKMGTP]?B|[KMGT]o|[kMG]?Hz|[kMG]?W|kWh|m?A|k?V|mAh|[hk]Pa|bar|dB|min|m?s|h|ha|ft|yd|mi|lbs?|oz|px|dpi|rpm|k?cal|kJ)(?![A-Za-zÀ-ÖØ-öø-ɏ\d_-]|\.\p{L})/u;
/** `14 h 30`, which is a time, and `14h30`; not `1 h 30 min` or `1 h 30 seconds`. */
const minutes =
  /^(?:\d|[ \u{a0}\u{202f}][0-5]\d(?!\d|[.,]\d|[ \u{a0}\u{202f}]?(?:m|mn|mins?|[Mm]inut[aeio]?[ns]?|s|secs?|seconds?|[Ss]ekunden|secondes?|segundos?|secondi)(?!\p{L})))/u;

/** The space between numeral and symbol, there or not. */
export function unitSpacing(gap: "none" | "space", languages: readonly StyleLanguage[]): EditRule {
  return {
    languages,
    triggers: ["digit"],
    find: (text, context) =>
      markedNumbers(text, context, spacedSymbol).flatMap((found) => {
        if (isSomethingElse(text, found, context) && !/^ ?\d/.test(text.slice(found.end, found.end + 2))) return [];
        if (found.mark === "h" && minutes.test(text.slice(found.end, found.end + 16))) return [];
        const wanted = gap === "none" ? "" : found.gap === "" ? conventionOf(context).space : found.gap;
        return editTo(text, found.token.end, found.end, wanted + found.mark);
      }),
  };
}

const listGap = /^(?:, ?|、|，)$/u;
const lastGap = /^(?:,? (?:and|or|und|oder|et|ou|y|o|e) |、|，|, |和|或|및 |과 |와 )$/u;

/** `5, 10 and 15 km` as 5 km, 10 km and 15 km, for three and more; two may be a range. */
export const repeatedUnits: EditRule = {
  languages: ["de", "en", "es", "fr", "it", "ja", "ko", "zh"],
  triggers: ["digit"],
  find(text, context) {
    const units = unitsOf(context);
    const tokens = numbersIn(text, context);
    const edits: Edit[] = [];
    for (let last = 2; last < tokens.length; last++) {
      const end = tokens[last];
      if (end === undefined || units === undefined) continue;
      const after = /^([ \u{a0}\u{202f}]?)(.*)/su.exec(text.slice(end.end, end.end + 48));
      const mark = units.symbols.exec(after?.[2] ?? "")?.[0] ?? units.names.exec(after?.[2] ?? "")?.[0];
      if (mark === undefined || !lastGap.test(gapBetween(text, tokens[last - 1], end))) continue;
      let first = last - 1;
      while (first > 0 && listGap.test(gapBetween(text, tokens[first - 1], tokens[first]))) first--;
      const token = tokens[first];
      if (last - first < 2 || token === undefined || isLabelled(text, token)) continue;
      for (const { end: at } of tokens.slice(first, last))
        edits.push({ start: at, end: at, text: `${after?.[1] ?? ""}${mark}` });
    }
    return edits;
  },
};

function gapBetween(text: string, before: NumberToken | undefined, after: NumberToken | undefined): string {
  if (before === undefined || after === undefined || after.start - before.end > 8) return "";
  return text.slice(before.end, after.start);
}
