import { LRUCache } from "lru-cache";
import { idOf, type Wanted } from "./connector.ts";
import type { Localized } from "./localizer.ts";
import type { Source } from "./sources.ts";

/** Namespaces that are kept. */
const mostSettled = 1000;

/** Every string translated, or nothing to translate: while the source stays as it is, nothing is left to do. */
export class SettledNamespaces {
  readonly #known: LRUCache<string, { readonly content: string; readonly localized: Localized }>;

  /** @param mostMessages of all namespaces together, above 0 */
  constructor(mostMessages: number) {
    this.#known = new LRUCache({
      max: mostSettled,
      maxSize: mostMessages,
      sizeCalculation: ({ localized }) => Math.max(1, localized.messages.size),
    });
  }

  has(wanted: Wanted): boolean {
    return this.#known.has(idOf(wanted));
  }

  find(wanted: Wanted, { content }: Source): Localized | undefined {
    const known = this.#known.get(idOf(wanted));
    return known !== undefined && known.content === content ? known.localized : undefined;
  }

  /** What failed, waits or fell back is asked for again, and told again. */
  keep(wanted: Wanted, { content }: Source, localized: Localized): void {
    const isSettled =
      localized.failure === undefined &&
      [...localized.messages.values()].every((forms) => forms.every(({ info }) => settledStates.has(info.state)));
    if (isSettled && content !== undefined) this.#known.set(idOf(wanted), { content, localized });
  }
}

const settledStates: ReadonlySet<string> = new Set(["translated", "kept"]);
