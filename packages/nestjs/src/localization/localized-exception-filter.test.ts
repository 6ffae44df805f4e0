import { createTestService, type TestService } from "@dragoman/server/testing";
import {
  type ArgumentsHost,
  BadRequestException,
  Body,
  Catch,
  Controller,
  type ExceptionFilter,
  Get,
  HttpException,
  Injectable,
  type ModuleMetadata,
  Post,
  ValidationPipe,
} from "@nestjs/common";
import { APP_FILTER, HttpAdapterHost } from "@nestjs/core";
import { Type } from "class-transformer";
import { IsEmail, IsOptional, IsString, Length, ValidateNested } from "class-validator";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adapters, type MakeAdapter, type Site, startSite } from "../../test/adapters.ts";
import { LocalizedExceptionFilter, TranslatorModule } from "../index.ts";
import { exceptionTexts } from "./localized-exception.ts";

class SoldOut extends HttpException {
  readonly dish = "soup";
  constructor() {
    super({ message: "The soup is sold out", code: "SOLD_OUT", hint: "stays" }, 409, { cause: new Error("stock 0") });
  }
}

class Gift {
  @IsOptional()
  card?: string;
}

class Order {
  @IsOptional()
  @ValidateNested()
  @Type(() => Gift)
  gift?: Gift;
  @IsEmail()
  email = "";
  @Length(2, 5)
  @IsString()
  name = "";
}
// What a compiler with `emitDecoratorMetadata` writes, which tests the pipe as applications have it.
function typed(target: object, name: string): void {
  Reflect.defineMetadata("design:paramtypes", [Order], target, name);
}

@Controller("orders")
class OrderController {
  @Get("sold-out")
  soldOut() {
    throw new SoldOut();
  }
  @Get("text")
  text() {
    throw new HttpException("Please wait", 429);
  }
  @Get("broken")
  broken() {
    throw new Error("password of the database");
  }
  @Get("of/:name")
  of() {
    return {};
  }
  @Post()
  @typed
  order(@Body() order: Order) {
    return order;
  }
}

let service: TestService;
let site: Site | undefined;
beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
});
afterAll(() => service.close());
beforeEach(() => {
  service.calls.clear();
  service.faults.clear();
});
afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function start(makeAdapter: MakeAdapter, providers: ModuleMetadata["providers"] = [ours]): Promise<Site> {
  const root = TranslatorModule.forRoot({
    baseUrl: service.url,
    apiKey: service.apiKey,
    maxRetries: 0,
    localization: { sourceLanguage: "en", locales: ["en", "de"], budgetMs: 5000 },
  });
  site = await startSite({ imports: [root], controllers: [OrderController], providers }, makeAdapter, (app) => {
    app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true }));
  });
  return site;
}

const ours = { provide: APP_FILTER, useClass: LocalizedExceptionFilter };
const german = { headers: { "accept-language": "de" } };

function order(values: object): RequestInit {
  const headers = { ...german.headers, "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(values) };
}

describe.each(adapters)("%s", (_, makeAdapter) => {
  test("a message is the reader's, and all else is as Nest answers it", async () => {
    const { ask } = await start(makeAdapter);
    const answer = await ask("/orders/sold-out", german);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      message: "[Ţĥé šóúþ íš šóĺđ óúţ ·····]",
      code: "SOLD_OUT",
      hint: "stays",
    });
    expect(answer.headers.get("content-language")).toBe("de");
    expect(answer.headers.get("vary")).toMatch(/accept-language/i);
    expect(await (await ask("/orders/text", german)).json()).toEqual({
      statusCode: 429,
      message: "[Þĺéášé ẃáíţ ···]".replace("ẃ", "ŵ"),
    });
    expect(await (await ask("/orders/sold-out")).json()).toMatchObject({ message: "The soup is sold out" });
  });

  test("messages of validation are the reader's, in one batch", async () => {
    const { ask } = await start(makeAdapter);
    const answer = await ask("/orders", order({ email: "x", name: 7 }));
    expect(answer.status).toBe(400);
    const { message, ...rest } = Object(await answer.json());
    expect(rest).toEqual({ error: "Bad Request", statusCode: 400 });
    expect(message).toEqual(expect.arrayContaining([expect.stringMatching(/^\[éɱáíĺ ɱúšţ ƀé áñ éɱáíĺ ·+\]$/)]));
    expect(message).toHaveLength(3);
    expect(service.calls.of("translateText")).toHaveLength(1);
    expect((await ask("/orders", order({ email: "a@example.com", name: "Ada" }))).status).toBe(201);
  });

  test("what a client chose to send is not translated", async () => {
    const { ask } = await start(makeAdapter);
    const answer = await ask("/orders", order({ email: "a@example.com", name: "Ada", "buy my words": 1 }));
    expect(Object(await answer.json()).message).toEqual(["property buy my words should not exist"]);
    const nested = order({ email: "a@example.com", name: "Ada", gift: { "buy my words": 1 } });
    expect(Object(await (await ask("/orders", nested)).json()).message).toEqual([
      "gift.property buy my words should not exist",
    ]);
    const noJson = { ...order({}), body: "buy my words" };
    expect((await ask("/orders", noJson)).status).toBe(400);
    expect((await ask("/orders/of/%E0buy-my-words", german)).status).toBe(400);
    const headers = { ...german.headers, "content-type": "application/json; charset=buy-my-words" };
    await ask("/orders", { ...order({ email: "a@example.com", name: "Ada" }), headers });
    const missing = await ask("/nowhere/translate-this-please", german);
    expect(Object(await missing.json()).message).toBe("Cannot GET /nowhere/translate-this-please");
    const sent = JSON.stringify(service.calls.all.map(({ body }) => body));
    expect(sent).not.toMatch(/my.words|translate-this/);
  });

  test("other errors say as little as without the filter", async () => {
    const { ask } = await start(makeAdapter);
    const answer = await ask("/orders/broken", german);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ statusCode: 500, message: "Internal server error" });
    expect(service.calls.all).toEqual([]);
  });

  test("an application's own filter answers what was localized, and what it says stays its own", async () => {
    @Injectable()
    @Catch()
    class ProblemFilter implements ExceptionFilter<unknown> {
      catch(exception: unknown, host: ArgumentsHost): void {
        const adapter = filters.httpAdapter();
        const isKnown = exception instanceof SoldOut;
        const problem = isKnown
          ? { title: Object(exception.getResponse()).message, dish: exception.dish, cause: String(exception.cause) }
          : { title: "Something broke" };
        adapter.reply(host.switchToHttp().getResponse(), problem, isKnown ? exception.getStatus() : 500);
      }
    }
    const filters = { httpAdapter: () => Object(site ?? starting).app.get(HttpAdapterHost).httpAdapter };
    const filter = LocalizedExceptionFilter.before(ProblemFilter);
    const starting = await start(makeAdapter, [ProblemFilter, { provide: APP_FILTER, useClass: filter }]);
    const answer = await starting.ask("/orders/sold-out", german);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      title: "[Ţĥé šóúþ íš šóĺđ óúţ ·····]",
      dish: "soup",
      cause: "Error: stock 0",
    });
    expect(await (await starting.ask("/orders/broken", german)).json()).toEqual({ title: "Something broke" });
  });

  test("a service that fails leaves the message as it was", async () => {
    service.faults.next({ kind: "status", status: 503, times: 99 });
    const { ask } = await start(makeAdapter);
    const answer = await ask("/orders/sold-out", german);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ message: "The soup is sold out" });
  });
});

describe("an exception in other words", () => {
  const all = () => true;

  test("is of the same class, and the exception stays as it was", () => {
    const exception = new SoldOut();
    const other = exceptionTexts(exception, all).withTexts(["Die Suppe ist aus"]);
    expect(other).toBeInstanceOf(SoldOut);
    expect(other).toMatchObject({ dish: "soup", cause: exception.cause, stack: exception.stack });
    expect(other.getStatus()).toBe(409);
    expect(other.message).toBe("Die Suppe ist aus");
    expect(exception.message).toBe("The soup is sold out");
    expect(other.getResponse()).toEqual({ message: "Die Suppe ist aus", code: "SOLD_OUT", hint: "stays" });
    expect(exception.getResponse()).toMatchObject({ message: "The soup is sold out" });
  });

  test.each([
    [
      new BadRequestException(["one", { property: "name" }, "two", "3"]),
      ["one", "two"],
      ["ONE", { property: "name" }, "TWO", "3"],
    ],
    [new BadRequestException({ message: { code: 7 } }), [], { code: 7 }],
    [new BadRequestException({ error: "no message" }), [], undefined],
    [new BadRequestException("x".repeat(1001)), [], "x".repeat(1001)],
    [new BadRequestException(Array.from({ length: 101 }, () => "many")), [], undefined],
  ])("says its messages and nothing else: %#", (exception, texts, message) => {
    const found = exceptionTexts(exception, all);
    expect(found.texts).toEqual(texts);
    if (message === undefined) return;
    const other = found.withTexts(texts.map((text) => text.toUpperCase()));
    expect(Object(other.getResponse()).message).toEqual(message);
  });
});
