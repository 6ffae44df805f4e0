/** Markup that is safe to put into a page. Made by `html` only. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[] | undefined;

/**
 * A template whose values are escaped, in text and in quoted attributes, unless they are markup themselves. Our own,
 * since what there is for strings escapes nested markup twice or brings a framework.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const written = values.map(write);
  return new Markup(strings.map((literal, at) => literal + (written[at] ?? "")).join(""));
}

function write(value: Value): string {
  if (value === undefined) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(({ text }) => text).join("");
  return String(value).toWellFormed().replace(notInHtml, "\uFFFD").replace(special, escapeCharacter);
}

/** Controls and noncharacters, which HTML has no way to write. */
const notInHtml = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n]]/gv;
const special = /[&<>"']/g;

function escapeCharacter(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
