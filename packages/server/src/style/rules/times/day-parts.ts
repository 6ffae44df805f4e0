import type { StyleLanguage } from "../../rule.ts";

/** What tells the hours of a twelve-hour clock apart: the hours, of 24, that it is said of. */
interface DayPart {
  /** An expression for how it is written. */
  readonly source: string;
  readonly from: number;
  /** Included; below `from` where midnight lies between. */
  readonly to: number;
}

const am = "a(?:\\.[ \\u00a0\\u202f]?m\\.?|m)(?![\\p{L}\\p{N}])";
const pm = "p(?:\\.[ \\u00a0\\u202f]?m\\.?|m)(?![\\p{L}\\p{N}])";

const dayParts: Readonly<Record<StyleLanguage, readonly DayPart[]>> = {
  de: [
    part("morgens|vormittags|früh", 0, 11),
    part("mittags", 11, 14),
    part("nachmittags", 12, 18),
    part("abends", 16, 23),
    part("nachts", 20, 5),
  ],
  en: [
    part(am, 0, 11),
    part(pm, 12, 23),
    part("in the morning", 0, 11),
    part("in the afternoon", 12, 18),
    part("in the evening", 16, 23),
    part("at night", 18, 4),
  ],
  es: [
    part(am, 0, 11),
    part(pm, 12, 23),
    part("de la madrugada", 0, 6),
    part("de la mañana", 1, 11),
    part("del mediodía", 12, 14),
    part("de la tarde", 12, 20),
    part("de la noche", 18, 0),
  ],
  fr: [part("du matin", 0, 11), part("de l['’]après-midi", 12, 18), part("du soir", 16, 23)],
  it: [
    part("(?:di|della) notte", 20, 5),
    part("di mattina|del mattino|della mattina", 0, 11),
    part("(?:di|del) pomeriggio", 12, 18),
    part("(?:di|della) sera", 16, 23),
  ],
  ja: [part("午前", 0, 11), part("午後", 12, 23)],
  ko: [
    part("오전", 0, 11),
    part("오후", 12, 23),
    part("새벽", 0, 6),
    part("아침", 4, 11),
    part("저녁", 16, 23),
    part("밤", 18, 4),
  ],
  zh: [
    part("凌晨", 0, 6),
    part("上午|早上|早晨|清晨", 1, 11),
    part("中午", 11, 14),
    part("下午", 12, 18),
    part("傍晚|晚上", 16, 23),
  ],
};

/** Matches any way in which a language says which half of the day is meant. */
export function dayPartSource(language: StyleLanguage): string {
  return dayParts[language].map(({ source }) => source).join("|");
}

const expressions: ReadonlyMap<DayPart, RegExp> = new Map(
  Object.values(dayParts).flatMap((parts) =>
    parts.map((each) => [each, new RegExp(`^(?:${each.source})$`, "iu")] as const),
  ),
);

/** The hour of 24 that an hour of 12 means with what was said beside it; `undefined` where that may be either, or none. */
export function hourOf24(hour: number, said: string, language: StyleLanguage): number | undefined {
  const found = dayParts[language].find((each) => expressions.get(each)?.test(said));
  if (found === undefined || hour > 12) return undefined;
  const { from, to } = found;
  const possible = [hour % 12, (hour % 12) + 12].filter((each) =>
    from <= to ? each >= from && each <= to : each >= from || each <= to,
  );
  return possible.length === 1 ? possible[0] : undefined;
}

/** How a language says it of an hour of 24, as CLDR has it: `de la tarde`, `下午`. */
export function dayPartOf(hour: number, language: "es" | "fr" | "it" | "ja" | "ko" | "zh"): string {
  switch (language) {
    case "es":
      if (hour < 6) return "de la madrugada";
      if (hour < 12) return "de la mañana";
      if (hour === 12) return "del mediodía";
      return hour < 20 ? "de la tarde" : "de la noche";
    case "fr":
      if (hour < 12) return "du matin";
      return hour < 18 ? "de l'après-midi" : "du soir";
    case "it":
      if (hour < 6) return "di notte";
      if (hour < 12) return "di mattina";
      return hour < 18 ? "di pomeriggio" : "di sera";
    case "ja":
      return hour < 12 ? "午前" : "午後";
    case "ko":
      return hour < 12 ? "오전" : "오후";
    case "zh":
      if (hour >= 5 && hour < 9) return "早上";
      if (hour < 12) return hour === 0 ? "凌晨" : "上午";
      return hour < 18 ? "下午" : "晚上";
  }
}

function part(source: string, from: number, to: number): DayPart {
  return { source, from, to };
}
