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
