import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "tsdown";

/**
 * The one build of every published package. The entries are the sources that the package's own `exports` and `imports`
 * name, and every `*.worker.ts`, so that a package says once what it offers.
 */
interface PackageManifest {
  readonly exports?: Record<string, string | { readonly "@dragoman/source"?: string }>;
  /** What differs by where it runs: each source by its condition. Who uses the package chooses, so none is built in. */
  readonly imports?: Record<string, { readonly "@dragoman/source": Record<string, string> }>;
  readonly bin?: Record<string, string>;
}

const cwd = process.cwd();
const manifest: PackageManifest = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8"));
const offered = Object.values(manifest.exports ?? {}).map((target) =>
  typeof target === "string" ? undefined : target["@dragoman/source"],
);
const byRuntime = Object.values(manifest.imports ?? {}).flatMap((target) => Object.values(target["@dragoman/source"]));
const sources = [...offered, ...byRuntime]
  .filter((source) => source !== undefined)
  .map((source) => source.replace(/^\.\//, ""));

/** A package that only brings a command has none to offer. */
const hasTypes = sources.length > 0;

export default defineConfig({
  cwd,
  entry: [...sources, "src/**/*.worker.ts", "src/main.ts"].filter((entry) => entry.includes("*") || exists(entry)),
  format: "esm",
  platform: "node",
  target: "node22.13",
  fixedExtension: false,
  // Without it, sources of another package that tests use would get types beside them.
  tsconfig: exists("tsconfig.build.json") ? "tsconfig.build.json" : "tsconfig.json",
  unbundle: true,
  deps: { neverBundle: /^#/ },
  dts: hasTypes,
  publint: { strict: true, level: "warning" },
  attw: hasTypes && { profile: "esm-only", level: "error" },
});

function exists(file: string): boolean {
  try {
    readFileSync(join(cwd, file));
    return true;
  } catch {
    return false;
  }
}
