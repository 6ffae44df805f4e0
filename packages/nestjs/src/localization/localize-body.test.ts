import { createTestService, type TestService } from "@dragoman/server/testing";
import {
  Body,
  type CanActivate,
  Controller,
  Get,
  HttpCode,
  Injectable,
  Post,
  UseGuards,
  ValidationPipe,
} from "@nestjs/common";
import { MaxLength } from "class-validator";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adapters, type MakeAdapter, type Site, startSite } from "../../test/adapters.ts";
import { Locale, LocalizeBody, type RequestField, TranslatorModule, Written } from "../index.ts";

class Question {
  @MaxLength(30)
  question = "";
}
// What a compiler with `emitDecoratorMetadata` writes.
function typed(target: object, name: string): void {
  Reflect.defineMetadata("design:paramtypes", [Question, Object, String], target, name);
}

@Injectable()
class Nobody implements CanActivate {
  canActivate(): boolean {
    return false;
  }
}

@Controller("questions")
@LocalizeBody()
class QuestionController {
  @Post()
  @HttpCode(200)
  @typed
  ask(@Body() asked: Question, @Written() written: readonly RequestField[], @Locale() locale: string) {
    return { asked, isQuestion: asked instanceof Question, written, locale };
  }
  @Post("twice")
  @HttpCode(200)
  @LocalizeBody()
  twice(@Body("question") question: string, @Written() [field]: readonly RequestField[]) {
    return { question, original: field?.original };
  }
  @Post("guarded")
  @UseGuards(Nobody)
  guarded(@Body() asked: object) {
    return asked;
  }
}

@Controller("plain")
class PlainController {
  @Post()
  @HttpCode(200)
  plain(@Body() body: object) {
    return body;
  }
  @Get("written")
  written(@Written() written: readonly RequestField[]) {
    return written;
  }
}

const question = "Macie krzesła?";
const longQuestion = "Czy?";

let service: TestService;
let site: Site | undefined;
beforeAll(async () => {
  const script = {
    pl: { [question]: { en: "Do you have chairs?" }, [longQuestion]: { en: "Would you please tell me whether?" } },
  };
  service = await createTestService({ engine: "scripted", script });
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

async function start(makeAdapter: MakeAdapter): Promise<Site> {
  const root = TranslatorModule.forRoot({
    baseUrl: service.url,
    apiKey: service.apiKey,
    maxRetries: 0,
    localization: {
      sourceLanguage: "en",
      locales: ["en", "pl"],
      budgetMs: 10_000,
      requests: { paths: ["$.question"] },
    },
  });
  const metadata = { imports: [root], controllers: [QuestionController, PlainController] };
  site = await startSite(metadata, makeAdapter, (app) => {
    app.useGlobalPipes(new ValidationPipe({ transform: true }));
  });
  return site;
}

function inPolish(body: object): RequestInit {
  const headers = { "accept-language": "pl", "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

describe.each(adapters)("%s", (_, makeAdapter) => {
  test("a handler gets what a reader wrote in the application's language, validated, and as it was written", async () => {
    const { ask } = await start(makeAdapter);
    const answer = await ask("/questions", inPolish({ question, name: question }));
    expect(await answer.json()).toEqual({
      asked: { question: "Do you have chairs?", name: question },
      isQuestion: true,
      written: [{ pointer: "/question", original: question, status: "translated" }],
      locale: "pl",
    });
    expect(await (await ask("/plain", inPolish({ question }))).json()).toEqual({ question });
  });

  test("what is validated is what the handler gets", async () => {
    const { ask } = await start(makeAdapter);
    const answer = await ask("/questions", inPolish({ question: longQuestion }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: [expect.stringContaining("30 characters")] });
  });

  test("on a controller and on a handler, a body is localized once", async () => {
    const { ask } = await start(makeAdapter);
    const answer = await ask("/questions/twice", inPolish({ question }));
    expect(await answer.json()).toEqual({ question: "Do you have chairs?", original: question });
    expect(service.calls.of("translateText")).toHaveLength(1);
  });

  test("whom a guard turns away costs nothing", async () => {
    const { ask } = await start(makeAdapter);
    expect((await ask("/questions/guarded", inPolish({ question }))).status).toBe(403);
    expect(service.calls.all).toEqual([]);
  });

  test("a service that fails costs no request, and says which fields stayed", async () => {
    service.faults.next({ kind: "status", status: 503, times: 99 });
    const { ask } = await start(makeAdapter);
    const answer = await ask("/questions", inPolish({ question }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      asked: { question },
      written: [{ pointer: "/question", original: question, status: "missing" }],
    });
  });

  test("a request without a body has nothing written in it", async () => {
    const { ask } = await start(makeAdapter);
    const answer = await ask("/questions/twice", { method: "POST", headers: { "accept-language": "pl" } });
    expect(await answer.json()).toEqual({});
  });

  test("Written without LocalizeBody is an error of the server", async () => {
    const { ask } = await start(makeAdapter);
    expect((await ask("/plain/written")).status).toBe(500);
  });
});

test("an application does not start where nothing says which fields readers write", async () => {
  const [[, makeAdapter]] = adapters;
  const root = TranslatorModule.forRoot({
    baseUrl: service.url,
    apiKey: service.apiKey,
    localization: { sourceLanguage: "en", locales: ["pl"] },
  });
  await expect(startSite({ imports: [root], controllers: [QuestionController] }, makeAdapter)).rejects.toThrow(
    "LocalizeBody: localization.requests: say in TranslatorModule.forRoot which fields readers write.",
  );
});
