const digits = "〇一二三四五六七八九";

/** `二十六`: a number from 1 to 99 in words. */
export function chineseNumber(value: number): string {
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const ten = tens === 0 ? "" : `${tens === 1 ? "" : digits.charAt(tens)}十`;
  return ones === 0 && tens > 0 ? ten : `${ten}${digits.charAt(ones)}`;
}

/** `二〇二六`: digit by digit, as years are read. */
export function chineseDigits(value: number | string): string {
  return String(value).replaceAll(/\d/g, (digit) => digits.charAt(Number(digit)));
}

/** Reads either, up to 99 in words; `undefined` for what is neither. */
export function readChineseNumber(text: string): number | undefined {
  const plain = text.replaceAll("零", "〇").replaceAll("两", "二");
  if (/^[〇一二三四五六七八九]+$/u.test(plain))
    return Number([...plain].map((digit) => digits.indexOf(digit)).join(""));
  const [, tens = "", ones = ""] = /^([二三四五六七八九]?)十([一二三四五六七八九]?)$/u.exec(plain) ?? [];
  if (!plain.includes("十") || plain.length > tens.length + ones.length + 1) return undefined;
  return (tens === "" ? 1 : digits.indexOf(tens)) * 10 + (ones === "" ? 0 : digits.indexOf(ones));
}
