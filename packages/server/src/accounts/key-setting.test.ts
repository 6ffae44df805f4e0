import { describe, expect, test } from "vitest";
import { parseKeySetting } from "./key-setting.ts";

describe("DRAGOMAN_KEYS", () => {
  test("a label and a key are enough: pro, without betas or limit", () => {
    expect(parseKeySetting("web=abc")).toEqual([
      { label: "web", secret: "abc", plan: "pro", betas: [], characterLimit: null },
    ]);
  });

  test("several entries, each with its options", () => {
    expect(parseKeySetting("  web=abc;plan=free;characters=500000\n app=x=y:fx;beta=customizations,detect; ")).toEqual([
      { label: "web", secret: "abc", plan: "free", betas: [], characterLimit: 500_000 },
      { label: "app", secret: "x=y:fx", plan: "pro", betas: ["detect", "customizations"], characterLimit: null },
    ]);
  });

  test("nothing is no keys", () => {
    expect(parseKeySetting("")).toEqual([]);
    expect(parseKeySetting(" \n")).toEqual([]);
  });
});
