import { chromium, describeWith } from "@dragoman/parts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility.ts";
import { expectEveryLanguageToFit, narrow, roomAt } from "./room.ts";

const path = "/localized-website";

describeWith(chromium, "the page of the website", (executablePath) => {
  const room = roomAt(path, executablePath);

  test("shows the website beside its source, whole at the second look, and what the answers said", async () => {
    const { page, finish } = await room.open();
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
    const { page, finish } = await room.open({ logs: /Failed to load resource/ });
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
    const { page, finish } = await room.open({ colorScheme });
    await page.getByText("caches may keep it").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await finish();

    for (const website of ["/website?lang=de", "/website/products?lang=ar", "/website/contact?lang=ja"]) {
      const shown = await room.open({ path: website, colorScheme });
      expect(await accessibilityFaults(shown.page), website).toEqual([]);
      await shown.page.context().close();
    }
  });

  test("every language has its direction, no gap in its texts, and fits 320 pixels", async () => {
    const { page, finish } = await room.open({ viewport: narrow });
    await expectEveryLanguageToFit(page, room.demo().url + path, /\bpages\./, async (language) => {
      await page.locator('[data-header="X-Localization"] td:last-child code').getByText("complete").waitFor();
      const inFrame = page.frameLocator("iframe").first().locator("html");
      expect(await inFrame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), language).toBe(0);
    });
    await finish();
  });
});

/** What the first and the latest answer said. */
function cells(page: Page, header: string): Promise<readonly string[]> {
  return page.locator(`[data-header="${header}"] td`).allTextContents();
}
