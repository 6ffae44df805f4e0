import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTestService } from "@dragoman/server/testing";
import { expect, test } from "vitest";

const own = join(import.meta.dirname, "..");
/** Where the Nest is that these tests run with. */
const nest = process.env["NEST_FOLDER"] ?? own;

/** An application as its users write it, in the modules and without the compiler of these tests. */
const application = `
  import "reflect-metadata";
  import { Controller, Get, Module } from "@nestjs/common";
  import { NestFactory } from "@nestjs/core";
  import { InjectTranslator, Localize, Translatable, Translator, TranslatorModule } from "@dragoman/nestjs";
  import { TranslatorTestingModule } from "@dragoman/nestjs/testing";

  class Greeting {
    greeting = "Hello";
  }
  Translatable()(Greeting.prototype, "greeting");

  class GreetingController {
    constructor(translator) {
      this.translator = translator;
    }
    async greet() {
      return (await this.translator.translate("Hello", { to: "de" })).text;
    }
    greeting() {
      return new Greeting();
    }
  }
  InjectTranslator()(GreetingController, undefined, 0);
  Controller()(GreetingController);
  for (const [name, path] of [["greet", "/"], ["greeting", "/localized"]]) {
    Get(path)(GreetingController.prototype, name, Object.getOwnPropertyDescriptor(GreetingController.prototype, name));
  }
  Localize()(GreetingController.prototype, "greeting", Object.getOwnPropertyDescriptor(GreetingController.prototype, "greeting"));

  const [baseUrl, apiKey] = process.argv.slice(2);
  const localization = { sourceLanguage: "en", locales: ["de"], budgetMs: 5000 };
  const said = [];
  for (const root of [
    TranslatorModule.forRoot({ baseUrl, apiKey, localization, verify: "usage" }),
    TranslatorTestingModule.forRoot({ localization }),
  ]) {
    class App {}
    Module({ imports: [root], controllers: [GreetingController] })(App);
    const app = await NestFactory.create(App, { logger: ["error"], abortOnError: false });
    await app.listen(0, "127.0.0.1");
    const url = await app.getUrl();
    said.push(await (await fetch(url)).text());
    said.push((await (await fetch(url + "/localized", { headers: { "accept-language": "de" } })).json()).greeting);
    await app.close();
  }
  console.log(JSON.stringify(said));
`;

test("these tests run with the Nest that they are said to", () => {
  const { version } = JSON.parse(readFileSync(join(nest, "node_modules/@nestjs/common/package.json"), "utf8"));
  expect(version).toMatch(nest === own ? /^12\./ : /^11\./);
});

test("what is built and published works in an application of ES modules", async () => {
  const folder = mkdtempSync(join(tmpdir(), "nest-application-"));
  const modules = join(folder, "node_modules");
  const dragoman = join(modules, "@dragoman");
  mkdirSync(join(dragoman, "nestjs"), { recursive: true });
  // Copied, so that what it imports is found beside the application, as it is where it was installed.
  for (const name of ["dist", "package.json"])
    cpSync(join(own, name), join(dragoman, "nestjs", name), { recursive: true });
  for (const name of ["client", "i18next", "web"]) symlinkSync(join(own, "..", name), join(dragoman, name));
  for (const name of ["@nestjs", "reflect-metadata", "rxjs"]) {
    symlinkSync(join(nest, "node_modules", name), join(modules, name));
  }
  const file = join(folder, "application.mjs");
  writeFileSync(file, application);
  const service = await createTestService({ engine: "pseudo" });
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, service.url, service.apiKey]);
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual(["[Ĥéĺĺó ··]", "[Ĥéĺĺó ··]", "[Ĥéĺĺó ··]", "[Ĥéĺĺó ··]"]);
  } finally {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
