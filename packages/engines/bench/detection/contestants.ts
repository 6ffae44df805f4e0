import { franc } from "franc";
import { detect as tinyld, toISO2 } from "tinyld";
import { createEldDetector } from "../../src/detection/detector.ts";
import { detectedLanguages } from "../../src/detection/languages.ts";
import type { LanguageTag } from "../../src/ports.ts";

/** The name that each text is given, in order; `undefined` where none is. */
type Namer = (texts: readonly string[]) => Promise<readonly (string | undefined)[]>;

export interface Contestant {
  readonly name: string;
  readonly names: Namer;
  /** Whether it chooses among the 33 languages, as far as it knows them. */
  readonly isRestricted?: boolean;
}

/** What the rivals call a language that the interface calls otherwise. Malay counts as Indonesian, as in the interface. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["no", "nb"],
  ["nob", "nb"],
  ["nno", "nb"],
  ["cmn", "zh"],
  ["arb", "ar"],
  ["ekk", "et"],
  ["lvs", "lv"],
  ["slv", "sl"],
  ["ms", "id"],
  ["zlm", "id"],
]);

const codesOfFranc =
  "eng deu fra spa por ita nld pol rus cmn jpn bul ces dan ell ekk fin hun lit lvs ron slk slv swe tur ind zlm ukr kor nob nno arb vie heb tha".split(
    " ",
  );

/** Slovenian too, which tinyld does not know. */
const codesOfTinyld = detectedLanguages.map((language) => (language === "nb" ? "no" : language));

function nameOf(code: string): string | undefined {
  if (code === "" || code === "und") return undefined;
  return otherNames.get(code) ?? (code.length === 3 ? toISO2(code) || code : code);
}

const detector = createEldDetector();

export async function stop(): Promise<void> {
  await detector.close();
}

const dragoman: Contestant = {
  name: "Dragoman",
  names: async (texts) => (await detector.detect(texts)).map(({ language }) => language),
};

/** Franc declines fewer than ten characters unless asked; no text here is that short. */
const francOfAll: Contestant = { name: "franc", names: async (texts) => texts.map((text) => nameOf(franc(text))) };

const tinyldOfAll: Contestant = { name: "tinyld", names: async (texts) => texts.map((text) => nameOf(tinyld(text))) };

/**
 * What is asked for texts in the interface's languages. The best guess names what the detector would if it always named
 * something, as the rivals do; they are asked as they come, and to choose among the 33 alone.
 */
export const contestants: readonly Contestant[] = [
  dragoman,
  {
    name: "Dragoman, best guess",
    names: async (texts) => (await detector.detect(texts)).map(({ language, likely }) => language ?? likely),
  },
  tinyldOfAll,
  {
    name: "tinyld, of the 33",
    isRestricted: true,
    names: async (texts) => texts.map((text) => nameOf(tinyld(text, { only: codesOfTinyld }))),
  },
  francOfAll,
  {
    name: "franc, of the 33",
    isRestricted: true,
    names: async (texts) => texts.map((text) => nameOf(franc(text, { only: codesOfFranc }))),
  },
];

/** What is asked for texts in other languages, to see how often it takes them for one of the 33. */
export const contestantsOnOthers: readonly Contestant[] = [dragoman, tinyldOfAll, francOfAll];

export function isDetected(language: LanguageTag): boolean {
  return detectedLanguages.includes(language);
}
