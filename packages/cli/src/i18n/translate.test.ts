import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type LocaleFolder, localeFolder, settings } from "../../test/locale-folder.ts";
import { withService } from "../../test/service.ts";

const called = withService();

const shop = {
  title: "Your cart",
  greeting: "Hello {{name}}",
  item_one: "{{count}} item",
  item_other: "{{count}} items",
};

const translate = (folder: LocaleFolder, ...args: readonly string[]) => called.run(folder.args("translate", ...args));

/** Texts that were sent to be translated since the calls were cleared. */
function sentTexts(): readonly string[] {
  return called.service.calls.of("translateText").flatMap(({ body }) => textsIn(body));
}

function textsIn(body: unknown): readonly string[] {
  const value: unknown = typeof body === "string" ? JSON.parse(body) : body;
  return typeof value === "object" && value !== null && "text" in value && Array.isArray(value.text) ? value.text : [];
}

async function statusOf(folder: LocaleFolder): Promise<Record<string, unknown>> {
  return called.json(folder.args("status"));
}

/** With a message more, so that there is something to be counted. */
async function changed(folder: LocaleFolder): Promise<LocaleFolder> {
  await folder.write({ "locales/en/shop.json": { ...shop, more: "More" } });
  return folder;
}

describe("translate", () => {
  test("writes what is missing where the source has it, and leaves all else as it was", async () => {
    const folder = await localeFolder({
      ...settings({ languages: ["pl"] }),
      "locales/en/shop.json": { ...shop, last: "Bye" },
      "locales/pl/shop.json": '{\n\t"greeting" : "Cześć {{name}}",\n\t"old": "stary"\n}',
    });
    const { code, stderr } = await translate(folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("to be sent; the account has") });
    expect(await folder.read("locales/pl/shop.json")).toBe(
      `{\n\t"title" : "[Ýóúŕ ćáŕţ ···]",\n\t"greeting" : "Cześć {{name}}",\n\t"item_one" : "[{{count}} íţéɱ ··]",\n\t"item_few" : "[{{count}} íţéɱš ··]",\n\t"item_many" : "[{{count}} íţéɱš ··]",\n\t"item_other" : "[{{count}} íţéɱš ··]",\n\t"last" : "[Ɓýé ·]",\n\t"old": "stary"\n}`,
    );
  });

  test("sends nothing the second time, and needs no service for that", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["de", "pl"] }), "locales/en/shop.json": shop });
    await translate(folder);
    const before = await folder.read("locales/de/shop.json");
    const records = await folder.read(".dragoman/i18n/de.records");
    called.service.calls.clear();
    expect(await translate(folder, "--url", "http://127.0.0.1:9")).toMatchObject({ code: 0, stderr: "" });
    expect(called.service.calls.all).toEqual([]);
    expect(await folder.read("locales/de/shop.json")).toBe(before);
    expect(await folder.read(".dragoman/i18n/de.records")).toBe(records);
  });

  test("translates anew what a machine made, where its source changes, and nothing else", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["de"] }), "locales/en/shop.json": shop });
    await translate(folder);
    await folder.write({ "locales/en/shop.json": { ...shop, title: "The cart" } });
    expect(await statusOf(folder)).toMatchObject({ total: { stale: 1, missing: 0 } });
    called.service.calls.clear();
    expect(await translate(folder)).toMatchObject({ code: 0 });
    expect(sentTexts()).toEqual(["The cart"]);
    expect(await folder.json("locales/de/shop.json")).toMatchObject({ title: "[Ţĥé ćáŕţ ···]" });
    expect(await statusOf(folder)).toMatchObject({ total: { stale: 0, unapproved: 3 } });
  });

  test("never writes over what a person wrote, and keeps a suggestion beside it", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["de"] }), "locales/en/shop.json": shop });
    await translate(folder);
    const edited = { ...Object(await folder.json("locales/de/shop.json")), title: "Dein Wagen" };
    await folder.write({ "locales/de/shop.json": edited });
    await translate(folder);
    expect(await statusOf(folder)).toMatchObject({ total: { edited: 1, unapproved: 2, stale: 0 } });

    await folder.write({ "locales/en/shop.json": { ...shop, title: "The cart" } });
    await translate(folder);
    expect(await folder.json("locales/de/shop.json")).toEqual(edited);
    const status = { total: { stale: 1 }, files: [{ suggestions: [{ key: "title", text: "[Ţĥé ćáŕţ ···]" }] }] };
    expect(await statusOf(folder)).toMatchObject(status);
    called.service.calls.clear();
    await translate(folder);
    expect(called.service.calls.all).toEqual([]);

    expect(await called.run(folder.args("approve", "title", "--suggestions"))).toMatchObject({ code: 0 });
    expect(await folder.json("locales/de/shop.json")).toEqual({ ...edited, title: "[Ţĥé ćáŕţ ···]" });
    expect(await statusOf(folder)).toMatchObject({ total: { stale: 0, approved: 1 } });
  });

  test("tells the suggestion for a plural by its forms", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["de"] }), "locales/en/shop.json": shop });
    await translate(folder);
    const edited = { ...Object(await folder.json("locales/de/shop.json")), item_one: "Ein Stück" };
    await folder.write({
      "locales/de/shop.json": edited,
      "locales/en/shop.json": { ...shop, item_other: "{{count}} things" },
    });
    await translate(folder);
    const forms = { one: "[{{count}} íţéɱ ··]", other: "[{{count}} ţĥíñĝš ··]" };
    expect(await statusOf(folder)).toMatchObject({ files: [{ suggestions: [{ key: "item_*", forms }] }] });
    expect(await folder.json("locales/de/shop.json")).toEqual(edited);
  });

  test("keeps the plural forms that a person wrote, and completes them", async () => {
    const folder = await localeFolder({
      ...settings({ languages: ["pl"] }),
      "locales/en/shop.json": shop,
      "locales/pl/shop.json": { item_one: "{{count}} rzecz" },
    });
    await translate(folder);
    expect(await folder.json("locales/pl/shop.json")).toMatchObject({
      item_one: "{{count}} rzecz",
      item_few: "[{{count}} íţéɱš ··]",
    });
    expect(await statusOf(folder)).toMatchObject({ total: { edited: 1, missing: 0 } });
  });

  test("keeps the plural forms that a person wrote where a machine's forms were", async () => {
    const [folder, item] = [
      await localeFolder({ ...settings({ languages: ["pl"] }), "locales/en/shop.json": shop }),
      { item_one: "{{count}} rzecz" },
    ];
    await translate(folder);
    await folder.write({ "locales/pl/shop.json": item });
    await translate(folder);
    expect(await folder.json("locales/pl/shop.json")).toMatchObject({ ...item, item_few: "[{{count}} íţéɱš ··]" });
    expect(await statusOf(folder)).toMatchObject({ total: { edited: 1, unapproved: 2 } });
    await folder.write({ "locales/en/shop.json": { ...shop, item_other: "{{count}} things" } });
    await translate(folder);
    expect(await folder.json("locales/pl/shop.json")).toMatchObject({ ...item, item_few: "[{{count}} íţéɱš ··]" });
    expect(await statusOf(folder)).toMatchObject({ total: { stale: 1 } });
  });

  test("makes the forms anew of which a machine's were left", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["pl"] }), "locales/en/shop.json": shop });
    await translate(folder);
    const { item_one } = JSON.parse(await folder.read("locales/pl/shop.json"));
    await folder.write({
      "locales/en/shop.json": { ...shop, item_one: "{{count}} thing" },
      "locales/pl/shop.json": { item_one },
    });
    await translate(folder);
    expect(await folder.json("locales/pl/shop.json")).toMatchObject({ item_one: "[{{count}} ţĥíñĝ ··]" });
    expect(await statusOf(folder)).toMatchObject({ total: { edited: 0, unapproved: 3 } });
  });

  test("puts back what is missing in the file and known, without paying", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["de"] }), "locales/en/shop.json": shop });
    await translate(folder);
    const whole = await folder.read("locales/de/shop.json");
    await folder.write({ "locales/de/shop.json": "{}\n" });
    called.service.calls.clear();
    expect(await translate(folder, "--url", "http://127.0.0.1:9")).toMatchObject({ code: 0 });
    expect(await folder.json("locales/de/shop.json")).toEqual(JSON.parse(whole));
  });

  test("with --dry-run says what it would do, asks for the usage alone, and changes nothing", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["de"] }), "locales/en/shop.json": shop });
    called.service.calls.clear();
    const before = (await readdir(folder.path("."), { recursive: true })).sort();
    const { code, stdout } = await translate(folder, "--dry-run");
    expect(code).toBe(1);
    expect(stdout).toMatch(/locales\/de\/shop\.json +translate +title\n/);
    expect(called.service.calls.all.map(({ operationId }) => operationId)).toEqual(["getUsage"]);
    await statusOf(folder);
    expect((await readdir(folder.path("."), { recursive: true })).sort()).toEqual(before);
    const { cost } = JSON.parse((await translate(folder, "--dry-run", "--json")).stdout);
    called.service.calls.clear();
    const result = JSON.parse((await translate(folder, "--json")).stdout);
    expect(sentTexts().reduce((sum, text) => sum + [...text].length, 0)).toBe(cost.characters);
    expect(called.service.calls.of("translateText")).toHaveLength(cost.requests);
    expect(result.cost).toEqual(cost);
    expect(await translate(folder, "--dry-run")).toMatchObject({ code: 0, stdout: "Nothing would change.\n" });
  });

  test("sends no more than it may", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["de"] }), "locales/en/shop.json": shop });
    called.service.calls.clear();
    const { code, stderr } = await translate(folder, "--max-characters", "10");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/--max-characters allows 10\. Nothing/),
    });
    expect(called.service.calls.of("translateText")).toEqual([]);
  });

  test("takes only the keys and namespaces that are asked for", async () => {
    const folder = await localeFolder({
      ...settings({ languages: ["de"] }),
      "locales/en/shop.json": { ...shop, cart: { pay: "Pay", back: "Back" } },
      "locales/en/legal.json": { terms: "Terms" },
    });
    await translate(folder, "--namespace", "sh*", "--key", "cart.*");
    expect(await folder.json("locales/de/shop.json")).toEqual({ cart: { pay: "[Þáý ·]", back: "[Ɓáćķ ··]" } });
    expect(await readdir(folder.path("locales/de"))).toEqual(["shop.json"]);
    const { code, stderr } = await translate(folder, "--key", "nothing.*");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('--key: there is none that is "nothing'),
    });
  });

  test("counts no less than the service bills", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["de"] }), "locales/en/shop.json": shop });
    const { cost } = JSON.parse((await translate(folder, "--dry-run", "--json")).stdout);
    await translate(folder);
    const { cost: after } = JSON.parse((await translate(await changed(folder), "--dry-run", "--json")).stdout);
    const billed = cost.left - after.left;
    expect(billed).toBeGreaterThan(0);
    expect(billed).toBeLessThanOrEqual(cost.characters);
  });

  test("shows a bar for each language on a terminal", async () => {
    const folder = await localeFolder({ ...settings({ languages: ["de", "pl"] }), "locales/en/shop.json": shop });
    const { stderr } = await called.run(folder.args("translate"), { isTerminal: true });
    expect(stderr).toMatch(/de {2}█.*100 % {2}\d+ of \d+/);
    expect(stderr).toMatch(/pl {2}█/);
  });

  test("sends notes as context, and says which engines translated", async () => {
    const po = (...entries: readonly string[]) => ['msgid ""\nmsgstr ""\n"Language: en\\n"\n', ...entries].join("\n");
    const folder = await localeFolder({
      "locale/app.pot": po('#. A verb\nmsgid "Open"\nmsgstr ""\n', 'msgid "Close"\nmsgstr ""\n'),
    });
    await folder.write({
      "dragoman.json": { i18n: { source: "en", files: { path: "locale/{language}.po", source: "locale/app.pot" } } },
    });
    called.service.calls.clear();
    const { code, stdout } = await translate(folder, "--languages", "de", "--context-from-notes", "--engine-report");
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/de +pseudo +2/) });
    const contexts = called.service.calls.of("translateText").map(({ body }) => JSON.stringify(body));
    expect(contexts.filter((body) => body.includes("A verb"))).toHaveLength(1);
    expect(await folder.read("locale/de.po")).toContain('msgid "Open"\nmsgstr "[Óþéñ ··]"');
  });

  test("keeps the plural form that a person wrote in a PO file, and check finds that the others are missing", async () => {
    const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n';
    const entry = (other: string) =>
      `${header}\nmsgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "%d Datei"\nmsgstr[1] "${other}"\n`;
    const folder = await localeFolder({
      "dragoman.json": { i18n: { source: "en", files: "po/{language}.po" } },
      "po/de.po": entry(""),
    });
    const { code, stdout } = await called.run(folder.args("check"));
    expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringContaining("the plural forms lack msgstr[1]") });
    await translate(folder);
    expect(await folder.read("po/de.po")).toContain('msgstr[0] "%d Datei"\nmsgstr[1] "[%d ƒíĺéš ··]"');
    expect(await statusOf(folder)).toMatchObject({ total: { edited: 1, missing: 0 } });
  });

  test("takes a PO file without a template for its own source, and marks what it writes for review", async () => {
    const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
    const folder = await localeFolder({
      "dragoman.json": { i18n: { source: "en", languages: ["de", "fr"], files: "po/{language}.po" } },
      "po/de.po": `${header}\nmsgid "Open"\nmsgstr "Öffnen"\n\nmsgid "Close"\nmsgstr ""\n`,
    });
    const { code, stderr } = await translate(folder, "--needs-review");
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining("There is no file of fr") });
    expect(await folder.read("po/de.po")).toBe(
      `${header}\nmsgid "Open"\nmsgstr "Öffnen"\n\n#, fuzzy\nmsgid "Close"\nmsgstr "[Ćĺóšé ··]"\n`,
    );
    expect(await statusOf(folder)).toMatchObject({ total: { translated: 2, edited: 1, unapproved: 1 } });
    expect(await called.run(folder.args("approve", "Close"))).toMatchObject({ code: 0 });
    expect(await statusOf(folder)).toMatchObject({ total: { translated: 2, approved: 1, unapproved: 0 } });
    expect(await folder.read("po/de.po")).not.toContain("fuzzy");
  });
});
