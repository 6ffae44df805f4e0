import { describe, expect, test } from "vitest";
import { localeFolder, settings } from "../../test/locale-folder.ts";
import { dragoman } from "../../test/run-command.ts";

const source = {
  cart: { title: "Your cart for {{- name}}", link: 'See <a href="https://example.com">the terms</a> & more' },
  item_one: "{{count}} item",
  item_other: "{{count}} items",
  again: "$t(cart.title) again",
};

describe("pseudo", () => {
  test("writes accents and length, with every placeholder as it was", async () => {
    const folder = await localeFolder({ ...settings(), "locales/en/app.json": source });
    expect(await dragoman(folder.args("pseudo", "--growth", "100"))).toEqual({
      code: 0,
      stdout: "locales/en-XA/app.json: 4 messages\n",
      stderr: "",
    });
    expect(await folder.json("locales/en-XA/app.json")).toEqual({
      cart: {
        title: "[Ýóúŕ ćáŕţ ƒóŕ {{- name}} ···········]",
        link: '[Šéé <a href="https://example.com">ţĥé ţéŕɱš</a> & ɱóŕé ···············]',
      },
      item_one: "[{{count}} íţéɱ ····]",
      item_other: "[{{count}} íţéɱš ·····]",
      again: "[$t(cart.title) áĝáíñ ·····]",
    });
  });

  test("writes a language from right to left, with the plural forms of Arabic", async () => {
    const folder = await localeFolder({ ...settings(), "locales/en/app.json": source });
    await dragoman(folder.args("pseudo", "--language", "ar-XB"));
    const written = Object(await folder.json("locales/ar-XB/app.json"));
    const forms = ["zero", "one", "two", "few", "many", "other"].map((category) => `item_${category}`);
    expect(Object.keys(written)).toEqual(["cart", ...forms, "again"]);
    const turned = (word: string) => `\u200f\u202e${word}\u202c\u200f`;
    expect(written.cart.link).toBe(
      `${turned("See")} <a href="https://example.com">${turned("the")} ${turned("terms")}</a> & ${turned("more")}`,
    );
    expect(written.again).toBe(`$t(cart.title) ${turned("again")}`);
  });

  test("writes over no language that people read, and is none that is translated into", async () => {
    const folder = await localeFolder({ ...settings(), "locales/en/app.json": source, "locales/de/app.json": {} });
    const { code, stderr } = await dragoman(folder.args("pseudo", "--language", "de"));
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('"de" is no pseudo locale') });
    await dragoman(folder.args("pseudo"));
    const { stdout } = await dragoman(folder.args("status", "--json"));
    expect(JSON.parse(stdout).languages.map(({ language }: { readonly language: string }) => language)).toEqual(["de"]);
  });

  test("begins anew each time, and takes what the source no longer has away", async () => {
    const folder = await localeFolder({ ...settings(), "locales/en/app.json": { a: "One", b: "Two" } });
    await dragoman(folder.args("pseudo"));
    await folder.write({ "locales/en/app.json": { b: "Two" } });
    await dragoman(folder.args("pseudo"));
    expect(await folder.json("locales/en-XA/app.json")).toEqual({ b: "[Ţŵó ·]" });
  });
});
