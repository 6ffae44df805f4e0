import { writeFile } from "node:fs/promises";
import { readTmx, type TranslationUnit } from "@dragoman/tm";

export interface UnitOfFile {
  readonly en: string;
  readonly de?: string;
  readonly id?: string;
  /** Further attributes of the unit, such as `changedate`. */
  readonly attributes?: string;
  readonly domain?: string;
  /** Further elements before the texts. */
  readonly properties?: string;
}

/** A TMX file. Texts are XML as it stands, so that they may have codes, and faults. */
export function tmxText(units: readonly UnitOfFile[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
<header creationtool="hand" creationtoolversion="1" segtype="sentence" o-tmf="none" adminlang="en" srclang="en" datatype="plaintext"/>
<body>
${units.map(unitText).join("\n")}
</body>
</tmx>
`;
}

function unitText({ en, de, id, attributes = "", properties = "", domain }: UnitOfFile): string {
  const property = domain === undefined ? "" : `<prop type="domain">${domain}</prop>`;
  const target = de === undefined ? "" : `<tuv xml:lang="de"><seg>${de}</seg></tuv>`;
  const tuid = id === undefined ? "" : ` tuid="${id}"`;
  return `<tu${tuid} ${attributes}>${property}${properties}<tuv xml:lang="en"><seg>${en}</seg></tuv>${target}</tu>`;
}

export async function writeTmxFile(path: string, units: readonly UnitOfFile[]): Promise<string> {
  await writeFile(path, tmxText(units));
  return path;
}

export async function unitsOf(tmx: string): Promise<readonly TranslationUnit[]> {
  const units: TranslationUnit[] = [];
  for await (const unit of readTmx(tmx)) units.push(unit);
  return units;
}

/** Four units without a fault. */
export const interfaceTexts: readonly UnitOfFile[] = [
  { id: "save", en: "Click Save to continue.", de: "Klicken Sie auf Speichern, um fortzufahren.", domain: "ui" },
  { id: "print", en: "Print 3 pages", de: "3 Seiten drucken", domain: "ui" },
  {
    id: "bold",
    en: 'A <bpt i="1">&lt;b&gt;</bpt>bold<ept i="1">&lt;/b&gt;</ept> word',
    de: 'Ein <bpt i="1">&lt;b&gt;</bpt>fettes<ept i="1">&lt;/b&gt;</ept> Wort',
    domain: "help",
  },
  {
    id: "close",
    en: "Close the window",
    de: "Das Fenster schließen",
    properties: '<prop type="x-context-pre">File</prop>',
  },
];
