import type { TargetLanguage } from "../../src/phrasebook/languages.ts";
import { targetLanguages } from "../../src/phrasebook/languages.ts";
import { readJson, readModule } from "../literals.ts";
import type { Literal, LiteralObject, SourceFamily } from "../rows.ts";
import { alignByKey, flatten, isLiteralObject } from "../rows.ts";

const packageOf = (code: string) => `@codingame/monaco-vscode-language-pack-${code}`;

const pseudoPackage = packageOf("qps-ploc");

const packages: ReadonlyMap<TargetLanguage, string> = new Map(
  targetLanguages.map((language) => [language, packageOf(language.toLowerCase())]),
);

/**
 * The language packs of VS Code. They hold no English: it is read out of the pseudo language's pack, which only swaps
 * letters, one for one. The alphabet is learnt from the extensions' bundles, whose keys are the English themselves.
 * So the English is what the translators saw, not what the code says today.
 */
export const vscode: SourceFamily = {
  name: "VS Code",
  packages: [pseudoPackage, ...packages.values()],
  async read(open) {
    const pseudo = await readPack(open, pseudoPackage);
    const alphabet = learnAlphabet(pseudo.bundles);
    const english = new Map(
      [...pseudo.bundles, ...pseudo.keyed].map(([key, text]): [string, string] => [key, decode(text, alphabet)]),
    );
    const translated = new Map<TargetLanguage, ReadonlyMap<string, string>>();
    for (const [language, name] of packages) {
      const pack = await readPack(open, name);
      if (pack.slots !== pseudo.slots) {
        throw new Error(`${name} has ${pack.slots} strings where ${pseudoPackage} has ${pseudo.slots}`);
      }
      translated.set(language, new Map([...pack.bundles, ...pack.keyed]));
    }
    return alignByKey("VS Code", english, translated);
  },
};

interface Pack {
  readonly slots: number;
  /** By index in the main file, and by key in the extensions' packages. */
  readonly keyed: ReadonlyMap<string, string>;
  /** By extension and English text. */
  readonly bundles: ReadonlyMap<string, string>;
}

const separator = "\u0000";

async function readPack(open: Parameters<SourceFamily["read"]>[0], name: string): Promise<Pack> {
  const main = "translations/main.i18n.json.js";
  const files = await open(name, (path) => path === main || /^translations\/extensions\/[^/]+\.json$/.test(path));
  const slots = readModule(main, files.get(main) ?? "").get("content");
  if (!Array.isArray(slots)) throw new Error(`${name} has no list of strings in ${main}`);
  const keyed = flatten(slots, "main");
  const bundles = new Map<string, string>();
  for (const [path, source] of files) {
    if (path === main) continue;
    const contents = member(readJson(path, source), "contents");
    for (const [key, text] of flatten(member(contents, "package"), path)) keyed.set(key, text);
    for (const [english, text] of own(member(contents, "bundle"))) {
      if (typeof text === "string") bundles.set(path + separator + english, text);
    }
  }
  return { slots: slots.length, keyed, bundles };
}

function own(value: Literal): LiteralObject {
  return isLiteralObject(value) ? value : new Map();
}

function member(value: Literal, name: string): Literal {
  return own(value).get(name);
}

/** A bundle's key is the English text, and after a slash the translator's comment where there is one. */
function bundleText(key: string): string {
  return key.slice(key.indexOf(separator) + 1);
}

function learnAlphabet(bundles: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const alphabet = new Map<string, string>();
  const disputed = new Set<string>();
  for (const [key, pseudo] of bundles) {
    const [plain, swapped] = [[...bundleText(key)], [...pseudo]];
    if (plain.length !== swapped.length) continue;
    for (const [index, letter] of swapped.entries()) {
      const original = plain[index] ?? letter;
      const known = alphabet.get(letter);
      if (known !== undefined && known !== original) disputed.add(letter);
      alphabet.set(letter, original);
    }
  }
  if (disputed.size > 0) throw new Error(`${pseudoPackage} no longer swaps letters one for one`);
  return alphabet;
}

function decode(pseudo: string, alphabet: ReadonlyMap<string, string>): string {
  return [...pseudo.replaceAll("\r\n", "\n")].map((letter) => alphabet.get(letter) ?? letter).join("");
}
