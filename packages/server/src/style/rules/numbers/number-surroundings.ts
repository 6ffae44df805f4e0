import type { StyleLanguage } from "../../rule.ts";
import type { NumberToken } from "../../text/number-tokens.ts";

/** Currencies that are read by their code; words in capitals that are codes too (`TRY`, `ALL`) are not among them. */
export const currencyCodes =
  "USD|EUR|GBP|JPY|CNY|KRW|CHF|INR|CAD|AUD|NZD|HKD|TWD|SGD|BRL|MXN|PLN|RUB|SEK|NOK|DKK|CZK|HUF|THB|VND|ILS|ZAR|AED|SAR";

/** Words for thousand and more that stand behind a number, as written in any of the languages. */
export const magnitudes =
  "millions?|billions?|trillions?|thousand|million|mille|Millionen|Milliarden?|Millionen?|Million|Billionen|Billion|Tausend|Mio\\.?|Mrd\\.?|Bio\\.?|Tsd\\.?|millones|millón|billones|billón|mil|milliards?|Mds?|milioni|milione|miliardi|miliardo|mila|mln\\.?|mld\\.?|Mln\\.?|Mld\\.?|mio|mrd|bn|tn";

const unit =
  "%|％|‰|°|℃|℉|[€$£¥₩₹￥￦＄]|(?:[kKMGTP]?B|[KMGT]o|ko|[kMG]?Hz|[kMG]?W|kWh|[kcm]?m|m[lL]|[lL]|k?g|mg|min|s|ms|mi|ft|yd|lbs?|oz|ha|mph|px|dpi|rpm|kcal|cal|k?V|m?A|hPa|bar|dB|[km]?m²|m³)(?![\\p{L}\\p{N}_])";
const counter =
  "[人名円元個个つ本件回点張张台年月日時时分秒歳岁倍枚冊册頭头匹杯階层層万萬億亿兆千百米克升吨噸度株戸户社校字]|ページ|メートル|キロ|グラム|ドル|ユーロ|パーセント|명|개|원|건|회|번|만|억|조|달러|유로|년|월|일|시간|분|초|살|권|대|장|킬로|미터|퍼센트|프로|도";
const words =
  "(?:euros?|dollars?|pounds?|pesos?|yen|francs?|percent|per cent|Euro|Dollar|Franken|Prozent|Grad|degrees?|degrés|grad[oi]s?|dólares|dollari|euro|por ci(?:en|ento)|per ?cento|pour cent)(?![\\p{L}\\p{N}])";
const quantityAfter = new RegExp(
  `^(?:[ \\u00a0\\u202f]?(?:${unit}|(?:${currencyCodes}|${magnitudes})(?![\\p{L}\\p{N}])|${words})|${counter})`,
  "u",
);
const currencyBefore = new RegExp(`(?:[€$£¥₩₹￥￦＄]|(?<![\\p{L}\\p{N}])(?:${currencyCodes}))[ \\u00a0\\u202f]?$`, "u");

/** Whether what stands beside the number makes it an amount of something: a currency, a unit, a percent sign. */
export function isQuantity(text: string, { start, end }: NumberToken): boolean {
  const after = text.slice(end, end + 24);
  if (quantityAfter.test(after)) return true;
  return currencyBefore.test(text.slice(Math.max(0, start - 6), start));
}

/** Words before a number that names something, by language, in lower case. */
const labels: ReadonlySet<string> = new Set(
  [
    "version ver v no nos nr num number id pin zip code port page pages p pp chapter section sections ch sec figure fig table step line room error issue ticket order article item build release level rfc iso din en model type ext extension phone tel fax year in since until of from by before after during see cf clause paragraph",
    "nummer plz seite seiten kapitel abschnitt abb abbildung tabelle tab schritt zeile zimmer fehler auftrag bestellung artikel art modell typ telefon jahr seit bis im ab vor nach ziffer punkt siehe vgl absatz anhang",
    "numéro n° nº página páginas pág capítulo sección figura tabla paso línea error pedido artículo modelo teléfono código cp año desde hasta en ver véase apartado artículo anexo",
    "page chapitre partie figure tableau étape ligne erreur commande modèle téléphone code année depuis dès avant après voir cf paragraphe alinéa annexe",
    "numero pagina capitolo sezione figura tabella passo riga errore ordine articolo modello telefono codice cap anno dal nel fino vedi cfr comma allegato paragrafo",
  ].flatMap((words) => words.split(" ")),
);

/** Words that may begin a sentence right before an amount. */
const openers: ReadonlySet<string> = new Set(
  [
    "the a about over under nearly almost only around approximately more than some roughly up to these those with and all every another at least just exactly",
    "über unter fast etwa rund circa ca ungefähr mehr als nur bis zu die der das diese alle mit und knapp mindestens genau",
    "más de unos unas cerca casi solo sólo los las el con y todos todas hasta aproximadamente al menos",
    "plus de environ près presque seulement les le la avec et tous toutes jusqu'à quelque au moins",
    "più di circa quasi solo i le gli il la con e tutti tutte fino a oltre almeno",
  ].flatMap((words) => words.split(" ")),
);

const eastAsianLabel =
  /(?:第|版本|版|号|號|番号|編号|编号|代码|代碼|コード|バージョン|번호|코드|버전|제|电话|電話|전화|[图圖図表式]|그림|표|식|〒|房间|部屋|呼|ID)[ :：]?$/u;

/** Whether the word before it says that the number is a name: a version, a page, a code, a year. */
export function isLabelled(text: string, { start }: NumberToken): boolean {
  const before = text.slice(Math.max(0, start - 32), start);
  if (eastAsianLabel.test(before)) return true;
  const word = /([\p{L}\p{M}'’.°º§№]+)[ \u{a0}\u{202f}]?[:：=(]?[ \u{a0}\u{202f}]?$/u.exec(before)?.[1];
  if (word === undefined) return /[§№][ \u{a0}]?$/u.test(before);
  const lower = word.toLowerCase().replace(/^.*['’]|\.$/gu, "");
  if (labels.has(lower)) return true;
  if (word.endsWith(".") && !/^(?:ca|approx|env|aprox)\.$/i.test(word)) return word.length < 6;
  return /^\p{Lu}/u.test(word) && !openers.has(lower);
}

/** Words before the postal code of a town, `nach 10115 Berlin`, or what joins one to another. */
const beforeTowns: ReadonlySet<string> = new Set("in nach aus bei von und oder zu".split(" "));

/**
 * Whether the next word is one that is counted: it begins in lower case, or the language has no cases. In German a noun
 * may be a town as well, unless the word in front says otherwise: `es waren 3500 Gäste`.
 */
export function isCounting(text: string, { start, end }: NumberToken, language: StyleLanguage): boolean {
  const next = text.slice(end, end + 3);
  if (language === "ja" || language === "zh" || language === "ko") return /^[\p{Lo}]/u.test(next);
  if (/^[ \u{a0}\u{202f}]\p{Ll}/u.test(next)) return true;
  if (language !== "de" || !/^[ \u{a0}]\p{Lu}\p{Ll}/u.test(next)) return false;
  const before = /(?<!\p{L})(\p{Ll}{2,20}) $/u.exec(text.slice(Math.max(0, start - 22), start))?.[1];
  return before !== undefined && !beforeTowns.has(before);
}
