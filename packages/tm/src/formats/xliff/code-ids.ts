/**
 * The model numbers inline codes, XLIFF gives them ids of any form. An id that is a number is that number; any other
 * gets a free one, and stays with the code as its attribute `id`. A code whose numbers make no XLIFF id gets a made-up
 * one which says them, such as `dragoman-x1i2-3`, so that they are read back as they were.
 */

/** What an id says: the number that pairs the code with the other language, and with its other half. */
export interface CodeNumber {
  readonly x?: number;
  readonly i?: number;
  /** The id itself, where the numbers do not say it. */
  readonly id?: string;
}

const plainNumber = /^(?:0|[1-9]\d{0,14})$/;
const madeUp = /^dragoman-(?:x(\d{1,15}))?(?:i(\d{1,15}))?-\d+$/;

/** The numbers of the codes in one unit, of its source and its target alike. */
export class CodeNumbers {
  readonly #numbers = new Map<string, CodeNumber>();
  readonly #taken = new Set<number>();
  #next = 1;

  /** @param ids every id in the unit, in order. */
  constructor(ids: readonly string[]) {
    const others = new Set<string>();
    for (const id of ids) {
      const number = saidBy(id);
      if (number === undefined) others.add(id);
      else this.#add(id, number);
    }
    for (const id of others) {
      const free = this.free();
      this.#add(id, { x: free, i: free, id });
    }
  }

  of(id: string): CodeNumber {
    return this.#numbers.get(id) ?? {};
  }

  /** The least number that no code has; it is taken then. */
  free(): number {
    while (this.#taken.has(this.#next)) this.#next += 1;
    this.#taken.add(this.#next);
    return this.#next;
  }

  #add(id: string, number: CodeNumber): void {
    this.#numbers.set(id, number);
    if (number.x !== undefined) this.#taken.add(number.x);
    if (number.i !== undefined) this.#taken.add(number.i);
  }
}

function saidBy(id: string): CodeNumber | undefined {
  if (plainNumber.test(id)) return { x: Number(id), i: Number(id) };
  const said = madeUp.exec(id);
  if (said === null) return undefined;
  const [, x, i] = said;
  return { ...(x === undefined ? {} : { x: Number(x) }), ...(i === undefined ? {} : { i: Number(i) }) };
}

/** Gives the codes of one segment their ids. */
export class CodeNames {
  readonly #used = new Set<number>();
  readonly #pairs = new Map<number, string>();
  #madeUp = 0;

  /** The id of a code that stands alone, or of one half of a pair. */
  alone({ x, id }: CodeNumber): string {
    return id ?? this.#claim(x) ?? this.#makeUp(x === undefined ? {} : { x });
  }

  /** The id of a pair, which its end has too. */
  pair({ x, i, id }: CodeNumber & { readonly i: number }): string {
    const name = id ?? this.#claim(x === i ? x : undefined) ?? this.#makeUp(x === undefined ? { i } : { x, i });
    this.#pairs.set(i, name);
    return name;
  }

  /** The id that the pair of this number has; one of its own where no pair was begun. */
  endOf(i: number): string {
    return this.#pairs.get(i) ?? this.#makeUp({ i });
  }

  #claim(number: number | undefined): string | undefined {
    if (number === undefined || this.#used.has(number)) return undefined;
    this.#used.add(number);
    return String(number);
  }

  #makeUp({ x, i }: CodeNumber): string {
    this.#madeUp += 1;
    return `dragoman-${x === undefined ? "" : `x${x}`}${i === undefined ? "" : `i${i}`}-${this.#madeUp}`;
  }
}
