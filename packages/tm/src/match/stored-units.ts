import { Dictionary } from "./dictionary.ts";
import { LineStore, type SavedLines } from "./line-store.ts";
import { decodeUnit, encodeUnit, type StoredUnit } from "./stored-unit.ts";

/** The parts of stored units, as they are saved. */
export interface SavedUnits extends SavedLines {
  readonly names: readonly string[];
}

/** The units of an index by number, each read back when it is needed. */
export class StoredUnits {
  readonly #names: Dictionary;
  #lines: LineStore;
  #nameList: string[];
  #size: number;

  constructor(saved?: SavedUnits) {
    this.#names = new Dictionary(saved?.names);
    this.#nameList = [...(saved?.names ?? [])];
    this.#lines = new LineStore(saved);
    this.#size = 0;
    for (let number = 0; number < this.#lines.length; number++) if (this.#lines.has(number)) this.#size++;
  }

  /** How many there are now. */
  get size(): number {
    return this.#size;
  }

  add(unit: StoredUnit): number {
    const number = this.#lines.add(encodeUnit(unit, this.#naming));
    this.#size++;
    return number;
  }

  has(number: number): boolean {
    return this.#lines.has(number);
  }

  read(number: number): StoredUnit {
    return decodeUnit(this.#lines.read(number), this.#naming);
  }

  /** @returns whether it was there. */
  remove(number: number): boolean {
    if (!Number.isInteger(number) || number < 0 || !this.#lines.has(number)) return false;
    this.#lines.remove(number);
    this.#size--;
    return true;
  }

  /** Gives back the room of what was removed. */
  compact(): void {
    this.#lines = this.#lines.compacted();
  }

  save(): SavedUnits {
    return { ...this.#lines.save(), names: this.#nameList };
  }

  /** The number of a language or a memory's name. */
  nameNumber(name: string): number {
    return this.#naming.numberOf(name);
  }

  name(number: number): string {
    return this.#naming.nameOf(number);
  }

  get #naming() {
    return {
      numberOf: (name: string): number => {
        const number = this.#names.numberOf(name);
        if (number === this.#nameList.length) this.#nameList.push(name);
        return number;
      },
      nameOf: (number: number): string => this.#nameList[number] ?? "",
    };
  }
}
