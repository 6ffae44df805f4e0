import type { PhrasebookLanguage, TargetLanguage } from "../../src/phrasebook/languages.ts";
import { targetLanguages } from "../../src/phrasebook/languages.ts";
import { readJson, readModule } from "../literals.ts";
import { readPo } from "../po.ts";
import { readProperties } from "../properties.ts";
import type { Literal, Row, SourceFamily } from "../rows.ts";
import { alignByKey, flatten, isLiteralObject } from "../rows.ts";

/** How a package keeps its languages: one file, or several, for each, with equal keys in all. */
export interface LocaleFiles {
  readonly name: string;
  readonly packages: readonly string[];
  /** Where a language's files are: `{code}` is the language's own code, `*` any name, `**` any folders. */
  readonly path: string;
  readonly format: "json" | "module" | "properties" | "po";
  /** The package's own codes, English among them; a language that it lacks is left out. */
  readonly codes: Readonly<Partial<Record<PhrasebookLanguage, string>>>;
  /** Which value of the file holds the strings. Default: the whole file, or a module's default export. */
  readonly root?: (file: Literal, code: string) => Literal;
  /** The English strings are the keys, and the English file says only which ones there are. */
  readonly keysAreEnglish?: boolean;
  /** What the interface shows of a string, where the package's own notation says more or says it in its own way. */
  readonly shown?: (written: string) => string;
  /** Keys that hold no strings of an interface. */
  readonly without?: RegExp;
}

/** The rows of packages whose locale files have equal keys in all languages. */
export function localeFiles(files: LocaleFiles): SourceFamily {
  return {
    name: files.name,
    packages: files.packages,
    async read(open) {
      const patterns = Object.values(files.codes).map((code) => pathPattern(files.path, code));
      const rows: Row[] = [];
      for (const name of files.packages) {
        const contents = await open(name, (path) => patterns.some((pattern) => pattern.test(path)));
        const english = englishOf(files, contents);
        const translated = new Map<TargetLanguage, Map<string, string>>();
        for (const language of targetLanguages) translated.set(language, stringsOf(files, language, contents));
        rows.push(...alignByKey(files.name, english, translated));
      }
      requireAll(files, rows);
      return rows;
    },
  };
}

/** A package that moved its files must stop the build, not thin out the data. */
function requireAll({ packages, path, codes }: LocaleFiles, rows: readonly Row[]): void {
  for (const language of targetLanguages) {
    if (codes[language] === undefined || rows.some((row) => row.translations.has(language))) continue;
    throw new Error(`${packages.join(", ")} holds no strings for ${language} at ${path}`);
  }
}

function pathPattern(path: string, code: string): RegExp {
  const escaped = path
    .replaceAll(/[.+()[\]]/g, String.raw`\$&`)
    .replaceAll(/\*\*?/g, (stars) => (stars === "*" ? "([^/]*)" : "(.*)"));
  return new RegExp(`^${escaped.replaceAll("{code}", code)}$`);
}

function englishOf(files: LocaleFiles, contents: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const strings = stringsOf(files, "en", contents);
  if (!files.keysAreEnglish) return strings;
  return new Map([...strings.keys()].map((key) => [key, files.shown?.(key) ?? key]));
}

function stringsOf(
  files: LocaleFiles,
  language: PhrasebookLanguage,
  contents: ReadonlyMap<string, string>,
): Map<string, string> {
  const strings = new Map<string, string>();
  const code = files.codes[language];
  if (code === undefined) return strings;
  const pattern = pathPattern(files.path, code);
  for (const [path, content] of contents) {
    const match = pattern.exec(path);
    if (match === null) continue;
    for (const [key, text] of flatten(parse(files, path, content, code), match.slice(1).join("/"))) {
      if (files.without?.test(key) !== true) strings.set(key, files.shown?.(text) ?? text);
    }
  }
  return strings;
}

function parse({ format, root }: LocaleFiles, path: string, content: string, code: string): Literal {
  if (format === "properties") return readProperties(content);
  if (format === "po") return readPo(content);
  const file: Literal = format === "json" ? readJson(path, content) : readModule(path, content);
  if (root !== undefined) return root(file, code);
  return format === "json" || !isLiteralObject(file) ? file : file.get("default");
}
