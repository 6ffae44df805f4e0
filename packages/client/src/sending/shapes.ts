import type { Shape, ShapeName } from "../contract.ts";
import { isRecord, recordOf } from "../wire.ts";
import { fromWire } from "./names.ts";
import { type Answer, unreadable } from "./transport.ts";

/**
 * The answer as the contract describes it. `fields` are those without which it is something else; a newer service's
 * further ones come along.
 * @throws DragomanError of kind `invalid-response`.
 */
export function shapeOf<Name extends ShapeName>(
  answer: Answer,
  ...fields: readonly (keyof Shape<Name> & string)[]
): Shape<Name> {
  const value = fromWire(answer.json);
  if (has<Shape<Name>>(value, fields)) return value;
  throw unreadable(`an answer without ${fields.join(", ")}`, answer);
}

/**
 * The same for a list: the one under a name in the answer, or the whole answer.
 * @throws DragomanError of kind `invalid-response`.
 */
export function shapesOf<Name extends ShapeName>(
  answer: Answer,
  list: string | undefined,
  ...fields: readonly (keyof Shape<Name> & string)[]
): Shape<Name>[] {
  const value = fromWire(answer.json);
  const items = list === undefined ? value : recordOf(value)[list];
  const each = (item: unknown): item is Shape<Name> => has<Shape<Name>>(item, fields);
  if (Array.isArray(items) && items.every(each)) return items;
  throw unreadable(`no list of elements with ${fields.join(", ")}`, answer);
}

function has<T>(value: unknown, fields: readonly (keyof T & string)[]): value is T {
  return isRecord(value) && fields.every((field) => value[field] !== undefined && value[field] !== null);
}
