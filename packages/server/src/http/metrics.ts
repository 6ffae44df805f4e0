import type { EngineName } from "@dragoman/engines";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Maker } from "../text/passage.ts";
import { RequestDurations } from "./request-durations.ts";

/** What is counted. Labels are names of the contract and of engines: no key, tag, text or address. */
export interface Metrics {
  answered(operationId: string, status: number, seconds: number): void;
  translated(maker: Maker, texts: number): void;
  /** Texts, or blocks of texts with markup, that no engine was asked for, as they came again. */
  recalled(texts: number): void;
  billed(characters: number): void;
  declined(engine: EngineName): void;
  engineFailed(engine: EngineName): void;
  /** Counts a translation from its beginning to its end, for the number of those under way. */
  began(): void;
  ended(): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new RequestDurations();
  // What every request changes is kept as plain numbers, and handed over when somebody reads it.
  const textsByEngine = new Map<Maker, number>();
  let recalledTexts = 0;
  let billedCharacters = 0;
  let inProgress = 0;
  new Counter({
    name: "dragoman_texts_total",
    help: "Translated texts by the engine that answered; none for texts that needed none.",
    labelNames: ["engine"] as const,
    registers,
    collect() {
      this.reset();
      for (const [engine, count] of textsByEngine) this.inc({ engine }, count);
    },
  });
  new Counter({
    name: "dragoman_remembered_texts_total",
    help: "Texts, or blocks of texts with markup, that came again and were answered from memory.",
    registers,
    collect() {
      this.reset();
      this.inc(recalledTexts);
    },
  });
  new Counter({
    name: "dragoman_billed_characters_total",
    help: "Billed characters: Unicode code points of source texts.",
    registers,
    collect() {
      this.reset();
      this.inc(billedCharacters);
    },
  });
  const declines = new Counter({
    name: "dragoman_declined_texts_total",
    help: "Texts that an engine of the chain served the direction of and declined.",
    labelNames: ["engine"] as const,
    registers,
  });
  const failures = new Counter({
    name: "dragoman_engine_failures_total",
    help: "Failures of engines.",
    labelNames: ["engine"] as const,
    registers,
  });
  new Gauge({
    name: "dragoman_translations_in_progress",
    help: "Translation requests that wait for engines.",
    registers,
    collect() {
      this.set(inProgress);
    },
  });
  return {
    answered: (operation, status, seconds) => requests.add(operation, status, seconds),
    translated: (engine, count) => {
      textsByEngine.set(engine, (textsByEngine.get(engine) ?? 0) + count);
    },
    recalled: (count) => {
      recalledTexts += count;
    },
    billed: (count) => {
      billedCharacters += count;
    },
    declined: (engine) => declines.inc({ engine }),
    engineFailed: (engine) => failures.inc({ engine }),
    began: () => {
      inProgress++;
    },
    ended: () => {
      inProgress--;
    },
    text: async () => requests.text() + (await registry.metrics()),
    contentType: registry.contentType,
  };
}
