import { gzipSync } from "node:zlib";
import { build } from "vite";

/** What a bundler makes of an entry for browsers. */
export interface Bundle {
  /** What is loaded at once. */
  readonly code: string;
  /** Parts that are loaded when they are needed, by name. */
  readonly later: ReadonlyMap<string, string>;
}

/** Bundles one file with Vite's defaults for browsers, minified, as its users would. */
export async function bundleOf(file: string, folder: string): Promise<Bundle> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2024",
      modulePreload: false,
      rolldownOptions: { input: file, preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in result)) throw new Error("Vite made no bundle.");
  const chunks = result.output.filter((output) => output.type === "chunk");
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (entry === undefined) throw new Error("Vite made no entry.");
  const later = chunks.filter((chunk) => chunk !== entry).map((chunk) => [chunk.name, chunk.code] as const);
  return { code: entry.code, later: new Map(later) };
}

/** Bytes as a server sends them. */
export function gzipBytes(code: string): number {
  return gzipSync(code, { level: 9 }).byteLength;
}
