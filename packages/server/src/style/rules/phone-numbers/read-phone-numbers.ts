import { type CountryCode, findPhoneNumbersInText, isSupportedCountry, type PhoneNumber } from "libphonenumber-js/max";
import type { EditContext, StyleLanguage } from "../../rule.ts";

/** A telephone number as it stands in a text. */
export interface WrittenNumber {
  /** In UTF-16 code units; with the country code and what is in front of it. */
  readonly start: number;
  readonly end: number;
  readonly number: PhoneNumber;
  /** `+`, `00`, or nothing where the number has no country code. */
  readonly prefix: "+" | "00" | "";
}

/**
 * Where a number without a country code is from, where only the language is known. A language of several countries
 * says nothing; North America's numbers look like no others.
 */
const countries: Readonly<Partial<Record<StyleLanguage, CountryCode>>> = { en: "US", it: "IT", ja: "JP", ko: "KR" };

/** Seven digits at least, in groups or behind the sign of a country code: what may be worth the search, which is dear. */
const candidate = /(?:\+|(?<!\d)00)\d(?:[ \u00a0().\-/‑–]{0,3}\d){6}|\d[ \u00a0().\-/‑–]{1,3}\d/;
/** What has more digits than people write numbers is data, and no place for a search that looks at each closely. */
const mostDigits = 4000;

/** The valid telephone numbers of a text. Numbers without a country code are read as those of the target's region. */
export function readPhoneNumbers(text: string, context: EditContext): readonly WrittenNumber[] {
  const country = countryOf(context);
  if (!mayHoldOne(text) || (country === undefined && !countryCode.test(text))) return [];
  const readable = withPlus(text);
  const found = findPhoneNumbersInText(readable, country === undefined ? {} : { defaultCountry: country });
  return found.flatMap(({ startsAt, endsAt: end, number }) => {
    const prefix = text.startsWith("+", startsAt) ? "+" : readable.startsWith("+", startsAt) ? "00" : "";
    const start = prefix === "00" ? startsAt - 1 : startsAt;
    const isGrouped = prefix !== "" || /\d[ \u00a0().\-/‑–]{1,2}\d/.test(text.slice(start, end));
    if (!isGrouped || number.ext !== undefined || !standsAlone(text, start, end)) return [];
    // The rest of a number that the reader cannot read whole.
    if (prefix === "" && countryCodeBefore.test(text.slice(Math.max(0, start - 7), start))) return [];
    return [{ start, end, number, prefix }];
  });
}

function mayHoldOne(text: string): boolean {
  const runs = text.match(/[+(]{0,2}\d[\d \u00a0().\-/‑–]{6,24}/g) ?? [];
  const digits = runs.reduce((sum, run) => sum + run.length, 0);
  return digits <= mostDigits && runs.some((run) => candidate.test(run) && run.replaceAll(/\D/g, "").length >= 7);
}

/** Without one, a number whose country nobody knows is none. */
const countryCode = /[+＋]|00/;

const doubleZero = /(?<![\d+.,:/-])00(?=[1-9]\d{0,2}[ \u00a0().\-/]?\(?\d)/g;

const countryCodeBefore = /(?:\+|00)\d{1,3}[ \u00a0().\-/‑–]{0,2}$/;

/** The reader knows country codes by their plus sign; a space keeps everything in its place. */
function withPlus(text: string): string {
  return text.replaceAll(doubleZero, " +");
}

function standsAlone(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 9), start), text.slice(end, end + 2)];
  return (
    !/[\p{Script=Latin}\p{N}_@#=\u{fffc}]$|\d[.,'’]$|IS[BS]N(?:-1[03])?:? ?$/u.test(before) &&
    !/^[\p{Script=Latin}\p{N}_@\u{fffc}]|^[.,:'’/-]\d|^-\p{L}/u.test(after)
  );
}

function countryOf({ language, target }: EditContext): CountryCode | undefined {
  const region = target
    .split("-")
    .find((part, index) => index > 0 && /^[A-Z]{2}$/i.test(part))
    ?.toUpperCase();
  if (region === undefined) return countries[language];
  return isSupportedCountry(region) ? region : undefined;
}
