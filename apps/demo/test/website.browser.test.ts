import { chromium, describeWith } from "@dragoman/parts";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { directionOf, pageLanguages } from "../src/page-languages.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { launch, openPage } from "./browser.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

const path = "/localized-website";

describeWith(chromium, "the page of the website", (executablePath) => {
  let browser: Browser;
  let demo: TestDemo;
  beforeAll(async () => {
    browser = await launch(executablePath);
    return () => browser.close();
  });
  beforeEach(async () => {
    demo = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" });
  });
  afterEach(() => demo.close());

  test("shows the website beside its source, whole at the second look, and what the answers said", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    const localized = page.frameLocator('iframe[title="What the reader gets"]');
    await localized.getByRole("heading", { name: "Gute Dinge für unterwegs" }).waitFor();
    const source = page.frameLocator('iframe[title="What the server wrote"]');
    await source.getByRole("heading", { name: "Good things for the road" }).waitFor();
    expect(await cells(page, "X-Localization")).toEqual(["partial", "complete"]);
    expect(await cells(page, "Cache-Control")).toEqual(["no-store", "public, no-cache"]);
    expect(await cells(page, "Vary")).toEqual(["Accept-Language", "Accept-Language"]);
    expect((await cells(page, "ETag"))[0]).toBe("not sent");

    await localized.getByRole("link", { name: "Kontakt" }).click();
    // Who comes here first finds it in English.
    await localized.getByRole("textbox").first().fill("A");
    await localized.getByRole("button").click();
    await localized.locator("main p").filter({ hasText: "Thank you!" }).waitFor();

    await page.getByLabel("Language of the reader").selectOption("ar");
    await localized.locator('html[dir="rtl"] h1').filter({ hasText: "أشياء جميلة للطريق" }).waitFor();
    await page.getByLabel("Page", { exact: true }).selectOption("data");
    await localized.getByText("بوصلة نحاسية").waitFor();

    await page.getByLabel("Language of the reader").selectOption("en");
    await page.getByText("so nothing was changed").waitFor();
    expect(await cells(page, "X-Localization")).toEqual(["not sent", "not sent"]);
    await finish();
  });

  test("says what went wrong when the demo's server is gone, and gets over it", async () => {
    const { page, finish } = await openPage(browser, demo, { path, logs: /Failed to load resource/ });
    await page.getByText("caches may keep it").waitFor();
    await page.route("**/website", (route) => route.abort());
    await page.getByRole("button", { name: "Load again" }).press("Enter");
    await page.locator(".problem").getByText("That did not work.").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Load again" }).press("Enter");
    await page.getByText("caches may keep it").waitFor();
    expect(await page.locator(".problem").textContent()).toBe("");
    await finish();
  });

  test.each(["light", "dark"] as const)("has no accessibility fault in %s that axe finds", async (colorScheme) => {
    const { page, finish } = await openPage(browser, demo, { path, colorScheme });
    await page.getByText("caches may keep it").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await finish();

    for (const website of ["/website?lang=de", "/website/products?lang=ar", "/website/contact?lang=ja"]) {
      const shown = await openPage(browser, demo, { path: website, colorScheme });
      expect(await accessibilityFaults(shown.page), website).toEqual([]);
      await shown.page.context().close();
    }
  });

  test("every language has its direction, no gap in its texts, and fits 320 pixels", async () => {
    const { page, finish } = await openPage(browser, demo, { path, viewport: { width: 320, height: 640 } });
    for (const language of pageLanguages) {
      await page.goto(`${demo.url}${path}?lang=${language}`);
      await page.locator('[data-header="X-Localization"] td:last-child code').getByText("complete").waitFor();
      expect(await page.locator("html").getAttribute("dir"), language).toBe(directionOf(language));
      expect(await page.locator("#page").textContent(), language).not.toMatch(/\{\{|\}\}|undefined|NaN|\bpages\./);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, language).toBeLessThanOrEqual(320);
      const inFrame = page.frameLocator("iframe").first().locator("html");
      expect(await inFrame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), language).toBe(0);
    }
    await finish();
  });
});

/** What the first and the latest answer said. */
function cells(page: Page, header: string): Promise<readonly string[]> {
  return page.locator(`[data-header="${header}"] td`).allTextContents();
}
