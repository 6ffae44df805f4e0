/** One request to translate. */
export interface TranslatorCall {
  readonly texts: readonly string[];
  readonly to: string;
  readonly from: string | undefined;
  readonly reportingTag: string | undefined;
  /** Everything else that was asked for, under the client's names: `{ glossaryId, formality }`. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a translator of tests was asked, in order. */
export class TranslatorCalls {
  #calls: TranslatorCall[] = [];

  get all(): readonly TranslatorCall[] {
    return this.#calls;
  }

  get last(): TranslatorCall | undefined {
    return this.#calls.at(-1);
  }

  /** Every text of every call. */
  get texts(): readonly string[] {
    return this.#calls.flatMap(({ texts }) => texts);
  }

  /** Forgets them; a list that was taken before stays as it is. */
  clear(): void {
    this.#calls = [];
  }

  add(call: TranslatorCall): void {
    this.#calls.push(call);
  }
}
