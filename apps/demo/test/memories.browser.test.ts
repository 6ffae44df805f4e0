import { readFile } from "node:fs/promises";
import { chromium, describeWith } from "@dragoman/parts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility.ts";
import { launch, openPage, tabTo } from "./browser.ts";
import { chooseFile, dropFile, openExample } from "./memory-files.ts";
import { expectEveryLanguageToFit, narrow } from "./room.ts";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

const path = "/memories";

const memory = `<?xml version="1.0"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/><body>
<tu tuid="trip"><tuv xml:lang="en"><seg>Press <bpt i="1">&lt;b&gt;</bpt>Start<ept i="1">&lt;/b&gt;</ept> after 3 minutes.</seg></tuv>
<tuv xml:lang="de"><seg>Drücken Sie nach 3 Minuten <bpt i="1">&lt;b&gt;</bpt>Start<ept i="1">&lt;/b&gt;</ept>.</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>The red door is open.</seg></tuv><tuv xml:lang="de"><seg>Die rote Tür ist offen.</seg></tuv></tu>
</body></tmx>`;

describeWith(chromium, "the page of translation memories", (executablePath) => {
  let browser: Browser;
  let demo: TestDemo;
  beforeAll(async () => {
    [browser, demo] = await Promise.all([launch(executablePath), startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" })]);
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
  });

  test("reads a TMX that is dropped, and sends nothing anywhere", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await page.getByText("Nothing is uploaded").waitFor();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await dropFile(page, "#memory", "trips.tmx", memory);
    await page.getByRole("textbox", { name: "Sentence to look for" }).fill("The blue door is open.");
    const match = page.locator(".match").first();
    await match.waitFor();
    expect(await match.locator("del").textContent()).toContain("red");
    expect(await match.locator("ins").textContent()).toContain("blue");
    expect(await match.locator(".match-target").textContent()).toBe("Die rote Tür ist offen.");
    expect(await match.locator(".match-target").getAttribute("lang")).toBe("de");
    expect(await match.locator(".match-number").textContent()).toBe("80");
    expect(await page.locator(".opened-figures").textContent()).toContain("Units2");
    expect(requests).toEqual([]);
    await finish();
  });

  test("marks what differs by more than colour, and says it to those who do not see it", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await chooseFile(page, "Choose a file", "trips.tmx", memory);
    await page.getByRole("textbox", { name: "Sentence to look for" }).fill("The blue door is open.");
    const line = (mark: "ins" | "del") =>
      page
        .locator(`.match ${mark}`)
        .first()
        .evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect([await line("del"), await line("ins")]).toEqual(["line-through", "underline"]);
    expect(await page.locator(".match-source").first().textContent()).toBe(
      "The [only in the memory: red][only in your sentence: blue] door is open.",
    );
    await finish();
  });

  test("repairs a number and codes, and explains the score", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await chooseFile(page, "Choose a file", "trips.tmx", memory);
    const text = page.getByRole("textbox", { name: "Sentence to look for" });
    await text.fill("Press Start after 5 minutes.");
    const match = page.getByRole("article", { name: /Repaired/ });
    expect(await match.locator(".match-target").textContent()).toBe("Drücken Sie nach 5 Minuten Start.");
    expect(await match.locator(".repairs li").allTextContents()).toEqual([
      "Codes <b> → nothing",
      "Codes </b> → nothing",
      "Numbers 3 → 5",
    ]);
    expect(await match.locator(".score-parts").textContent()).toBe("Text 100Codes −0.5Numbers −0.5");
    expect(await match.locator(".match-number").textContent()).toBe("99");
    await page.getByRole("button", { name: "Clear text" }).click();
    await page.getByText("Matches appear here as you type.").waitFor();
    expect(await page.locator(".match").count()).toBe(0);
    await finish();
  });

  test("takes typed tags for codes unless told otherwise, and shows codes as chips", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await chooseFile(page, "Choose a file", "trips.tmx", memory);
    await page.getByRole("textbox", { name: "Sentence to look for" }).fill("Press <b>Start</b> after 3 minutes.");
    const score = page.locator(".match-score").first();
    await expect.poll(() => score.textContent()).toBe("100Exact");
    expect(await page.locator(".match-target .code").allTextContents()).toEqual(["<b>", "</b>"]);
    await page.getByRole("switch", { name: "Tags are codes" }).press("Space");
    await expect.poll(() => score.textContent()).toMatch(/Similar$/);
    await finish();
  });

  test("shows the example's matches, context and chart, by keyboard alone", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await tabTo(page, page.getByRole("button", { name: "Try it with an example" }));
    await page.keyboard.press("Enter");
    const text = page.getByRole("textbox", { name: "Sentence to look for" });
    await text.waitFor();
    await expect.poll(() => focusedIn(page, "#memory")).toBe(true);
    await tabTo(page, text);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("The needle points to magnetic north.");
    const first = page.locator(".match-score").first();
    await expect.poll(() => first.textContent()).toBe("100Exact");
    await tabTo(page, page.locator(".neighbours summary"));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("textbox", { name: "Sentence before" }));
    await page.keyboard.type("Turn the ring until the arrow and the needle point the same way.");
    await expect.poll(() => first.textContent()).toBe("101Context");
    await tabTo(page, page.getByRole("textbox", { name: "Sentence after" }));
    await page.keyboard.type("Keep the compass away from magnets and phones.");
    await expect.poll(() => first.textContent()).toBe("102Double context");

    await tabTo(page, page.getByRole("textbox", { name: "Text to be translated" }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("The needle points to magnetic north.");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Nobody has ever translated this.");
    await tabTo(page, page.getByRole("button", { name: "Analyze" }));
    await page.keyboard.press("Enter");
    const chart = page.getByRole("img", { name: "Words by band" });
    await expect.poll(() => chart.locator(".piece").count()).toBe(2);
    expect(await page.locator(".chart .unseen").textContent()).toBe("100 Exact: 55%, New: 45%");
    expect(await page.locator(".bands-table tfoot").textContent()).toBe("Total2115.9");
    await finish();
  });

  test("the analysis can be taken along as a page, as CSV and as JSON", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await openExample(page);
    const download = async (format: string) => {
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: `Download as ${format}` }).press("Enter"),
      ]);
      return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), "utf8") };
    };
    const [html, csv, json] = [await download("HTML"), await download("CSV"), await download("JSON")];
    expect([html.name, csv.name, json.name]).toEqual(["leverage.html", "leverage.csv", "leverage.json"]);
    expect(html.text).toMatch(/^<!doctype html>/);
    expect(csv.text).toMatch(/^\uFEFFfile,band,/);
    expect(JSON.parse(json.text)).toMatchObject({ format: "dragoman-leverage", from: "en", memory: { units: 23 } });
    await finish();
  });

  test("analyzes a second file that is dropped, and again for another language", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await openExample(page);
    await dropFile(page, ".leverage", "job.txt", "Wash the tea glasses by hand.\nOil the hinges twice a year.\n");
    const exact = page.getByRole("row", { name: /100 Exact/ });
    await expect.poll(() => exact.locator("td").first().textContent()).toBe("2");
    const target = page.getByRole("combobox", { name: "Target language" });
    await tabTo(page, target);
    await page.keyboard.type("Fre");
    await page.keyboard.press("Enter");
    await expect.poll(() => exact.locator("td").first().textContent()).toBe("1");
    expect(await page.locator(".match-target").first().getAttribute("lang")).toBe("fr");
    await finish();
  });

  test.each(["light", "dark"] as const)("has no accessibility fault in %s that axe finds", async (colorScheme) => {
    const { page, finish } = await openPage(browser, demo, { path, colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
    await openExample(page);
    await page.locator(".faults summary").click();
    await page.locator(".neighbours summary").click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await finish();
  });

  test("every language has its direction, no gap in its texts, and fits 320 pixels with a memory open", async () => {
    const { page, finish } = await openPage(browser, demo, { path, viewport: narrow });
    const keys = /\b(?:report|match|leverage|search|band|kind)\.[a-z]/;
    await expectEveryLanguageToFit(page, demo.url + path, keys, async () => {
      await openExample(page);
      await page.locator(".faults summary").click();
    });
    await finish();
  });

  test("changes its language without losing what is open", async () => {
    const { page, finish } = await openPage(browser, demo, { path });
    await openExample(page);
    await page.getByRole("radio", { name: "Polski" }).click({ force: true });
    await page.getByRole("heading", { name: "Znajdź dopasowania" }).waitFor();
    expect(await page.title()).toBe("Pamięci tłumaczeniowe – Dragoman");
    await page.getByText("caravan-handbook.tmx").first().waitFor();
    expect(await page.locator(".match").count()).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Tłumacz", exact: true }).press("Enter");
    await page.getByRole("heading", { name: "Twój koszyk" }).waitFor();
    await finish();
  });
});

function focusedIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
}
