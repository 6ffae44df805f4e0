import { invalidOption } from "../invalid-option.ts";
import { type DocumentPart, listOf, memberOf, partOf, partsOf, referenced } from "./openapi-document.ts";
import { newRule, type Rule } from "./place.ts";

/**
 * The rule of a schema: its own `x-translatable`, and where `properties`, `additionalProperties`, `items`,
 * `prefixItems`, `$ref`, `allOf`, `oneOf` and `anyOf` lead. A schema is one rule, however often it is referred to, so
 * that schemas may be recursive.
 * @throws DragomanError of kind `invalid-request` that names the place in the document.
 */
export function createSchemaRules(document: DocumentPart): (schema: DocumentPart) => Rule {
  const rules = new Map<object, Rule>();
  const unread: { readonly schema: DocumentPart; readonly rule: Rule }[] = [];

  const ruleFor = (schema: DocumentPart): Rule => {
    const existing = rules.get(schema.value);
    if (existing !== undefined) return existing;
    const rule = newRule(formatOf(schema));
    rules.set(schema.value, rule);
    unread.push({ schema, rule });
    return rule;
  };
  const rulesFor = (schema: DocumentPart | undefined): Rule[] => (schema === undefined ? [] : [ruleFor(schema)]);

  const read = (schema: DocumentPart, { alike, members, elements }: Rule): void => {
    alike.push(...rulesFor(referenced(schema, document)));
    for (const name of ["allOf", "oneOf", "anyOf"]) alike.push(...listOf(schema, name).map(ruleFor));
    const properties = partOf(schema, "properties");
    for (const [name, property] of properties === undefined ? [] : partsOf(properties)) {
      members.named.set(name, [ruleFor(property)]);
    }
    members.others.push(...rulesFor(partOf(schema, "additionalProperties")));
    listOf(schema, "prefixItems").forEach((item, index) => {
      elements.named.set(index, [ruleFor(item)]);
    });
    elements.others.push(...rulesFor(partOf(schema, "items")));
  };

  return (schema) => {
    const rule = ruleFor(schema);
    // Read one after the other, for documents may nest deeper than calls.
    for (let next = unread.pop(); next !== undefined; next = unread.pop()) read(next.schema, next.rule);
    return rule;
  };
}

function formatOf({ value, pointer }: DocumentPart): Rule["format"] {
  const translatable = memberOf(value, "x-translatable");
  switch (translatable) {
    case undefined:
    case false:
      return undefined;
    case true:
      return "text";
    case "html":
      return "html";
    default:
      throw invalidOption(`json.openapi: ${pointer}/x-translatable: give true or "html".`);
  }
}
