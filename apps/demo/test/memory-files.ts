import type { Page } from "playwright-core";

/** Drops a file as somebody with a mouse would. */
export async function dropFile(page: Page, selector: string, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([file.content], file.name));
      return transfer;
    },
    { name, content },
  );
  await page.dispatchEvent(selector, "dragover", { dataTransfer });
  await page.dispatchEvent(selector, "drop", { dataTransfer });
}

/** Chooses a file in the browser's dialog, which the named button opens. */
export async function chooseFile(page: Page, button: string, name: string, content: string | Buffer): Promise<void> {
  const buffer = Buffer.from(content);
  await page.getByLabel(button).first().setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

/** Opens the page's own example, up to its matches and its chart. */
export async function openExample(page: Page): Promise<void> {
  await page.locator(".memory-actions button").click();
  await page.locator(".match").first().waitFor();
  await page.locator(".chart").waitFor();
}
