import type { PhrasebookLanguage, TargetLanguage } from "../../src/phrasebook/languages.ts";
import { targetLanguages } from "../../src/phrasebook/languages.ts";
import { readJson, readModule } from "../literals.ts";
import { readProperties } from "../properties.ts";
import type { Literal, Row, SourceFamily } from "../rows.ts";
import { alignByKey, flatten, isLiteralObject } from "../rows.ts";

/** How a package keeps its languages: one file, or several, for each, with equal keys in all. */
export interface LocaleFiles {
  readonly name: string;
  readonly packages: readonly string[];
  /** Where a language's files are: `{code}` is the language's own code, `*` any name. */
  readonly path: string;
  readonly format: "json" | "module" | "properties";
  /** The package's own codes, English among them; a language that it lacks is left out. */
  readonly codes: Readonly<Partial<Record<PhrasebookLanguage, string>>>;
  /** Which value of the file holds the strings. Default: the whole file, or a module's default export. */
  readonly root?: (file: Literal, code: string) => Literal;
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
        const english = stringsOf(files, "en", contents);
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
      if (files.without?.test(key) !== true) strings.set(key, text);
    }
  }
  return strings;
}

function parse({ format, root }: LocaleFiles, path: string, content: string, code: string): Literal {
  if (format === "properties") return readProperties(content);
  const file: Literal = format === "json" ? readJson(path, content) : readModule(path, content);
  if (root !== undefined) return root(file, code);
  return format === "json" || !isLiteralObject(file) ? file : file.get("default");
}
