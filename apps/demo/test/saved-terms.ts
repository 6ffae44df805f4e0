import type { Locator, Page } from "playwright-core";

/** What is said under the table that is shown: those of other directions are there too, and say the same. */
export function savedTerms(page: Page, amount: number): Locator {
  return page.getByText(`Saved terms: ${amount}`, { exact: true }).filter({ visible: true });
}
