import type { TargetLanguage } from "../src/phrasebook/languages.ts";

const negated = /\b(?:not|never|cannot|without)\b|n['’]t\b/i;
/** Here the word negates nothing, or what it negates is usually left out. */
const rhetorical = /\b(?:or|if|but|why) not\b|\bnot (?:only|at all|now)\b|n['’]t (?:worry|forget|receive)|\bwhether\b/i;

/**
 * How a language negates: by words, by prefixes and suffixes, by words that say the contrary. Wide on purpose: only a
 * translation without any of them is taken for one that says the opposite, or that belongs to another text.
 */
const negations: Readonly<Record<TargetLanguage, RegExp>> = {
  de: /nicht|kein|\bnie|weder|\bohne|un\p{L}{3}|nirgend|\bnur\b|\bstatt|außer|leer|fehl|verhinder|vermeid|verweiger|abgelehnt|deaktiv|anders?\b|erst\b/iu,
  fr: /\b(?:ne|pas|sans|non|jamais|aucune?|rien|ni|hors|personne|moins)\b|\bn['’]|im[pm]|\bin\p{L}{3}|\bd[ée]s\p{L}{3}|différent|absence|échou|échec|interdi|refus|bloqu|évit|seul/iu,
  es: /\b(?:no|nunca|sin|ni|nada|tampoco|nadie)\b|jamás|ning[uú]n|im[pb]|\bin\p{L}{3}|\bdes\p{L}{3}|diferente|distint|evit|fall|falt|solo|sólo/iu,
  it: /\b(?:non|senza|mai|nessun[oa]?|niente|nulla|neanche)\b|né|im[pm]|\bin\p{L}{3}|\bdis\p{L}{3}|sconosciut|fallit|divers|evit|manc|solo|nega/iu,
  "pt-BR":
    /\b(?:nao|nunca|sem|nem|nada|nenhuma?)\b|não|ninguém|im[pb]|\bin\p{L}{3}|\bdes\p{L}{3}|diferente|evit|erro|falh|falt|extern|somente|apenas/iu,
  pl: /nie|\bbez|nigdy|żad|brak|błąd|zabron|odmow|rezygn|różn/iu,
  ja: /ない|なか|なく|なけ|なし|ません|ませ|ずに|ず、|せず|ぬ|無|不|未|非|以外|以下|禁止|失敗|異なる|できな|空|まだ|たり|除|外/u,
  ko: /안|않|못|없|아니|아닙|아님|아닌|닙니다|말고|마세|마십|말 것|불|무|미|비|제외|금지|실패|다른|다릅/u,
  "zh-Hans": /不|没|无|未|非|勿|别|莫|否|禁|缺|免|尚|失败|拒/u,
  "zh-Hant": /不|沒|無|未|非|勿|別|莫|否|禁|缺|免|尚|失敗|失效|隱藏|拒/u,
  ru: /(?<!\p{L})(?:не|ни|без|бес)|нет|нельзя|отсутств|запрещ|отключ|отлич|друг|кроме|сбой|ошибк|устар|менее/iu,
  tr: /m[aeıiuü]|değil|DEĞİL|yok|s[ıiuü]z|hiç|farklı|dışı|hariç|eksik|hayır|engel|reddedil/iu,
  cs: /(?<!\p{L})n[ea]|aniž|nikoli|bez|nikd|žádn|nic|vypnut|zakáz|odmít|jin|různ|chyb|selh|mimo/iu,
};

/** Whether a translation still negates what its English negates. */
export function keepsNegation(english: string, translation: string, language: TargetLanguage): boolean {
  return !negated.test(english) || rhetorical.test(english) || negations[language].test(translation);
}
