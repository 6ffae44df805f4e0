import { decodeHTMLAttribute } from "entities";
import type { HtmlOptions } from "./html-options.ts";
import { directionOf, LanguageReading } from "./languages.ts";
import type { ElementState } from "./open-elements.ts";
import type { Attribute, Tag } from "./tag-reader.ts";

/** How the pages of one application are read for one locale. */
export class PageReading {
  readonly locale: string;
  readonly sourceLanguage: string;
  readonly isMarking: boolean;
  readonly jsonLdProperties: ReadonlySet<string> | undefined;
  #mark: string | undefined;
  #direction: "ltr" | "rtl" | undefined;
  readonly #languages: LanguageReading;
  readonly #readAttributes: ReadonlySet<string>;
  readonly #skippedTags: ReadonlySet<string>;
  readonly #skippedClasses: readonly string[];
  readonly #asked: ReadonlySet<string>;

  constructor(locale: string, sourceLanguage: string, options: HtmlOptions) {
    this.locale = locale;
    this.sourceLanguage = sourceLanguage;
    this.#languages = new LanguageReading(sourceLanguage);
    this.isMarking = options.mark ?? true;
    const { jsonLd = false } = options;
    this.jsonLdProperties = jsonLd === false ? undefined : new Set(jsonLd === true ? describedInJsonLd : jsonLd);
    this.#readAttributes = new Set([...readEverywhere, ...lowerCased(options.attributes)]);
    this.#skippedTags = new Set(lowerCased(options.skip?.tags));
    this.#skippedClasses = ["notranslate", ...(options.skip?.classes ?? [])];
    this.#asked = new Set([...decisive, ...this.#readAttributes]);
  }

  /** The attributes of what stays in the source language, if it shall say so. */
  get mark(): string | undefined {
    if (!this.isMarking) return undefined;
    if (this.#mark === undefined) {
      const direction = directionOf(this.sourceLanguage);
      this.#mark = ` lang="${this.sourceLanguage}"${direction === this.direction ? "" : ` dir="${direction}"`}`;
    }
    return this.#mark;
  }

  get direction(): "ltr" | "rtl" {
    this.#direction ??= directionOf(this.locale);
    return this.#direction;
  }

  /** Whether an attribute says anything to us. */
  asks(attribute: string): boolean {
    return this.#asked.has(attribute);
  }

  /** What an element's tag says of its content, within another element. */
  stateOf(tag: Tag, around: ElementState): ElementState {
    const { name, kind } = tag;
    let { isTranslated, isOtherLanguage, isUntouchable, isForeign } = around;
    if (kind.isUntouchable) isUntouchable = true;
    else if (kind.isLiteral || this.#skippedTags.has(name)) isTranslated = false;
    if (name === "svg" || name === "math") isForeign = true;
    else if (isForeign && kind.isForeignIsland) isForeign = false;
    for (const attribute of tag.attributes) {
      switch (attribute.name) {
        case "lang": {
          const lang = attributeValue(attribute);
          // Templates leave it empty on the page itself; elsewhere that means a language that nobody knows.
          if (lang !== "" || name !== "html") isOtherLanguage = !this.#languages.isSource(lang);
          break;
        }
        case "translate": {
          const value = attributeValue(attribute).toLowerCase();
          if (value === "no") isTranslated = false;
          else if (value === "yes" || value === "") isTranslated = true;
          break;
        }
        case "contenteditable":
          if (attributeValue(attribute).toLowerCase() !== "false") isUntouchable = true;
          break;
        case "class":
          if (this.#isSkipped(attribute.value)) isTranslated = false;
          break;
      }
    }
    const isSame =
      isTranslated === around.isTranslated &&
      isOtherLanguage === around.isOtherLanguage &&
      isUntouchable === around.isUntouchable &&
      isForeign === around.isForeign;
    return isSame ? around : { isTranslated, isOtherLanguage, isUntouchable, isForeign };
  }

  /** Whether readers read an attribute of a tag. */
  isRead({ name }: Attribute, tag: Tag): boolean {
    if (this.#readAttributes.has(name)) return true;
    switch (name) {
      case "label":
        return labelled.has(tag.name);
      case "value":
        return tag.name === "input" && buttons.has(lowerCasedValue(tag, "type"));
      case "content":
        return (
          tag.name === "meta" &&
          (metaNames.has(lowerCasedValue(tag, "name")) || metaNames.has(lowerCasedValue(tag, "property")))
        );
      default:
        return false;
    }
  }

  isHidden(tag: Tag): boolean {
    return tag.name === "input" && lowerCasedValue(tag, "type") === "hidden";
  }

  isJsonLd(tag: Tag): boolean {
    return (
      this.jsonLdProperties !== undefined &&
      tag.name === "script" &&
      lowerCasedValue(tag, "type") === "application/ld+json"
    );
  }

  #isSkipped(classes: string): boolean {
    for (const skipped of this.#skippedClasses) {
      if (classes.includes(skipped) && classes.split(/[\t\n\f\r ]+/).includes(skipped)) return true;
    }
    return false;
  }
}

/** Around the page. */
export const outside: ElementState = {
  isTranslated: true,
  isOtherLanguage: false,
  isUntouchable: false,
  isForeign: false,
};

/** What an attribute says, with its character references read. */
export function attributeValue({ value }: Attribute): string {
  return value.includes("&") ? decodeHTMLAttribute(value) : value;
}

function lowerCasedValue(tag: Tag, name: string): string {
  const attribute = tag.attributes.find((one) => one.name === name);
  return attribute === undefined ? "" : attributeValue(attribute).trim().toLowerCase();
}

function lowerCased(names: readonly string[] = []): readonly string[] {
  return names.map((name) => name.toLowerCase());
}

const readEverywhere = [
  "alt",
  "title",
  "placeholder",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "aria-placeholder",
];

/** They say what becomes of a tag, or are read by readers on some. */
const decisive = [
  "lang",
  "dir",
  "translate",
  "class",
  "contenteditable",
  "type",
  "name",
  "property",
  "label",
  "value",
  "content",
];

const labelled: ReadonlySet<string> = new Set(["option", "optgroup", "track"]);
const buttons: ReadonlySet<string> = new Set(["button", "submit", "reset"]);
const metaNames: ReadonlySet<string> = new Set([
  "description",
  "og:title",
  "og:description",
  "og:image:alt",
  "twitter:title",
  "twitter:description",
  "twitter:image:alt",
]);

const describedInJsonLd = [
  "name",
  "headline",
  "alternativeHeadline",
  "description",
  "disambiguatingDescription",
  "abstract",
  "text",
  "caption",
  "slogan",
];
