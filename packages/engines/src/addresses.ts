/** Scripts that are written to an address without a space, be it as the particles of Korean. */
const joined = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;
/** Quotation marks and East Asian punctuation end an address, and so does the particle を, which no space sets off. */
const addressed = String.raw`[^\s<>"'“”„«»‹›‘’、。，；：！？…・「」『』（）〔〕【】〈〉《》〜を]|(?<=[\p{L}\p{N}])['’](?=[\p{L}\p{N}%])`;
/** Up to its path an address is over where such a script begins, unless that is a part of the host: `www.東京.jp`. */
const host = `(?:(?<=[./])[${joined}][${joined}\\w-]*(?=[./])|(?<=\\.)(?<=[${joined}][${joined}\\w-]*\\.)[${joined}]+|(?![${joined}/?#])(?:${addressed}))*`;
const address = `${host}(?:[/?#](?:${addressed})*)?`;

/** Matches an address of the web, of mail or of a telephone behind its scheme, and one that begins with `www.`; flags `iu`. */
export const addressSource = `(?:https?|ftp|wss?|mailto|tel|file):(?=${addressed})(?://)?${address}|\\bwww\\.(?=${addressed})${address}`;
