/** Text on its way out, in order: what is ready waits for what is not and came before it. */
export class ReleaseQueue {
  readonly #emit: (text: string) => void;
  #waiting: Waiting[] = [];
  #first = 0;
  #held = 0;
  #isStopped = false;
  #onEmpty: (() => void) | undefined;

  constructor(emit: (text: string) => void) {
    this.#emit = emit;
  }

  /** Characters of the source whose text has not gone out. */
  get held(): number {
    return this.#held;
  }

  get isEmpty(): boolean {
    return this.#first === this.#waiting.length;
  }

  add(text: string): void {
    if (text === "" || this.#isStopped) return;
    if (this.isEmpty) this.#emit(text);
    else {
      this.#waiting.push({ text, length: text.length });
      this.#held += text.length;
    }
  }

  /** Keeps a place for a text that is not there yet. */
  reserve(length: number): (text: string) => void {
    const place: Waiting = { text: undefined, length };
    this.#waiting.push(place);
    this.#held += length;
    return (text) => {
      place.text = text;
      if (this.#waiting[this.#first] === place) this.#release();
    };
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting = [];
    this.#first = 0;
    this.#held = 0;
    this.#onEmpty?.();
  }

  /** Resolves when nothing waits any more. */
  async emptied(): Promise<void> {
    if (this.isEmpty) return;
    await new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
  }

  #release(): void {
    let out = "";
    for (let next = this.#waiting[this.#first]; next?.text !== undefined; next = this.#waiting[this.#first]) {
      out += next.text;
      this.#held -= next.length;
      this.#first++;
    }
    if (this.isEmpty) {
      this.#waiting = [];
      this.#first = 0;
    }
    if (out !== "") this.#emit(out);
    if (this.isEmpty) this.#onEmpty?.();
  }
}

interface Waiting {
  text: string | undefined;
  readonly length: number;
}
