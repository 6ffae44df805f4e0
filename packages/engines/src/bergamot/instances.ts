import { EngineError } from "../errors.ts";
import type { EngineName } from "../ports.ts";
import { Instance, type Outcome, type Work } from "./instance.ts";
import type { InstanceSettings } from "./messages.ts";
import type { Line } from "./scores.ts";

/** Texts that go to a thread at once. With more, a long request keeps the others waiting longer. */
const textsAtOnce = 64;

/** The engine's threads. Long work is cut, so that others get their turn in between and an abort takes effect. */
export class Instances {
  readonly #engine: EngineName;
  readonly #settings: InstanceSettings;
  readonly #instances: readonly Instance[];

  /** @param engine the name that errors give. */
  constructor(engine: EngineName, count: number, settings: InstanceSettings) {
    this.#engine = engine;
    this.#settings = settings;
    this.#instances = Array.from({ length: count }, () => new Instance(engine, settings));
  }

  /**
   * Loads the models where needed and translates. Without texts it only tries the models.
   * @throws EngineError `crashed`, `aborted`, `unavailable`.
   */
  async run(work: Work, signal?: AbortSignal): Promise<Outcome> {
    const lines: Line[] = [];
    for (let start = 0; start === 0 || start < work.texts.length; start += textsAtOnce) {
      if (signal?.aborted) throw new EngineError(this.#engine, "aborted", "The request was aborted.");
      const part = { ...work, texts: work.texts.slice(start, start + textsAtOnce) };
      const outcome = await this.#choose(work).run(part, signal);
      if (outcome.status === "bad-model") return outcome;
      lines.push(...(await this.#scored(part, outcome.lines, signal)));
    }
    return { status: "translated", lines };
  }

  /** Lines that lost their scores because the runtime died of one of them get theirs alone; that one gets none. */
  async #scored(work: Work, lines: readonly Line[], signal: AbortSignal | undefined): Promise<readonly Line[]> {
    const isLost = ({ text, certainty }: Line) => this.#settings.scored && text !== "" && certainty === undefined;
    if (lines.length < 2 || !lines.every((line) => line.text === "" || isLost(line))) return lines;
    return Promise.all(
      lines.map(async (line, index) => {
        if (!isLost(line)) return line;
        const outcome = await this.#choose(work).run({ ...work, texts: work.texts.slice(index, index + 1) }, signal);
        return outcome.status === "translated" ? (outcome.lines[0] ?? line) : line;
      }),
    );
  }

  /** How often a thread was lost: what is tried again then may be answered otherwise. */
  get deaths(): number {
    return this.#instances.reduce((sum, { deaths }) => sum + deaths, 0);
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
