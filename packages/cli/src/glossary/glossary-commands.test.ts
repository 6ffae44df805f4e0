import { readdir, readFile, writeFile } from "node:fs/promises";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../test/run-command.ts";
import { withService } from "../../test/service.ts";

const called = withService();
let path: (name: string) => string;
beforeEach(async () => {
  path = await temporaryFolder();
  const { glossaries } = await called.json(["glossary", "list"]);
  for (const { glossaryId } of Object.values(Object(glossaries)).map(Object)) {
    await called.json(["glossary", "remove", glossaryId]);
  }
});

async function file(name: string, content: string): Promise<string> {
  await writeFile(path(name), content);
  return path(name);
}

const german = "cart\tWarenkorb\ncheckout\tKasse\n";
const french = 'cart,panier\n"cart, full","panier ""plein"""\n';

describe("a glossary", () => {
  test("is made of files that tell their pair, listed, shown and removed", async () => {
    const files = [await file("shop.en-de.tsv", german), await file("shop.en-fr.csv", french)];
    const made = await called.run(["glossary", "create", "Shop", ...files]);
    expect(made).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^Shop \([0-9a-f-]{36}\): en-de 2 entries, en-fr 2 entries\n$/),
      stderr: "",
    });
    const { stdout: listed } = await called.run(["glossary", "list"]);
    expect(listed).toMatch(/^id +name +dictionaries +entries\n[0-9a-f-]{36} +Shop +en-de en-fr +4\n$/);
    const { stdout: shown } = await called.run(["glossary", "show", "Shop"]);
    expect(shown).toMatch(/^Shop\nid +[0-9a-f-]{36}\nmade +20.*\nen-de +2 entries\nen-fr +2 entries\n$/);
    const { glossary } = await called.json(["glossary", "show", "Shop"]);
    const { glossaryId } = Object(glossary);
    expect((await called.run(["glossary", "remove", glossaryId, "--from", "en", "--to", "fr"])).stdout).toBe(
      "The dictionary en-fr of Shop is removed\n",
    );
    expect((await called.run(["glossary", "remove", "Shop"])).stdout).toBe(`Shop (${glossaryId}) is removed\n`);
    expect(await called.run(["glossary", "list"])).toEqual({
      code: 0,
      stdout: "",
      stderr: "There are no glossaries.\n",
    });
  });

  test("is made of standard input, and of a CSV file that names several pairs", async () => {
    const args = ["glossary", "create", "Shop", "-", "--from", "en", "--to", "de"];
    expect(await called.json(args, { stdin: german })).toMatchObject({
      format: "dragoman-glossary-create",
      version: 1,
      glossary: { name: "Shop", dictionaries: [{ sourceLang: "en", targetLang: "de", entryCount: 2 }] },
    });
    const csv = "source,target,source_lang,target_lang\ncart,Warenkorb,EN,de-AT\ncart,panier,en,fr\npay,payer,en,fr\n";
    const { stdout } = await called.run(["glossary", "create", "All", await file("all.csv", csv)]);
    expect(stdout).toMatch(/^All \(.*\): en-de 1 entry, en-fr 2 entries\n$/);
  });

  test("takes new entries into its own, is replaced and renamed", async () => {
    const first = await file("shop.en-de.tsv", german);
    await called.run(["glossary", "create", "Shop", first]);
    const more = await file("more.tsv", "cart\tEinkaufswagen\npay\tbezahlen\n");
    const added = await called.run(["glossary", "add", "Shop", more, "--from", "en", "--to", "de"]);
    expect(added.stdout).toMatch(/^Shop \(.*\): en-de 3 entries\n$/);
    const exporting = ["glossary", "export", "Shop", "--from", "en", "--to", "de"];
    const rows = async () => (await called.run(exporting)).stdout.trimEnd().split("\n").sort();
    expect(await rows()).toEqual(["cart\tEinkaufswagen", "checkout\tKasse", "pay\tbezahlen"]);
    await called.run(["glossary", "replace", "Shop", first]);
    expect(await rows()).toEqual(german.trimEnd().split("\n"));
    await called.run(["glossary", "add", "Shop", await file("x.en-fr.csv", french)]);
    const { stdout } = await called.run(["glossary", "rename", "Shop", "Old shop"]);
    expect(stdout).toMatch(/^Old shop \(.*\): en-de 2 entries, en-fr 2 entries\n$/);
    expect((await called.run(exporting)).code).toBe(2);
  });

  test("is exported as CSV with all its dictionaries, of which the same glossary is made", async () => {
    const files = [await file("shop.en-de.tsv", german), await file("shop.en-fr.csv", french)];
    await called.run(["glossary", "create", "Shop", ...files]);
    const { stderr } = await called.run(["glossary", "export", "Shop", "-o", path("shop.csv")]);
    expect(stderr).toBe(`4 entries written to ${path("shop.csv")}\n`);
    const written = await readFile(path("shop.csv"), "utf8");
    expect(written).toContain('"cart, full","panier ""plein""",en,fr\r\n');
    await called.run(["glossary", "create", "Again", path("shop.csv")]);
    expect((await called.run(["glossary", "export", "Again", "--format", "csv"])).stdout).toBe(written);
    expect((await called.run(["glossary", "export", "Shop"])).stderr).toContain("TSV holds one dictionary");
  });

  test("comes back with the entries that it was made of", { timeout: 60_000 }, async () => {
    const term = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
      .filter((text) => text === text.trim() && text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text));
    const names = fc.constantFrom("__proto__", "constructor", "7", "a,b", '"', "=1+1");
    const entries = fc.uniqueArray(fc.tuple(fc.oneof(term, names), term), { selector: ([one]) => one, minLength: 1 });
    await fc.assert(
      fc.asyncProperty(entries, fc.constantFrom("tsv", "csv"), async (pairs, format) => {
        const languages = ["--from", "en", "--to", "de"];
        const stdin = pairs.map((pair) => `${pair.join("\t")}\n`).join("");
        const { glossary } = await called.json(["glossary", "create", "G", "-", ...languages], { stdin });
        const { glossaryId } = Object(glossary);
        const { stdout } = await called.run(["glossary", "export", glossaryId, ...languages, "--format", format]);
        await called.json(["glossary", "replace", glossaryId, "-", ...languages, "--format", format], {
          stdin: stdout,
        });
        const again = await called.run(["glossary", "export", glossaryId, ...languages]);
        await called.json(["glossary", "remove", glossaryId]);
        expect(again.stdout.split("\n").sort()).toEqual(stdin.split("\n").sort());
      }),
      { numRuns: 25 },
    );
  });
});

test("a file whose name only looks like a pair has that of its columns", async () => {
  const csv = await file("my-app.csv", "cart,Warenkorb,en,de\ncart,panier,en,fr\n");
  expect((await called.run(["glossary", "create", "App", csv])).stdout).toMatch(/: en-de 1 entry, en-fr 1 entry\n$/);
  const tsv = await file("my-app.tsv", german);
  expect((await called.run(["glossary", "create", "App", tsv])).stderr).toContain("does not say its languages");
});

test("a CSV file whose rows do not all say their languages, or whose quotes are not closed, is refused", async () => {
  for (const [content, said] of [
    ["cart,Warenkorb,en,de\npay,zahlen\ncart,panier,en,fr\n", '"pay" does not say its languages'],
    ['cart,"Waren\nkorb,en,de\n', 'the quotes of "cart" are not closed'],
  ] as const) {
    const { code, stderr } = await called.run(["glossary", "create", "Rows", await file("rows.csv", content)]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(`rows.csv: ${said}`) });
  }
  expect((await called.run(["glossary", "list"])).stdout).toBe("");
});

test("a language with its region in a file's name is no pair", async () => {
  for (const name of ["terms.fr-CA.tsv", "shop.pt-BR.tsv", "PT-BR.tsv"]) {
    const { code, stderr } = await called.run(["glossary", "create", "Terms", await file(name, german)]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("Give --from and --to") });
  }
  const csv = await file("terms.fr-CA.csv", "panier,Warenkorb,fr-CA,de\n");
  expect((await called.run(["glossary", "create", "Terms", csv])).stdout).toMatch(/: fr-de 1 entry\n$/);
  const lower = await file("terms.fr-ca.tsv", "panier\tcistella\n");
  expect((await called.run(["glossary", "add", "Terms", lower])).stdout).toMatch(/: fr-de 1 entry, fr-ca 1 entry\n$/);
});

describe("rows of a CSV file that are in other languages than its dictionary", () => {
  const titles = "source,target,from,to\n";
  const rows = "cart,Warenkorb,en,de\ncart,panier,EN,fr\npay,payer,,fr-CA\npay,zahlen,English,German\nset,Satz,,\n";
  const left = (name: string, pairs: string, count = "3 rows") =>
    `warning: ${name}: ${count} left out, not in ${pairs}\n`;

  test("are left out, and how many is said", async () => {
    const both = await file("both.en-de.csv", titles + rows);
    const made = await called.run(["glossary", "create", "Shop", both]);
    expect(made).toMatchObject({ code: 0, stderr: left(both, "en-de") });
    expect(made.stdout).toMatch(/: en-de 2 entries\n$/);
    const languages = ["--from", "en", "--to", "fr"];
    const plain = await file("both.csv", titles + rows);
    expect(await called.run(["glossary", "add", "Shop", plain, ...languages])).toMatchObject({
      stderr: left(plain, "en-fr", "2 rows"),
    });
    expect(await called.json(["glossary", "replace", "Shop", both])).toMatchObject({ rowsLeftOut: 3 });
    expect(await called.json(["glossary", "create", "Again", both])).toMatchObject({ rowsLeftOut: 3 });
  });

  test("are left out too where they say none of the pairs of the file", async () => {
    const several = await file("several.csv", "cart,Warenkorb,en,de\ncart,panier,en,fr\npay,zahlen,English,German\n");
    expect(await called.run(["glossary", "create", "Shop", several])).toMatchObject({
      code: 0,
      stderr: left(several, "en-de or en-fr", "1 row"),
    });
    const all = await file("all.en-fr.csv", french);
    expect(await called.json(["glossary", "create", "All", all])).toMatchObject({ rowsLeftOut: 0 });
  });
});

test("an export whose report would stand among its rows is refused, in words of glossaries", async () => {
  const { code, stderr } = await called.run(["glossary", "export", "Shop", "--json"]);
  expect(code).toBe(2);
  expect(stderr).toContain("--output");
  expect(stderr).not.toContain("memory");
});

describe("what the service refuses", () => {
  test("is told with the file, the line and the reason, and nothing is made", async () => {
    const good = await file("shop.en-fr.tsv", "cart\tpanier\n");
    const bad = await file("shop.en-de.tsv", "cart\tWarenkorb\ncheckout\nx\ty\n");
    const { code, stdout, stderr } = await called.run(["glossary", "create", "Shop", good, bad]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^error: .*shop\.en-de\.tsv: Line 2: it misses the tab separator.* \(trace id \S+\)\n$/);
    expect((await called.run(["glossary", "list"])).stdout).toBe("");
  });

  test("is told with the files where there is too much in them", async () => {
    const terms = await file("terms.en-de.tsv", `${"x".repeat(1000)}\ty\n`.repeat(13_000));
    const { code, stderr } = await called.run(["glossary", "create", "Shop", terms]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(`${terms}: The request body is too`) });
  });

  test("is told with the file and the option where a language is wrong", async () => {
    const terms = await file("terms.tsv", german);
    const { code, stderr } = await called.run(["glossary", "create", "Shop", terms, "--from", "en", "--to", "de-AT"]);
    expect(code).toBe(2);
    expect(stderr).toContain(`the target language of ${terms}, "de-AT" (--to), must be a language without region`);
    expect(stderr).not.toContain("dictionaries[");
  });

  test("leaves the dictionaries before it done, and says so", async () => {
    await called.run(["glossary", "create", "Shop", await file("shop.en-de.tsv", german)]);
    const good = await file("more.en-de.tsv", "pay\tbezahlen\n");
    const bad = await file("more.en-fr.csv", "pay,payer\npay,régler\n");
    const { code, stderr } = await called.run(["glossary", "add", "Shop", good, bad]);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^The dictionary en-de has the new entries, from \S+more\.en-de\.tsv\.\nerror: .*more\.en-fr\.csv: Line 2: .*duplicates/,
    );
    const replaced = await called.run(["glossary", "replace", "Shop", bad]);
    expect(replaced.stderr).toMatch(/^error: .*more\.en-fr\.csv: Line 2: .*duplicates/);
    const { glossary } = await called.json(["glossary", "show", "Shop"]);
    expect(Object(glossary).dictionaries).toEqual([{ sourceLang: "en", targetLang: "de", entryCount: 3 }]);
  });

  test("is told to programs with its kind, status and trace id", async () => {
    const { code, stdout } = await called.run(["glossary", "list", "--json"], { env: { DRAGOMAN_KEY: "wrong" } });
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual({
      kind: "error",
      format: "dragoman-error",
      version: 1,
      message: expect.stringContaining("The key comes from DRAGOMAN_KEY or --key-file."),
      service: { kind: "authentication", status: 401, code: expect.any(String), traceId: expect.any(String) },
    });
  });

  test("needs the id where several have the name", async () => {
    const one = await file("shop.en-de.tsv", german);
    for (const _ of [1, 2]) await called.run(["glossary", "create", "Shop", one]);
    const { code, stderr } = await called.run(["glossary", "show", "Shop"]);
    expect(code).toBe(2);
    const [, id = ""] = /There are 2 glossaries named "Shop"; give the id of one: (\S+),/.exec(stderr) ?? [];
    expect((await called.run(["glossary", "remove", id.toUpperCase()])).code).toBe(0);
    expect((await called.run(["glossary", "show", "Shop"])).code).toBe(0);
  });
});

test("an export is there whole or not at all", async () => {
  await called.run(["glossary", "create", "Shop", await file("shop.en-de.tsv", german)]);
  await file("out.tsv", "old");
  called.service.faults.next({ kind: "dropped", operationId: "getGlossaryEntries", times: 5 });
  const { code, stderr } = await called.run(["glossary", "export", "Shop", "-o", path("out.tsv")]);
  called.service.faults.clear();
  expect(code).toBe(2);
  expect(stderr).toMatch(/^error: The connection to the service at http:\/\/127.* failed or broke\.\n$/);
  expect(await readFile(path("out.tsv"), "utf8")).toBe("old");
  expect((await readdir(path("."))).sort()).toEqual(["out.tsv", "shop.en-de.tsv"]);
});
