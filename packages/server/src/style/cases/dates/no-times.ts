import type { RulesOf, StyleLanguage } from "../../rule.ts";
import type { Case } from "../case.ts";
import { type ByLanguage, casesByLanguage } from "./by-language.ts";

/** A value of `time_format`. */
export type TimeFormat = RulesOf<"dates_and_times">["time_format"] & string;

/** What looks like a time of day and is none, or cannot be told, or must stay, whatever the style. */
const others: Readonly<Record<StyleLanguage, readonly string[]>> = {
  de: [
    "im Maßstab 1:24",
    "nach Johannes 3:16",
    "12:30 Minuten lang",
    "{14:30}",
    "25:10",
    "10:3",
    "für 14.30 €",
    "3:2 gewonnen, dann 21:17",
  ],
  en: [
    "at a scale of 1:24",
    "see John 3:16",
    "it took 12:30 minutes",
    "{2:30 PM}",
    "25:10",
    "Room 5 at night",
    "10.0.0.1:30",
    "won 21:17 and 3:2",
  ],
  es: [
    "a escala 1:24",
    "según Juan 3:16",
    "{14:30}",
    "25:10",
    "duró 12:30 minutos",
    "cuesta 14.30 €",
    "tarda 2 h 30 min",
  ],
  fr: [
    "à l'échelle 1:24",
    "selon Jean 3:16",
    "{14:30}",
    "25:10",
    "pendant 14 h",
    "il a duré 12:30 minutes",
    "2 h 30 de trajet",
  ],
  it: [
    "in scala 1:24",
    "secondo Giovanni 3:16",
    "{14:30}",
    "25:10",
    "alle 12.50 euro",
    "durò 12:30 minuti",
    "2h30 di viaggio",
  ],
  ja: ["比率は1:24", "ヨハネ3:16", "夜8時半", "{14:30}", "3時間30分", "25:10"],
  ko: ["비율은 1:24", "요한복음 3:16", "PM 2:30", "낮 12:30", "14시 5분 9초", "{14:30}", "3시간 30분", "25:10"],
  zh: [
    "比例为1:24",
    "约翰福音3:16",
    "今晚8点30分",
    "下午8:30",
    "{14:30}",
    "3小时30分钟",
    "25:10",
    "第3点",
    "有2点建议",
  ],
};

/** The cases of values of the same meaning, with what is no time of day. */
export function timesInEach<Value extends string>(
  changes: ByLanguage,
  ...values: readonly Value[]
): readonly Case<Value>[] {
  return casesByLanguage(values, changes, others);
}
