import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium, describeWith } from "@dragoman/parts";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { type Browser, type Page, chromium as playwright } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { gateBefore } from "./gate.ts";
import { started } from "./started.ts";

/** The examples, started as their READMEs say, with what `npm run build` made of the packages. */
const examples = join(import.meta.dirname, "../../examples");
const onNode = join(examples, "i18next-node");
const withReact = join(examples, "react-i18next");
const withIcu = join(examples, "icu");
const commandLine = join(import.meta.dirname, "../../packages/cli/dist/main.js");
const run = promisify(execFile);

const script = {
  en: {
    Files: { pl: "Pliki", de: "Dateien" },
    "Upload a file": { pl: "Wyślij plik", de: "Datei hochladen" },
    "1 file": { pl: "1 plik", de: "1 Datei" },
    "2 files": { pl: "2 pliki", de: "2 Dateien" },
    "5 files": { pl: "5 plików", de: "5 Dateien" },
    "1.5 files": { pl: "1,5 pliku", de: "1,5 Dateien" },
    "Welcome, {{name}}": { pl: "Witaj, {{name}}", de: "Willkommen, {{name}}" },
    Settings: { pl: "Ustawienia", de: "Einstellungen" },
    "Read the terms": { pl: "Przeczytaj warunki", de: "Bedingungen lesen" },
    "No files yet": { pl: "Nie ma jeszcze plików", de: "Noch keine Dateien" },
    Messages: { pl: "Wiadomości" },
    "No new messages in {folder}": { pl: "Brak nowych wiadomości w {folder}" },
    "1 new message in {folder}": { pl: "1 nowa wiadomość w {folder}" },
    "2 new messages in {folder}": { pl: "2 nowe wiadomości w {folder}" },
    "5 new messages in {folder}": { pl: "5 nowych wiadomości w {folder}" },
    "1.5 new messages in {folder}": { pl: "1,5 nowej wiadomości w {folder}" },
    "Sent on {when, date, long}": { pl: "Wysłano {when, date, long}" },
  },
};

// Processes, bundlers and browsers; nothing here waits for a time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } });

let service: TestService;
let folder: string;

beforeAll(async () => {
  service = await createTestService({ engine: "scripted", script });
  folder = mkdtempSync(join(tmpdir(), "examples-"));
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const startOnNode = (store: string, url = service.url) =>
  started(onNode, ["src/main.ts"], {
    DRAGOMAN_URL: url,
    DRAGOMAN_KEY: service.apiKey,
    PORT: "0",
    STORE: join(folder, store),
  });

test("a server renders Polish, and asks for nothing when it is started again", async () => {
  const first = await startOnNode("kept");
  await expect.poll(async () => (await fetch(`${first.url}/pl`)).headers.get("cache-control")).toBe("max-age=60");
  const page = await (await fetch(`${first.url}/pl`)).text();
  expect(page).toContain('<html lang="pl">');
  expect(textsOf(page)).toEqual([
    "Pliki",
    "Witaj, Ada &lt;ada@example.com&gt;",
    "1 plik",
    "2 pliki",
    "5 plików",
    "Wyślij plik",
    "Ustawienia",
  ]);
  expect(page).not.toContain("<script");
  expect(textsOf(await (await fetch(`${first.url}/en`)).text()).slice(2, 5)).toEqual(["1 file", "2 files", "5 files"]);
  expect(await (await fetch(`${first.url}/locales/de/files`)).json()).toMatchObject({ title: "Dateien" });
  expect((await fetch(`${first.url}/locales/fr/files`)).status).toBe(404);
  await first.stop();

  service.calls.clear();
  const second = await startOnNode("kept");
  expect(await (await fetch(`${second.url}/pl`)).text()).toBe(page);
  expect(service.calls.all).toEqual([]);
});

test("a program says the ICU messages that the command line has put into its files", async () => {
  const project = join(folder, "icu");
  for (const part of ["dragoman.json", "locales"])
    cpSync(join(withIcu, part), join(project, part), { recursive: true });
  const env = { ...process.env, DRAGOMAN_URL: service.url, DRAGOMAN_KEY: service.apiKey };
  await run(process.execPath, [commandLine, "i18n", "translate", "--languages", "pl", "--project", project], { env });
  const said = await run(process.execPath, ["src/main.ts", "pl", join(project, "locales")], { cwd: withIcu });
  expect(said.stdout.trim().split("\n")).toEqual([
    "Wiadomości",
    "Brak nowych wiadomości w Ada & Co.",
    "1 nowa wiadomość w Ada & Co.",
    "2 nowe wiadomości w Ada & Co.",
    "5 nowych wiadomości w Ada & Co.",
    "Wysłano 3 maja 2027",
  ]);
});

/** Of the elements that are filled in. */
function textsOf(page: string): readonly string[] {
  return [...page.matchAll(/<[^<>]* data-key=[^<>]*>(.*?)<\//g)].map(([, text = ""]) => text);
}

describeWith(chromium, "in a browser", (executablePath) => {
  let browser: Browser;
  beforeAll(async () => {
    const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];
    browser = await playwright.launch({ executablePath, args });
  });
  afterAll(() => browser.close());

  /** A page that may ask nobody but its own server. */
  async function opened(url: string): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("request", (request) => {
      if (!request.url().startsWith(new URL(url).origin)) problems.push(`asked ${request.url()}`);
    });
    await page.goto(url);
    return { page, problems };
  }

  test("a page with late texts fills in place", async () => {
    execFileSync(process.execPath, [vite(onNode), "build", "--logLevel", "error"], { cwd: onNode });
    const gate = await gateBefore(service.url);
    const { url } = await startOnNode("late", gate.url);
    const { page, problems } = await opened(`${url}/pl`);
    const texts = () => page.locator("[data-key]").allTextContents();
    expect(await texts()).toContain("Upload a file");

    gate.open();
    await expect.poll(texts).toContain("Wyślij plik");
    expect(await texts()).toEqual(expect.arrayContaining(["Witaj, Ada <ada@example.com>", "5 plików"]));
    expect(problems).toEqual([]);
  });

  test("React shows plurals, a link in its sentence and a key that is in no file, in Polish", async () => {
    const outDir = join(folder, "react");
    execFileSync(process.execPath, [vite(withReact), "build", "--outDir", outDir, "--logLevel", "error"], {
      cwd: withReact,
    });
    const preview = [vite(withReact), "preview", "--outDir", outDir, "--host", "127.0.0.1", "--port", "0"];
    const { url } = await started(withReact, preview, { DRAGOMAN_URL: service.url, DRAGOMAN_KEY: service.apiKey });
    const { page, problems } = await opened(`${url}/`);
    const textOf = (selector: string) => page.locator(selector).textContent();
    await expect.poll(() => textOf("h1")).toBe("Files");

    await page.getByRole("link", { name: "pl", exact: true }).click();
    await expect.poll(() => textOf("h1")).toBe("Pliki");
    expect(await textOf("#count")).toBe("1 plik");
    await page.locator("#upload").click();
    expect(await textOf("#count")).toBe("2 pliki");
    for (const _ of [3, 4, 5]) await page.locator("#upload").click();
    expect(await textOf("#count")).toBe("5 plików");
    expect(await textOf("#terms")).toBe("Przeczytaj warunki");
    expect(await page.locator("#terms a").count()).toBe(1);
    await expect.poll(() => textOf("#new")).toBe("Nie ma jeszcze plików");
    expect(problems).toEqual([]);
  });
});

function vite(folderOfExample: string): string {
  return join(folderOfExample, "node_modules/vite/bin/vite.js");
}
