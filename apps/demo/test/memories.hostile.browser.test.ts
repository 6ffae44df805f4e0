import { chromium, describeWith } from "@dragoman/parts";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, openPage, tabTo } from "./browser.ts";
import { chooseFile, dropFile, openExample } from "./memory-files.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

const path = "/memories";
const head = `<?xml version="1.0"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/><body>
`;
const foot = "</body></tmx>\n";

describeWith(chromium, "files that are not as they should be", (executablePath) => {
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
    ["nothing.tmx", "", /^Line 1: /],
    ["letter.tmx", "Dear reader, this is a letter.", /^Line 1: /],
    ["zeros.tmx", "\0".repeat(10_000), /^Line 1: /],
    ["cut.tmx", head.slice(0, 60), /^Line 2: /],
    ["entities.tmx", `<!DOCTYPE tmx [<!ENTITY a "b">]><tmx version="1.4"><header srclang="en"/>`, /^There is no unit/],
    ["units.tmx", head + foot, /^There is no unit/],
    ["nothing.csv", "", /^Line 1: /],
    ["nothing.xlf", "", /^Line 1: /],
    ["page.html", "<p>Hello</p>", /^There is no reader/],
    ["__proto__", "x", /^There is no reader/],
    ["x.constructor", "x", /^There is no reader/],
  ])("%s is refused with a reason, and what was open stays open", async (name, content, reason) => {
    const { page, finish } = await openPage(browser, demo, { path });
    await openExample(page);
    await chooseFile(page, "Open another file", name, content);
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.locator("p").first().textContent()).toContain(name);
    expect(await alert.locator("p").nth(1).textContent()).toMatch(reason);
    await alert.getByText("The memory that was open stays open.").waitFor();
    const text = page.getByRole("textbox", { name: "Sentence to look for" });
    await text.fill("Wash the tea glasses by hand.");
    await expect.poll(() => page.locator(".match-score").first().textContent()).toBe("100Exact");
    await finish();
  });

  test("a file with a fault in each unit is read, and the first faults are shown", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    const unit = `<tu creationdate="?"><tuv xml:lang="en"><seg>One</seg></tuv><tuv xml:lang="de"><seg>Eins</seg></tuv></tu>\n`;
    await chooseFile(page, "Choose a file", "faults.tmx", head + unit.repeat(3000) + foot);
    await page.getByText("Faults: 3,000").click();
    const rows = page.locator(".faults-table tbody tr");
    expect(await rows.count()).toBe(100);
    expect(await rows.first().locator("td").first().textContent()).toBe("3");
    expect(await rows.nth(99).locator("td").first().textContent()).toBe("102");
    await page.getByText("The first 100 of 3,000 are shown.").waitFor();
    await finish();
  });

  test("texts and names are shown as they are, whatever markup they hold", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    const evil = `&lt;img src=x onerror="document.title='evil'"&gt;`;
    const units = `<tu tuid="${evil.replaceAll('"', "&quot;")}"><tuv xml:lang="en"><seg>Door ${evil}</seg></tuv><tuv xml:lang="de"><seg>Tür ${evil}<ph>${evil}</ph></seg></tuv></tu>`;
    await chooseFile(page, "Choose a file", `<b onclick="x">.tmx`, head + units + foot);
    await page.getByRole("switch", { name: "Tags are codes" }).press("Space");
    await page
      .getByRole("textbox", { name: "Sentence to look for" })
      .fill(`Door <img src=x onerror="document.title='evil'">`);
    await page.locator(".match").waitFor();
    expect(await page.locator("#page img").count()).toBe(0);
    expect(await page.locator(".match-target").textContent()).toContain("Tür <img src=x");
    expect(await page.title()).not.toBe("evil");
    await finish();
  });

  test("languages that are none can be chosen, and their analysis says what is wrong", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    const odd = head.replace('srclang="en"', 'srclang="!!"');
    const unit = `<tu><tuv xml:lang="!!"><seg>Hello there</seg></tuv><tuv xml:lang="x y \u202Ez"><seg>Hallo</seg></tuv></tu>`;
    await chooseFile(page, "Choose a file", "odd.tmx", odd + unit + foot);
    await page.getByRole("textbox", { name: "Sentence to look for" }).fill("Hello there");
    await expect.poll(() => page.locator(".match-score").first().textContent()).toBe("100Exact");
    await page.getByRole("textbox", { name: "Text to be translated" }).fill("Hello there.");
    await page.getByRole("button", { name: "Analyze" }).press("Enter");
    expect(await page.getByRole("alert").textContent()).toContain("which is no language");
    await finish();
  });

  test("a broken file to analyze says where it is broken", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await openExample(page);
    await dropFile(page, ".leverage", "job.tmx", head.slice(0, 60));
    expect(await page.getByRole("alert").textContent()).toContain("Line 2");
    await dropFile(page, ".leverage", "job.exe", "x");
    await page.getByText("i18next JSON").waitFor();
    await page.getByRole("button", { name: "Analyze" }).press("Enter");
    await page.locator(".chart").waitFor();
    await finish();
  });

  test("several files at once are refused", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["a"], "a.tmx"));
      transfer.items.add(new File(["b"], "b.tmx"));
      return transfer;
    });
    await page.dispatchEvent("#memory", "drop", { dataTransfer });
    await page.getByText("One file at a time").waitFor();
    await finish();
  });

  test("a file beside its place does not replace the page", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await page.locator("#memory").waitFor();
    const isRefused = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["a"], "a.tmx"));
      return !document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    });
    expect(isRefused).toBe(true);
    await finish();
  });

  test("the reading of very many units shows its progress and ends when cancelled, by keyboard", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await openExample(page);
    await dropManyUnits(page, 1_500_000);
    const bar = page.getByRole("progressbar", { name: /Reading .*many\.tmx/ });
    await expect.poll(() => bar.evaluate((element) => Number(element.getAttribute("value")))).toBeGreaterThan(0);
    const cancel = page.getByRole("button", { name: "Cancel" });
    await tabTo(page, cancel);
    await page.keyboard.press("Enter");
    await page.getByText("The reading was cancelled.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("memory");
    await page.getByText("caravan-handbook.tmx").first().waitFor();
    await page.getByRole("textbox", { name: "Sentence to look for" }).fill("Wash the tea glasses by hand.");
    await expect.poll(() => page.locator(".match-score").first().textContent()).toBe("100Exact");
    await finish();
  });

  test("a file that is opened while another is read takes its place", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await dropManyUnits(page, 1_500_000);
    await page.getByRole("progressbar").waitFor();
    const unit = `<tu><tuv xml:lang="en"><seg>One</seg></tuv><tuv xml:lang="de"><seg>Eins</seg></tuv></tu>`;
    await dropFile(page, "#memory", "one.tmx", head + unit + foot);
    await page.locator(".opened-name").getByText("one.tmx").waitFor();
    expect(await page.getByText("could not be read").count()).toBe(0);
    await finish();
  });
});

/** Drops a file of about 100 bytes for each unit, made in the page from one piece of memory. */
async function dropManyUnits(page: Awaited<ReturnType<typeof openPage>>["page"], units: number): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ head, foot, units }) => {
      const unit = `<tu><tuv xml:lang="en"><seg>Open the red door now</seg></tuv><tuv xml:lang="de"><seg>Öffnen Sie die rote Tür</seg></tuv></tu>\n`;
      const thousand = new Blob([unit.repeat(1000)]);
      const transfer = new DataTransfer();
      transfer.items.add(new File([head, ...Array(units / 1000).fill(thousand), foot], "many.tmx"));
      return transfer;
    },
    { head, foot, units },
  );
  await page.dispatchEvent("#memory", "drop", { dataTransfer });
}
