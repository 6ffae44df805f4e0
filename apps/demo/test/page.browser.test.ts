import { chromium, describeWith } from "@dragoman/parts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageLanguages } from "../src/page-languages.ts";
import { launch, openPage, tabTo } from "./browser.ts";
import { expectEveryLanguageToFit, narrow } from "./room.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

describeWith(chromium, "the page in a browser", (executablePath) => {
  let browser: Browser;
  let demo: TestDemo;
  beforeAll(async () => {
    [browser, demo] = await Promise.all([launch(executablePath), startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" })]);
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
  });

  test("switches to Polish, and its cart counts right for 1, 2 and 5, by keyboard alone", async () => {
    const { page, finish } = await openPage(browser, demo);
    await tabTo(page, page.getByRole("radio", { name: "English" }));
    const count = page.locator(".cart-count");
    expect(await count.textContent()).toBe("1 item in your cart");
    for (let presses = 0; presses < pageLanguages.indexOf("pl"); presses++) await page.keyboard.press("ArrowRight");
    await page.getByRole("heading", { name: "Twój koszyk" }).waitFor();
    expect(await page.getByRole("radio", { name: "Polski" }).isChecked()).toBe(true);
    expect(await count.textContent()).toBe("1 produkt w koszyku");
    expect(await page.title()).toBe("Demo Dragomana");

    const more = page.locator(".cart").getByRole("button", { name: "Dodaj jeden: Notes podróżny" });
    await tabTo(page, more);
    await page.keyboard.press("Enter");
    expect(await count.textContent()).toBe("2 produkty w koszyku");
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Space");
    expect(await count.textContent()).toBe("5 produktów w koszyku");
    expect(await page.locator(".cart-total dd").textContent()).toMatch(/^82,50\s€$/);

    await page.reload();
    expect(await page.locator("html").getAttribute("lang")).toBe("pl");
    await page.getByRole("heading", { name: "Twój koszyk" }).waitFor();
    await finish();
  });

  test("translates a known string from and into languages that are searched by typing", async () => {
    const { page, finish } = await openPage(browser, demo);
    await tabTo(page, page.getByRole("combobox", { name: "Translate from" }));
    await page.keyboard.type("engl");
    await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["English"]);
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("combobox", { name: "Translate into" }));
    await page.keyboard.type("Deut");
    expect(await page.getByRole("option").allTextContents()).toEqual(["GermanDeutsch"]);
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("textbox", { name: "Text to translate" }));
    await page.keyboard.type("Save");
    const result = page.locator("output");
    await expect.poll(() => result.textContent()).toMatch(/^(Speichern|Sichern)$/);
    expect(await result.getAttribute("lang")).toBe("de");
    await page.getByText("Answered by phrasebook").waitFor();

    await page.getByRole("button", { name: "Swap languages" }).click();
    expect(await page.getByRole("combobox", { name: "Translate from" }).inputValue()).toBe("German");
    await expect.poll(() => result.textContent()).toBe("Save");
    await finish();
  });

  test("the picker closes without a change on Escape, and says when nothing matches", async () => {
    const { page, finish } = await openPage(browser, demo);
    const picker = page.getByRole("combobox", { name: "Translate into" });
    await tabTo(page, picker);
    const before = await picker.inputValue();
    await page.keyboard.press("ArrowDown");
    expect(await picker.getAttribute("aria-expanded")).toBe("true");
    const active = await picker.getAttribute("aria-activedescendant");
    await page.keyboard.press("ArrowDown");
    expect(await picker.getAttribute("aria-activedescendant")).not.toBe(active);
    await page.keyboard.press("Escape");
    expect([await picker.getAttribute("aria-expanded"), await picker.inputValue()]).toEqual(["false", before]);
    await page.keyboard.type("qqq");
    await page.getByText("No language matches").waitFor();
    await page.keyboard.press("Tab");
    expect(await picker.inputValue()).toBe(before);
    await finish();
  });

  test("says which engine answered each of the shop's texts, and of the original that none did", async () => {
    const { page, finish } = await openPage(browser, demo, { path: "/?lang=de" });
    await page.getByRole("switch").press("Space");
    await expect.poll(() => page.locator(".engine-mark").count()).toBeGreaterThan(20);
    expect(new Set(await page.locator(".engine-mark").allTextContents())).toEqual(new Set(["scripted"]));
    await page.getByRole("radio", { name: "English" }).check({ force: true });
    await expect
      .poll(async () => new Set(await page.locator(".engine-mark").allTextContents()))
      .toEqual(new Set(["source"]));
    await finish();
  });

  test("is dark where the system or the reader says so, from the first paint", async () => {
    const dark = "rgb(16, 21, 20)";
    const { page, finish } = await openPage(browser, demo, { colorScheme: "light" });
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await background()).not.toBe(dark);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await background()).toBe(dark);
    await page.emulateMedia({ colorScheme: "light" });
    const remembered = page.waitForResponse((response) => response.url().endsWith("/api/preferences"));
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    expect(await background()).toBe(dark);
    await remembered;
    const state = await page.context().storageState();
    await finish();

    const context = await browser.newContext({ storageState: state, colorScheme: "light", javaScriptEnabled: false });
    const unscripted = await context.newPage();
    await unscripted.goto(demo.url);
    expect(await unscripted.locator("html").getAttribute("data-theme")).toBe("dark");
    await context.close();
  });

  test("every language has its direction, no gap in its texts, and fits 320 pixels", async () => {
    const { page, finish } = await openPage(browser, demo, { viewport: narrow });
    await expectEveryLanguageToFit(page, `${demo.url}/`, /\b[a-z]+\.[a-z]+\.[a-z]+/, async () => {
      await page.locator(".products").waitFor();
    });
    await finish();
  });
});
