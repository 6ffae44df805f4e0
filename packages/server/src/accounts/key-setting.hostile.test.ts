import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SettingsError } from "../setting-values.ts";
import { parseKeySetting } from "./key-setting.ts";

describe("DRAGOMAN_KEYS that cannot be used", () => {
  test.each([
    ["s3cret", "entry 1 has no label"],
    ["=s3cret", "entry 1 has no label"],
    ["a=b web=", 'entry 2 ("web") has no key'],
    ["web=s3cret;plan=gold", 'entry 1 ("web") has the plan "gold"; the plans are free, pro'],
    ["web=s3cret;plan", 'has the plan ""'],
    ["web=s3cret;beta=detect,future", 'has the beta "future"; the betas are detect, customizations'],
    ["web=s3cret;characters=many", 'has the character limit "many"'],
    ["web=s3cret;characters=-1", 'has the character limit "-1"'],
    ["web=s3cret;characters=99999999999999999999", "has the character limit"],
    ["web=s3cret;beta=detect;beta=customizations", "has the option beta twice"],
    ["web=s3cret;price=3", "has an unknown option; the options are plan, beta and characters"],
    ["web=s3crét", "has a key with characters that a header cannot carry"],
    ["web=a web=s3cret", 'entry 2 ("web") has the same label as entry 1'],
    ["web=s3cret app=s3cret", 'entry 2 ("app") has the same key as entry 1'],
  ])("%s", (text, problem) => {
    const parse = () => parseKeySetting(text);
    expect(parse).toThrow(SettingsError);
    expect(parse).toThrow(/^DRAGOMAN_KEYS /);
    expect(parse).toThrow(problem);
    expect(parse).not.toThrow(/s3cr/);
  });

  test("any text is read or refused by name, in good time", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."ab=;, pln\u0000é"), maxLength: 200 }), (text) => {
        try {
          for (const { label, secret } of parseKeySetting(text))
            expect(label.length * secret.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(SettingsError);
        }
      }),
    );
  });
});
