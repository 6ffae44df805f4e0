/** Words whose full stop does not end a sentence, by language, in lower case and without the stop. */
const abbreviations: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: "mr mrs ms dr prof sr jr st vs etc e.g i.e no vol fig approx dept est inc ltd co corp gen col sgt capt rev hon ave blvd rd jan feb mar apr jun jul aug sep sept oct nov dec a.m p.m u.s",
    de: "z.b d.h u.a u.ä usw bzw ca dr prof hr fr nr str st tel vgl evtl ggf inkl zzgl abs art bd s o.ä i.d.r jan feb apr aug sept okt nov dez mio mrd",
    fr: "m mm mme mlle dr pr me st ste av bd p.ex c.-à-d etc env janv févr avr juil sept oct nov déc tél n vol art chap cf",
    es: "sr sra srta sres dr dra prof ud uds d dª p.ej etc av avda núm pág págs tel vol cap art ej ee.uu aprox ene feb mar abr jun jul ago sept oct nov dic",
    it: "sig sigg dott prof avv ing geom es ecc pag pagg art cap vol tel n p.es ca gen feb mar apr mag giu lug ago set ott nov dic",
    pt: "sr sra srs dr dra prof profa etc av p.ex tel n pág págs vol cap art ex jan fev mar abr mai jun jul ago set out nov dez",
    nl: "dhr mevr mw dr prof ir ing bijv bv d.w.z enz o.a m.b.t nr blz tel vgl ca jan feb apr aug sept okt nov dec",
    pl: "np itd itp m.in tzn tj dr prof mgr inż ul al nr str tel ok ww pn wt śr czw pt sob",
    cs: "např tj tzn atd apod dr prof ing mgr č str tel ul nám mj",
    sv: "t.ex bl.a d.v.s dvs osv m.m m.fl o.s.v kl ca nr tel dr prof st",
    da: "f.eks bl.a dvs osv m.m m.fl kl ca nr tlf dr prof hr fru",
    nb: "f.eks bl.a dvs osv m.m m.fl kl ca nr tlf dr prof hr fru",
    fi: "esim ym yms jne mm ks ts tri prof nro puh n",
    ru: "т.е т.д т.п др напр г гг ул пр им стр рис тел см руб коп млн млрд тыс",
    uk: "т.д т.п напр р рр вул пр ім стор рис тел див грн млн млрд тис",
    tr: "dr prof doç av sok cad no tel vb vs örn bkz yy",
  }).map(([language, words]) => [language, new Set(words.split(" "))]),
);

/** Languages that write an ordinal number with a full stop: `am 3. Mai`. */
const stopsAfterOrdinals: ReadonlySet<string> = new Set([
  "de",
  "cs",
  "da",
  "nb",
  "fi",
  "pl",
  "tr",
  "et",
  "hr",
  "hu",
  "lv",
  "sk",
  "sl",
  "sr",
]);

const lastWord = /(?:^|[\s("'«„“‘[])([\p{L}\p{N}][\p{L}\p{N}.-]*)\.[ \u00a0\t]+$/u;

/** Whether a cut after this sentence would fall behind an abbreviation, an initial or an ordinal number. */
export function endsInAbbreviation(sentence: string, language: string): boolean {
  const word = lastWord.exec(sentence)?.[1];
  if (word === undefined) return false;
  const base = language.split("-", 1)[0] ?? language;
  if (/^\p{Lu}$/u.test(word)) return word !== "I" || base !== "en";
  if (/^\d{1,2}$/.test(word)) return stopsAfterOrdinals.has(base);
  return abbreviations.get(base)?.has(word.toLowerCase()) ?? false;
}
