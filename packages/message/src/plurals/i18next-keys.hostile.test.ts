import { expect, test } from "vitest";
import { i18nextInterpolation, type MessageSyntax } from "../syntax.ts";
import { groupI18nextKeys, splitI18nextKey } from "./i18next-keys.ts";

const syntax: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };
const english = { sourceLanguage: "en", syntax };

test("stems such as __proto__ are stems like any other", () => {
  for (const stem of ["__proto__", "constructor", "toString", "_", "__"]) {
    const strings = new Map([
      [`${stem}_one`, "{{count}} item"],
      [`${stem}_other`, "{{count}} items"],
    ]);
    expect(groupI18nextKeys(strings, english)).toMatchObject([{ stem, keys: [...strings.keys()] }]);
  }
});

test("a suffix alone, twice, or with nothing before it", () => {
  for (const key of ["_one", "one", "", "_ordinal_one", "ordinal_one_"]) {
    const parts = splitI18nextKey(key);
    expect(parts).toBeUndefined();
  }
  expect(splitI18nextKey("a_one_other")).toEqual({ stem: "a_one", type: "cardinal", category: "other" });
  expect(splitI18nextKey("someone", "")).toEqual({ stem: "some", type: "cardinal", category: "one" });
});

test("a great many keys, and very long ones", () => {
  const strings = new Map<string, string>();
  for (let index = 0; index < 50_000; index++) {
    strings.set(`k${index}_one`, "{{count}} item").set(`k${index}_other`, "{{count}} items");
  }
  strings.set(`${"_ordinal".repeat(100_000)}_other`, "{{".repeat(100_000));
  const messages = groupI18nextKeys(strings, english);
  expect(messages).toHaveLength(50_001);
});
