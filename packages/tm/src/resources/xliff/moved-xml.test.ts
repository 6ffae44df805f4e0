import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { readResource } from "../read-resource.ts";
import type { ResourceValue } from "../resource.ts";

const xliff1 = "urn:oasis:names:tc:xliff:document:1.2";
const xliff2 = "urn:oasis:names:tc:xliff:document:2.0";
const okapi = "okapi-framework:xliff-extensions";

const single = (text: string): ResourceValue => ({ kind: "single", text });

/** An XLIFF 1.2 file whose elements have the prefix. */
function file1(p: string, declared: string, units: string): string {
  return `<${p}xliff version="1.2" ${declared}>
  <${p}file source-language="en" target-language="de" datatype="plaintext" original="f">
    <${p}body>${units}
    </${p}body>
  </${p}file>
</${p}xliff>
`;
}

const unit1 = (p: string, id: string, source: string, attributes = "") =>
  `\n      <${p}trans-unit id="${id}"${attributes}><${p}source>${source}</${p}source></${p}trans-unit>`;

const target1 = (p: string, id: string) =>
  `\n      <${p}trans-unit id="${id}"><${p}source>A</${p}source><${p}target>Ä</${p}target></${p}trans-unit>`;

/** All elements and prefixed attributes as other tools see them: `{namespace}name`. */
function namesIn(xml: string): readonly string[] {
  const names: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ uri, local, attributes }) => {
    names.push(`{${uri}}${local}`);
    for (const { prefix, uri: of, local: name } of Object.values(attributes)) {
      if (prefix !== "" && prefix !== "xmlns") names.push(`@{${of}}${name}`);
    }
  });
  parser.write(xml).close();
  return names;
}

function written(source: string, target: string, values: Readonly<Record<string, string>>): string {
  const document = readResource(target, { path: "de.xlf", source: readResource(source, { path: "en.xlf" }) });
  return document.write({ values: new Map(Object.entries(values).map(([key, text]) => [key, single(text)])) });
}

const plain = (uri: string) => `xmlns="${uri}"`;
const x = `xmlns:x="${xliff1}"`;

describe("a unit that is taken over", () => {
  test.each([
    ["a prefix", "", plain(xliff1), "x:", x],
    ["no prefix", "x:", x, "", plain(xliff1)],
    ["another prefix", "y:", `xmlns:y="${xliff1}"`, "x:", x],
    ["no namespace", "", plain(xliff1), "", ""],
    ["a namespace that its own file has not", "", "", "", plain(xliff1)],
    ["a prefix that its own file has not", "", "", "x:", x],
  ])("is written as the file with %s writes its own", (_, p, declared, q, declaredThere) => {
    const inline = (prefix: string) => `Two <${prefix}g id="1">words</${prefix}g> <${prefix}x id="2"/>`;
    const source = file1(p, declared, unit1(p, "a", "A") + unit1(p, "b", inline(p)));
    const target = file1(q, declaredThere, target1(q, "a"));
    const expected = `\n      <${q}trans-unit id="b"><${q}source>${inline(q)}</${q}source><${q}target state="translated">Zwei <${q}x id="2"/> <${q}g id="1">Worte</${q}g></${q}target></${q}trans-unit>`;
    expect(written(source, target, { "f.b": "Zwei <x2/> <g1>Worte</g1>" })).toBe(
      file1(q, declaredThere, target1(q, "a") + expected),
    );
  });

  test.each([
    ["among others", target1("x:", "a")],
    ["into an empty body", ""],
  ])("declares what it needs beside, %s", (_, units) => {
    const needs = ` okp:confirmed="yes"`;
    const source = file1("", `${plain(xliff1)} xmlns:okp="${okapi}"`, unit1("", "a", "A") + unit1("", "b", "B", needs));
    const result = written(source, file1("x:", x, units), { "f.b": "Be" });
    expect(result).toContain(`<x:trans-unit xmlns:okp="${okapi}" id="b" okp:confirmed="yes"><x:source>B</x:source>`);
    expect(namesIn(result)).toContain(`@{${okapi}}confirmed`);
    expect(namesIn(result).filter((name) => name.endsWith("}trans-unit"))).toEqual(
      Array(units === "" ? 1 : 2).fill(`{${xliff1}}trans-unit`),
    );
    const there = file1("x:", `${x} xmlns:okp="${okapi}"`, units);
    expect(written(source, there, { "f.b": "Be" })).toContain(`<x:trans-unit id="b" okp:confirmed="yes">`);
  });

  test("keeps its own names where the file's prefix means something else in it", () => {
    const source = file1(
      "",
      `${plain(xliff1)} xmlns:x="${okapi}"`,
      unit1("", "a", "A") + unit1("", "b", "B", ` x:confirmed="yes"`),
    );
    const result = written(source, file1("x:", x, target1("x:", "a")), { "f.b": "Be" });
    expect(namesIn(result).slice(-4)).toEqual([
      `{${xliff1}}trans-unit`,
      `@{${okapi}}confirmed`,
      `{${xliff1}}source`,
      `{${xliff1}}target`,
    ]);
    expect(readResource(result, { path: "de.xlf" }).value("f.b")).toEqual(single("Be"));
  });

  test("may hold elements of another namespace by default", () => {
    const own = unit1("", "b", "B").replace("</trans-unit>", `<more xmlns="urn:more"><deep/></more></trans-unit>`);
    const result = written(file1("", plain(xliff1), own), file1("x:", x, target1("x:", "a")), { "f.b": "Be" });
    expect(result).toContain(`<more xmlns="urn:more"><deep/></more></x:trans-unit>`);
    const back = unit1("x:", "b", "B").replace("</x:trans-unit>", `<more xmlns="urn:more"/></x:trans-unit>`);
    const names = namesIn(
      written(file1("x:", x, unit1("x:", "a", "A") + back), file1("", plain(xliff1), target1("", "a")), {
        "f.b": "Be",
      }),
    );
    expect(names.slice(-4)).toEqual([
      `{${xliff1}}trans-unit`,
      `{${xliff1}}source`,
      `{${xliff1}}target`,
      "{urn:more}more",
    ]);
  });
});

const file2 = (p: string, declared: string, files: string) =>
  `<${p}xliff version="2.0" srcLang="en" trgLang="de" ${declared}>${files}\n</${p}xliff>\n`;

const files2 = (p: string, id: string, source: string, target = "") =>
  `\n  <${p}file id="${id}"><${p}unit id="u"><${p}segment${target === "" ? "" : ' state="translated"'}><${p}source>${source}</${p}source>${target}</${p}segment></${p}unit></${p}file>`;

test("a whole file is taken over as the other one writes its own", () => {
  const source = file2("", plain(xliff2), files2("", "f", "A") + files2("", "g", "B"));
  const there = `xmlns:x="${xliff2}"`;
  const target = file2("x:", there, files2("x:", "f", "A", "<x:target>Ä</x:target>"));
  expect(written(source, target, { "g.u": "Be" })).toBe(
    target.replace("\n</x:xliff>", `${files2("x:", "g", "B", "<x:target>Be</x:target>")}\n</x:xliff>`),
  );
});

test("a source that has changed is written as the other file writes its own, and is then the same", () => {
  const source = file2("", plain(xliff2), files2("", "f", `New <ph id="1"/>`));
  const there = `xmlns:x="${xliff2}"`;
  const target = file2("x:", there, files2("x:", "f", "Old", "<x:target>Alt</x:target>"));
  const result = written(source, target, { "f.u": "Neu <x1/>" });
  expect(result).toBe(
    file2("x:", there, files2("x:", "f", `New <x:ph id="1"/>`, `<x:target>Neu <x:ph id="1"/></x:target>`)),
  );
  expect(written(source, result, { "f.u": "Neu <x1/>" })).toBe(result);
});
