import type { EditRule } from "../rule.ts";
import { eastAsianLanguages } from "./language-groups.ts";
import { replaceMatches } from "./replacements.ts";

const space = "[ \\u00a0\\u2009\\u202f]";
const han = "\\p{Script=Han}";
const latin = "\\p{Script=Latin}";

const besideLatin = new RegExp(`(?<=${han})${space}{1,3}(?=${latin})|(?<=${latin})${space}{1,3}(?=${han})`, "gu");
const besideDigits = new RegExp(`(?<=${han})${space}{1,3}(?=[0-9])|(?<=[0-9%])${space}{1,3}(?=${han})`, "gu");

/** `使用 Node 开发` becomes `使用Node开发`. */
export const noSpaceBesideLatin: EditRule = {
  languages: ["zh"],
  triggers: ["cjk"],
  find: (text) => replaceMatches(text, besideLatin, () => ""),
};

/** `共 5 个` becomes `共5个`. */
export const noSpaceBesideDigits: EditRule = {
  languages: ["zh"],
  triggers: ["cjk"],
  find: (text) => replaceMatches(text, besideDigits, () => ""),
};

/** The symbols of units as the languages of East Asia write them, by CLDR, and some that it has not. */
const symbols = [
  ...new Set([
    ...Intl.supportedValuesOf("unit").map((unit) => {
      const format = new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "narrow" });
      return format.formatToParts(5).find(({ type }) => type === "unit")?.value ?? "";
    }),
    ..."km/h m/s kW kWh MW Hz kHz MHz GHz V A mA mAh W dB Pa hPa kPa rpm ppm dpi cm² m² km² m³ ℃ ℉ °C °F % kcal cal mAh Mbps Gbps kbps mg μg µm nm".split(
      " ",
    ),
  ]),
].filter((symbol) => /^[\p{Script=Latin}μµΩ℃℉°%/²³]{1,5}$/u.test(symbol));

const unit = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}_.-])\\d{1,12}(?:[.,]\\d{1,12}){0,4})${space}(?=(?:${symbols
    .sort((one, other) => other.length - one.length)
    .join("|")})(?![\\p{Script=Latin}\\p{N}_/-]))`,
  "gu",
);

/** `5 kg` becomes `5kg`. */
export const noSpaceBeforeUnit: EditRule = {
  languages: eastAsianLanguages,
  triggers: ["digit"],
  find: (text) => replaceMatches(text, unit, () => ""),
};
