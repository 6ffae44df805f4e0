import { chromium, describeWith } from "@dragoman/parts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, openPage } from "./browser.ts";
import { serveToyIndex, type ToyIndex } from "./model-index.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

describeWith(chromium, "a model is one press away", (executablePath) => {
  let browser: Browser;
  let demo: TestDemo;
  let index: ToyIndex;
  beforeAll(async () => {
    index = await serveToyIndex();
    const engines = { DRAGOMAN_ENGINES: "phrasebook,bergamot" };
    [browser, demo] = await Promise.all([launch(executablePath), startTestDemo(engines, { modelIndex: index.url })]);
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
    await index?.close();
  });

  test("a server that is gone when it is told to cancel leaves no progress that never ends", async () => {
    const { page, finish } = await openPage(browser, demo, { logs: /Failed to load resource/ });
    await page.getByRole("textbox", { name: "Text to translate" }).fill("Today the old man sees a black cat.");
    const install = page.getByRole("button", { name: /^Install model / });
    await install.press("Enter");
    await expect.poll(() => page.getByRole("progressbar").evaluate(shareDone)).toBeGreaterThan(0);
    await page.route("**/api/installs/*", (route) => route.abort());
    const cancel = page.getByRole("button", { name: "Cancel" });
    await cancel.press("Enter");
    await page.getByText("The model could not be installed.").waitFor();
    expect(await page.getByRole("progressbar").count()).toBe(0);

    await page.unrouteAll();
    await install.press("Enter");
    await cancel.press("Enter");
    await page.getByText("The installation was cancelled.").waitFor();
    await finish();
  });

  test("a declined text names the model; installing shows progress, can be cancelled, and then translates", async () => {
    const { page, finish } = await openPage(browser, demo);
    const sourceText = page.getByRole("textbox", { name: "Text to translate" });
    await sourceText.fill("Today the old man sees a black cat.");
    await page.getByText("No engine here knows this text").waitFor();

    const install = page.getByRole("button", { name: /^Install model .*en→de.* \(\d+ kB\)$/ });
    await install.click();
    const progress = page.getByRole("progressbar", { name: /en→de/ });
    await expect.poll(() => progress.evaluate(shareDone)).toBeGreaterThan(0);
    expect(await progress.evaluate(shareDone)).toBeLessThan(1);
    const cancel = page.getByRole("button", { name: "Cancel" });
    expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByText("The installation was cancelled.").waitFor();

    index.release();
    await install.press("Enter");
    const result = page.locator("output");
    await expect
      .poll(() => result.textContent(), { timeout: 20_000 })
      .toBe("Heute sieht der alte Mann eine schwarze Katze.");
    await page.getByText("Answered by bergamot").waitFor();
    expect(await sourceText.evaluate((element) => element === document.activeElement)).toBe(true);
    await finish();
  });
});

function shareDone(element: Element): number {
  return element instanceof HTMLProgressElement ? element.value / element.max : Number.NaN;
}
