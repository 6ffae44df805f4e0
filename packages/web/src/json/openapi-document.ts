import { invalidOption } from "../invalid-option.ts";

/** A part of an OpenAPI document, and the JSON Pointer of where it stands. */
export interface DocumentPart {
  readonly value: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

/** The document as a whole. */
export function documentPart(document: object): DocumentPart {
  if (!isRecord(document)) throw invalidOption("json.openapi: give a parsed OpenAPI document.");
  return { value: document, pointer: "#" };
}

/** A member that is an object, or nothing. What a prototype has is no member. */
export function partOf({ value, pointer }: DocumentPart, name: string): DocumentPart | undefined {
  const member = memberOf(value, name);
  return isRecord(member) ? { value: member, pointer: `${pointer}/${escaped(name)}` } : undefined;
}

/** All members that are objects. */
export function partsOf(part: DocumentPart): readonly (readonly [name: string, part: DocumentPart])[] {
  return Object.keys(part.value).flatMap((name) => {
    const member = partOf(part, name);
    return member === undefined ? [] : [[name, member] as const];
  });
}

/** The elements of a member that is a list of objects. */
export function listOf(part: DocumentPart, name: string): readonly DocumentPart[] {
  const list = memberOf(part.value, name);
  if (!Array.isArray(list)) return [];
  const pointer = `${part.pointer}/${escaped(name)}`;
  return list.flatMap((value: unknown, index) => (isRecord(value) ? [{ value, pointer: `${pointer}/${index}` }] : []));
}

export function memberOf(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A reference to a reference is rare, and a ring of them leads nowhere. */
const mostReferences = 32;

/**
 * The part that a `$ref` in place of it names, or the part itself.
 * @throws DragomanError of kind `invalid-request` for a reference out of the document, or to nothing.
 */
export function resolved(part: DocumentPart, document: DocumentPart): DocumentPart {
  let current = part;
  for (let hops = 0; hops < mostReferences; hops++) {
    const target = referenced(current, document);
    if (target === undefined) return current;
    current = target;
  }
  throw invalidOption(`json.openapi: ${part.pointer} refers to itself.`);
}

/** What the `$ref` of a part names; nothing where it has none. */
export function referenced({ value, pointer }: DocumentPart, document: DocumentPart): DocumentPart | undefined {
  const reference = memberOf(value, "$ref");
  if (typeof reference !== "string") return undefined;
  if (!reference.startsWith("#")) {
    throw invalidOption(`json.openapi: ${pointer}/$ref leads out of the document; bundle it into one first.`);
  }
  const target = at(document, reference.slice(1));
  if (target === undefined) throw invalidOption(`json.openapi: ${pointer}/$ref leads to nothing.`);
  return target;
}

/** RFC 6901, in a fragment of an address. */
function at(document: DocumentPart, pointer: string): DocumentPart | undefined {
  if (pointer === "") return document;
  if (!pointer.startsWith("/")) return undefined;
  let value: unknown = document.value;
  for (const token of pointer.slice(1).split("/")) {
    const name = decoded(token).replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return isRecord(value) ? { value, pointer: `#${pointer}` } : undefined;
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
