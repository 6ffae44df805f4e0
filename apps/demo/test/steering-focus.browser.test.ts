import { chromium, describeWith } from "@dragoman/parts";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { chooseFile } from "./memory-files.ts";
import { roomAt } from "./room.ts";
import { savedTerms } from "./saved-terms.ts";

describeWith(chromium, "the focus, where what had it goes away", (executablePath) => {
  const room = roomAt("/glossaries", executablePath);

  test("goes to the glossary that was made, and to the list when it was deleted", async () => {
    const { page, finish } = await room.open({ logs: /Failed to load resource/ });
    await page.getByRole("button", { name: "New glossary" }).press("Enter");
    const create = page.getByRole("button", { name: "Create glossary" });
    await create.press("Enter");
    await page.locator(".problem:not(:empty)").first().waitFor();
    await expectFocus(create);
    await page.getByRole("button", { name: "Add a direction" }).press("Enter");
    await page.getByRole("button", { name: "Remove this direction" }).last().press("Enter");
    await expectFocus(page.getByRole("button", { name: "Add a direction" }));
    await page.getByLabel("Name").fill("My words");
    await page.getByLabel("Terms", { exact: true }).fill("folder\tMappe");
    await create.press("Enter");
    await savedTerms(page, 1).waitFor();
    await expectFocus(page.getByRole("region", { name: "My words", exact: true }));

    await page.getByText("Paste or upload terms").press("Enter");
    await page.getByLabel("Target language").first().selectOption("fr");
    await page.getByLabel("Terms", { exact: true }).fill("folder\trépertoire");
    const add = page.getByRole("button", { name: "Add these terms" });
    await add.press("Enter");
    await page.getByRole("radio", { name: "en→fr" }).waitFor();
    await expectFocus(add);
    await page.getByRole("textbox", { name: "Translation 1" }).fill("dossier");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await savedTerms(page, 1).waitFor();
    await expectFocus(page.getByRole("button", { name: "Save" }));
    await confirmed(page, "Delete: en→fr");
    await page.locator(".direction-choice").first().waitFor({ state: "detached" });
    await expectFocus(page.getByRole("region", { name: "My words", exact: true }));

    await confirmed(page, "Delete: My words");
    await page.getByText("There is no glossary yet").waitFor();
    await expectFocus(page.getByRole("region", { name: "Glossaries", exact: true }));
    await page.getByRole("button", { name: "Load a sample" }).press("Enter");
    await page.locator(".applied").waitFor();
    await expectFocus(page.getByRole("region", { name: "Caravan shop", exact: true }));
    await confirmed(page, "Delete: Caravan shop");
    await page.getByRole("region", { name: "Winter campaign", exact: true }).waitFor();
    await expectFocus(page.getByRole("region", { name: "Glossaries", exact: true }));
    await finish();
  });

  test("stays where somebody went meanwhile", async () => {
    const { page, finish } = await room.open();
    await page.getByRole("button", { name: "Load a sample" }).click();
    const sentence = page.getByLabel("Sentence");
    await sentence.waitFor();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/glossaries/*", (route) => released.then(() => route.fallback()));
    await confirmed(page, "Delete: Caravan shop");
    await sentence.focus();
    release();
    await page.getByRole("region", { name: "Winter campaign", exact: true }).waitFor();
    await expectFocus(sentence);
    await finish();
  });

  test("goes to the style list that was made, and stays in the name and the instructions", async () => {
    const { page, finish } = await room.open({ path: "/style-rules", logs: /Failed to load resource/ });
    await page.getByRole("button", { name: "New list" }).press("Enter");
    await page.getByLabel("Name").fill("Manual");
    await page.getByLabel("Name").press("Enter");
    await page.getByRole("button", { name: "Delete: Manual" }).waitFor();
    await expectFocus(page.getByRole("region", { name: "Manual", exact: true }));

    const name = page.getByLabel("Name");
    await name.fill("Handbook");
    await name.press("Enter");
    await page.getByRole("button", { name: "Delete: Handbook" }).waitFor();
    await expectFocus(name);
    await name.fill("Booklet");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await page.getByRole("button", { name: "Delete: Booklet" }).waitFor();
    await expectFocus(name);
    await name.fill("");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await page.locator(".problem:not(:empty)").waitFor();
    await expectFocus(name);
    await name.fill("Booklet");

    const about = page.getByLabel("About", { exact: true });
    await about.fill("Warmth");
    await page.getByLabel("Instruction", { exact: true }).fill("Write as to a friend.");
    await page.getByLabel("Instruction", { exact: true }).press("Enter");
    await page.getByRole("button", { name: "Edit: Warmth" }).waitFor();
    await expectFocus(about);
    expect(await about.inputValue()).toBe("");
    await page.getByRole("button", { name: "Edit: Warmth" }).press("Enter");
    await expectFocus(page.locator(".instructions").getByLabel("About", { exact: true }));
    await page.locator(".instructions").getByLabel("Instruction", { exact: true }).fill("Be brief.");
    await page.locator(".instructions").getByRole("button", { name: "Save" }).press("Enter");
    await page.getByText("Be brief.").waitFor();
    await expectFocus(page.getByRole("button", { name: "Edit: Warmth" }));
    await about.fill("Half written");
    await confirmed(page, "Delete: Warmth");
    await page.locator(".instruction").waitFor({ state: "detached" });
    await expectFocus(page.getByRole("region", { name: "Instructions of your own", exact: true }));
    expect(await about.inputValue()).toBe("Half written");

    await confirmed(page, "Delete: Booklet");
    await page.getByText("There is no list yet").waitFor();
    await expectFocus(page.getByRole("region", { name: "Style rules", exact: true }));
    await page.getByRole("button", { name: "Load a sample" }).press("Enter");
    await page.locator(".tried-text ins").first().waitFor();
    await expectFocus(page.getByRole("region", { name: "Caravan", exact: true }));
    await finish();
  });

  test("goes to the memory that was loaded, and to the list when it was deleted", async () => {
    const { page, finish } = await room.open({ path: "/stored-memories" });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/imports*", (route) => released.then(() => route.fallback()));
    await page.getByRole("button", { name: "Load a sample" }).press("Enter");
    await page.getByRole("button", { name: "Cancel" }).press("Enter");
    await page.getByText("The upload was cancelled.").waitFor();
    await expectFocus(page.getByRole("region", { name: "Stored memories", exact: true }));
    release();
    await page.getByRole("button", { name: "Load a sample" }).press("Enter");
    await page.locator(".stored-segment").first().waitFor();
    await expectFocus(page.getByRole("region", { name: "caravan-handbook.tmx", exact: true }));

    const [, exporting] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as TMX" }).press("Enter"),
    ]);
    expect(exporting).toBeUndefined();
    await expectFocus(page.getByRole("button", { name: "Download as TMX" }));
    const picker = page.getByLabel("Choose a file");
    await picker.focus();
    await chooseFile(page, "Choose a file", "broken.tmx", "<html>no memory</html>");
    await page.locator(".problem:not(:empty)").waitFor();
    await expectFocus(picker);
    await confirmed(page, "Delete: caravan-handbook.tmx");
    await page.getByText("There is no memory yet").waitFor();
    await expectFocus(page.getByRole("region", { name: "Stored memories", exact: true }));
    await finish();
  });

  test("is nowhere while a page opens", async () => {
    const { page, finish } = await room.open();
    await page.getByRole("button", { name: "Load a sample" }).click();
    await page.locator(".applied").waitFor();
    await page.reload();
    await page.locator(".applied").waitFor();
    await expectFocus(page.locator("body"));
    await finish();
  });
});

/** Presses a button that deletes, and the one of its dialog, by keyboard. */
async function confirmed(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
}

async function expectFocus(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
}
