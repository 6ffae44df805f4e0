import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build, defaultClientConditions } from "vite";

/** A page that runs `/page.js`. */
export const page = '<!doctype html><title>A page</title><script type="module" src="/page.js"></script>';

/** A page's script with the client in it, all in one. */
export async function bundled(script: string): Promise<string> {
  // Inside this package, so that it finds the workspace's packages.
  const root = mkdtempSync(join(import.meta.dirname, ".page-"));
  try {
    const input = join(root, "page.js");
    writeFileSync(input, script);
    const result = await build({
      root,
      configFile: false,
      logLevel: "error",
      resolve: { conditions: ["@dragoman/source", ...defaultClientConditions] },
      build: { write: false, target: "es2024", rolldownOptions: { input, output: { codeSplitting: false } } },
    });
    if (!("output" in result)) throw new Error("Vite made no bundle.");
    return result.output[0].code;
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** What the page of a server leaves in `globalThis.results`, and what went wrong in it. */
export async function resultsOf(
  server: Server,
  executablePath: string,
): Promise<{ results: unknown; problems: readonly string[] }> {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const tab = await browser.newPage();
    const problems: string[] = [];
    tab.on("pageerror", (error) => problems.push(String(error)));
    await tab.goto(`http://127.0.0.1:${address.port}/`);
    await tab.waitForFunction("globalThis.results !== undefined").catch((error) => problems.push(String(error)));
    return { results: await tab.evaluate("globalThis.results"), problems };
  } finally {
    await browser.close();
  }
}
