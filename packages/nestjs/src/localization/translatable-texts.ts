import { Stream } from "node:stream";
import { StreamableFile } from "@nestjs/common";
import { isObservable } from "rxjs";
import { fieldsOf, fieldsOfClass, type TranslatableField, type TranslatableFields } from "./translatable.ts";

/** What a value says to readers, and how to say it in other words. */
export interface TranslatableTexts {
  readonly texts: readonly TranslatableText[];
  /** Whether anything in the value has marked fields, be there texts in them or not. */
  readonly hasFields: boolean;
  /**
   * The value with other texts in their places. What does not change is shared with the value, which stays as it is: the
   * application may keep it.
   */
  readonly withTexts: (texts: readonly string[]) => unknown;
}

interface TranslatableText {
  readonly text: string;
  readonly field: TranslatableField;
}

/** What is known of the place where a value stands. */
interface Context {
  /** Fields of plain objects here, and in lists here. */
  readonly fields?: TranslatableFields | undefined;
  /** What texts here are. */
  readonly field?: TranslatableField | undefined;
}

/** An object of the value, once, however many ways lead to it. */
interface Visit {
  readonly object: object;
  readonly contexts: Context[];
  /** Where it stands. */
  readonly places: { readonly parent: Visit; readonly key: string }[];
  /** Its texts, by their number among all. */
  readonly texts: Map<string, number>;
}

/**
 * Looks through what JSON would be made of: lists, plain objects and instances, each once, so that cycles end. Texts are
 * those of fields that are marked, and of plain objects that stand for a class.
 * @param fields of plain objects at the top, and in a list there
 */
export function translatableTexts(value: unknown, fields?: TranslatableFields | undefined): TranslatableTexts {
  const texts: TranslatableText[] = [];
  const visits = new Map<object, Visit>();
  /** What wrote itself did so once: it may stand in what it wrote. */
  const written = new Map<object, object>();
  const open: [Visit, Context][] = [];

  const visitOf = (given: object, context: Context): Visit | undefined => {
    const fields = fieldsOf(given) ?? context.fields;
    const object = written.get(given) ?? asWritten(given, fields);
    if (object === undefined) return undefined;
    written.set(given, object);
    const visit: Visit = visits.get(object) ?? { object, contexts: [], places: [], texts: new Map() };
    visits.set(object, visit);
    const found = { ...context, fields };
    if (!visit.contexts.some((known) => known.fields === found.fields && known.field === found.field)) {
      visit.contexts.push(found);
      open.push([visit, found]);
    }
    return visit;
  };

  const look = (parent: Visit, key: string, value: unknown, context: Context) => {
    if (typeof value === "string") {
      if (context.field === undefined || parent.texts.has(key) || !/\p{L}/u.test(value)) return;
      parent.texts.set(key, texts.length);
      texts.push({ text: value, field: context.field });
    } else if (typeof value === "object" && value !== null) {
      visitOf(value, context)?.places.push({ parent, key });
    }
  };

  const root = typeof value === "object" && value !== null ? visitOf(value, { fields }) : undefined;
  // A list that grows is walked to its new end.
  for (const [visit, context] of open) {
    const { object } = visit;
    if (Array.isArray(object)) {
      for (const [index, element] of object.entries()) look(visit, String(index), element, context);
      continue;
    }
    for (const key of new Set([...Object.keys(object), ...(context.fields?.keys() ?? [])])) {
      const field = context.fields?.get(key);
      look(visit, key, Reflect.get(object, key), { field, fields: field?.type && fieldsOfClass(field.type()) });
    }
  }

  return {
    texts,
    hasFields: [...visits.values()].some(({ contexts }) => contexts.some((context) => context.fields !== undefined)),
    withTexts: (others) => {
      const changes = new Map<Visit, Changes>();
      for (const visit of visits.values()) {
        for (const [key, number] of visit.texts) {
          const text = others[number];
          if (text !== undefined && text !== texts[number]?.text) changesOf(visit, changes).set(key, text);
        }
      }
      return root === undefined ? value : (changedCopies(changes).get(root) ?? value);
    },
  };
}

/** What else is to stand in an object, by key. */
type Changes = Map<string, unknown>;

function changesOf(visit: Visit, all: Map<Visit, Changes>): Changes {
  const changes: Changes = all.get(visit) ?? new Map();
  all.set(visit, changes);
  return changes;
}

/** Copies of what changes and of what that stands in, standing in each other as the originals do. */
function changedCopies(changes: Map<Visit, Changes>): ReadonlyMap<Visit, object> {
  const copies = new Map<Visit, object>();
  // A map that grows is walked to its new end.
  for (const visit of changes.keys()) {
    const copy = shallowCopy(visit.object);
    copies.set(visit, copy);
    for (const { parent, key } of visit.places) changesOf(parent, changes).set(key, copy);
  }
  for (const [visit, copy] of copies) {
    for (const [key, value] of changes.get(visit) ?? []) {
      // What a class computes is not written by JSON, and is not now.
      const enumerable = Object.prototype.propertyIsEnumerable.call(visit.object, key);
      Object.defineProperty(copy, key, { value, enumerable, writable: true, configurable: true });
    }
  }
  return copies;
}

function shallowCopy(object: object): object {
  if (Array.isArray(object)) return object.slice();
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype === Object.prototype) return { ...object };
  const properties = Object.getOwnPropertyDescriptors(object);
  // What is frozen is not so in a copy that is about to change.
  for (const property of Object.values(properties)) property.configurable = true;
  return Object.create(typeof prototype === "object" ? prototype : null, properties);
}

/**
 * An object as it is looked through; nothing for what is no tree of values. What writes itself by `toJSON` is taken as it
 * writes itself where it has fields, or stands where a class is named that has some; else it is left alone.
 */
function asWritten(object: object, fields: TranslatableFields | undefined): object | undefined {
  const toJSON: unknown = Reflect.get(object, "toJSON");
  if (typeof toJSON === "function") {
    const written: unknown = fields && Reflect.apply(toJSON, object, [""]);
    return typeof written === "object" && written !== null ? written : undefined;
  }
  return untouched.some((type) => object instanceof type) || ArrayBuffer.isView(object) || isObservable(object)
    ? undefined
    : object;
}

const untouched = [ArrayBuffer, Map, Set, Promise, ReadableStream, Stream, StreamableFile];
