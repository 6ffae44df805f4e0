import { EngineError } from "../errors.ts";
import type { EngineName } from "../ports.ts";
import { Instance, type Outcome, type Work } from "./instance.ts";

/** Texts that go to a thread at once. With more, a long request keeps the others waiting longer. */
const textsAtOnce = 64;

/** The engine's threads. Long work is cut, so that others get their turn in between and an abort takes effect. */
export class Instances {
  readonly #engine: EngineName;
  readonly #instances: readonly Instance[];

  /** @param engine the name that errors give. */
  constructor(engine: EngineName, count: number) {
    this.#engine = engine;
    this.#instances = Array.from({ length: count }, () => new Instance(engine));
  }

  /**
   * Loads the models where needed and translates. Without texts it only tries the models.
   * @throws EngineError `crashed`, `aborted`, `unavailable`.
   */
  async run(work: Work, signal?: AbortSignal): Promise<Outcome> {
    const texts: string[] = [];
    for (let start = 0; start === 0 || start < work.texts.length; start += textsAtOnce) {
      if (signal?.aborted) throw new EngineError(this.#engine, "aborted", "The request was aborted.");
      const part = { ...work, texts: work.texts.slice(start, start + textsAtOnce) };
      const outcome = await this.#choose(work).run(part, signal);
      if (outcome.status === "bad-model") return outcome;
      texts.push(...outcome.texts);
    }
    return { status: "translated", texts };
  }

  async close(): Promise<void> {
    await Promise.all(this.#instances.map((instance) => instance.close()));
  }

  /** The one with the least to do; among equals, one that has the models in memory. */
  #choose({ models }: Work): Instance {
    const [first, ...others] = this.#instances;
    if (first === undefined) throw new EngineError(this.#engine, "unavailable", "The engine has no instance.");
    const missing = (instance: Instance) => models.filter(({ key }) => !instance.alive.includes(key)).length;
    return others.reduce(
      (best, other) =>
        other.pending < best.pending || (other.pending === best.pending && missing(other) < missing(best))
          ? other
          : best,
      first,
    );
  }
}
