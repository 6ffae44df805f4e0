import { chromium, describeWith } from "@dragoman/parts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launch, openPage } from "./browser.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

/** The page asks once a second at most. */
const patience = { timeout: 15_000 };

describeWith(chromium, "what was sent and saved, on the page", (executablePath) => {
  let browser: Browser;
  let demo: TestDemo;
  beforeAll(async () => {
    browser = await launch(executablePath);
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    demo = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" });
  });
  afterEach(() => demo.close());

  test("grows with languages and translations; what was there before is not sent again", async () => {
    const { page, finish } = await openPage(browser, demo);
    expect(await counts(page)).toEqual({ characters: 0, requests: 0, saved: 0, stored: 0, shared: 0 });

    await choose(page, "Français", "Votre panier");
    await expect.poll(async () => (await counts(page)).characters, patience).toBeGreaterThan(1000);
    await choose(page, "English", "Your cart");
    await expect.poll(async () => (await counts(page)).requests, patience).toBe(await requestsOf(demo));
    const first = await counts(page);

    await choose(page, "Français", "Votre panier");
    await expect.poll(async () => (await counts(page)).stored, patience).toBeGreaterThanOrEqual(first.characters);
    const second = await counts(page);
    expect(second).toMatchObject({ characters: first.characters, requests: first.requests });
    expect(second.saved).toBe(second.stored + second.shared);

    await page.locator("textarea").fill("Save");
    await expect.poll(async () => (await counts(page)).characters, patience).toBe(first.characters + 4);
    expect((await counts(page)).requests).toBe(first.requests + 1);
    await finish();
  });

  test("is the same in two windows, whichever of them asks", async () => {
    const { page, finish } = await openPage(browser, demo);
    const other = await page.context().newPage();
    await other.goto(demo.url);
    await other.locator("textarea").fill("Cancel");
    await other.getByText("Answered by phrasebook").waitFor();
    await expect.poll(async () => (await counts(page)).characters, patience).toBe(6);
    await expect.poll(async () => (await counts(other)).characters, patience).toBe(6);
    // a window that is not in front is slow to notice what is written
    await page.bringToFront();
    await page.locator("textarea").fill("Cancel");
    await page.getByText("Answered by phrasebook").waitFor();
    await expect.poll(async () => (await counts(other)).stored, patience).toBe(6);
    await finish();
  });

  test("is a group with a name, written as its readers write numbers, and interrupts nobody", async () => {
    const { page, finish } = await openPage(browser, demo, { path: "/?lang=de" });
    const group = page.getByRole("region", { name: "Gesendet und gespart, seit die Demo läuft" });
    await expect
      .poll(() => group.locator("[data-count=characters]").textContent(), patience)
      .toMatch(/^\d\.\d{3} Zeichen$/);
    expect(await group.locator("[aria-live], [role=status], [role=alert], output").count()).toBe(0);
    const isInside = await group.evaluate((element) => element.closest("[aria-live], [role=status]") !== null);
    expect(isInside).toBe(false);
    await page.goto(`${demo.url}/?lang=pl`);
    await expect
      .poll(() => page.locator("[data-count=requests]").textContent())
      .toMatch(/^([234] żądania|([5-9]|1\d) żądań)$/);
    await finish();
  });

  test("stays as it was while the server does not answer, and goes on when it does", async () => {
    const { page, finish } = await openPage(browser, demo);
    let asked = 0;
    await page.route("**/api/savings", (route) => {
      asked++;
      return route.fulfill({ status: 204 });
    });
    await page.locator("textarea").fill("Save");
    await page.getByText("Answered by phrasebook").waitFor();
    await expect.poll(() => asked).toBeGreaterThan(0);
    expect((await counts(page)).characters).toBe(0);
    await page.unrouteAll();
    await page.locator("textarea").fill("Cancel");
    await expect.poll(async () => (await counts(page)).characters, patience).toBe(10);
    await finish();
  });
});

async function choose(page: Page, language: string, cart: string): Promise<void> {
  await page.getByRole("radio", { name: language }).check({ force: true });
  await page.getByRole("heading", { name: cart }).waitFor();
}

/** The digits on the page, whatever its language. */
async function counts(page: Page) {
  const digits = async (name: string) => {
    const text = await page.locator(`[data-count=${name}]`).textContent();
    return Number(text?.replaceAll(/\D/g, ""));
  };
  return {
    characters: await digits("characters"),
    requests: await digits("requests"),
    saved: await digits("saved"),
    stored: await digits("stored"),
    shared: await digits("shared"),
  };
}

async function requestsOf(demo: TestDemo): Promise<number> {
  return (await (await demo.ask("/api/savings")).json()).requests;
}
