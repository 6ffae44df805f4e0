import { createTestService } from "@dragoman/server/testing";
import { Controller, Get, Inject, Injectable, Module, Param } from "@nestjs/common";
import { Test } from "@nestjs/testing";
import { expect, test } from "vitest";
import { InjectTranslator, Translator, TranslatorModule } from "../index.ts";
import { overrideTranslator, TranslatorCalls, TranslatorTestingModule } from "../testing.ts";
import { pseudoText } from "./pseudo-text.ts";

@Injectable()
class Greetings {
  readonly #translator: Translator;
  constructor(@InjectTranslator() translator: Translator) {
    this.#translator = translator;
  }
  async in(language: string): Promise<string> {
    return (await this.#translator.translate("Hello", { to: language })).text;
  }
}

@Controller()
class GreetingController {
  readonly #greetings: Greetings;
  constructor(@Inject(Greetings) greetings: Greetings) {
    this.#greetings = greetings;
  }
  @Get(":language")
  async greet(@Param("language") language: string): Promise<{ greeting: string }> {
    return { greeting: await this.#greetings.in(language) };
  }
}

@Module({
  imports: [TranslatorModule.forFeature({ glossaryId: "g", from: "en", reportingTag: "greetings" })],
  controllers: [GreetingController],
  providers: [Greetings],
})
class GreetingModule {}

test("a module is tested alone, with a translator that asks nobody", async () => {
  const app = await Test.createTestingModule({
    imports: [TranslatorTestingModule.forRoot(), GreetingModule],
  }).compile();
  const calls = app.get(TranslatorCalls);
  expect(await app.get(Greetings, { strict: false }).in("de")).toBe("[Ĥéĺĺó ··]");
  const call = { texts: ["Hello"], to: "de", from: "en", reportingTag: "greetings", options: { glossaryId: "g" } };
  expect(calls.all).toEqual([call]);
  expect(calls.last).toEqual(call);
  expect(calls.texts).toEqual(["Hello"]);
  calls.clear();
  expect(calls.all).toEqual([]);
  await app.close();
});

test("an application keeps its modules and loses its network", async () => {
  const root = TranslatorModule.forRootAsync({
    // What an environment without the setting gives.
    useFactory: () => ({ baseUrl: "", apiKey: "", verify: "usage" as const }),
  });
  const builder = Test.createTestingModule({ imports: [root, GreetingModule] });
  const calls = overrideTranslator(builder, { translations: { pl: { Hello: "Cześć" } } });
  const app = (await builder.compile()).createNestApplication();
  await app.listen(0, "127.0.0.1");
  const answer = async (language: string) => (await fetch(`${await app.getUrl()}/${language}`)).json();
  expect(await answer("pl")).toEqual({ greeting: "Cześć" });
  expect(await answer("de")).toEqual({ greeting: "[Ĥéĺĺó ··]" });
  expect(calls.all).toMatchObject([{ to: "pl", options: { glossaryId: "g" } }, { to: "de" }]);
  await app.close();
});

test("each name is overridden for itself", async () => {
  const options = { baseUrl: "http://127.0.0.1:1", apiKey: "k" };
  const roots = [TranslatorModule.forRoot(options), TranslatorModule.forRoot({ ...options, name: "legal" })];
  const builder = Test.createTestingModule({ imports: roots });
  const [own, legal] = [overrideTranslator(builder), overrideTranslator(builder, { name: "legal" })];
  const app = await builder.compile();
  await app.get(Translator).translate("Hello", { to: "de" });
  expect([own.all.length, legal.all.length]).toEqual([1, 0]);
  await app.close();
});

test("it answers what applications ask beside translating, and says what it cannot do", async () => {
  const app = await Test.createTestingModule({ imports: [TranslatorTestingModule.forRoot()] }).compile();
  const { client } = app.get(Translator);
  expect(await client.detect("Hello")).toEqual({ status: "success", language: "en" });
  expect(await client.usage()).toEqual({ characterCount: 0, characterLimit: 1_000_000 });
  const codes = (await client.languages({ resource: "translate_text" })).map(({ lang }) => lang);
  expect(codes).toEqual(expect.arrayContaining(["de", "en", "ja", "pl"]));
  await expect(client.rephrase("Hello")).rejects.toMatchObject({ kind: "not-implemented" });
  await app.close();
});

const texts = [
  "Hello",
  "  Save {{count}} items ",
  "<b>Bold</b> &amp; plain",
  "Hi %s, see https://example.com/a",
  "{name} wrote",
  "42 %",
  "",
  "Zażółć",
];
test("its texts are those of the service's own pseudo engine", async () => {
  const service = await createTestService({ engine: "pseudo" });
  const builder = Test.createTestingModule({
    imports: [TranslatorModule.forRoot({ baseUrl: service.url, apiKey: service.apiKey })],
  });
  const app = await builder.compile();
  const translations = await app.get(Translator).translateMany(texts.filter(Boolean), { from: "en", to: "de" });
  expect(texts.filter(Boolean).map(pseudoText)).toEqual(translations.map(({ text }) => text));
  expect(pseudoText("")).toBe("");
  await app.close();
  await service.close();
});
