/** Upper bounds in seconds; a known phrase takes under a millisecond, a long text on a slow machine half a minute. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const name = "dragoman_request_duration_seconds";

interface Series {
  /** Answers by bucket; the last holds those above every bound. */
  readonly counts: number[];
  seconds: number;
}

/**
 * How long requests took, by operation and status: a histogram as Prometheus reads it. Kept as plain numbers, because
 * every request adds to it and the library's own would hash its labels each time.
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export class RequestDurations {
  readonly #operations = new Map<string, Map<number, Series>>();

  add(operation: string, status: number, seconds: number): void {
    const series = this.#seriesOf(operation, status);
    series.seconds += seconds;
    let bucket = 0;
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket++;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
  }

  text(): string {
    const lines = [
      `# HELP ${name} Answered requests and how long they took, by operation and status.`,
      `# TYPE ${name} histogram`,
    ];
    for (const [operation, byStatus] of this.#operations) {
      for (const [status, series] of byStatus)
        lines.push(...samples(`operation="${operation}",status="${status}"`, series));
    }
    return `${lines.join("\n")}\n`;
  }

  #seriesOf(operation: string, status: number): Series {
    const byStatus = this.#operations.get(operation) ?? new Map<number, Series>();
    const series = byStatus.get(status) ?? { counts: [], seconds: 0 };
    if (series.counts.length === 0) this.#operations.set(operation, byStatus.set(status, series));
    return series;
  }
}

function samples(labels: string, { counts, seconds }: Series): readonly string[] {
  let total = 0;
  const buckets = [...bounds, "+Inf"].map((bound, index) => {
    total += counts[index] ?? 0;
    return `${name}_bucket{${labels},le="${bound}"} ${total}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${total}`];
}
