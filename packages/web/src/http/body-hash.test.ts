import { expect, test } from "vitest";
import { bodyChecksum, bodyHash, plainHash } from "./body-hash.ts";
import { utf8Bytes } from "./bytes.ts";

const page = `<p>${"Zażółć gęślą jaźń. ".repeat(500)}</p>`;

test.each([
  ["of Node", bodyHash],
  ["of other runtimes", plainHash],
])("the hash %s tells bodies apart, in letters and digits", (_whose, hash) => {
  const texts = ["", " ", page, `${page} `, page.replace("ż", "z"), page.replace("Za", "aZ"), page.slice(0, -1)];
  const others = texts.map(utf8Bytes);
  const hashes = others.map(hash);
  expect(new Set(hashes).size).toBe(others.length);
  expect(others.map(hash)).toEqual(hashes);
  expect(new Set(others.map(bodyChecksum)).size).toBe(others.length);
  for (const one of hashes) expect(one).toMatch(/^[0-9a-z]{8,16}$/);
});
