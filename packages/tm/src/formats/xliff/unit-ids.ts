/** XLIFF wants an id of every unit, unlike any other of its file. This gives those that have no such id one. */
export class UnitNames {
  readonly #used = new Set<string>();
  readonly #canBe: (id: string) => boolean;
  #madeUp = 0;

  /** @param canBe whether the format takes an id as it is. */
  constructor(canBe: (id: string) => boolean) {
    this.#canBe = canBe;
  }

  /** The id to write, and the unit's own as a name where it cannot be the id. */
  of(id: string | undefined): { readonly id: string; readonly name?: string } {
    if (id !== undefined && !this.#used.has(id) && !madeUp.test(id) && this.#canBe(id)) {
      this.#used.add(id);
      return { id };
    }
    this.#madeUp += 1;
    return { id: `dragoman-unit-${this.#madeUp}`, ...(id !== undefined && { name: id }) };
  }
}

const madeUp = /^dragoman-unit-\d+$/;

/** Whether an id was made up by `UnitNames`; the unit's own is its name then. */
export function isMadeUpId(id: string | undefined): boolean {
  return id !== undefined && madeUp.test(id);
}
