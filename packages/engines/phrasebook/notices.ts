import type { SourcePackage } from "./sources.ts";
import type { Tarballs } from "./tarballs.ts";

/** A licence text, and the packages that it stands for. */
interface LicenceText {
  readonly text: string;
  readonly packages: string[];
}

/** Names, versions, licences and copyright of all sources, and the licence texts that their tarballs carry. */
export async function writeNotices(packages: readonly SourcePackage[], tarballs: Tarballs): Promise<string> {
  const texts = new Map<string, LicenceText>();
  for (const source of packages) {
    for (const text of await licenceTexts(source, packages, tarballs)) {
      const key = text.replaceAll(/\s+/g, " ").trim();
      const known = texts.get(key) ?? { text: text.trim(), packages: [] };
      known.packages.push(source.name);
      texts.set(key, known);
    }
  }
  return [
    "# Notices",
    "The phrasebook's data files hold strings and their translations from these packages. Strings were selected, compared and stored in another form; the wording is the packages'.",
    ["| package | version | licence | copyright |", "|---|---|---|---|", ...packages.map(tableRow)].join("\n"),
    "Of the Strapi packages only files outside `ee/` are used. Product names in the strings are marks of their owners.",
    ...[...texts.values()].map(section),
  ]
    .join("\n\n")
    .concat("\n");
}

function tableRow({ name, version, licence, copyright }: SourcePackage): string {
  return `| ${name} | ${version} | ${licence} | ${copyright} |`;
}

function section({ text, packages }: LicenceText): string {
  return `## ${packages.join(", ")}\n\n${text
    .split("\n")
    .map((line) => `    ${line}`.trimEnd())
    .join("\n")}`;
}

async function licenceTexts(
  source: SourcePackage,
  packages: readonly SourcePackage[],
  tarballs: Tarballs,
): Promise<readonly string[]> {
  const own = await carriedTexts(source, tarballs);
  if (own.length > 0) return own;
  if (source.licence === "MIT") return [mitLicence(source.copyright)];
  for (const other of packages.filter(({ licence }) => licence === source.licence)) {
    const plain = (await carriedTexts(other, tarballs)).find((text) => /^\s*Apache License\s+Version 2\.0/.test(text));
    if (plain !== undefined) return [plain];
  }
  throw new Error(`${source.name} carries no licence text, nor does another package under ${source.licence}`);
}

async function carriedTexts(source: SourcePackage, tarballs: Tarballs): Promise<readonly string[]> {
  const files = await tarballs.read(source, (path) => /^(?:LICEN[CS]E|NOTICE|COPYING)(?:[.-]\w+)?$/i.test(path));
  return [...files.values()];
}

/** For packages whose manifest says MIT and that carry no text of it. */
function mitLicence(holder: string): string {
  return `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}
