import { readResource } from "@dragoman/tm/resources";
import { describe, expect, test } from "vitest";
import { localeFolder } from "../../test/locale-folder.ts";
import { resourceFiles } from "../../test/resource-files.ts";
import { withService } from "../../test/service.ts";

const called = withService();

describe.each(resourceFiles)("$format", ({ format, files, name, text }) => {
  const project = () =>
    localeFolder({ "dragoman.json": { i18n: { source: "en", languages: ["pl", "ar"], files } }, [name]: text });
  const path = (language: string) =>
    (typeof files === "string" ? files : files.path).replaceAll("{language}", language).replace("{namespace}", "shop");

  test("is translated whole, found right, and not touched again", async () => {
    const folder = await project();
    const { entries } = readResource(text, { path: name });
    expect((await called.json(folder.args("status")))["total"]).toMatchObject({ missing: 2 * entries.length });
    expect(await called.run(folder.args("translate"))).toMatchObject({ code: 0 });
    const { document, written } = {
      document: readResource(await folder.read(path("pl")), { path: path("pl"), language: "pl" }),
      written: await folder.read(path("pl")),
    };
    expect(document.format).toBe(format);
    expect(document.language).toBe("pl");
    expect(written).toContain("Ýóúŕ ćáŕţ");
    expect((await called.json(folder.args("status")))["total"]).toMatchObject({
      translated: 2 * entries.length,
      missing: 0,
      unknown: 0,
    });
    expect(await called.json(folder.args("check"))).toMatchObject({ errors: 0, warnings: 0 });
    expect(await called.run(folder.args("translate"))).toMatchObject({ code: 0, stderr: "" });
    expect(await folder.read(path("pl"))).toBe(written);
    expect(await folder.read(name)).toBe(text);
  });

  test("keeps a person's words, and finds a placeholder that is broken, with its line", async () => {
    const folder = await project();
    await called.run(folder.args("translate", "--languages", "pl"));
    const before = await folder.read(path("pl"));
    const broken = before.replace(/(\{\{name\}\}|%s|<x id="INTERPOLATION"\/>|<ph id="0"\/>|%?\{name\})(?=[^\n]*·)/, "");
    expect(broken).not.toBe(before);
    await folder.write({ [path("pl")]: broken });
    const { code, stdout } = await called.run(folder.args("check", "--languages", "pl", "--json"));
    const { findings } = JSON.parse(stdout);
    expect({ code, findings }).toMatchObject({ code: 1, findings: [{ rule: "placeholders", file: path("pl") }] });
    const line = broken.split("\n").findIndex((one) => one.includes("Ýóúŕ")) + 1;
    expect(Math.abs(findings[0].line - line)).toBeLessThanOrEqual(6);
    await called.run(folder.args("translate", "--languages", "pl"));
    expect(await folder.read(path("pl"))).toBe(broken);
  });

  test("has a pseudo locale, without a service", async () => {
    const folder = await project();
    const languages = ["--language", "en-XA", "--language", "ar-XB"];
    expect(await called.run(folder.args("pseudo", ...languages), { env: { DRAGOMAN_KEY: "" } })).toMatchObject({
      code: 0,
    });
    expect(await folder.read(path("en-XA"))).toContain("Ýóúŕ ćáŕţ");
    const first = await folder.read(path("ar-XB"));
    expect(first).toMatch(/\u202eYour\u202c|\\u202eYour\\u202c/);
    await called.run(folder.args("pseudo", ...languages));
    expect(await folder.read(path("ar-XB"))).toBe(first);
    const checked = await called.json(folder.args("check", "--languages", "en-XA,ar-XB"));
    expect(checked).toMatchObject({ errors: 0 });
  });
});
