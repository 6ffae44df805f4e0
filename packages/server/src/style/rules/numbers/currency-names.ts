import type { EditContext } from "../../rule.ts";
import { isTraditional } from "./myriads.ts";
import { currencyCodes } from "./number-surroundings.ts";

/**
 * The symbol and the names of currencies by language, as the Unicode locale data have them; a test holds the names
 * against them. `$` and `¥` stand for what the text does not say more of: a dollar or a yen of some country.
 */
const names: readonly (readonly [language: string, rows: string])[] = [
  [
    "de",
    "$ $ Dollar; USD $ US-Dollar; EUR € Euro; GBP £ Britisches Pfund/Britische Pfund; ¥ ¥ Yen; JPY ¥ Japanischer Yen/Japanische Yen; CNY CN¥ Chinesischer Yuan/Renminbi Yuan; KRW ₩ Südkoreanischer Won/Südkoreanische Won; CHF - Schweizer Franken; INR ₹ Indische Rupie/Indische Rupien; CAD CA$ Kanadischer Dollar/Kanadische Dollar; AUD AU$ Australischer Dollar/Australische Dollar",
  ],
  [
    "en",
    "$ $ dollar/dollars; USD $ US dollar/US dollars; EUR € euro/euros; GBP £ British pound/British pounds; ¥ ¥ yen; JPY ¥ Japanese yen; CNY CN¥ Chinese yuan; KRW ₩ South Korean won; CHF - Swiss franc/Swiss francs; INR ₹ Indian rupee/Indian rupees; CAD CA$ Canadian dollar/Canadian dollars; AUD A$ Australian dollar/Australian dollars",
  ],
  [
    "es",
    "$ $ dólar/dólares; USD US$ dólar estadounidense/dólares estadounidenses; EUR € euro/euros; GBP £ libra esterlina/libras esterlinas; ¥ ¥ yen/yenes; JPY ¥ yen japonés/yenes japoneses; CNY CN¥ yuan renminbi/yuanes renminbi; KRW ₩ won surcoreano/wons surcoreanos; CHF - franco suizo/francos suizos; INR ₹ rupia india/rupias indias; CAD CA$ dólar canadiense/dólares canadienses; AUD AU$ dólar australiano/dólares australianos",
  ],
  [
    "fr",
    "$ $ dollar/dollars; USD $US dollar des États-Unis/dollars des États-Unis; EUR € euro/euros; GBP £ livre sterling/livres sterling; ¥ ¥ yen/yens; JPY ¥ yen japonais/yens japonais; CNY CN¥ yuan renminbi chinois/yuans renminbi chinois; KRW ₩ won sud-coréen/wons sud-coréens; CHF - franc suisse/francs suisses; INR ₹ roupie indienne/roupies indiennes; CAD $CA dollar canadien/dollars canadiens; AUD $AU dollar australien/dollars australiens",
  ],
  [
    "it",
    "$ $ dollaro/dollari; USD $ dollaro statunitense/dollari statunitensi; EUR € euro; GBP £ sterlina britannica/sterline britanniche; ¥ ¥ yen; JPY ¥ yen giapponese/yen giapponesi; CNY CN¥ yuan cinese/yuan cinesi; KRW ₩ won sudcoreano/won sudcoreani; CHF - franco svizzero/franchi svizzeri; INR ₹ rupia indiana/rupie indiane; CAD CA$ dollaro canadese/dollari canadesi; AUD A$ dollaro australiano/dollari australiani",
  ],
  [
    "ja",
    "$ $ ドル; USD $ 米ドル; EUR € ユーロ; GBP £ 英国ポンド; ¥ ¥ 円; JPY ¥ 円; CNY CN¥ 中国人民元; KRW ₩ 韓国ウォン; CHF - スイス フラン; INR ₹ インド ルピー; CAD CA$ カナダ ドル; AUD A$ オーストラリア ドル",
  ],
  [
    "ko",
    "$ $ 달러; USD US$ 미국 달러; EUR € 유로; GBP £ 영국 파운드; ¥ ¥ 엔; JPY ¥ 일본 엔화; CNY CN¥ 중국 위안화; KRW ₩ 원; CHF - 스위스 프랑; INR ₹ 인도 루피; CAD CA$ 캐나다 달러; AUD AU$ 호주 달러",
  ],
  [
    "zh",
    "$ $ 美元; USD US$ 美元; EUR € 欧元; GBP £ 英镑; ¥ ¥ 元; JPY JP¥ 日元; CNY ¥ 人民币; KRW ₩ 韩元; CHF - 瑞士法郎; INR ₹ 印度卢比; CAD CA$ 加拿大元; AUD AU$ 澳大利亚元",
  ],
  [
    "zh-Hant",
    "$ $ 美元; USD US$ 美元; EUR € 歐元; GBP £ 英鎊; ¥ ¥ 日圓; JPY ¥ 日圓; CNY CN¥ 人民幣; KRW ₩ 韓元; CHF - 瑞士法郎; INR ₹ 印度盧比; CAD CA$ 加幣; AUD AU$ 澳幣",
  ],
];

/** What is read as a currency wherever it stands beside an amount; longer ones first. */
const symbols: readonly (readonly [written: string, currency: string])[] = [
  ...["US$ USD", "$US USD", "CA$ CAD", "$CA CAD", "C$ CAD", "AU$ AUD", "$AU AUD", "A$ AUD", "CN¥ CNY", "JP¥ JPY"],
  ...["HK$ HKD", "NT$ TWD", "NZ$ NZD", "R$ BRL", "MX$ MXN", "S$ SGD", "£GB GBP"],
  ...["€ EUR", "£ GBP", "₩ KRW", "￦ KRW", "₹ INR", "￡ GBP", "$ $", "＄ $", "¥ ¥", "￥ ¥"],
].map((row): [string, string] => {
  const [written = "", currency = ""] = row.split(" ");
  return [written, currency];
});

/** A currency as the text names it: its code, or `$` and `¥` where it says no more. */
interface CurrencyNames {
  readonly currency: string;
  readonly symbol: string | undefined;
  readonly one: string;
  readonly other: string;
}

interface LanguageCurrencies {
  readonly byCurrency: ReadonlyMap<string, CurrencyNames>;
  readonly byWritten: ReadonlyMap<string, string>;
  /** Matches a symbol, code or name that stands behind an amount, at the start of a text. */
  readonly after: RegExp;
}

const codes = currencyCodes.split("|");
const languages: ReadonlyMap<string, LanguageCurrencies> = new Map(
  names.map(([language, rows]) => [language, currenciesOf(rows)]),
);

/** Matches a symbol or code that stands before an amount, at the end of a text. */
export const currencyInFront = new RegExp(
  `(?:${symbols.map(([written]) => written.replaceAll("$", "\\$")).join("|")}|(?<![\\p{L}\\p{N}])(?:${codes.join("|")}))$`,
  "u",
);

export function currenciesIn(context: EditContext): LanguageCurrencies | undefined {
  return languages.get(isTraditional(context) ? "zh-Hant" : context.language);
}

function currenciesOf(rows: string): LanguageCurrencies {
  const entries = rows.split("; ").map((row): CurrencyNames => {
    const [currency = "", symbol = ""] = row.split(" ");
    const [one = "", other = one] = row.slice(currency.length + symbol.length + 2).split("/");
    return { currency, symbol: symbol === "-" ? undefined : symbol, one, other };
  });
  const named = entries.flatMap(({ currency, one, other }): [string, string][] => [
    [one.toLowerCase(), currency],
    [other.toLowerCase(), currency],
  ]);
  const words = [...new Set(entries.flatMap(({ one, other }) => [one, other]))].sort(
    (one, other) => other.length - one.length,
  );
  const isLatin = /[a-z]/.test(words[0] ?? "");
  const after = new RegExp(
    `^(?:(?:${[...symbols.map(([written]) => written.replaceAll("$", "\\$")), ...codes].join("|")})(?![A-Za-zÀ-ÖØ-öø-ɏ\\d$])|(?:${words.map(eitherCase).join("|")})${isLatin ? "(?![\\p{L}\\p{N}_-])" : "(?![a-z])"})`,
    "u",
  );
  return {
    byCurrency: new Map(entries.map((entry) => [entry.currency, entry])),
    byWritten: new Map([
      ...named.reverse(),
      ...codes.map((code): [string, string] => [code.toLowerCase(), code]),
      ...symbols.map(([written, currency]): [string, string] => [written.toLowerCase(), currency]),
    ]),
    after,
  };
}

/** `Euro` and `euro`. */
function eitherCase(name: string): string {
  const [first = ""] = name;
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return other === first ? name : `[${first}${other}]${name.slice(first.length)}`;
}

const dollars: ReadonlyMap<string, string> = new Map(
  "AU AUD;CA CAD;NZ NZD;HK HKD;SG SGD;TW TWD;MX MXN;BR BRL".split(";").map((row): [string, string] => {
    const [region = "", code = ""] = row.split(" ");
    return [region, code];
  }),
);

/** Whose dollars or yen are meant where the text says no more; nothing where each country has its own. */
export function codeOf(currency: string, { language, target }: EditContext): string | undefined {
  const region = target.split("-").find((part, index) => index > 0 && /^(?:[A-Z]{2}|\d{3})$/i.test(part));
  if (currency === "¥") return language === "zh" && !/-(?:Hant|TW|HK|MO)\b/i.test(target) ? "CNY" : "JPY";
  if (currency !== "$") return currency;
  const own = region === undefined ? undefined : dollars.get(region.toUpperCase());
  if (own !== undefined) return own;
  return language === "es" && region !== undefined && !/^(?:ES|US|PR|EC|SV|PA)$/i.test(region) ? undefined : "USD";
}
