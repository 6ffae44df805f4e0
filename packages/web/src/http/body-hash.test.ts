import { expect, test } from "vitest";
import { bodyHash, plainHash } from "./body-hash.ts";

const page = `<p>${"Zażółć gęślą jaźń. ".repeat(500)}</p>`;

test.each([
  ["of Node", bodyHash],
  ["of other runtimes", plainHash],
])("the hash %s tells bodies apart, in letters and digits", (_whose, hash) => {
  const others = ["", " ", page, `${page} `, page.replace("ż", "z"), page.replace("Za", "aZ"), page.slice(0, -1)];
  const hashes = others.map(hash);
  expect(new Set(hashes).size).toBe(others.length);
  expect(others.map(hash)).toEqual(hashes);
  for (const one of hashes) expect(one).toMatch(/^[0-9a-z]{8,16}$/);
});
