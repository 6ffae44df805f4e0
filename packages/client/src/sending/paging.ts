import { DragomanError } from "../errors.ts";
import { numberIn } from "../settings.ts";
import { asObject } from "./operation.ts";

/**
 * What a service lists in pages: `for await` walks through all of it and asks for the next page when it gets there.
 * Walking twice asks twice.
 */
export interface Paging<Item> extends AsyncIterable<Item> {
  /** The same, a page at a time, as the service cuts them. */
  readonly pages: () => AsyncIterable<readonly Item[]>;
  /** All of it in one list, or the first `most`. */
  readonly toArray: (most?: number) => Promise<Item[]>;
}

/** A page, and what to ask for next; `undefined` after the last. */
export interface Page<Item, Cursor> {
  readonly items: readonly Item[];
  readonly next: Cursor | undefined;
}

export function paging<Item, Cursor>(
  first: Cursor,
  read: (cursor: Cursor) => Promise<Page<Item, Cursor>>,
): Paging<Item> {
  async function* pages() {
    for (let cursor: Cursor | undefined = first; cursor !== undefined; ) {
      const page: Page<Item, Cursor> = await read(cursor);
      if (page.items.length > 0) yield page.items;
      if (page.next === cursor) {
        throw new DragomanError("invalid-response", "The service says that a page comes after itself.");
      }
      cursor = page.next;
    }
  }
  async function* items() {
    for await (const page of pages()) yield* page;
  }
  const toArray = async (most = Number.POSITIVE_INFINITY) => {
    const list: Item[] = [];
    if (most <= 0) return list;
    for await (const item of items()) if (list.push(item) >= most) break;
    return list;
  };
  return { [Symbol.asyncIterator]: items, pages, toArray };
}

/** Which pages of a list are asked for, where a list has numbers on its pages. */
export interface NumberedPages {
  /** The page to begin with, counted from 0. Default 0. @wire `page` */
  readonly page?: number | undefined;
  /** How many items one request asks for, 1 to 25. Default 25. @wire `page_size` */
  readonly pageSize?: number | undefined;
}

/** Walks through numbered pages. One that holds fewer items than were asked for is the last. */
export function numberedPages<Item>(
  options: NumberedPages,
  read: (numbers: {
    readonly page: number;
    readonly pageSize: number;
  }) => Promise<{ readonly items: readonly Item[]; readonly total?: number }>,
): Paging<Item> {
  return paging(options?.page ?? 0, async (page) => {
    const pageSize = numberIn(asObject("options", options), "pageSize", 25, 1);
    const { items, total = Number.POSITIVE_INFINITY } = await read({ page, pageSize });
    const isLast = items.length < pageSize || (page + 1) * pageSize >= total;
    return { items, next: isLast ? undefined : page + 1 };
  });
}
