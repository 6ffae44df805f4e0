import type { IncomingMessage } from "node:http";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { Controller, Get, Inject, NotFoundException, Req, UseFilters } from "@nestjs/common";
import { ExternalContextCreator, ModuleRef } from "@nestjs/core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adapters, type MakeAdapter, type Site, startSite } from "../../test/adapters.ts";
import { Localize, LocalizedExceptionFilter, Translatable, TranslatorModule } from "../index.ts";

class Dish {
  @Translatable()
  name = "Soup";
}

/** What @nestjs/graphql and transports of messages call, each in its own way. */
@Localize()
@UseFilters(LocalizedExceptionFilter)
class DishResolver {
  dish(): Dish {
    return new Dish();
  }
  missing(): never {
    throw new NotFoundException("No such dish");
  }
}

@Controller()
class GatewayController {
  readonly #creator: ExternalContextCreator;
  readonly #modules: ModuleRef;
  constructor(@Inject(ExternalContextCreator) creator: ExternalContextCreator, @Inject(ModuleRef) modules: ModuleRef) {
    this.#creator = creator;
    this.#modules = modules;
  }

  /** A resolver's arguments: parent, args, context, info. */
  @Get("graphql")
  async graphql(@Req() req: IncomingMessage): Promise<object> {
    const [dish, missing] = await Promise.all([
      this.#call("dish", "graphql", [{}, {}, { req }, {}]),
      this.#call("missing", "graphql", [{}, {}, { req }, {}]),
    ]);
    return { dish, error: missing instanceof NotFoundException ? missing.getResponse() : missing };
  }

  @Get("rpc")
  rpc(): Promise<unknown> {
    return this.#call("dish", "rpc", [{ pattern: "dish" }]);
  }

  #call(method: "dish" | "missing", type: string, parameters: readonly unknown[]): Promise<unknown> {
    const resolver = this.#modules.get(DishResolver);
    const call = this.#creator.create(
      resolver,
      resolver[method],
      method,
      undefined,
      undefined,
      undefined,
      undefined,
      { interceptors: true, guards: true, filters: true },
      type,
    );
    return call(...parameters);
  }
}

let service: TestService;
let site: Site;
beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());
beforeEach(() => service.calls.clear());
afterEach(() => site.close());

async function start(makeAdapter: MakeAdapter): Promise<void> {
  const root = TranslatorModule.forRoot({
    baseUrl: service.url,
    apiKey: service.apiKey,
    localization: { sourceLanguage: "en", locales: ["en", "de"], budgetMs: 5000 },
  });
  site = await startSite({ imports: [root], controllers: [GatewayController], providers: [DishResolver] }, makeAdapter);
}

const german = { headers: { "accept-language": "de" } };

describe.each(adapters)("%s", (_, makeAdapter) => {
  test("resolvers of GraphQL answer in the language of their request, errors too", async () => {
    await start(makeAdapter);
    const answer = await site.ask("/graphql", german);
    expect(await answer.json()).toEqual({
      dish: { name: "[Šóúþ ··]" },
      error: { message: "[Ñó šúćĥ đíšĥ ···]", error: "Not Found", statusCode: 404 },
    });
    expect(answer.headers.get("content-language")).toBe("de");
    expect(await (await site.ask("/graphql")).json()).toMatchObject({ dish: { name: "Soup" } });
  });

  test("handlers of messages answer as they would alone", async () => {
    await start(makeAdapter);
    expect(await (await site.ask("/rpc", german)).json()).toEqual({ name: "Soup" });
    expect(service.calls.all).toEqual([]);
  });
});
