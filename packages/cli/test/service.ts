import { createTestService, type TestService } from "@dragoman/server/testing";
import { afterAll, beforeAll } from "vitest";
import { dragoman, type Outcome, type Surroundings } from "./run-command.ts";

/** A real service for the tests of a file, and the command line that calls it. */
export interface CalledService {
  readonly service: TestService;
  /** Runs a command line that knows where the service is, and its key. */
  run(args: readonly string[], surroundings?: Surroundings): Promise<Outcome>;
  /** The same; what it printed with `--json`. It must go well. */
  json(args: readonly string[], surroundings?: Surroundings): Promise<Record<string, unknown>>;
  readonly env: Readonly<Record<string, string>>;
}

export function withService(): CalledService {
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await createTestService({ engine: "pseudo" });
  });
  afterAll(() => service?.close());
  const running = () => {
    if (service === undefined) throw new Error("The service runs while tests do.");
    return service;
  };
  const called: CalledService = {
    get service() {
      return running();
    },
    get env() {
      return { DRAGOMAN_URL: running().url, DRAGOMAN_KEY: running().apiKey };
    },
    run: (args, surroundings = {}) => dragoman(args, { ...surroundings, env: { ...called.env, ...surroundings.env } }),
    json: async (args, surroundings) => {
      const { code, stdout, stderr } = await called.run([...args, "--json"], surroundings);
      if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${stderr}`);
      return JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "");
    },
  };
  return called;
}
