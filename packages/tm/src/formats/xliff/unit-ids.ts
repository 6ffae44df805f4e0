/**
 * XLIFF wants an id of every unit, unlike any other of its file. A unit that has no such id gets one which says its own,
 * such as `dragoman-3-two_0020words`, or that it has none: `dragoman-3`.
 */
export class UnitNames {
  readonly #used = new Set<string>();
  readonly #canBe: (id: string) => boolean;
  #madeUp = 0;

  /** @param canBe whether the format takes an id as it is. */
  constructor(canBe: (id: string) => boolean) {
    this.#canBe = canBe;
  }

  of(id: string | undefined): string {
    if (id !== undefined && !this.#used.has(id) && !madeUp.test(id) && this.#canBe(id)) {
      this.#used.add(id);
      return id;
    }
    this.#madeUp += 1;
    return `dragoman-${this.#madeUp}${id === undefined ? "" : `-${encoded(id)}`}`;
  }
}

const madeUp = /^dragoman-\d+(?:-([A-Za-z0-9_]*))?$/;

/** The unit's own id, of the one that was written for it. */
export function ownUnitId(written: string | undefined): string | undefined {
  const said = written === undefined ? null : madeUp.exec(written);
  return said === null ? written : said[1]?.replace(/_([0-9A-F]{4})/g, (_, code: string) => characterOf(code));
}

function encoded(id: string): string {
  return id.replace(/[^A-Za-z0-9]/g, (character) => {
    return `_${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
  });
}

function characterOf(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}
