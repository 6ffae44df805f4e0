import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import { createTestService, type TestService, type TestServiceOptions } from "@dragoman/server/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { type LocaleFolder, localeFolder, settings } from "../../test/locale-folder.ts";
import { dragoman, type Outcome, startProcess } from "../../test/run-command.ts";

async function serviceOf(options: TestServiceOptions): Promise<TestService> {
  const service = await createTestService(options);
  onTestFinished(() => service.close());
  return service;
}

const environment = ({ url, apiKey }: TestService) => ({ DRAGOMAN_URL: url, DRAGOMAN_KEY: apiKey });

function translate(folder: LocaleFolder, service: TestService, ...args: readonly string[]): Promise<Outcome> {
  return dragoman(folder.args("translate", ...args), { env: environment(service) });
}

const project = (source: object, languages = ["de"]) =>
  localeFolder({ ...settings({ languages }), "locales/en/shop.json": source });

describe("translate", () => {
  test("leaves out what does not come back whole, names it, and exits with 3", async () => {
    const script = { en: { Pay: { de: "Zahlen" }, Back: { de: "Zurück {{evil}}" } } };
    const service = await serviceOf({ engine: "scripted", script });
    const folder = await project({ pay: "Pay", back: "Back", other: "Other", number: "{{count}}" });
    const { code, stdout, stderr } = await translate(folder, service);
    expect(code).toBe(3);
    expect(stdout).toMatch(/locales\/de\/shop\.json +2 +0 +2/);
    expect(stderr).toMatch(/shop\.json: back is left as it was: the translation has \{\{evil\}\}/);
    expect(stderr).toMatch(/shop\.json: other is left as it was/);
    expect(await folder.json("locales/de/shop.json")).toEqual({ pay: "Zahlen", number: "{{count}}" });
    const json = JSON.parse((await translate(folder, service, "--json")).stdout);
    expect(json.languages[0].failed.map(({ key }: { readonly key: string }) => key)).toEqual(["back", "other"]);
  });

  test("keeps what a machine made of the former source where the new one cannot be translated", async () => {
    const service = await serviceOf({ engine: "scripted", script: { en: { Pay: { de: "Zahlen" } } } });
    const folder = await project({ pay: "Pay" });
    await translate(folder, service);
    await folder.write({ "locales/en/shop.json": { pay: "Pay now" } });
    expect(await translate(folder, service)).toMatchObject({ code: 3 });
    expect(await folder.json("locales/de/shop.json")).toEqual({ pay: "Zahlen" });
    const { stdout } = await dragoman(folder.args("status", "--json", "--fail-on", "stale"));
    expect(JSON.parse(stdout)).toMatchObject({ total: { stale: 1, edited: 0 } });
  });

  test("never writes a plural of which a form is missing", async () => {
    const service = await serviceOf({ engine: "scripted", script: { en: { "An item": { de: "Ein Artikel" } } } });
    const folder = await project({ item_one: "An item", item_other: "{{count}} items", pay: "An item" });
    expect(await translate(folder, service)).toMatchObject({ code: 3 });
    expect(await folder.json("locales/de/shop.json")).toEqual({ pay: "Ein Artikel" });
  });

  test("begins only where the account has enough left, unless it is forced", async () => {
    const keys = [{ label: "small", secret: "s3cret", plan: "pro", betas: [], characterLimit: 10 }] as const;
    const service = await serviceOf({ engine: "pseudo", settings: { keys } });
    const folder = await project({ pay: "Pay now or never" });
    const { code, stderr } = await translate(folder, service);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/the account has 10 left.*--force/s) });
    expect(service.calls.of("translateText")).toEqual([]);
    const forced = await translate(folder, service, "--force");
    expect(forced).toMatchObject({ code: 2, stderr: expect.stringMatching(/error:/) });
    expect(service.calls.of("translateText")).toHaveLength(1);
    expect(await readdir(folder.path("locales"))).toEqual(["en"]);
  });

  test("writes what came back whole before the service failed, and a rerun pays for the rest alone", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const source = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`key${at}`, `Text ${at}`]));
    const folder = await project(source);
    const failing = { kind: "status", status: 403, operationId: "translateText", times: 50 } as const;
    service.faults.next({ kind: "none", operationId: "translateText" }, failing);
    const { code, stderr } = await translate(folder, service);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/error: /) });
    const written = Object.keys(Object(await folder.json("locales/de/shop.json"))).length;
    expect(written).toBe(50);
    service.faults.clear();
    service.calls.clear();
    expect(await translate(folder, service)).toMatchObject({ code: 0 });
    const sent = service.calls.of("translateText").map(({ body }) => Object(body).text.length);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(120 - written);
    expect(Object.keys(Object(await folder.json("locales/de/shop.json")))).toEqual(Object.keys(source));
  });

  test("does not touch what somebody changes while it translates", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const folder = await project({ pay: "Pay", back: "Back" });
    await folder.write({ "locales/de/shop.json": {} });
    service.faults.next({ kind: "slow", beforeMs: 1500, operationId: "translateText" });
    const running = translate(folder, service);
    while (service.calls.of("translateText").length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await folder.write({ "locales/de/shop.json": { pay: "Zahlen" } });
    const { code, stderr } = await running;
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/1 message changed.*: pay/) });
    expect(await folder.json("locales/de/shop.json")).toEqual({ pay: "Zahlen", back: "[Ɓáćķ ··]" });
  });

  test.skipIf(process.platform === "win32")("leaves files as they were on Ctrl-C", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const folder = await project({ pay: "Pay" });
    service.faults.next({ kind: "unanswered", operationId: "translateText" });
    const { child, outcome } = startProcess(folder.args("translate"), { env: environment(service) });
    while (service.calls.of("translateText").length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill("SIGINT");
    expect(await outcome).toMatchObject({ code: 130, stderr: expect.stringContaining("Ended by SIGINT.") });
    expect(await readdir(folder.path("locales"))).toEqual(["en"]);
  });

  test.skipIf(process.platform === "win32").each(["SIGINT", "SIGTERM"] as const)(
    "keeps what was asked for at %s, and sends nothing new",
    async (signal) => {
      const service = await serviceOf({ engine: "pseudo" });
      const source = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`key${at}`, `Text ${at}`]));
      const folder = await project(source);
      service.faults.next({ kind: "slow", beforeMs: 1000, operationId: "translateText", times: 100 });
      const { child, outcome } = startProcess(folder.args("translate"), { env: environment(service) });
      const sent = () => service.calls.of("translateText").flatMap(({ body }) => Object(body).text);
      while (sent().length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      child.kill(signal);
      const { code, stderr } = await outcome;
      expect({ code, stderr }).toEqual({
        code: signal === "SIGINT" ? 130 : 143,
        stderr: expect.stringContaining(`Waiting for the translations`),
      });
      // Those of four calls, and of the next four on a machine so slow that the first have ended by then.
      expect(sent().length).toBeLessThanOrEqual(400);
      service.faults.clear();
      expect(await translate(folder, service)).toMatchObject({ code: 0 });
      expect(sent().toSorted()).toEqual(Object.values(source).toSorted());
    },
  );

  test.skipIf(process.platform === "win32")("ends at once when it is stopped twice", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const folder = await project({ pay: "Pay" });
    service.faults.next({ kind: "unanswered", operationId: "translateText" });
    const { child, outcome } = startProcess(folder.args("translate"), { env: environment(service) });
    while (service.calls.of("translateText").length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const told = new Promise((resolve) => child.stderr.on("data", (text) => /Waiting/.test(text) && resolve(text)));
    child.kill("SIGINT");
    await told;
    const before = Date.now();
    child.kill("SIGINT");
    expect(await outcome).toMatchObject({ code: 130 });
    expect(Date.now() - before).toBeLessThan(8000);
  });

  test("stops where damaged messages would cost more than was allowed", async () => {
    const script = { en: { Pay: { de: "Zahlen {{evil}}" }, Back: { de: "Zurück" } } };
    const service = await serviceOf({ engine: "scripted", script });
    const folder = await project({ pay: "Pay", back: "Back" });
    const { code, stderr } = await translate(folder, service, "--max-characters", "7");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/--max-characters: .* are left\. What/),
    });
    expect(await folder.json("locales/de/shop.json")).toEqual({ back: "Zurück" });
  });

  test("goes on with other languages where the service does not know one", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const folder = await project({ pay: "Pay", back: "Back" }, ["qqq", "de"]);
    const { code, stderr } = await translate(folder, service);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /warning: locales\/qqq\/shop\.json: pay, back are left as they were: [^\n]*\nerror: qqq: the/,
    );
    expect(stderr).toContain("take it out of --languages");
    expect(await readdir(folder.path("locales"))).toEqual(["de", "en"]);
  });

  test("prints one object where the service stops it, with the error in it", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const folder = await project({ pay: "Pay" }, ["de", "qqq"]);
    const { code, stdout, stderr } = await translate(folder, service, "--json");
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/^error: qqq: the service/) });
    expect(JSON.parse(stdout)).toMatchObject({
      format: "dragoman-i18n-translate",
      languages: [
        { language: "de", failed: [] },
        { language: "qqq", failed: [{ key: "pay" }] },
      ],
      error: {
        kind: "error",
        format: "dragoman-error",
        message: expect.stringMatching(/^qqq: the service/),
        service: { kind: "invalid-request", status: 400 },
      },
    });
    const refused = await translate(folder, service, "--json", "--max-characters", "0", "--languages", "pl");
    expect(JSON.parse(refused.stdout)).toMatchObject({ kind: "error", format: "dragoman-error" });
  });

  test("tells what happened to many messages once", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const folder = await project(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`key${at}`, `Text ${at}`])));
    service.faults.next({ kind: "status", status: 403, operationId: "translateText", times: 9 });
    const { code, stderr } = await translate(folder, service);
    expect(code).toBe(2);
    expect(stderr).toMatch(/: key0, key1, key2, key3, key4 and 25 other messages are left as they were: /);
    expect(stderr.match(/warning:/g)).toHaveLength(1);
  });

  test.skipIf(process.platform === "win32" || process.getuid?.() !== 0)(
    "sends nothing where it could not keep what comes back",
    async () => {
      const service = await serviceOf({ engine: "pseudo" });
      const folder = await project({ pay: "Pay" });
      await mkdir(folder.path(".dragoman/cache"), { recursive: true });
      await writeFile(folder.path(".dragoman/cache/.gitignore"), "*\n");
      await chmod(folder.path("."), 0o755);
      const { outcome } = startProcess(folder.args("translate"), { env: environment(service), uid: 65534 });
      const { code, stderr } = await outcome;
      expect({ code, stderr }).toEqual({ code: 2, stderr: "error: .dragoman/cache cannot be written: you may not.\n" });
      expect(service.calls.of("translateText")).toEqual([]);
    },
  );

  test("says what is wrong with the place of the store", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const folder = await project({ pay: "Pay" });
    const { code, stderr } = await translate(folder, service, "--store", "redis://127.0.0.1:1");
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("connect ECONNREFUSED") });
  });

  test("has no glossary that the service does not have", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const folder = await project({ pay: "Pay" });
    const { code, stderr } = await translate(folder, service, "--glossary", "Shop");
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('There is no glossary "Shop"') });
  });
});

describe("a message that the file cannot take", () => {
  const po = (header: string, ...entries: readonly string[]) =>
    [
      `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: ${header}\\n"\n`,
      ...entries,
    ].join("\n");
  const two = "nplurals=2; plural=(n != 1);";
  const files = 'msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n';
  const open = 'msgid "Open"\nmsgstr ""\n';

  test("is named before anything is sent, and the others are written in every file", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const person = 'msgid "%d file"\nmsgstr "%d ffeil"\n';
    const folder = await localeFolder({
      "dragoman.json": { i18n: { source: "en", languages: ["cy", "de"], files: "po/{language}.po" } },
      "po/en.po": po(two, files, open),
      "po/cy.po": po(two, person),
    });
    const dry = await translate(folder, service, "--dry-run");
    expect(dry).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/cy\.po: %d file is left as it was: .*plural/),
    });
    expect(JSON.parse((await translate(folder, service, "--dry-run", "--json")).stdout)).toMatchObject({
      failed: [{ file: "po/cy.po", key: "%d file" }],
    });
    const { code, stdout, stderr } = await translate(folder, service);
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringMatching(/cy\.po: %d file is left as it was/) });
    expect(stdout).toMatch(/po\/cy\.po +1 +0 +1\npo\/de\.po +2 +0 +0/);
    expect(await folder.read("po/cy.po")).toContain(person);
    expect(await folder.read("po/cy.po")).toContain('msgstr "[Óþéñ ··]"');
    const sent = service.calls.of("translateText").map(({ body }) => Object(body));
    expect(sent.filter(({ target_lang }) => /^cy$/i.test(target_lang)).flatMap(({ text }) => text)).toEqual(["Open"]);
    service.calls.clear();
    expect(await translate(folder, service)).toMatchObject({ code: 3 });
    expect(service.calls.of("translateText")).toEqual([]);
  });

  test("may be one whose own form is empty, or in whose place the file has something else", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const source = {
      a: "Hello",
      x_one: "",
      x_other: "{{count}} x",
      list: ["One", "Two"],
      box: { in: "In" },
      z: "Last",
    };
    const folder = await project(source, ["de", "fr"]);
    await folder.write({ "locales/fr/shop.json": { list: "Un", box: 7, last: "Dernier" } });
    const { code, stdout } = await translate(folder, service, "--json");
    expect(code).toBe(3);
    const [de, fr] = JSON.parse(stdout).languages;
    const keys = ({ failed }: { readonly failed: readonly { readonly key: string }[] }) => failed.map(({ key }) => key);
    expect([keys(de), keys(fr)]).toEqual([["x_*"], ["list.0", "list.1", "box.in"]]);
    const hello = { a: "[Ĥéĺĺó ··]", z: "[Ĺášţ ··]" };
    expect(await folder.json("locales/de/shop.json")).toMatchObject({ ...hello, box: { in: "[Íñ ·]" } });
    expect(await folder.json("locales/fr/shop.json")).toMatchObject({ ...hello, list: "Un", box: 7, last: "Dernier" });
  });

  test("is found among very many without trying all of them alone", async () => {
    const service = await serviceOf({ engine: "pseudo" });
    const texts = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`key${at}`, "Text"]));
    const folder = await project({ ...texts, list: ["One"], last: "Text" });
    await folder.write({ "locales/de/shop.json": { list: "Eins" } });
    const { code, stdout } = await translate(folder, service);
    expect(code).toBe(3);
    expect(stdout).toMatch(/shop\.json +3,001 +0 +1/);
  });

  test("is left out of a pseudo locale as well", async () => {
    const folder = await project({ a: "Hello", x_one: "", x_other: "{{count}} x" });
    const { code, stderr } = await dragoman(folder.args("pseudo"));
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: expect.stringMatching(/en-XA\/shop\.json: x_\* is left out: /),
    });
    expect(await folder.json("locales/en-XA/shop.json")).toEqual({ a: "[Ĥéĺĺó ··]" });
  });
});
