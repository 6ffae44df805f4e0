import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { pageNumber, tagsOf } from "./pages.ts";

export interface OutageOptions {
  readonly seconds: number;
  /** Requests a second. */
  readonly rate: number;
  /** How often the service dies. */
  readonly deaths: number;
}

/** What a client saw while the service died and returned. */
export interface OutageReport {
  readonly requests: number;
  /** What was wrong with an answer, each once. */
  readonly faults: ReadonlySet<string>;
  readonly complete: number;
  readonly partial: number;
  /** Milliseconds until an answer was whole, sorted. */
  readonly milliseconds: readonly number[];
  /** Bytes after a forced collection, after a sixth of the time and at the end. */
  readonly heap: readonly [early: number, late: number];
}

/** Asks a localized site at a steady rate, while its service is killed and started again as often as is wanted. */
export async function outage({ seconds, rate, deaths }: OutageOptions): Promise<OutageReport> {
  const first = await startService(0);
  const { port } = new URL(first.url);
  let service = first.process;
  const { process: site, served } = await start("site.ts", [first.url, first.apiKey]);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  try {
    const load = new Load(agent, served.url);
    const early = sleep((seconds / 6) * 1000).then(() => heapOf(site));
    const pacing = load.run(seconds, rate);
    for (let death = 0; death < deaths; death++) {
      const pause = (seconds * 1000) / deaths / 2;
      await sleep(pause);
      const died = once(service, "exit");
      service.kill("SIGKILL");
      await died;
      await sleep(pause - Math.min(pause / 2, 500));
      service = (await startService(Number(port))).process;
    }
    await pacing;
    return { ...load.report(), heap: [await early, await heapOf(site)] };
  } finally {
    agent.destroy();
    service.disconnect();
    site.disconnect();
  }
}

class Load {
  #requests = 0;
  #complete = 0;
  #partial = 0;
  readonly #faults = new Set<string>();
  readonly #milliseconds: number[] = [];

  readonly #agent: Agent;
  readonly #url: string;

  constructor(agent: Agent, url: string) {
    this.#agent = agent;
    this.#url = url;
  }

  async run(seconds: number, rate: number): Promise<void> {
    const began = performance.now();
    const answers: Promise<void>[] = [];
    while (performance.now() - began < seconds * 1000) {
      const due = ((performance.now() - began) / 1000) * rate;
      while (this.#requests < due) answers.push(this.#ask(this.#requests++));
      await sleep(5);
    }
    await Promise.all(answers);
  }

  report(): Omit<OutageReport, "heap"> {
    return {
      requests: this.#requests,
      faults: this.#faults,
      complete: this.#complete,
      partial: this.#partial,
      milliseconds: this.#milliseconds.toSorted((one, other) => one - other),
    };
  }

  #ask(number: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const began = performance.now();
    const failed = (error: Error) => {
      this.#faults.add(error.message);
      resolve();
    };
    const request = get(`${this.#url}/${number}`, { agent: this.#agent, headers: { "accept-language": "pl" } });
    request.on("error", failed);
    request.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", failed);
      response.on("end", () => {
        this.#milliseconds.push(performance.now() - began);
        const fault = faultOf(response.statusCode, Buffer.concat(chunks).toString(), number);
        if (fault !== undefined) this.#faults.add(fault);
        if (response.headers["x-localization"] === "complete") this.#complete++;
        if (response.headers["x-localization"] === "partial") this.#partial++;
        resolve();
      });
    });
    return promise;
  }
}

function faultOf(status: number | undefined, body: string, number: number): string | undefined {
  if (status !== 200) return `status ${status}`;
  return tagsOf(body).join() === tagsOf(pageNumber(number)).join() ? undefined : "other tags";
}

async function startService(port: number): Promise<{ process: ChildProcess; url: string; apiKey: string }> {
  const { process, served } = await start("service.ts", [String(port)]);
  return { process, url: served.url, apiKey: served.apiKey };
}

async function start(
  file: string,
  parameters: readonly string[],
): Promise<{ process: ChildProcess; served: { readonly url: string; readonly apiKey: string } }> {
  const child = fork(new URL(file, import.meta.url), [...parameters], { execArgv: ["--conditions=@dragoman/source"] });
  const [served] = await once(child, "message");
  return { process: child, served };
}

async function heapOf(site: ChildProcess): Promise<number> {
  site.send("heap");
  const [{ heap }] = await once(site, "message");
  return heap;
}
