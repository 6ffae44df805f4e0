import fc from "fast-check";
import { expect, test } from "vitest";
import { attachedName } from "./attached-name.ts";

test.each([
  ['attachment; filename="facture.pdf"', "facture.pdf"],
  ["attachment; filename=facture.pdf", "facture.pdf"],
  ["attachment; filename=facture.pdf; size=1", "facture.pdf"],
  ['attachment; FileName = "a \\"b\\" c.pdf"', "a _b_ c.pdf"],
  ["attachment; filename=\"resume.pdf\"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf", "résumé.pdf"],
  ["attachment; filename*=utf-8'fr'r%C3%A9sum%C3%A9.pdf; filename=resume.pdf", "résumé.pdf"],
  ["attachment; filename*=UTF-8''%FF.pdf; filename=plain.pdf", "plain.pdf"],
  ['attachment; filename="../../etc/passwd"', "passwd"],
  ['attachment; filename="..\\\\..\\\\boot.ini"', "boot.ini"],
  ["attachment; filename*=UTF-8''..%2F..%2F.bashrc", "bashrc"],
  ["attachment; filename*=UTF-8''a.pdf%00.exe", "a.pdf_.exe"],
  ["attachment; filename*=UTF-8''a%E2%80%AEfdp.exe", "a_fdp.exe"],
  ['attachment; filename="C:stream.txt:hidden"', "C_stream.txt_hidden"],
  ['attachment; filename=".."', undefined],
  ['attachment; filename="/"', undefined],
  ['attachment; filename=""', undefined],
  ["attachment", undefined],
  ["", undefined],
  [null, undefined],
])("%j names %j", (header, name) => {
  expect(attachedName(header)).toBe(name);
});

test("whatever the service writes, the name is a name", () => {
  const given = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."./\\:\"';=* %2Fa\0") }));
  const forms = [
    (name: string) => `attachment; filename="${name}"`,
    (name: string) => `attachment; filename=${name}`,
    (name: string) => `attachment; filename*=UTF-8''${name}`,
    (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
    (name: string) => name,
  ];
  fc.assert(
    fc.property(given, fc.constantFrom(...forms), (name, form) => {
      const found = attachedName(form(name));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no name may hold.
      expect(found ?? "a").toMatch(/^[^./\\:\u0000-\u001f][^/\\:\u0000-\u001f]*$/u);
      expect(found ?? "a").not.toMatch(/[. ]$/);
    }),
    { numRuns: 2000 },
  );
});
