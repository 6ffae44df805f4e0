import { chromium, describeWith } from "@dragoman/parts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility.ts";
import { launch, openPage, tabTo } from "./browser.ts";
import { expectEveryLanguageToFit, narrow } from "./room.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";
import { makeToyInterfaceModels, type ToyInterfaceModels } from "./toy-interface-models.ts";

describeWith(chromium, "the card of the small model that answered", (executablePath) => {
  let browser: Browser;
  let demo: TestDemo;
  let models: ToyInterfaceModels;
  beforeAll(async () => {
    models = await makeToyInterfaceModels();
    const settings = { DRAGOMAN_ENGINES: "phrasebook,interface-model", DRAGOMAN_INTERFACE_MODELS: models.folder };
    [browser, demo] = await Promise.all([launch(executablePath), startTestDemo(settings)]);
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
    await models?.remove();
  });

  test("is opened by keyboard, and stands beneath its answers alone", async () => {
    const { page, finish } = await openPage(browser, demo);
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/interface-models")) asked++;
    });
    const summary = page.getByText("About this model");
    await page.locator("textarea").fill("Save");
    await page.getByText("Answered by phrasebook").waitFor();
    expect(await summary.count()).toBe(0);

    await fillIn(page);
    expect(asked).toBe(0);
    await tabTo(page, summary);
    await page.keyboard.press("Enter");
    const table = page.getByRole("table", { name: "Compared with translations by people" });
    await table.waitFor();
    const apertium = table.getByRole("row", { name: "Apertium" }).first().getByRole("cell");
    expect(await apertium.allTextContents()).toEqual(["34.1", "8.9", "100%"]);
    expect(await table.getByRole("row", { name: "This model" }).count()).toBe(3);
    const licences = page.getByRole("list", { name: "Sources by licence: 3 in all" }).getByRole("listitem");
    expect(await licences.allTextContents()).toEqual(["GPL-2+ 2", "MIT 1"]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await table.waitFor();
    expect(asked).toBe(1);
    await finish();
  });

  test("that cannot be read says so, and can be asked for again", async () => {
    const { page, finish } = await openPage(browser, demo, { logs: /Failed to load resource/ });
    await page.route("**/api/interface-models?*", (route) => route.abort());
    await fillIn(page);
    const summary = page.getByText("About this model");
    await summary.press("Enter");
    await page.getByText("The card of this model could not be read.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await page.getByRole("table").waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await finish();
  });

  test.each([
    { colorScheme: "light", path: "/?lang=en" },
    { colorScheme: "dark", path: "/?lang=ar", viewport: narrow },
  ] as const)("has no fault that axe finds: $path in $colorScheme", async (options) => {
    const { page, finish } = await openPage(browser, demo, options);
    await openCard(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await finish();
  });

  test("fits 320 pixels in every language", async () => {
    const { page, finish } = await openPage(browser, demo, { viewport: narrow });
    await expectEveryLanguageToFit(page, `${demo.url}/`, /\bcard\.[a-z]+/, async (language) => {
      await openCard(page);
      const room = await page
        .locator(".model-card")
        .evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
      expect(room, language).toBeGreaterThanOrEqual(0);
    });
    await finish();
  });

  test("shows the rarer licences when asked", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Licence-${index}`);
    await models.put(
      "sources.json",
      names.map((licence, index) => ({ name: `source ${index}`, version: "1", licence, pairs: 5 })),
    );
    const { page, finish } = await openPage(browser, demo);
    await openCard(page);
    const licences = page.locator(".model-licences li").filter({ visible: true });
    expect(await licences.count()).toBe(8);
    await page.getByText("Show more").press("Enter");
    expect(await licences.count()).toBe(12);
    expect(await accessibilityFaults(page)).toEqual([]);
    await finish();
  });
});

async function fillIn(page: Page): Promise<void> {
  await page.locator("textarea").fill("The dog is black.");
  await page.locator('[data-engine="interface-model"]').waitFor();
}

async function openCard(page: Page): Promise<void> {
  await fillIn(page);
  await page.locator(".model-card > summary").press("Enter");
  await page.locator(".model-figures").waitFor();
}
