import { createTestService, type TestService } from "@dragoman/server/testing";
import { Controller, Get, Inject, Module } from "@nestjs/common";
import { HealthCheckService, TerminusModule } from "@nestjs/terminus";
import { Test, type TestingModule } from "@nestjs/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Translator, TranslatorHealthIndicator, TranslatorModule } from "../index.ts";

const apiKey = "one-one-one-one-one";
let service: TestService;
let app: TestingModule;
let health: TranslatorHealthIndicator;
beforeEach(async () => {
  const key = { label: "one", secret: apiKey, plan: "pro", betas: [], characterLimit: 100 } as const;
  service = await createTestService({ engine: "pseudo", settings: { keys: [key] } });
  const imports = [
    TranslatorModule.forRoot({ baseUrl: service.url, apiKey }),
    TranslatorModule.forRoot({ baseUrl: service.url, apiKey: "wrong", name: "stranger" }),
  ];
  app = await Test.createTestingModule({ imports }).compile();
  health = app.get(TranslatorHealthIndicator);
});
afterEach(async () => {
  await app.close();
  await service.close();
});

async function use(characters: number): Promise<void> {
  await app.get(Translator).translate("x".repeat(characters), { from: "en", to: "de" });
}

const fresh = { cacheMs: 0 };

test("a service that answers is up, and tells what is left", async () => {
  expect(await health.check()).toEqual({ translator: { status: "up", degraded: false, charactersLeft: 100 } });
});

test("near the quota it is degraded, under the status that the health check knows, and without any left it is down", async () => {
  await use(89);
  expect(await health.check("mt", fresh)).toEqual({ mt: { status: "up", degraded: false, charactersLeft: 11 } });
  await use(1);
  expect(await health.check("mt", fresh)).toEqual({ mt: { status: "up", degraded: true, charactersLeft: 10 } });
  expect(await health.check("mt", { ...fresh, degradedFrom: 0.95 })).toMatchObject({ mt: { degraded: false } });
  expect(await health.check("mt", { ...fresh, degradedStatus: "degraded" })).toMatchObject({
    mt: { status: "degraded" },
  });
  await use(10);
  expect(await health.check("mt", fresh)).toEqual({ mt: { status: "down", reason: "quota-exceeded" } });
});

test("a service that fails is down after one try, and nothing of what it said is told", async () => {
  service.faults.next({ kind: "status", status: 503, body: '{"message":"db at 10.0.0.3 is gone"}', times: 2 });
  expect(await health.check("mt", fresh)).toEqual({ mt: { status: "down", reason: "server" } });
  expect(service.faults.left).toBe(1);
  service.faults.clear();
  expect(await health.check("mt", fresh)).toMatchObject({ mt: { status: "up" } });
});

test("a service that does not answer is down when the time is over", async () => {
  service.faults.next({ kind: "unanswered" });
  expect(await health.check("mt", { timeoutMs: 30 })).toEqual({ mt: { status: "down", reason: "timeout" } });
});

test("a registration is named, and asked with its own key", async () => {
  expect(await health.check("mt", { client: "stranger" })).toEqual({
    mt: { status: "down", reason: "authentication" },
  });
  await expect(health.check("mt", { client: "nobody" })).rejects.toThrow("dragoman.client:nobody");
});

test("probes of the same seconds cost one request", async () => {
  service.calls.clear();
  const all = await Promise.all(Array.from({ length: 20 }, () => health.check()));
  expect(new Set(all.map((result) => JSON.stringify(result))).size).toBe(1);
  await health.check("another");
  expect(service.calls.all).toHaveLength(1);
});

test("it is an indicator of @nestjs/terminus", async () => {
  @Controller()
  class HealthController {
    readonly #check: HealthCheckService;
    readonly #translator: TranslatorHealthIndicator;
    constructor(
      @Inject(HealthCheckService) check: HealthCheckService,
      @Inject(TranslatorHealthIndicator) translator: TranslatorHealthIndicator,
    ) {
      this.#check = check;
      this.#translator = translator;
    }
    @Get("/health")
    check() {
      return this.#check.check([() => this.#translator.check("translator", fresh)]);
    }
  }
  @Module({
    imports: [TerminusModule.forRoot({ logger: false }), TranslatorModule.forRoot({ baseUrl: service.url, apiKey })],
    controllers: [HealthController],
  })
  class App {}
  const site = (await Test.createTestingModule({ imports: [App] }).compile()).createNestApplication();
  await site.listen(0, "127.0.0.1");
  const ask = async () => fetch(`${await site.getUrl()}/health`);
  const well = await ask();
  expect(well.status).toBe(200);
  expect(await well.json()).toMatchObject({ status: "ok", info: { translator: { status: "up" } } });
  service.faults.next({ kind: "dropped" });
  const ill = await ask();
  expect(ill.status).toBe(503);
  expect(await ill.json()).toMatchObject({
    status: "error",
    error: { translator: { status: "down", reason: "connection" } },
  });
  await site.close();
});
