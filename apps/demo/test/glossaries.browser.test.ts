import { readFile } from "node:fs/promises";
import { chromium, describeWith } from "@dragoman/parts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility.ts";
import { tabTo } from "./browser.ts";
import { chooseFile } from "./memory-files.ts";
import { expectEveryLanguageToFit, narrow, roomAt } from "./room.ts";
import { savedTerms } from "./saved-terms.ts";

const path = "/glossaries";

describeWith(chromium, "the page of glossaries", (executablePath) => {
  const room = roomAt(path, executablePath);

  test("makes a glossary of two directions, tries it, edits it and deletes it", async () => {
    const { page, finish } = await room.open();
    await page.getByText("There is no glossary yet").waitFor();
    await page.getByRole("button", { name: "New glossary" }).click();
    await page.getByLabel("Name").fill("My words");
    await page.getByLabel("Terms", { exact: true }).fill("folder\tMappe\nproduct\tWare");
    await page.getByRole("button", { name: "Add a direction" }).click();
    await page.getByLabel("Terms", { exact: true }).nth(1).fill("folder,répertoire");
    await page.getByRole("button", { name: "Create glossary" }).click();
    await page
      .getByRole("button", { name: /My words/ })
      .first()
      .waitFor();
    expect(await page.locator(".item-facts").textContent()).toBe("en→de 2en→fr 1");

    await page.getByLabel("Sentence").fill("Add folder");
    await expect.poll(() => steered(page)).toBe("Mappe hinzufügen");
    expect(await withoutGlossary(page)).toBe("Ordner hinzufügen");
    expect(await page.locator("mark.term").allTextContents()).toEqual(["Mappe"]);

    await page.getByLabel("Translation 1").fill("Verzeichnis");
    await page.getByRole("button", { name: "Remove product" }).click();
    await page.getByRole("button", { name: "Add a term" }).click();
    await page.getByLabel("Term 2").fill("wish list");
    await page.getByLabel("Translation 2").fill("Merkzettel");
    await page.getByRole("button", { name: "Save" }).click();
    await savedTerms(page, 2).waitFor();
    await expect.poll(() => steered(page)).toBe("Verzeichnis hinzufügen");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as TSV" }).click(),
    ]);
    expect(await readFile(await download.path(), "utf8")).toBe("wish list\tMerkzettel\nfolder\tVerzeichnis");

    await page.getByRole("button", { name: "Delete: My words" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    expect(await page.locator(".item").count()).toBe(1);
    await page.getByRole("button", { name: "Delete: My words" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("There is no glossary yet").waitFor();
    await finish();
  });

  test("says at the field what the service refuses, with the line, and keeps what was typed", async () => {
    const { page, finish } = await room.open({ logs: /Failed to load resource/ });
    await page.getByRole("button", { name: "New glossary" }).click();
    await page.getByLabel("Name").fill("  ");
    await page.getByLabel("Terms", { exact: true }).fill("cart\tWagen\nbroken");
    const create = page.getByRole("button", { name: "Create glossary" });
    await create.click();
    await expect.poll(() => problemOf(page, "Terms")).toContain("Line 2");
    await page.getByLabel("Terms", { exact: true }).fill("cart\tWagen");
    await create.click();
    await expect.poll(() => problemOf(page, "Name")).toContain("empty");
    await page.getByLabel("Name").fill("Words");
    await page.getByLabel("Target language").selectOption("en");
    await create.click();
    await expect.poll(() => problemOf(page, "Target language")).toContain("must not be the language of the source");
    await page.getByLabel("Target language").selectOption("de");
    await create.click();
    await savedTerms(page, 1).waitFor();

    await page.getByRole("button", { name: "Add a term" }).click();
    await page.getByLabel("Term 2").fill("cart");
    await page.getByLabel("Translation 2").fill("Karren");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => problemOf(page, "Term 1")).toContain("Line 2: the source term duplicates that of line 1");
    await page.getByText("Paste or upload terms").click();
    await chooseFile(page, "Choose a file", "more.csv", 'basket,"Korb, groß"\nshelf');
    await page.getByRole("button", { name: "Add these terms" }).click();
    await expect.poll(() => problemOf(page, "Terms")).toContain("Line 2: it misses the comma");
    await page.getByLabel("Terms", { exact: true }).fill('basket,"Korb, groß"');
    await page.getByRole("button", { name: "Add these terms" }).click();
    await page.getByLabel("Term 3").waitFor();
    expect(await page.getByLabel("Translation 3").inputValue()).toBe("Korb, groß");
    // What was refused is still there, to be put right.
    await page.getByRole("button", { name: "Remove cart" }).first().click();
    await savedTerms(page, 2).waitFor();
    await finish();
  });

  test("the sample shows the order of glossaries, by keyboard alone, and what would translate without them", async () => {
    const { page, finish } = await room.open();
    await tabTo(page, page.getByRole("button", { name: "Load a sample" }));
    await page.keyboard.press("Enter");
    await expect.poll(() => steered(page)).toBe("Artikel auswählen");
    await tabTo(page, page.getByRole("switch", { name: "Winter campaign" }));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByRole("button", { name: "Move up: Winter campaign" }));
    await page.keyboard.press("Enter");
    await expect.poll(() => steered(page)).toBe("Winterschatz auswählen");
    expect(await page.locator(".applied").textContent()).toBe("product → Winterschatz Winter campaign");
    await page.locator(".chosen li").first().dragTo(page.locator(".chosen li").nth(1));
    await expect.poll(() => steered(page)).toBe("Artikel auswählen");
    await page.getByRole("button", { name: "Share wish list" }).click();
    await expect.poll(() => steered(page)).toBe("Merkzettel teilen");
    await page
      .getByRole("region", { name: "Without a glossary" })
      .getByText("No engine here knows this text")
      .waitFor();
    await finish();
  });

  test.each(["light", "dark"] as const)("has no accessibility fault in %s that axe finds", async (colorScheme) => {
    const { page, finish } = await room.open({ colorScheme, logs: /Failed to load resource/ });
    await page.locator(".panel-empty").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Load a sample" }).click();
    await page.locator(".applied").waitFor();
    await page.getByText("Paste or upload terms").click();
    await page.getByRole("button", { name: "Add these terms" }).click();
    await page.locator(".problem:not(:empty)").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Delete: Caravan shop" }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "New glossary" }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await finish();
  });

  test("every language has its direction, no gap in its texts, and fits 320 pixels", async () => {
    const { page, finish } = await room.open({ viewport: narrow });
    await page.getByRole("button", { name: "Load a sample" }).click();
    await page.locator(".applied").waitFor();
    await expectEveryLanguageToFit(page, room.demo().url + path, /\bcommon\./, async () => {
      await page.locator(".applied").waitFor();
    });
    await finish();
  });
});

function steered(page: Page): Promise<string | null> {
  return page.getByRole("region", { name: "With the chosen glossaries" }).locator("output").textContent();
}

function withoutGlossary(page: Page): Promise<string | null> {
  return page.getByRole("region", { name: "Without a glossary" }).locator("output").textContent();
}

/** What a field is described by, where it is marked as wrong. */
function problemOf(page: Page, label: string): Promise<string> {
  return page
    .locator('[aria-invalid="true"]')
    .and(page.getByLabel(label, { exact: true }))
    .first()
    .evaluate((field) =>
      (field.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" "),
    );
}
