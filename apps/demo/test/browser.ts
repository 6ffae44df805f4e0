import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Response,
} from "playwright-core";
import { expect } from "vitest";

/** A page that is watched: what it logs, whom it asks, and what it is answered. */
export interface WatchedPage {
  readonly page: Page;
  /** Fails when the page logged an error, asked anybody but the demo, or was told the key. Closes the page. */
  finish(): Promise<void>;
}

export interface OpenOptions {
  readonly path?: string;
  /** What the browser itself logs because the test made a request fail. */
  readonly logs?: RegExp;
}

export function launch(executablePath: string): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"];
  args.push("--disable-background-networking", "--disable-component-update");
  return chromium.launch({ executablePath, args });
}

export async function openPage(
  browser: Browser,
  demo: { readonly url: string; readonly key: string },
  options: BrowserContextOptions & OpenOptions = {},
): Promise<WatchedPage> {
  const { path = "/", logs, ...contextOptions } = options;
  const context = await browser.newContext({ locale: "en-US", ...contextOptions });
  const page = await context.newPage();
  const problems: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on("console", (message) => {
    const isProblem = message.type() === "error" || message.type() === "warning";
    if (isProblem && !logs?.test(message.text())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== demo.url) problems.push(`asked ${request.url()}`);
    if (JSON.stringify(request.headers()).includes(demo.key)) problems.push(`sent the key to ${request.url()}`);
  });
  page.on("response", (response) => {
    // A stream is whole only when the installation has ended; its events are tested on their own.
    if (!response.url().endsWith("/events")) bodies.push(bodyOf(response).catch(() => ""));
  });
  await page.goto(demo.url + path);
  return {
    page,
    async finish() {
      const all = await Promise.all(bodies);
      await context.close();
      expect(problems).toEqual([]);
      expect(all.length).toBeGreaterThan(2);
      expect(all.filter((body) => body.includes(demo.key))).toEqual([]);
    },
  };
}

/**
 * What was answered. What the browser took from its memory Playwright would load again through the page, whose
 * policy may forbid that and log it: files that stay the same are asked for beside the page.
 */
async function bodyOf(response: Response): Promise<string> {
  const isFile = ["font", "image", "script", "stylesheet"].includes(response.request().resourceType());
  return isFile ? (await fetch(response.url())).text() : response.text();
}

/** Presses Tab until the focus is on the element, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`80 presses of Tab did not reach ${target}.`);
}
