import { createHash } from "node:crypto";
import { readJson } from "../../phrasebook/literals.ts";
import { readProperties } from "../../phrasebook/properties.ts";
import { flatten } from "../../phrasebook/rows.ts";
import { heldOutPackages, openPinned, sourcePackages } from "../../phrasebook/sources.ts";
import { openTarballs } from "../../phrasebook/tarballs.ts";
import { parseLanguageTag } from "../../src/language.ts";
import { hasBranches, hasWords } from "../../src/phrasebook/slots.ts";
import type { LanguageTag } from "../../src/ports.ts";

/** `short` has 20 to 40 characters, `longer` up to 160, a `paragraph` more. */
type TextLength = "short" | "longer" | "paragraph";

export interface Sample {
  readonly text: string;
  readonly language: LanguageTag;
  readonly length: TextLength;
}

interface Application {
  readonly name: string;
  readonly package: string;
  /** The file of a language, its code in the first group; the one without a code is English. */
  readonly path: RegExp;
  readonly read: (path: string, content: string) => ReadonlyMap<string, string>;
}

const json: Application["read"] = (path, content) => flatten(readJson(path, content));

/** What is measured: an enterprise's components, translated by its own translators, and a meeting app of volunteers. */
export const measuredApplications: readonly Application[] = [
  {
    name: "OpenUI5",
    package: "@openui5/sap.m",
    path: /^src\/sap\/m\/messagebundle(?:_(\w+))?\.properties$/,
    read: (_, content) => readProperties(content),
  },
  { name: "Jitsi Meet", package: "@jitsi/react-native-sdk", path: /^lang\/main(?:-([\w-]+))?\.json$/, read: json },
];

/** Set aside for choosing thresholds; never measured on. */
export const tuningApplications: readonly Application[] = [
  { name: "Matrix", package: "matrix-react-sdk", path: /^src\/i18n\/strings\/(?!basefile)(\w+)\.json$/, read: json },
];

/** Each language has at most this many texts that are not paragraphs, and at most a quarter as many paragraphs. */
const mostTexts = 400;

/**
 * Texts of applications in all languages that they are translated into, by base language: no text twice, none that
 * equals its English or that two languages share, none with plural forms or without words. The same ones every time.
 */
export async function readSamples(applications: readonly Application[]): Promise<readonly Sample[]> {
  const open = openPinned(await openTarballs(), [...sourcePackages, ...heldOutPackages]);
  const languagesOf = new Map<string, Set<LanguageTag>>();
  for (const application of applications) {
    const contents = await open(application.package, (path) => application.path.test(path));
    const files = [...contents].flatMap(([path, content]) => {
      const language = languageOf(application.path.exec(path)?.[1] ?? "en");
      return language === undefined ? [] : [{ language, strings: application.read(path, content) }];
    });
    const english = new Set(
      files.filter(({ language }) => language === "en").flatMap(({ strings }) => [...strings.values()]),
    );
    for (const { language, strings } of files) {
      for (const text of strings.values()) {
        if (!isUsable(text) || (language !== "en" && english.has(text))) continue;
        languagesOf.set(text, (languagesOf.get(text) ?? new Set()).add(language));
      }
    }
  }
  const samples = [...languagesOf].flatMap(([text, [language, ...others]]): Sample[] =>
    language === undefined || others.length > 0 ? [] : [{ text, language, length: lengthOf(text) }],
  );
  return [...Map.groupBy(samples, ({ language }) => language).values()].flatMap((own) => {
    const shuffled = own.toSorted((a, b) => (rankOf(a.text) < rankOf(b.text) ? -1 : 1));
    const [texts, paragraphs] = [false, true].map((is) =>
      shuffled.filter(({ length }) => (length === "paragraph") === is),
    );
    return [...(texts ?? []).slice(0, mostTexts), ...(paragraphs ?? []).slice(0, mostTexts / 4)];
  });
}

/** English has files for spelling tests and for what the developers wrote; the codes of OpenUI5 are partly older ones. */
function languageOf(code: string): LanguageTag | undefined {
  if (/^en[-_]US[-_]sap|^sh$|^cnr$/.test(code)) return undefined;
  const [language] = code.split(/[-_]/);
  return parseLanguageTag(language ?? "");
}

function isUsable(text: string): boolean {
  return text.length >= 20 && !hasBranches(text) && hasWords(text);
}

function lengthOf({ length }: string): TextLength {
  if (length > 160) return "paragraph";
  return length > 40 ? "longer" : "short";
}

/** A shuffle that is the same on every machine. */
function rankOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
