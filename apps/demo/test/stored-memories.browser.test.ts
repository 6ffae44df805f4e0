import { readFile } from "node:fs/promises";
import { chromium, describeWith } from "@dragoman/parts";
import { expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility.ts";
import { tabTo } from "./browser.ts";
import { chooseFile, dropFile } from "./memory-files.ts";
import { expectEveryLanguageToFit, narrow, roomAt } from "./room.ts";

const path = "/stored-memories";

describeWith(chromium, "the page of stored memories", (executablePath) => {
  const room = roomAt(path, executablePath);

  test("takes a dropped TMX in, searches it, pages through it, gives it back and deletes it", async () => {
    const { page, finish } = await room.open();
    await page.getByText("There is no memory yet").waitFor();
    await dropFile(page, ".import", "doors.tmx", doors(120));
    await page.getByText("doors.tmx⁩ was imported. Left out: 0").waitFor();
    expect(await page.locator(".item").textContent()).toContain("English → German · Segments: 120");
    const segments = page.locator(".stored-segment");
    await expect.poll(() => segments.count()).toBe(50);
    const list = page.getByRole("region", { name: "Segments" });
    await list.evaluate((scrolled) => scrolled.scrollTo(0, scrolled.scrollHeight));
    await expect.poll(() => segments.count()).toBeGreaterThanOrEqual(100);
    await list.press("End");
    await expect.poll(() => segments.count()).toBe(120);
    expect(new Set(await segments.allTextContents()).size).toBe(120);

    await page.getByLabel("Find in the segments").fill("door 77");
    await expect.poll(() => segments.allTextContents()).toEqual(["Open Door 77.deÖffne Tür 77."]);
    await page.getByRole("switch", { name: "Match case" }).press("Space");
    await page.getByText("No segment has this text.").waitFor();

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as TMX" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("doors.tmx");
    expect((await readFile(await file.path(), "utf8")).match(/<tu[ >]/g)).toHaveLength(120);

    await page.getByRole("button", { name: "Delete: doors.tmx" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete: doors.tmx" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("There is no memory yet").waitFor();
    await finish();
  });

  test("says what is wrong with a file, and keeps nothing of it", async () => {
    const { page, finish } = await room.open({ logs: /Failed to load resource/ });
    await chooseFile(page, "Choose a file", "broken.tmx", "<html>no memory</html>");
    await page.locator(".problem:not(:empty)").waitFor();
    await page.reload();
    await page.getByText("There is no memory yet").waitFor();
    await page.route("**/imports*", (route) => route.abort());
    await chooseFile(page, "Choose a file", "doors.tmx", doors(2));
    await page.getByText("The service does not answer.").waitFor();
    await finish();
  });

  test("takes a file whose name is longer than the service allows, and shortens it legibly", async () => {
    const { page, finish } = await room.open({ viewport: { width: 390, height: 800 } });
    const name = `${"All_doors_of_the_old_house_🚪_".repeat(5)}.tmx`;
    await dropFile(page, ".import", name, doors(2));
    await page.getByText("was imported. Left out: 0").waitFor();
    const [memory] = await (await room.demo().ask("/api/stored-memories")).json();
    expect([...memory.name]).toHaveLength(100);
    expect(memory.name).toMatch(/^All_doors_of_the_old_house_🚪_All_.*_🚪_All_door….tmx$/u);
    expect(await page.locator(".item b").textContent()).toBe(memory.name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await finish();
  });

  test("shows with its sample which sentences the memory had, at which similarity", async () => {
    const { page, finish } = await room.open();
    await tabTo(page, page.getByRole("button", { name: "Load a sample" }));
    await page.keyboard.press("Enter");
    const engines = () =>
      page.locator(".remembered li").evaluateAll((items) => items.map((item) => item.getAttribute("data-engine")));
    await expect.poll(engines).toEqual(["memory", "memory", "phrasebook", "none"]);
    await page.getByText("From the memory: 2 of 4").waitFor();
    await page.getByText("No engine here knows this text").waitFor();
    const threshold = page.getByRole("slider", { name: "Least similarity" });
    await tabTo(page, threshold);
    await page.keyboard.press("End");
    await expect.poll(engines).toEqual(["memory", "none", "phrasebook", "none"]);
    await page.getByLabel("Target language").selectOption("ar");
    await expect.poll(engines).toEqual(["memory", "none", "none", "none"]);
    await finish();
  });

  test.each(["light", "dark"] as const)("has no accessibility fault in %s that axe finds", async (colorScheme) => {
    const { page, finish } = await room.open({ colorScheme });
    await page.locator(".panel-empty").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Load a sample" }).click();
    await page.locator(".remembered li").first().waitFor();
    await page.locator(".stored-segment").first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await finish();
  });

  test("every language has its direction, no gap in its texts, and fits 320 pixels", async () => {
    const { page, finish } = await room.open({ viewport: narrow });
    await page.getByRole("button", { name: "Load a sample" }).click();
    await page.locator(".item").waitFor();
    await expectEveryLanguageToFit(page, room.demo().url + path, /\bcommon\./, async () => {
      await page.locator(".remembered li").first().waitFor();
      await page.locator(".stored-segment").first().waitFor();
    });
    await finish();
  });
});

function doors(count: number): string {
  const units = Array.from({ length: count }, (_, number) => {
    return `<tu><tuv xml:lang="en"><seg>Open Door ${number}.</seg></tuv><tuv xml:lang="de"><seg>Öffne Tür ${number}.</seg></tuv></tu>`;
  });
  return `<?xml version="1.0"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/><body>
${units.join("\n")}
</body></tmx>`;
}
