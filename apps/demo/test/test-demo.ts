import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@dragoman/server";
import { inject } from "vitest";
import { type Demo, type DemoOptions, startDemo } from "../src/demo.ts";

export interface TestDemo extends Demo {
  /** Asks as the page would: from its own origin. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a body as JSON. */
  send(method: "POST" | "PUT", path: string, body: unknown): Promise<Response>;
}

/** The whole demo on free ports, with nothing kept. */
export async function startTestDemo(
  environment: Readonly<Record<string, string>> = {},
  parts: DemoOptions["parts"] = {},
): Promise<TestDemo> {
  const models = await mkdtemp(join(tmpdir(), "dragoman-models-"));
  const settings = readSettings([], {
    DRAGOMAN_PORT: "0",
    DRAGOMAN_DATA: "memory",
    DRAGOMAN_MODELS: models,
    DRAGOMAN_LOG: "silent",
    ...environment,
  });
  const pageFolder = inject("pageFolder");
  const demo = await startDemo({ settings, port: 0, pageFolder, parts });
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(demo.url + path, { ...init, headers: { origin: demo.url, ...init.headers } });
  return {
    ...demo,
    ask,
    send: (method, path, body) =>
      ask(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    async close() {
      await demo.close();
      await rm(models, { recursive: true, force: true });
    },
  };
}
