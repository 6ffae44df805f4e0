import axe from "axe-core";
import type { Page } from "playwright-core";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds wrong with the page as it is now, by its rules for WCAG 2.2, levels A and AA. Empty is good. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await page.locator("main").waitFor();
  // As texts, by the debugger, which the page's policy does not bind.
  await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: levels });
  const { passes, violations } = await page.evaluate<axe.AxeResults>(`axe.run(document, ${options})`);
  if (passes.length < 10) throw new Error("axe found next to nothing to look at.");
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
