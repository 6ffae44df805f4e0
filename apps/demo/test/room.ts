import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { directionOf, pageLanguages } from "../src/page-languages.ts";
import { launch, type OpenOptions, openPage, type WatchedPage } from "./browser.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

/** A room of the demo's page, in a browser. */
export interface Room {
  /** The demo of the test that runs. */
  readonly demo: () => TestDemo;
  /** Opens the room, or another path. */
  readonly open: (options?: BrowserContextOptions & OpenOptions) => Promise<WatchedPage>;
}

/** One browser for the tests of a file, and for each of them a demo, so that each has an account of its own. */
export function roomAt(path: string, executablePath: string): Room {
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
  return { demo: () => demo, open: (options) => openPage(browser, demo, { path, ...options }) };
}

export const narrow = { width: 320, height: 640 } as const;

/**
 * Looks at an address in every language of the page, narrow: its direction, its texts, its width.
 * @param keys what stands where a text is missing
 * @param ready waits until all is shown, and may look further
 */
export async function expectEveryLanguageToFit(
  page: Page,
  address: string,
  keys: RegExp,
  ready: (language: string) => Promise<void>,
): Promise<void> {
  for (const language of pageLanguages) {
    await page.goto(`${address}?lang=${language}`);
    await ready(language);
    expect(await page.locator("html").getAttribute("dir"), language).toBe(directionOf(language));
    const text = await page.locator("#page").textContent();
    expect(text, language).not.toMatch(/\{\{|\}\}|undefined|NaN/);
    expect(text, language).not.toMatch(keys);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, language).toBeLessThanOrEqual(narrow.width);
  }
}
