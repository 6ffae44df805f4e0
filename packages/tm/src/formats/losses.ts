import type { FormatName } from "./format-name.ts";

/** What a unit may have that a format may not hold. */
export type UnitPart =
  /** The unit as a whole: it has no source, or the same one stands in the file already. */
  | "unit"
  | "id"
  | "source-language"
  /** A variant in a language that the file is not for. */
  | "variant"
  /** A translation without text, where the format takes that for none. */
  | "empty-variant"
  | "note"
  | "property"
  /** Dates, tools, authors, counts, and the level of segmentation. */
  | "history"
  | "attribute"
  | "unknown-element"
  /** A code in the text, or one of a kind that the format does not know. */
  | "inline-code"
  /** Translatable text within a code. */
  | "sub-flow"
  /** A character that the format or its encoding cannot write. */
  | "character";

/** Where something would be lost. */
export interface Loss {
  readonly part: UnitPart;
  /** Of the unit, from 0; -1 for what stands before the first. */
  readonly index: number;
  readonly unitId?: string;
  /** What exactly. Holds no segment's text. */
  readonly detail: string;
}

/** A unit has something that the format does not hold. Nothing of that unit was written. */
export class FormatLossError extends Error {
  override readonly name = "FormatLossError";
  readonly format: FormatName;
  readonly loss: Loss;

  constructor(format: FormatName, loss: Loss) {
    const id = loss.unitId === undefined ? "" : ` (${JSON.stringify(loss.unitId.slice(0, 80))})`;
    super(
      `${loss.index < 0 ? "The header" : `Unit ${loss.index}${id}`} has what ${format} does not hold: ${loss.detail}. ` +
        "Leave it out of the units, or give `drop` to have such things left out and counted.",
    );
    this.format = format;
    this.loss = loss;
  }
}

/** What was left out of a file because its format does not hold it. Counts are whole, the first losses are kept. */
export class DropReport {
  readonly counts: Partial<Record<UnitPart, number>> = {};
  readonly losses: Loss[] = [];

  add(loss: Loss): void {
    this.counts[loss.part] = (this.counts[loss.part] ?? 0) + 1;
    if (this.losses.length < lossesKept) this.losses.push(loss);
  }
}

/** So that a file which loses something with every unit takes no more memory than another. */
const lossesKept = 1000;

export interface LossOptions {
  /** Without it, what the format does not hold is refused. With it, that is left out and counted here. */
  readonly drop?: DropReport;
}

/** The unit that is being written, and what becomes of what it loses. */
export class UnitLosses {
  readonly #format: FormatName;
  readonly #drop: DropReport | undefined;
  readonly #index: number;
  readonly #unitId: string | undefined;

  constructor(format: FormatName, { drop }: LossOptions, index: number, unitId: string | undefined) {
    this.#format = format;
    this.#drop = drop;
    this.#index = index;
    this.#unitId = unitId;
  }

  /**
   * Says that a part of the unit is left out.
   * @throws FormatLossError unless losses are counted.
   */
  lose(part: UnitPart, detail: string): void {
    const unit = this.#unitId === undefined ? {} : { unitId: this.#unitId };
    const loss = { part, index: this.#index, ...unit, detail };
    if (this.#drop === undefined) throw new FormatLossError(this.#format, loss);
    this.#drop.add(loss);
  }
}
