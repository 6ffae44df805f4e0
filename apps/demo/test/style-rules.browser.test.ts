import { chromium, describeWith } from "@dragoman/parts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { samples, styleLanguages } from "../page/style/samples.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { tabTo } from "./browser.ts";
import { expectEveryLanguageToFit, narrow, roomAt } from "./room.ts";

const path = "/style-rules";

describeWith(chromium, "the page of style rules", (executablePath) => {
  const room = roomAt(path, executablePath);

  test("makes a list, picks rules while a text changes, renames it and deletes it", async () => {
    const { page, finish } = await room.open({ logs: /Failed to load resource/ });
    await page.getByText("There is no list yet").waitFor();
    await page.getByRole("button", { name: "New list" }).click();
    await page.getByRole("button", { name: "Create list" }).click();
    await page.locator('.problem:has-text("name")').waitFor();
    await page.getByLabel("Name").fill("Manual");
    await page.getByRole("button", { name: "Create list" }).click();
    await page.getByText("The rules change nothing in this text.").waitFor();

    await page.getByLabel("Text", { exact: true }).fill('Er sagte "ja" und zahlte 20% mehr.');
    await page.getByLabel("Find a rule").fill("guillemets");
    const rule = page.getByLabel("Quotation mark", { exact: true });
    expect(await rule.locator("option").allTextContents()).toContain("Use guillemets — edited here");
    await rule.selectOption("use_guillemets");
    await expect.poll(() => side(page, "After")).toContain("«");
    expect(await page.locator(".tried-text ins").count()).toBe(2);
    expect(await page.locator(".tried-text del").count()).toBe(2);
    await rule.selectOption("");
    await page.getByText("The rules change nothing in this text.").waitFor();

    await page.getByLabel("Name").fill("Handbook");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: /^Handbook/ }).waitFor();
    await page.getByRole("button", { name: "Delete: Handbook" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("There is no list yet").waitFor();
    await finish();
  });

  test("says of each value who follows it, and names what nobody followed", async () => {
    const { page, finish } = await room.open();
    await page.getByRole("button", { name: "Load a sample" }).click();
    await page.getByText("Formality: Use formal tone").waitFor();
    await page.getByLabel("Find a rule").fill("casual tone");
    await page.getByRole("switch", { name: "Only what is edited here" }).press("Space");
    const formality = page.getByLabel("Formality", { exact: true });
    expect(await formality.locator("option").allTextContents()).toContain("Use casual tone — instruction to engines");
    await formality.selectOption("use_casual_tone");
    await page.getByText("Formality: Use casual tone").waitFor();
    await finish();
  });

  test("keeps instructions of its own: added, edited, deleted, and named where nobody follows them", async () => {
    const { page, finish } = await room.open();
    await page.getByRole("button", { name: "Load a sample" }).click();
    const list = page.locator(".instruction");
    await page.getByLabel("About", { exact: true }).fill("Warmth");
    await page.getByLabel("Instruction", { exact: true }).fill("Write as to a friend.");
    await page.getByRole("button", { name: "Add instruction" }).click();
    await expect.poll(() => list.locator("span").first().textContent()).toBe("Warmth Write as to a friend.");
    await page.locator(".not-applied", { hasText: "Instructions of your own" }).waitFor();
    await page.getByRole("button", { name: "Edit: Warmth" }).click();
    await page.getByLabel("Instruction", { exact: true }).first().fill("Be brief.");
    await page.locator(".instructions").getByRole("button", { name: "Save" }).click();
    await expect.poll(() => list.locator("span").first().textContent()).toBe("Warmth Be brief.");
    await page.getByRole("button", { name: "Delete: Warmth" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => list.count()).toBe(0);
    await finish();
  });

  test("is used by keyboard alone, and translates before it edits", async () => {
    const { page, finish } = await room.open({ path: `${path}?lang=de` });
    await tabTo(page, page.getByRole("button", { name: "Beispiel laden" }));
    await page.keyboard.press("Enter");
    await page.locator(".tried-text ins").first().waitFor();
    await page.getByLabel("Sprache des Textes").selectOption("en");
    await expect.poll(() => page.locator(".tried-text").last().textContent()).toBe("Änderungen speichern");
    await page.getByText("Antwort von phrasebook").or(page.locator(".engine-badge")).first().waitFor();
    await page.getByLabel("Text", { exact: true }).fill("The quiet river carries the lanterns home.");
    await page.locator(".workshop-stays .notice-title").first().waitFor();
    await finish();
  });

  test.each(styleLanguages)("the sample text in %s is changed by its sample rules", async (language) => {
    const { text, rules } = samples[language];
    const list = { name: "Sample", language, configuredRules: rules };
    const { styleId } = await (await room.demo().send("POST", "/api/style-rules", list)).json();
    const request = { texts: [text], source: language, target: language, styleId };
    const { results, notApplied } = await (await room.demo().send("POST", "/api/steered", request)).json();
    expect(results[0].text).not.toBe(text);
    expect(notApplied).toEqual(["style_id/style_and_tone.formality"]);
  });

  test.each(["light", "dark"] as const)("has no accessibility fault in %s that axe finds", async (colorScheme) => {
    const { page, finish } = await room.open({ colorScheme });
    await page.locator(".panel-empty").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Load a sample" }).click();
    await page.locator(".tried-text ins").first().waitFor();
    await page.locator(".rule-category summary").last().click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "New list" }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await finish();
  });

  test("every language has its direction, no gap in its texts, and fits 320 pixels", async () => {
    const { page, finish } = await room.open({ viewport: narrow });
    await page.getByRole("button", { name: "Load a sample" }).click();
    await expectEveryLanguageToFit(page, room.demo().url + path, /\bcategory\./, async () => {
      await page.locator(".tried-text ins").first().waitFor();
      await page.locator(".rule-category summary").last().click();
    });
    await finish();
  });
});

function side(page: Page, name: "Before" | "After"): Promise<string | null> {
  return page.getByRole("region", { name, exact: true }).locator("output").textContent();
}
