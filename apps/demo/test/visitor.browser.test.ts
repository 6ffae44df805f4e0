import { chromium, describeWith } from "@dragoman/parts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { textLimit } from "../src/protocol.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { launch, openPage } from "./browser.ts";
import { narrow } from "./room.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

const unknown = "The quiet river carries yesterday's lanterns towards a harbour nobody remembers.";

describeWith(chromium, "a visitor of the translator and the shop", (executablePath) => {
  let browser: Browser;
  let demo: TestDemo;
  beforeAll(async () => {
    [browser, demo] = await Promise.all([launch(executablePath), startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" })]);
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
  });

  test.each([
    { colorScheme: "light", path: "/" },
    { colorScheme: "dark", path: "/?lang=de" },
    { colorScheme: "light", path: "/?lang=ar", viewport: narrow },
    { colorScheme: "dark", path: "/?lang=ja", viewport: narrow },
  ] as const)("meets no accessibility fault that axe finds: $path in $colorScheme", async (options) => {
    const { page, finish } = await openPage(browser, demo, { ...options, logs: /Failed to load resource/ });
    await page.locator(".products").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("combobox").first().click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator("textarea").fill("Save");
    await page.locator(".engine-badge").waitFor();
    await page.getByRole("switch").press("Space");
    await page.locator(".engine-mark").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator("textarea").fill(unknown);
    await page.locator(".notice").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.route("**/api/translate", (route) => route.abort());
    await page.locator("textarea").fill("Cancel");
    await page.getByRole("alert").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await finish();
  });

  test("keeps the focus when the button that was pressed goes away", async () => {
    const { page, finish } = await openPage(browser, demo, { logs: /Failed to load resource/ });
    const text = page.locator("textarea");
    await page.getByRole("button", { name: "Save changes" }).press("Enter");
    expect([await text.inputValue(), await hasFocus(text)]).toEqual(["Save changes", true]);
    await page.getByRole("button", { name: "Clear text" }).press("Enter");
    expect([await text.inputValue(), await hasFocus(text)]).toEqual(["", true]);

    await page.route("**/api/translate", (route) => route.abort());
    await text.fill("Save");
    const retry = page.getByRole("button", { name: "Try again" });
    await retry.waitFor();
    await page.unrouteAll();
    await retry.press("Enter");
    await page.locator(".engine-badge").waitFor();
    expect(await hasFocus(text)).toBe(true);

    await page.getByRole("button", { name: "Remove one: Travel notebook" }).press("Enter");
    await page.getByText("Your cart is empty").waitFor();
    expect(await hasFocus(page.getByRole("heading", { name: "Your cart" }))).toBe(true);
    await finish();
  });

  test("buys with buttons whose names begin with what stands on them; a changed cart was not yet ordered", async () => {
    const { page, finish } = await openPage(browser, demo);
    await page.getByRole("button", { name: /^Add to cart Brass compass$/ }).press("Enter");
    await page.getByText("2 items in your cart").waitFor();
    await page.getByRole("button", { name: "Checkout" }).press("Enter");
    const thanks = page.getByText("Thank you!");
    await thanks.waitFor();
    await page.locator(".cart").getByRole("button", { name: "Add one: Brass compass" }).press("Enter");
    await thanks.waitFor({ state: "detached" });
    await finish();
  });

  test("who types on sees the newest text's translation, however late an older one comes", async () => {
    const { page, finish } = await openPage(browser, demo);
    const held = Promise.withResolvers<void>();
    const late = Promise.withResolvers<void>();
    await page.route("**/api/translate", async (route) => {
      if (route.request().postDataJSON().text !== "Save") return route.continue();
      late.resolve();
      await held.promise;
      return route.continue().catch(() => undefined);
    });
    await page.locator("textarea").fill("Save");
    await late.promise;
    await page.locator("textarea").fill("Cancel");
    const result = page.locator("output");
    await expect.poll(() => result.textContent()).toBe("Abbrechen");
    held.resolve();
    await page.locator("textarea").fill("Cancel ");
    await expect.poll(() => result.getAttribute("data-stale")).toBeNull();
    expect(await result.textContent()).toMatch(/^Abbrechen/);
    await finish();
  });

  test("the text is there again after a look at the other page, and after a reload", async () => {
    const { page, finish } = await openPage(browser, demo);
    await page.locator("textarea").fill("Save");
    await page.locator(".engine-badge").waitFor();
    await page.getByRole("link", { name: "Translation memories" }).press("Enter");
    await page.locator("#memory").waitFor();
    await page.goBack();
    const result = page.locator("output");
    await expect.poll(() => result.textContent()).toMatch(/^(Speichern|Sichern)$/);
    await page.reload();
    await page.locator(".engine-badge").waitFor();
    expect(await page.locator("textarea").inputValue()).toBe("Save");
    await finish();
  });

  test.each([
    "{",
    "null",
    "[]",
    '{"text":1,"target":"de"}',
    '{"text":"x","target":"!"}',
    '{"text":"x","target":"de","source":{}}',
  ])("what a tab kept and is no request begins a new one: %s", async (kept) => {
    const { page, finish } = await openPage(browser, demo);
    await page.evaluate((value) => sessionStorage.setItem("translation", value), kept);
    await page.reload();
    await page.locator(".products").waitFor();
    expect(await page.locator("textarea").inputValue()).toBe("");
    await finish();
  });

  test("half a word is no failure, and interrupts nobody", async () => {
    const { page, finish } = await openPage(browser, demo);
    await page.locator("textarea").fill("xqz vbn");
    await page.locator(".notice[role=status]").getByText("could not be detected").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    await finish();
  });

  test("markup is a text like any other, in the text and in its translation", async () => {
    const { page, finish } = await openPage(browser, demo);
    const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    await page.route("**/api/translate", (route) => route.fulfill({ json: { status: "translated", text: markup } }));
    await page.locator("textarea").fill(markup);
    await expect.poll(() => page.locator("output").textContent()).toBe(markup);
    expect(await page.locator("#page :is(img, script)").count()).toBe(0);
    expect(await page.title()).toBe("Dragoman demo");
    await finish();
  });

  test("a translation that grew beyond the limit is refused by its length when the languages are swapped", async () => {
    const { page, finish } = await openPage(browser, demo);
    const text = "Wort ".repeat(textLimit / 4);
    const answer = { status: "translated", text, source: "en", engine: "phrasebook" };
    await page.route("**/api/translate", (route) => route.fulfill({ json: answer }));
    await page.locator("textarea").fill("Save");
    await page.locator(".engine-badge").waitFor();
    await page.getByRole("button", { name: "Swap languages" }).press("Enter");
    await page.getByText("The text is longer than 5,000 characters.").waitFor();
    await finish();
  });

  test("a language that cannot be loaded leaves the page as it was, and can be tried again", async () => {
    const { page, finish } = await openPage(browser, demo, { logs: /Failed to load resource/ });
    await page.route("**/locales/de/**", (route) => route.abort());
    await page.getByRole("radio", { name: "Deutsch" }).check({ force: true });
    await page.getByText("Deutsch could not be loaded.").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.getByRole("radio", { name: "English" }).isChecked()).toBe(true);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await page.getByRole("heading", { name: "Ihr Warenkorb" }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await hasFocus(page.getByRole("radio", { name: "Deutsch" }))).toBe(true);
    await finish();
  });

  test("of two languages the one chosen last is shown, though the other comes later", async () => {
    const { page, finish } = await openPage(browser, demo);
    const held = Promise.withResolvers<void>();
    await page.route("**/locales/de/**", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole("radio", { name: "Deutsch" }).check({ force: true });
    await page.getByRole("radio", { name: "Polski" }).check({ force: true });
    await page.getByRole("heading", { name: "Twój koszyk" }).waitFor();
    const german = page.waitForResponse((response) => response.url().includes("/locales/de/shop"));
    held.resolve();
    await (await german).finished();
    await page.getByRole("radio", { name: "English" }).check({ force: true });
    await page.getByRole("heading", { name: "Your cart" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await finish();
  });

  test("a copy that the browser does not allow is said to be none", async () => {
    const { page, finish } = await openPage(browser, demo);
    await page.evaluate(() => {
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("not allowed")) });
    });
    await page.locator("textarea").fill("Save");
    await page.getByRole("button", { name: "Copy translation" }).press("Enter");
    await page.getByText("The browser did not allow it.").waitFor();
    await finish();
  });

  test.each(["de", "ar"])(
    "at 320 pixels the chosen language is in sight, and no product is wider than its card: %s",
    async (language) => {
      const { page, finish } = await openPage(browser, demo, { path: `/?lang=${language}`, viewport: narrow });
      await page.locator(".products").waitFor();
      expect(await page.locator(".strip :checked").evaluate(isInSight)).toBe(true);
      expect(await page.locator(".product").evaluateAll(widerThanTheirCards)).toBe(0);
      await finish();
    },
  );

  test("paper is light, and says which language is chosen where colours are forced", async () => {
    const { page, finish } = await openPage(browser, demo, { colorScheme: "dark" });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await background(page, "html")).toBe("rgb(245, 242, 235)");
    expect(await page.locator(".strip").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen", forcedColors: "active" });
    const [chosen, other] = [".strip :checked + span", ".strip :not(:checked) + span"];
    expect(await background(page, chosen)).not.toBe(await background(page, other));
    await finish();
  });
});

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

function isInSight(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}

function widerThanTheirCards(cards: readonly Element[]): number {
  return cards.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
}

function background(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
}
