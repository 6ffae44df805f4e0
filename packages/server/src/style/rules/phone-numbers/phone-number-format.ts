import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { everyLanguage } from "../language-groups.ts";
import { readPhoneNumbers, type WrittenNumber } from "./read-phone-numbers.ts";

/** Writes a number another way; `undefined` where it is to stay. */
type WriteNumber = (number: WrittenNumber, given: string) => string | undefined;

/** How the groups of a telephone number are set apart. */
export const phoneNumbers = {
  withoutSpaces: numberRule((_, given) => given.replaceAll(/[\s\u00a0\u202f]/g, "")),
  digitsAlone: numberRule(({ prefix, number }, given) =>
    prefix === ""
      ? `${trunkOf(number, given)}${nationalDigits(number)}`
      : `${prefix}${number.countryCallingCode}${number.nationalNumber}`,
  ),
  areaCodeInParentheses: numberRule((written) => byArea(written, (area, rest) => `(${area}) ${rest}`)),
  areaCodeAndSlash: numberRule((written) => byArea(written, (area, rest) => `${area}/${rest}`)),
  areaCodeAndSpace: numberRule((written) => byArea(written, (area, rest) => `${area} ${rest}`)),
  byHyphens: numberRule((written, given) => northAmerican(written, given, (groups) => groups.join("-")), ["en"]),
  byPeriods: numberRule((written, given) => northAmerican(written, given, (groups) => groups.join(".")), ["en"]),
  bySpaces: numberRule((written, given) => northAmerican(written, given, (groups) => groups.join(" ")), ["en"]),
  northAmerican: numberRule(
    (written, given) =>
      northAmerican(written, given, (groups) => {
        const [area, prefix, last] = groups.slice(-3);
        return [...groups.slice(0, -3), `(${area})`, `${prefix}-${last}`].join(" ");
      }),
    ["en"],
  ),
  spaceAfterCountryCode: numberRule(({ prefix, number }, given) => {
    if (prefix === "") return undefined;
    const code = `${prefix}${number.countryCallingCode}`;
    const rest = given.slice(code.length);
    return given.startsWith(code) && /^[-./\u00a0]?[\d(]/.test(rest)
      ? `${code} ${rest.replace(/^[-./\u00a0]/, "")}`
      : undefined;
  }),
} as const;

/** What stands in front of a country code. */
export const countryCodes = {
  doubleZero: numberRule(({ prefix }, given) =>
    prefix === "+" ? `00${given.slice(1).replace(/^\s/, "")}` : undefined,
  ),
  plus: numberRule(({ prefix }, given) => (prefix === "00" ? `+${given.slice(2)}` : undefined)),
} as const;

function numberRule(write: WriteNumber, languages: readonly StyleLanguage[] = everyLanguage): EditRule {
  return { languages, triggers: ["digit"], find: (text, context) => findNumbers(text, context, write) };
}

function findNumbers(text: string, context: EditContext, write: WriteNumber): readonly Edit[] {
  return readPhoneNumbers(text, context).flatMap((written) => {
    const { start, end } = written;
    const given = text.slice(start, end);
    const shown = write(written, given);
    return shown === undefined || shown === given ? [] : [{ start, end, text: shown }];
  });
}

type PhoneNumber = WrittenNumber["number"];

/** As it is dialled within its country. */
function nationalDigits(number: PhoneNumber): string {
  return number.formatNational().replaceAll(/\D/g, "");
}

/** Countries whose numbers are written with an area code in front, as the first group of a line that stays in one place. */
const countriesWithAreas = new Set(["49", "1", "39", "81", "82", "86", "44", "43", "41"]);

function byArea({ number, prefix }: WrittenNumber, join: (area: string, rest: string) => string): string | undefined {
  const isLine = ["FIXED_LINE", "FIXED_LINE_OR_MOBILE"].includes(number.getType() ?? "");
  if (!isLine || !countriesWithAreas.has(number.countryCallingCode)) return undefined;
  const inCountry = number.formatNational().match(/\d+/g) ?? [];
  const fromAbroad = number.formatInternational().match(/\d+/g)?.slice(1) ?? [];
  const [area, ...others] = prefix === "" ? inCountry : fromAbroad;
  if (area === undefined || others.length === 0) return undefined;
  const shown = join(area, number.countryCallingCode === "1" ? others.join("-") : others.join(""));
  return prefix === "" ? shown : `${prefix}${number.countryCallingCode} ${shown}`;
}

/** The 1 that stands in front of numbers of the North American plan, where it does: `1-800-555-0199`. */
function trunkOf({ countryCallingCode }: PhoneNumber, given: string): string {
  return countryCallingCode === "1" && /^1[^\d]/.test(given) ? "1" : "";
}

/** The groups of a number of the North American plan: its country code where it has one, area, prefix, and four digits. */
function northAmerican(
  { number, prefix }: WrittenNumber,
  given: string,
  join: (groups: readonly string[]) => string,
): string | undefined {
  const [, area, middle, last] = /^(\d{3})(\d{3})(\d{4})$/.exec(number.nationalNumber) ?? [];
  if (number.countryCallingCode !== "1" || area === undefined || middle === undefined || last === undefined)
    return undefined;
  const front = prefix === "" ? trunkOf(number, given) : `${prefix}1`;
  return join([...(front === "" ? [] : [front]), area, middle, last]);
}
