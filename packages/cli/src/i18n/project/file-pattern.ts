import { Refusal } from "../../refusal.ts";
import { quoted } from "../../service/names.ts";
import { languageMeant, languageNamed, languagePattern, likenessPattern } from "./language-name.ts";

/** What a pattern says of a file's name, or is told to make one. */
export interface PatternNames {
  /** As the path writes it. */
  readonly language?: string | undefined;
  readonly namespace?: string | undefined;
}

/** A step of a path: a name, or what tells the names that may stand there. */
export type PatternStep =
  | { readonly kind: "literal"; readonly name: string }
  | { readonly kind: "names"; readonly read: (name: string) => PatternNames | undefined };

/** Where a project's files are: `locales/{language}/{namespace}.json`, below the project's folder. */
export class FilePattern {
  readonly text: string;
  readonly steps: readonly PatternStep[];
  readonly #setting: string;

  /**
   * @param setting Where it is from, for errors.
   * @throws Refusal for a path that leads out of the project, and for names in braces that mean nothing.
   */
  constructor(text: string, setting: string, reading: LanguageReading = languages) {
    this.text = text;
    this.#setting = setting;
    const names = text.split("/");
    const refuse = (problem: string) => new Refusal(`${setting}: ${quoted(text)} ${problem}`);
    if (text === "" || text.startsWith("/") || /^[A-Za-z]:|[\\\p{Cc}]/u.test(text)) {
      throw refuse("is no path below the project's folder; write it with /, as in locales/{language}.json.");
    }
    if (names.some((name) => name === "" || name === "." || name === "..")) {
      throw refuse("leads out of the project's folder, or nowhere; leave out `.`, `..` and empty steps.");
    }
    if (text.includes("*")) throw refuse("has a *; write {namespace} for the part of the name that differs.");
    const unknown = text.replaceAll(/\{(?:language|namespace)\}/g, "").match(/\{[^/]*|\}/)?.[0];
    if (unknown !== undefined)
      throw refuse(`has ${quoted(unknown)}; only {language} and {namespace} are filled in${i18nextsOwn(text)}.`);
    this.steps = names.map((name) => stepOf(name, reading, refuse));
  }

  /** The same for files that have in the place of the language what only looks like one: `ptBR.json`. */
  get ofLikenesses(): FilePattern {
    return new FilePattern(this.text, this.#setting, likenesses);
  }

  get hasLanguage(): boolean {
    return this.text.includes("{language}");
  }

  get hasNamespace(): boolean {
    return this.text.includes("{namespace}");
  }

  /** The path of one file. */
  pathFor({ language = "", namespace = "" }: PatternNames): string {
    return this.text.replaceAll("{language}", () => language).replaceAll("{namespace}", () => namespace);
  }
}

/** As i18next's own `loadPath` has it. */
function i18nextsOwn(text: string): string {
  if (!/\{\{(?:lng|ns)\}\}/.test(text)) return "";
  return `: write ${text.replaceAll("{{lng}}", "{language}").replaceAll("{{ns}}", "{namespace}")}`;
}

/** Letters of any script, digits, `.`, `_`, `-` and spaces, and none of the names that mean a folder. */
const namespacePattern = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}._ -]{0,98}[\p{L}\p{N}\p{M}_-])?`;

/** What stands for {language}. */
interface LanguageReading {
  readonly pattern: string;
  readonly isRead: (name: string) => boolean;
}

const languages: LanguageReading = { pattern: languagePattern, isRead: (name) => languageNamed(name) !== undefined };
const likenesses: LanguageReading = { pattern: likenessPattern, isRead: (name) => languageMeant(name) !== undefined };

function stepOf(step: string, { pattern, isRead }: LanguageReading, refuse: (problem: string) => Refusal): PatternStep {
  const parts = step.split(/(\{language\}|\{namespace\})/);
  if (parts.length === 1) return { kind: "literal", name: step };
  if (new Set(parts.filter((part) => part.startsWith("{"))).size < (parts.length - 1) / 2) {
    throw refuse(`has the same braces twice between two slashes.`);
  }
  const sources = parts.map((part) => {
    if (part === "{language}") return `(?<language>${pattern})`;
    return part === "{namespace}" ? `(?<namespace>${namespacePattern})` : escaped(part);
  });
  const expression = new RegExp(`^${sources.join("")}$`, "u");
  return {
    kind: "names",
    read: (name) => {
      const groups = name.length > 255 ? undefined : expression.exec(name)?.groups;
      if (groups === undefined) return undefined;
      const { language, namespace } = groups;
      return language === undefined || isRead(language) ? { language, namespace } : undefined;
    },
  };
}

function escaped(literal: string): string {
  return literal.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
