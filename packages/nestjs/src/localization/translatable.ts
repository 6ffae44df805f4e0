import type { TextOptions } from "@dragoman/client";
import type { Type } from "@nestjs/common";

/** How a field is translated; what it does not say is as the module has it. */
export interface TranslatableOptions extends FieldSteering {
  /** `html`: a fragment of HTML, whose tags stay. Default `text`. */
  readonly format?: "text" | "html" | undefined;
  /** The class of what stands in the field, where it is a plain object: an instance says it itself. */
  readonly type?: (() => Type) | undefined;
}

/** Languages and markup are not a field's to say. */
type FieldSteering = Omit<
  TextOptions,
  "to" | "from" | "tagHandling" | "tagHandlingVersion" | "ignoreTags" | "showBilledCharacters"
>;

/** A field as it is found again and again: what it says, taken apart once. */
export interface TranslatableField {
  readonly format: "text" | "html";
  readonly type: (() => Type) | undefined;
  /** `undefined` where it says nothing of its own. */
  readonly steering: FieldSteering | undefined;
}

export type TranslatableFields = ReadonlyMap<string, TranslatableField>;

/** Where a prototype keeps its fields; the same for every copy of this package. */
const fieldsKey = Symbol.for("dragoman.translatable");

/**
 * Marks a field of a class as text for readers, which `Localize` puts into their language. A field may hold a text, a
 * list of texts, or with `type` what has such fields itself.
 */
export function Translatable(options: TranslatableOptions = {}): PropertyDecorator {
  const { format = "text", type, ...steering } = options;
  const field = { format, type, steering: Object.keys(steering).length === 0 ? undefined : steering };
  return (prototype, name) => {
    const fields = new Map(fieldsOf(prototype));
    fields.set(String(name), field);
    Object.defineProperty(prototype, fieldsKey, { value: fields, configurable: true });
  };
}

/** The fields of an instance's class and of those it extends. */
export function fieldsOf(instance: object): TranslatableFields | undefined {
  const fields: unknown = Reflect.get(instance, fieldsKey);
  return fields instanceof Map ? fields : undefined;
}

/** The fields of the instances of a class. */
export function fieldsOfClass(type: Type): TranslatableFields | undefined {
  return fieldsOf(type.prototype);
}
