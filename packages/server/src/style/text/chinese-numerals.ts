const figures = "〇一二三四五六七八九";
const places = ["", "十", "百", "千"];

/** The signs for ten thousand, its square and its cube, as the language writes them. */
export interface MyriadSigns {
  readonly signs: readonly string[];
  /** Whether a gap in the places is read out as 零: 一百零五. Japanese leaves it out, and the one before 十, 百 and 千. */
  readonly saysZero: boolean;
}

export const chineseMyriads: MyriadSigns = { signs: ["", "万", "亿", "兆"], saysZero: true };
export const traditionalMyriads: MyriadSigns = { signs: ["", "萬", "億", "兆"], saysZero: true };
export const japaneseMyriads: MyriadSigns = { signs: ["", "万", "億", "兆"], saysZero: false };

/** `12.5` in characters: 十二点五. Nothing for what is longer than the signs reach. */
export function toChineseNumerals(whole: string, fraction: string, myriads: MyriadSigns): string | undefined {
  const digits = whole.replace(/^0+(?=\d)/, "");
  if (digits.length > 16) return undefined;
  const point = myriads === chineseMyriads ? "点" : myriads === traditionalMyriads ? "點" : "・";
  const tail = fraction === "" ? "" : point + figuresOf(fraction);
  if (digits === "0" || digits === "") return (myriads.saysZero ? "零" : "〇") + tail;
  let written = "";
  let owesZero = false;
  for (let left = digits.length; left > 0; ) {
    const taken = left % 4 || 4;
    const at = digits.length - left;
    const group = digits.slice(at, at + taken);
    left -= taken;
    if (/^0+$/.test(group)) {
      owesZero = written !== "";
      continue;
    }
    const zero = myriads.saysZero && written !== "" && (owesZero || group.startsWith("0")) ? "零" : "";
    written += zero + groupOf(group.replace(/^0+/, ""), myriads, written === "") + (myriads.signs[left / 4] ?? "");
    owesZero = false;
  }
  return written + tail;
}

/** Each digit for itself: 二〇二六. */
export function figuresOf(digits: string): string {
  return digits.replace(/\d/g, (digit) => figures.charAt(Number(digit)));
}

const figureValues: ReadonlyMap<string, number> = new Map([
  ...[...figures].map((figure, value): [string, number] => [figure, value]),
  ["零", 0],
  ["两", 2],
  ["兩", 2],
]);
const placeValues: ReadonlyMap<string, bigint> = new Map([
  ["十", 10n],
  ["百", 100n],
  ["千", 1000n],
]);
const signValues: ReadonlyMap<string, bigint> = new Map([
  ["万", 10_000n],
  ["萬", 10_000n],
  ["亿", 100_000_000n],
  ["億", 100_000_000n],
  ["兆", 1_000_000_000_000n],
]);

/** What stands for a number in characters, without a point. */
export const chineseNumeral = "[〇零一二三四五六七八九两兩十百千万萬亿億兆]{1,24}";

/** The digits that characters stand for; nothing where they are in no order that a number has. */
export function fromChineseNumerals(written: string): string | undefined {
  if (/^[〇零一二三四五六七八九]{2,}$/u.test(written)) {
    return [...written].map((figure) => String(figureValues.get(figure) ?? "")).join("");
  }
  let total = 0n;
  let group = 0n;
  let figure: bigint | undefined;
  let lastPlace = 10_000n;
  let lastSign = 10n ** 20n;
  for (const sign of written) {
    const value = figureValues.get(sign);
    const place = placeValues.get(sign);
    const myriad = signValues.get(sign);
    if (value !== undefined) {
      if (figure !== undefined && figure !== 0n) return undefined;
      figure = BigInt(value);
    } else if (place !== undefined) {
      if (place >= lastPlace) return undefined;
      group += (figure === undefined || figure === 0n ? 1n : figure) * place;
      [figure, lastPlace] = [undefined, place];
    } else if (myriad !== undefined) {
      if (myriad >= lastSign || (group === 0n && figure === undefined)) return undefined;
      total += (group + (figure ?? 0n)) * myriad;
      [group, figure, lastPlace, lastSign] = [0n, undefined, 10_000n, myriad];
    }
  }
  return String(total + group + (figure ?? 0n));
}

function groupOf(digits: string, { saysZero }: MyriadSigns, isFirst: boolean): string {
  let written = "";
  for (const [at, digit] of [...digits].entries()) {
    const place = places[digits.length - at - 1] ?? "";
    if (digit === "0") {
      if (saysZero && /[1-9]/.test(digits.slice(at)) && !written.endsWith("零")) written += "零";
      continue;
    }
    const isPlainTen = saysZero ? isFirst && at === 0 && place === "十" : place !== "";
    written += (digit === "1" && isPlainTen ? "" : figures.charAt(Number(digit))) + place;
  }
  return written;
}
