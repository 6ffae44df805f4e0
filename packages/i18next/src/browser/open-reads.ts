type Done<Outcome> = (outcome: Outcome) => void;

interface OpenRead<Outcome> {
  readonly waiting: Done<Outcome>[];
  ended: { readonly outcome: Outcome } | undefined;
}

/**
 * Reads that are under way. One that is seen coming may end before somebody waits for it: its outcome is kept until
 * then, or until it is dropped.
 */
export class OpenReads<Outcome> {
  readonly #open = new Map<string, OpenRead<Outcome>>();

  has(id: string): boolean {
    return this.#open.has(id);
  }

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  /** Whether somebody waits for it. */
  isAwaited(id: string): boolean {
    return (this.#open.get(id)?.waiting.length ?? 0) > 0;
  }

  begin(id: string): void {
    this.#open.set(id, { waiting: [], ended: undefined });
  }

  /** Calls back once the read has ended, never before this returns. */
  wait(id: string, done: Done<Outcome>): void {
    const read = this.#open.get(id);
    if (read?.ended === undefined) read?.waiting.push(done);
    else this.#tell(id, [done], read.ended.outcome);
  }

  end(id: string, outcome: Outcome): void {
    const read = this.#open.get(id);
    if (read === undefined) return;
    if (read.waiting.length === 0) read.ended = { outcome };
    else this.#tell(id, read.waiting, outcome);
  }

  /** Gives up a read that nobody has come to wait for. */
  drop(id: string): void {
    if (this.#open.get(id)?.waiting.length === 0) this.#open.delete(id);
  }

  /** Each by itself, so that one that throws keeps nothing from the others. */
  #tell(id: string, waiting: readonly Done<Outcome>[], outcome: Outcome): void {
    this.#open.delete(id);
    for (const done of waiting) queueMicrotask(() => done(outcome));
  }
}
