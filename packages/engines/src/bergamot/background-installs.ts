import { EngineError } from "../errors.ts";
import { directionKey } from "../language.ts";
import type { Direction } from "../ports.ts";
import { type BergamotModels, nameOf } from "./model-store.ts";

/** What failed is not tried again at once. */
const pauseAfterFailure = 60_000;

interface Failure {
  readonly message: string;
  readonly at: number;
}

/** With downloads `on`: installs what requests ask for while they go on to the next engine. */
export class BackgroundInstalls {
  readonly #models: BergamotModels;
  readonly #stop = new AbortController();
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, Failure>();

  constructor(models: BergamotModels) {
    this.#models = models;
  }

  /** Makes the offers known, so that the engine can say what it could serve. */
  lookForOffers(): void {
    if (this.#recentFailure("index") === undefined) this.#start("index", () => this.#models.refreshIndex());
  }

  /** Starts what the direction needs, unless it runs already. @returns why a request is declined now. */
  install(direction: Direction): string {
    const key = directionKey(direction);
    const failure = this.#recentFailure(key);
    if (failure !== undefined) {
      return `its neural model could not be installed: ${failure.message}`;
    }
    const offers = this.#models.knownOffers(direction);
    if (offers !== undefined && offers.length === 0) {
      return `no neural model leads from ${direction.source} to ${direction.target}`;
    }
    this.#start(key, async () => {
      for (const offer of await this.#models.offers(direction)) {
        if (this.#stop.signal.aborted) return;
        await this.#models.installOrWait(offer, this.#stop.signal);
      }
    });
    const names = offers?.map(nameOf).join(" and ");
    return names === undefined
      ? "its neural model is being looked for"
      : `the neural model ${names} is being installed`;
  }

  /** Downloads under way end; what they have is kept for the next time. */
  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#underWay.values());
  }

  #recentFailure(key: string): Failure | undefined {
    const failure = this.#failures.get(key);
    return failure !== undefined && Date.now() - failure.at < pauseAfterFailure ? failure : undefined;
  }

  #start(key: string, work: () => Promise<unknown>): void {
    if (this.#underWay.has(key) || this.#stop.signal.aborted) return;
    const running = work()
      .then(
        () => this.#failures.delete(key),
        (error: unknown) => {
          const message = error instanceof EngineError ? error.message : "an unexpected fault";
          this.#failures.set(key, { message, at: Date.now() });
        },
      )
      .then(() => {
        this.#underWay.delete(key);
      });
    this.#underWay.set(key, running);
  }
}
