/**
 * The symbols of units with their names for one and for many, by language, as the Unicode locale data have them; a test
 * holds the table against them. Languages that put some of the name before the number have no row for such a unit.
 */
const names: readonly (readonly [language: string, rows: string])[] = [
  [
    "de",
    "km Kilometer; m Meter; cm Zentimeter; mm Millimeter; kg Kilogramm; g Gramm; l Liter; ml Milliliter; km/h Kilometer pro Stunde; m/s Meter pro Sekunde; mph Meile pro Stunde/Meilen pro Stunde; kB Kilobyte; MB Megabyte; GB Gigabyte; TB Terabyte; h Stunde/Stunden; min Minute/Minuten; s Sekunde/Sekunden; ms Millisekunde/Millisekunden; mi Meile/Meilen; ft Fuß; yd Yard/Yards; lb Pfund; oz Unze/Unzen; ha Hektar",
  ],
  [
    "en",
    "km kilometer/kilometers; m meter/meters; cm centimeter/centimeters; mm millimeter/millimeters; kg kilogram/kilograms; g gram/grams; L liter/liters; ml milliliter/milliliters; km/h kilometer per hour/kilometers per hour; m/s meter per second/meters per second; mph mile per hour/miles per hour; kB kilobyte/kilobytes; MB megabyte/megabytes; GB gigabyte/gigabytes; TB terabyte/terabytes; h hour/hours; min minute/minutes; s second/seconds; ms millisecond/milliseconds; mi mile/miles; ft foot/feet; yd yard/yards; lb pound/pounds; oz ounce/ounces; ha hectare/hectares",
  ],
  [
    "en-GB",
    "km kilometre/kilometres; m metre/metres; cm centimetre/centimetres; mm millimetre/millimetres; kg kilogram/kilograms; g gram/grams; l litre/litres; ml millilitre/millilitres; km/h kilometre per hour/kilometres per hour; m/s metre per second/metres per second; mph mile per hour/miles per hour; kB kilobyte/kilobytes; MB megabyte/megabytes; GB gigabyte/gigabytes; TB terabyte/terabytes; h hour/hours; min minute/minutes; s second/seconds; ms millisecond/milliseconds; mi mile/miles; ft foot/feet; yd yard/yards; lb pound/pounds; oz ounce/ounces; ha hectare/hectares",
  ],
  [
    "es",
    "km kilómetro/kilómetros; m metro/metros; cm centímetro/centímetros; mm milímetro/milímetros; kg kilogramo/kilogramos; g gramo/gramos; l litro/litros; ml mililitro/mililitros; km/h kilómetro por hora/kilómetros por hora; m/s metro por segundo/metros por segundo; mph milla por hora/millas por hora; kB kilobyte/kilobytes; MB megabyte/megabytes; GB gigabyte/gigabytes; TB terabyte/terabytes; h hora/horas; min minuto/minutos; s segundo/segundos; ms milisegundo/milisegundos; mi milla/millas; ft pie/pies; yd yarda/yardas; lb libra/libras; oz onza/onzas; ha hectárea/hectáreas",
  ],
  [
    "fr",
    "km kilomètre/kilomètres; m mètre/mètres; cm centimètre/centimètres; mm millimètre/millimètres; kg kilogramme/kilogrammes; g gramme/grammes; l litre/litres; ml millilitre/millilitres; km/h kilomètre par heure/kilomètres par heure; m/s mètre par seconde/mètres par seconde; mph mile par heure/miles par heure; ko kilooctet/kilooctets; Mo mégaoctet/mégaoctets; Go gigaoctet/gigaoctets; To téraoctet/téraoctets; h heure/heures; min minute/minutes; s seconde/secondes; ms milliseconde/millisecondes; mi mile/miles; ft pied/pieds; yd yard/yards; lb livre/livres; oz once/onces; ha hectare/hectares",
  ],
  [
    "it",
    "km chilometro/chilometri; m metro/metri; cm centimetro/centimetri; mm millimetro/millimetri; kg chilogrammo/chilogrammi; g grammo/grammi; l litro/litri; ml millilitro/millilitri; km/h chilometro orario/chilometri orari; m/s metro al secondo/metri al secondo; mph miglio all’ora/miglia all’ora; kB kilobyte; MB megabyte; GB gigabyte; TB terabyte; h ora/ore; min minuto/minuti; s secondo/secondi; ms millisecondo/millisecondi; mi miglio/miglia; ft piede/piedi; yd iarda/iarde; lb libbra/libbre; oz oncia/once; ha ettaro/ettari",
  ],
  [
    "ja",
    "km キロメートル; m メートル; cm センチメートル; mm ミリメートル; kg キログラム; g グラム; L リットル; ml ミリリットル; kB キロバイト; MB メガバイト; GB ギガバイト; TB テラバイト; h 時間; min 分; s 秒; ms ミリ秒; mi マイル; ft フィート; yd ヤード; lb ポンド; oz オンス; ha ヘクタール",
  ],
  [
    "ko",
    "km 킬로미터; m 미터; cm 센티미터; mm 밀리미터; kg 킬로그램; g 그램; L 리터; ml 밀리리터; kB 킬로바이트; MB 메가바이트; GB 기가바이트; TB 테라바이트; h 시간; min 분; s 초; ms 밀리초; mi 마일; ft 피트; yd 야드; lb 파운드; oz 온스; ha 헥타르",
  ],
  [
    "zh",
    "km 公里; m 米; cm 厘米; mm 毫米; kg 千克; g 克; L 升; ml 毫升; kB 千字节; MB 兆字节; GB 吉字节; TB 太字节; h 小时; min 分钟; s 秒钟; ms 毫秒; mi 英里; ft 英尺; yd 码; lb 磅; oz 盎司; ha 公顷",
  ],
  [
    "zh-Hant",
    "km 公里; m 公尺; cm 公分; mm 公釐; kg 公斤; g 克; L 公升; ml 毫升; h 小時; min 分鐘; s 秒; ms 毫秒; mi 英里; ft 英尺; yd 碼; lb 磅; oz 盎司; ha 公頃",
  ],
];

/** What else is written for a unit, by its symbol. */
const aliases: readonly (readonly [language: string, rows: string])[] = [
  ["de", "h Std./Std; min Min./Min; s Sek./Sek; ml mL; l L; kB KB/Kilobytes; MB Megabytes; GB Gigabytes; TB Terabytes"],
  [
    "en",
    "h hr/hrs; min mins; s sec/secs; ml mL/millilitre/millilitres; L l/litre/litres; kB KB; km kilometre/kilometres; m metre/metres; cm centimetre/centimetres; mm millimetre/millimetres; km/h kph/kmh/kilometre per hour/kilometres per hour; m/s metre per second/metres per second; lb lbs; kg kgs",
  ],
  ["es", "h hs/hrs; min mins; s seg; ml mL; l L; kB KB; kg kilo/kilos; km Km; mph mi/h"],
  ["fr", "h heures; min mn/min.; s sec; ml mL; l L; ko Ko/kB; Mo MB; Go GB; To TB; kg kilo/kilos"],
  ["it", "h ore; min min.; s sec/sec.; ml mL; l L; kB KB; km kilometro/kilometri; kg kilogrammo/kilogrammi/kg."],
  ["ja", "L リッター; ml mL; kB KB"],
  ["ko", "ml mL; kB KB"],
  ["zh", "km 千米; kg 公斤; L 公升; ml mL; kB KB; m 公尺; cm 公分"],
];

export interface UnitName {
  /** `km`. */
  readonly symbol: string;
  /** For one. */
  readonly one: string;
  /** For two. */
  readonly other: string;
  /** What else is read as this unit. */
  readonly aliases: readonly string[];
}

/** By the language, and for `en-GB` and `zh-Hant` by the tag. */
export const unitNames: ReadonlyMap<string, readonly UnitName[]> = new Map(
  names.map(([language, rows]) => {
    const others = new Map(entriesOf(aliases.find(([name]) => language.startsWith(name))?.[1] ?? ""));
    return [
      language,
      entriesOf(rows).map(([symbol, [one = "", other = one]]) => ({
        symbol,
        one,
        other,
        aliases: others.get(symbol) ?? [],
      })),
    ];
  }),
);

function entriesOf(rows: string): readonly (readonly [symbol: string, names: readonly string[]])[] {
  return rows.split("; ").map((row) => {
    const [symbol = ""] = row.split(" ", 1);
    return [symbol, row.slice(symbol.length + 1).split("/")];
  });
}
