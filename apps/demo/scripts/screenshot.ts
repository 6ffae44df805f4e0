/**
 * Pictures of the demo, for a look at a change and for the README: `npm run screenshot -- FOLDER [NAME...]`. Needs
 * Chromium where it usually is or where DRAGOMAN_CHROMIUM says.
 */
import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { type Room, rooms } from "../src/rooms.ts";

interface Picture extends BrowserContextOptions {
  readonly name: string;
  readonly language: string;
  /** Default the translator's. */
  readonly room?: Room;
  readonly isWhole?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

const desktop = { width: 1360, height: 960 };
const narrow = { width: 360, height: 780 };

const pictures: readonly Picture[] = [
  {
    name: "light",
    language: "en",
    viewport: desktop,
    colorScheme: "light",
    prepare: (page) => goBackAndForth(page).then(() => translate(page, "Save changes")),
  },
  {
    name: "dark",
    language: "de",
    viewport: desktop,
    colorScheme: "dark",
    prepare: (page) => translate(page, "Save changes"),
  },
  {
    name: "polish",
    language: "pl",
    viewport: { width: 1100, height: 860 },
    colorScheme: "light",
    prepare: showEngines,
  },
  { name: "arabic", language: "ar", viewport: desktop, colorScheme: "light" },
  { name: "japanese", language: "ja", viewport: desktop, colorScheme: "dark" },
  { name: "declined", language: "en", viewport: desktop, colorScheme: "light", prepare: decline },
  { name: "narrow", language: "fr", viewport: narrow, colorScheme: "dark", isWhole: true },
  ...steeredRoom("glossaries", "glossaries", loadGlossaries),
  ...steeredRoom("style-rules", "style", loadStyleList),
  ...steeredRoom("stored-memories", "stored", loadStoredMemory),
  ...steeredRoom("website", "website", showWebsite),
  { name: "memories-empty", room: "memories", language: "en", viewport: desktop, colorScheme: "light" },
  {
    name: "memories",
    room: "memories",
    language: "en",
    viewport: desktop,
    colorScheme: "light",
    prepare: openHandbook,
    isWhole: true,
  },
  {
    name: "memories-dark",
    room: "memories",
    language: "de",
    viewport: desktop,
    colorScheme: "dark",
    prepare: openHandbook,
    isWhole: true,
  },
  {
    name: "memories-arabic",
    room: "memories",
    language: "ar",
    viewport: desktop,
    colorScheme: "light",
    prepare: openHandbook,
    isWhole: true,
  },
  {
    name: "memories-faults",
    room: "memories",
    language: "pl",
    viewport: { width: 1100, height: 860 },
    colorScheme: "light",
    prepare: showFaults,
  },
  {
    name: "memories-narrow",
    room: "memories",
    language: "fr",
    viewport: narrow,
    colorScheme: "light",
    prepare: openHandbook,
    isWhole: true,
  },
  {
    name: "memories-narrow-dark",
    room: "memories",
    language: "ja",
    viewport: narrow,
    colorScheme: "dark",
    prepare: openHandbook,
    isWhole: true,
  },
];

/** A page on which something is made and tried: with nothing, with its sample, dark, and on a telephone. */
function steeredRoom(name: string, room: Room, load: (page: Page) => Promise<void>): readonly Picture[] {
  const light = { room, language: "en", viewport: desktop, colorScheme: "light", isWhole: true } as const;
  return [
    { ...light, name: `${name}-empty` },
    { ...light, name, prepare: load, isWhole: false },
    { ...light, name: `${name}-dark`, language: "de", colorScheme: "dark", prepare: load },
    { ...light, name: `${name}-arabic`, language: "ar", prepare: load },
    { ...light, name: `${name}-narrow`, language: "fr", viewport: narrow, prepare: load },
  ];
}

const [target = "screenshots", ...wanted] = process.argv.slice(2);
const folder = resolve(target);
await mkdir(folder, { recursive: true });
const demo = await startDemo();
const browser = await chromium.launch({
  executablePath: process.env["DRAGOMAN_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const chosen = wanted.length === 0 ? pictures : pictures.filter(({ name }) => wanted.includes(name));
  for (const picture of chosen) process.stdout.write(`${await take(picture)}\n`);
} finally {
  await browser.close();
  demo.stop();
}

/** The demo as it was built: Node runs no decorators. Packages are taken from their sources. */
async function startDemo(): Promise<{ readonly url: string; stop(): void }> {
  const built = fileURLToPath(new URL("../dist/main.js", import.meta.url));
  const environment = {
    ...process.env,
    DRAGOMAN_DATA: "memory",
    DRAGOMAN_PORT: "0",
    DRAGOMAN_DEMO_PORT: "0",
    DRAGOMAN_LOG: "error",
    DRAGOMAN_DOWNLOADS: "off",
  };
  const child = spawn(process.execPath, ["--conditions=@dragoman/source", built], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ *Demo +(http\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, stop: () => child.kill() };
  }
  throw new Error("The demo did not start.");
}

async function take({
  name,
  language,
  room = "translator",
  isWhole = false,
  prepare,
  ...options
}: Picture): Promise<string> {
  const page = await browser.newPage(options);
  await page.goto(`${demo.url}${rooms[room].path}?lang=${language}`);
  await page.locator("main").waitFor();
  await prepare?.(page);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, fullPage: isWhole });
  await page.close();
  return path;
}

async function translate(page: Page, text: string): Promise<void> {
  await page.locator("textarea").fill(text);
  await page.locator("output:not(:empty)").waitFor();
  await page.locator(".product button").first().click();
}

/** So that the counts have something to tell. */
async function goBackAndForth(page: Page): Promise<void> {
  for (const language of ["de", "pl", "de", "pl", "en"]) {
    await page.locator(`.strip [value="${language}"]`).check({ force: true });
    await page.locator(`html[lang="${language}"]`).waitFor();
    // The page asks for its counts once a second.
    await page.waitForTimeout(1100);
  }
}

async function decline(page: Page): Promise<void> {
  await page.locator("textarea").fill("The old man sees the red house.");
  await page.locator(".notice").waitFor();
}

async function showEngines(page: Page): Promise<void> {
  await page.getByRole("switch").press("Space");
  await page.locator(".engine-mark").first().waitFor();
}

async function openHandbook(page: Page): Promise<void> {
  await page.locator(".memory-actions button").click();
  await page.locator(".match").first().waitFor();
  await page.locator(".chart").waitFor();
}

async function showFaults(page: Page): Promise<void> {
  await openHandbook(page);
  await page.locator(".faults summary").click();
}

/** The sample, unless an earlier picture has loaded it. */
async function loadSample(page: Page): Promise<void> {
  await page.locator(".item, .panel-empty").first().waitFor();
  if ((await page.locator(".item").count()) === 0) await page.locator(".button.primary").first().click();
  await page.locator(".item").first().waitFor();
}

async function loadGlossaries(page: Page): Promise<void> {
  await loadSample(page);
  await page.locator(".chosen input").last().check();
  await page.locator(".applied li").first().waitFor();
}

async function loadStyleList(page: Page): Promise<void> {
  await loadSample(page);
  await page.locator(".rule-category summary").last().click();
  await page.locator(".tried-text ins").first().waitFor();
}

async function showWebsite(page: Page): Promise<void> {
  await page.locator('[data-header="X-Localization"] td:last-child').getByText("complete").waitFor();
  await page.frameLocator("iframe").first().locator("footer").waitFor();
}

async function loadStoredMemory(page: Page): Promise<void> {
  await loadSample(page);
  await page.locator(".stored-segment").first().waitFor();
  await page.locator('.remembered [data-engine="memory"]').first().waitFor();
}
