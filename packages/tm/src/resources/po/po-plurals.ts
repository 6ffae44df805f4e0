import type { PoEntry } from "../../formats/po/po-entry.ts";
import type { ResourcePlural } from "../resource.ts";
import { ResourceError, shownKey } from "../resource-error.ts";
import { pluralForms } from "./plural-expression.ts";
import { PluralMapping } from "./plural-mapping.ts";
import { hasPluralRules, pluralFormsOf } from "./plural-rules.ts";
import type { PoFile } from "./po-file.ts";

type Translations = Pick<PoEntry, "translations">;

/** The plural forms of a file's entries. Whatever stands in a `msgstr[n]` is part of what is read. */
export class PoPlurals {
  /** The header's; a template has words in its place. */
  readonly #declared: string | undefined;
  readonly #language: string | undefined;
  readonly #line: number;
  /** How many forms an entry is to have; `undefined` where neither header nor language say it. */
  readonly #count: number | undefined;
  /** `undefined` where the rules of the language are not known. */
  readonly #mapping: PluralMapping | undefined;

  constructor({ fields, header }: Pick<PoFile, "fields" | "header">, language: string | undefined) {
    const written = fields.get("plural-forms") ?? "";
    this.#declared = written === "" || written.includes("INTEGER") ? undefined : written;
    this.#language = language;
    this.#line = header?.first ?? 1;
    const expression = this.#declared ?? (language === undefined ? undefined : pluralFormsOf(language));
    const forms = expression === undefined ? undefined : pluralForms(expression, this.#line);
    this.#count = forms?.count;
    const isMapped = forms !== undefined && language !== undefined && hasPluralRules(language);
    this.#mapping = isMapped ? new PluralMapping(forms, language) : undefined;
  }

  get isDeclared(): boolean {
    return this.#declared !== undefined;
  }

  /** @returns `undefined` where a text is missing. */
  valueOf({ translations }: Translations): ResourcePlural | undefined {
    const needed = translations.slice(0, this.#count);
    const isWhole = needed.length === (this.#count ?? needed.length) && !needed.includes("");
    return isWhole ? this.partOf({ translations }) : undefined;
  }

  /** @returns the texts that are there, whether others are missing or not; `undefined` where none is. */
  partOf({ translations }: Translations): ResourcePlural | undefined {
    const forms = this.#mapping?.formsOf(translations) ?? new Map();
    const alone = [...translations.entries()].filter(([index, text]) => text !== "" && !this.#mapping?.isPaired(index));
    if (forms.size === 0 && alone.length === 0) return undefined;
    return { kind: "plural", forms, ...(alone.length > 0 && { byIndex: new Map(alone) }) };
  }

  /** Why gettext would not take what stands there; `undefined` where it would, or nothing is translated. */
  faultOf({ translations }: Translations): string | undefined {
    const given = translations.findLastIndex((text) => text !== "") + 1;
    if (given === 0) return undefined;
    const needed = this.#count ?? translations.length;
    if (given > needed) {
      const says = this.isDeclared ? "the header's `Plural-Forms` says" : "the language has";
      return `there are ${given} plural forms, and ${says} ${needed}`;
    }
    const missing = Array.from({ length: needed }, (_, index) => index).filter((index) => !translations[index]);
    return missing.length === 0 ? undefined : `the plural forms lack ${missing.map((n) => `msgstr[${n}]`).join(", ")}`;
  }

  /**
   * @param standing The entry that is to have them, or the obsolete one that they take the place of.
   * @throws ResourceError where not every form is there, or one would have to go that the header leaves no place for.
   */
  textsOf(key: string, value: ResourcePlural, standing: PoEntry | undefined): readonly string[] {
    if (standing !== undefined && this.#isValueOf(standing, value)) return standing.translations;
    const count = this.#count ?? this.#unknown();
    if (standing?.translations.slice(count).some((text) => text !== "")) {
      const fault = this.faultOf(standing);
      const problem = `The file contradicts itself: ${fault}; correct the one or the other, so that nothing is lost.`;
      throw new ResourceError("invalid-value", problem, { line: standing.line });
    }
    const texts = Array.from({ length: count }, (_, index) => this.#textAt(index, value) ?? "");
    if (!texts.includes("")) return texts;
    if (this.#mapping === undefined) this.#unknown();
    const problem = `The plural forms of ${shownKey(key)} are not whole; give one for each category of the language.`;
    throw new ResourceError("invalid-value", problem);
  }

  /**
   * The `Plural-Forms` for a header that has none.
   * @throws ResourceError where it is not known.
   */
  needed(): string {
    const line = this.#line;
    if (this.#language === undefined) {
      const problem = "The header has no `Language`, which plural forms depend on; write it there, or give the option.";
      throw new ResourceError("invalid-value", problem, { line });
    }
    const forms = this.#declared ?? pluralFormsOf(this.#language);
    if (forms !== undefined) return forms;
    const language = JSON.stringify(this.#language);
    const problem = `No \`Plural-Forms\` is known for ${language}; write the language's own into the header.`;
    throw new ResourceError("unsupported", problem, { line });
  }

  /** @throws ResourceError */
  #unknown(): never {
    this.needed();
    const language = JSON.stringify(this.#language);
    const problem = `The plural rules of ${language} are not known; give each plural form by its index, or write it by hand.`;
    throw new ResourceError("unsupported", problem, { line: this.#line });
  }

  #isValueOf({ translations }: Translations, value: ResourcePlural): boolean {
    const isWhole = this.valueOf({ translations }) !== undefined;
    return isWhole && translations.every((text, index) => text === (this.#textAt(index, value) ?? ""));
  }

  #textAt(index: number, { forms, byIndex }: ResourcePlural): string | undefined {
    const category = this.#mapping?.categoryOf(index);
    const form = category === undefined ? undefined : forms.get(category);
    return this.#mapping?.isPaired(index) ? form : (byIndex?.get(index) ?? form);
  }
}
