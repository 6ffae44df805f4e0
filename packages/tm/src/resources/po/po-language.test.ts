import { expect, test } from "vitest";
import { headerLanguage, posixLanguage, tagOfLocale } from "./po-language.ts";

const headed = (language: string) => headerLanguage({ fields: new Map([["language", language]]) });

test.each([
  ["pt_BR", "pt-BR"],
  ["sr@latin", "sr-Latn"],
  ["sr_RS@latin", "sr-Latn-RS"],
  ["ca@valencia", "ca-valencia"],
  ["zh_Hans_CN", "zh-Hans-CN"],
])("%s and %s are the same language", (locale, tag) => {
  expect(headed(locale)).toBe(tag);
  expect(posixLanguage(tag).replace("@", "_")).toBe(locale.replace("@", "_"));
  expect(tagOfLocale(locale)).toBe(tag);
});

test("encodings and the euro say nothing of a language", () => {
  expect([headed("de_DE.UTF-8@euro"), tagOfLocale("de_DE@euro"), headed("")]).toEqual(["de-DE", "de-DE", undefined]);
});

test("a header's language is read without a modifier that nobody knows; as a name it is none", () => {
  expect([headed("de@simple"), tagOfLocale("de@simple")]).toEqual(["de", undefined]);
});
