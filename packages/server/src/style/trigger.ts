/** What a text must hold for a rule to have anything to do. */
const characters = [
  ["digit", "0123456789０１２３４５６７８９"],
  ["quote", "\"'«»‹›„“”‚‘’「」『』＂"],
  ["apostrophe", "'’"],
  ["bracket", "()[]{}（）［］〔〕【】〈〉《》"],
  ["dash", "-‐‑‒–—―−ー〜～~－"],
  ["dots", ".…⋯・。．·ㆍ•"],
  ["comma", ",，、､"],
  ["semicolon", ";；"],
  ["colon", ":："],
  ["slash", "/／"],
  ["ampersand", "&＆"],
  ["plus", "+＋"],
  ["percent", "%％"],
  ["currency", "$€£¥₩￥￦¢₹"],
  ["exclamation", "!！"],
  ["question", "?？"],
  ["line", "\n"],
  ["at", "@＠"],
  ["degree", "°℃℉"],
  ["times", "x×✕✖"],
  ["equals", "=＝<>"],
  ["eszett", "ßẞ"],
  ["umlaut", "äöüÄÖÜ"],
] as const;

/**
 * What a rule waits for: a kind of character, or one of the scripts. Plain prose has letters, a comma and a full stop;
 * so rules for abbreviations wait for an `initial` (a full stop behind a letter alone, or before a letter), rules for
 * omissions for dots beside each other, and rules for acronyms for a capital behind a letter.
 */
export type Trigger =
  | (typeof characters)[number][0]
  | "accented"
  | "cjk"
  | "kana"
  | "hangul"
  | "letter"
  | "initial"
  | "omission"
  | "capitals";

const names: readonly Trigger[] = [
  ...characters.map(([name]) => name),
  ...(["accented", "cjk", "kana", "hangul", "letter", "initial", "omission", "capitals"] as const),
];
const bits: ReadonlyMap<Trigger, number> = new Map(names.map((name, index) => [name, 1 << index]));
if (names.length > 31) throw new Error("A number has bits for 31 triggers, and one for what must stay.");

/** Set where a text has something that a placeholder, a tag, an address or code could begin with. */
export const mayHoldFixed = 1 << 31;

/** The triggers as one number, a bit for each. */
export function bitsOf(triggers: readonly Trigger[]): number {
  return triggers.reduce((sum, trigger) => sum | (bits.get(trigger) ?? 0), 0);
}

const table = createTable();
const letterBit = bitsOf(["letter"]);
const capitalsBit = bitsOf(["capitals"]);
const initialBit = bitsOf(["initial"]);
const omissionBit = bitsOf(["omission"]);
const dotsBit = bitsOf(["dots"]);
const commaBit = bitsOf(["comma"]);
const timesBit = bitsOf(["times"]);
const fullStop = 0x2e;

/** Words, spaces and commas, and a full stop at the end behind a word of two letters or more: most of what is written. */
const plainProse = /^(?:[A-Za-z][a-z]*,? )*[A-Za-z][a-z]+\.?$/;

/** Which triggers a text holds. */
export function triggersIn(text: string): number {
  return plainProse.test(text) ? triggersOfProse(text) : triggersOfEach(text);
}

function triggersOfProse(text: string): number {
  let found = letterBit;
  if (text.endsWith(".")) found |= dotsBit;
  if (text.includes(",")) found |= commaBit;
  if (text.includes("x")) found |= timesBit;
  return found;
}

/** In one pass. */
function triggersOfEach(text: string): number {
  let found = 0;
  let previous = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const triggers = table[unit] ?? 0;
    if (unit === fullStop) found |= triggersOfStop(text, index);
    else if (unit >= 0x41 && unit <= 0x5a && (previous & letterBit) !== 0) found |= capitalsBit;
    found |= triggers;
    previous = triggers;
  }
  return found;
}

function triggersOfStop(text: string, index: number): number {
  const next = text.charCodeAt(index + 1);
  if (text.slice(index - 3, index).toLowerCase() === "www") return initialBit | mayHoldFixed;
  if (isLetter(next)) return initialBit;
  if (next === fullStop || (next === 0x20 && text.charCodeAt(index + 2) === fullStop)) return omissionBit;
  return isLetter(text.charCodeAt(index - 1)) && !isLetter(text.charCodeAt(index - 2)) ? initialBit : 0;
}

/** Past the ends of a text stands NaN, which is none. */
function isLetter(unit: number): boolean {
  return ((table[unit] ?? 0) & letterBit) !== 0;
}

/** By UTF-16 code unit; made once, as no text changes it. */
function createTable(): Int32Array {
  const made = new Int32Array(0x1_0000);
  const mark = (unit: number, trigger: Trigger) => {
    made[unit] = (made[unit] ?? 0) | bitsOf([trigger]);
  };
  for (const [name, members] of characters) {
    for (const member of members) mark(member.charCodeAt(0), name);
  }
  for (const dots of "…⋯・。") mark(dots.charCodeAt(0), "omission");
  for (const opening of "<&:@$%{`") made[opening.charCodeAt(0)] = (made[opening.charCodeAt(0)] ?? 0) | mayHoldFixed;
  const ranges: readonly [Trigger, number, number][] = [
    ["cjk", 0x3005, 0x3007],
    ["cjk", 0x3400, 0x9fff],
    ["cjk", 0xf900, 0xfaff],
    ["cjk", 0xd840, 0xd8bf],
    ["kana", 0x3041, 0x30ff],
    ["hangul", 0x1100, 0x11ff],
    ["hangul", 0xac00, 0xd7a3],
    ["accented", 0x00c0, 0x024f],
    ["letter", 0x41, 0x5a],
    ["letter", 0x61, 0x7a],
    ["letter", 0xaa, 0x1fff],
    ["letter", 0x3041, 0xd7ff],
  ];
  for (const [trigger, from, to] of ranges) for (let unit = from; unit <= to; unit++) mark(unit, trigger);
  return made;
}
