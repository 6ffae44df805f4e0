import type { INestApplication, ModuleMetadata } from "@nestjs/common";
import type { AbstractHttpAdapter } from "@nestjs/core";
import { ExpressAdapter } from "@nestjs/platform-express";
import { FastifyAdapter } from "@nestjs/platform-fastify";
import { Test } from "@nestjs/testing";

export type MakeAdapter = () => AbstractHttpAdapter;

type Adapter = readonly [name: string, make: MakeAdapter];

/** What Nest serves HTTP with. */
export const adapters: readonly [Adapter, Adapter] = [
  ["Express", () => new ExpressAdapter()],
  ["Fastify", () => new FastifyAdapter()],
];

export interface Site {
  readonly app: INestApplication;
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** An application that listens on loopback, on a free port. */
export async function startSite(
  metadata: ModuleMetadata,
  makeAdapter: MakeAdapter,
  prepare: (app: INestApplication) => unknown = () => {},
): Promise<Site> {
  const module = await Test.createTestingModule(metadata).compile();
  const app: INestApplication = module.createNestApplication(makeAdapter(), { logger: false });
  await prepare(app);
  await app.listen(0, "127.0.0.1");
  const url = await app.getUrl();
  return { app, ask: (path, init) => fetch(url + path, init), close: () => app.close() };
}
