import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The page as it is in the sources now. */
    readonly pageFolder: string;
  }
}

/** The tests drive the page of the sources, not one that was built at some other time. */
export default async function buildPage(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), "dragoman-page-"));
  const configFile = fileURLToPath(new URL("../vite.config.ts", import.meta.url));
  await build({ configFile, logLevel: "error", build: { outDir } });
  project.provide("pageFolder", outDir);
  return () => rm(outDir, { recursive: true });
}
