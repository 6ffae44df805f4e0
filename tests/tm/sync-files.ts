import { readTmx } from "@dragoman/tm";
import type { StateStore } from "@dragoman/tm/sync";

export type TextPair = readonly [source: string, target: string];

export const shop: readonly TextPair[] = [
  ["Cart", "Warenkorb"],
  ["Checkout", "Kasse"],
  ["Save your changes.", "Speichern Sie Ihre Änderungen."],
];

/** A TMX file. `made` is when it was written, which files say and which is no change. */
export function tmxOf(pairs: readonly TextPair[], made = "20250101T000000Z"): string {
  const units = pairs.map(
    ([source, target]) =>
      `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv><tuv xml:lang="de"><seg>${target}</seg></tuv></tu>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header creationtool="hand" creationtoolversion="1" segtype="sentence" o-tmf="none" adminlang="en" srclang="en" datatype="plaintext" creationdate="${made}"/>
<body>${units.join("\n")}</body></tmx>`;
}

export const readerOf = (pairs: readonly TextPair[], made?: string) => () => readTmx(tmxOf(pairs, made));

/** A store in memory, which can be killed: a save from the given one on is not kept, or kept, and then throws. */
export class TestStore implements StateStore {
  text: string | undefined;
  saves = 0;
  #killAt: { readonly save: number; readonly isKept: boolean } | undefined;

  constructor(text?: string) {
    this.text = text;
  }

  killAt(save: number, { isKept }: { readonly isKept: boolean }): void {
    this.#killAt = { save, isKept };
    this.saves = 0;
  }

  readonly load = async () => this.text;
  readonly save = async (text: string) => {
    this.saves += 1;
    const isEnd = this.saves === this.#killAt?.save;
    if (!isEnd || this.#killAt?.isKept) this.text = text;
    if (!isEnd) return;
    this.#killAt = undefined;
    throw new Killed("The process was killed.");
  };
}

export class Killed extends Error {
  override readonly name = "Killed";
}
