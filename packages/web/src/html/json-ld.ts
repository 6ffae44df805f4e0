import type { Phrase } from "../phrases/phrase.ts";
import type { Edit } from "./edits.ts";
import { hasLetter } from "./run.ts";

/**
 * What is translated in a `script` with JSON-LD, string by string, so that all else stays letter by letter: the values
 * of some properties, alone or in lists, but not the names of people and firms. Nothing where it is no valid JSON.
 *
 * @param start where the script's content begins in the page
 */
export function jsonLdEdits(json: string, start: number, properties: ReadonlySet<string>): readonly Edit[] {
  if (!isJson(json)) return [];
  return stringsOf(json)
    .filter(({ property, owner }) => properties.has(property) && !(property === "name" && hasProperName(owner)))
    .flatMap(({ from, to, value }): readonly Edit[] => {
      if (!hasLetter(value)) return [];
      const phrase: Phrase = { format: "text", text: value };
      return [{ kind: "phrase", start: start + from, end: start + to, phrase, write: jsonString }];
    });
}

/** A string of JSON in which no script can end or begin (HTML, section 4.12.1.3). */
function jsonString(text: string): string {
  return JSON.stringify(text).replaceAll(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** Types whose `name` is a name, in whatever language. */
const properNames: ReadonlySet<string> = new Set(
  "Person Organization Corporation LocalBusiness Brand Place PostalAddress NewsMediaOrganization EducationalOrganization".split(
    " ",
  ),
);

function hasProperName({ types }: JsonObject): boolean {
  return types.some((type) => properNames.has(type.slice(type.lastIndexOf("/") + 1)));
}

interface JsonObject {
  /** The values of `@type`. */
  readonly types: string[];
}

interface JsonValue {
  readonly property: string;
  readonly owner: JsonObject;
  readonly from: number;
  readonly to: number;
  readonly value: string;
}

/** The strings of valid JSON that are values of a property, in order. */
function stringsOf(json: string): readonly JsonValue[] {
  const values: JsonValue[] = [];
  const around: { readonly owner: JsonObject | undefined; property: string }[] = [];
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/g;
  const colon = /\s*:/y;
  for (let found = token.exec(json); found !== null; found = token.exec(json)) {
    const [text] = found;
    const place = around.at(-1);
    if (text === "{") around.push({ owner: { types: [] }, property: "" });
    // A list is about what the property around it is about.
    else if (text === "[") around.push({ owner: place?.owner, property: place?.property ?? "" });
    else if (text === "}" || text === "]") around.pop();
    else {
      const value: unknown = JSON.parse(text);
      if (place?.owner === undefined || typeof value !== "string") continue;
      const to = token.lastIndex;
      colon.lastIndex = to;
      if (colon.test(json)) place.property = value;
      else if (place.property === "@type") place.owner.types.push(value);
      else values.push({ property: place.property, owner: place.owner, from: found.index, to, value });
    }
  }
  return values;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
