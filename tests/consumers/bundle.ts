import { gzipSync } from "node:zlib";
import { build } from "vite";

/** What a bundler makes of an entry. */
export interface Bundle {
  /** The files that are loaded at once, the entry first, by their names. */
  readonly atOnce: ReadonlyMap<string, string>;
  /** Those that are loaded when they are needed. */
  readonly later: ReadonlyMap<string, string>;
}

/** Bundles one file with Vite's defaults, minified, as its users would: for a page, or for an edge runtime in one file. */
export async function bundleOf(file: string, folder: string, target: "page" | "edge"): Promise<Bundle> {
  const output = target === "edge" ? { codeSplitting: false } : {};
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    ...(target === "edge" && { ssr: { target: "webworker", noExternal: true } }),
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      ssr: target === "edge",
      rolldownOptions: { input: file, output },
    },
  });
  if (!("output" in result)) throw new Error("Vite made no bundle.");
  const chunks = new Map(result.output.filter((part) => part.type === "chunk").map((chunk) => [chunk.fileName, chunk]));
  const names = new Set([...chunks.values()].filter((chunk) => chunk.isEntry).map(({ fileName }) => fileName));
  for (const name of names) for (const imported of chunks.get(name)?.imports ?? []) names.add(imported);
  const codes = [...chunks].map(([name, { code }]) => [name, code] as const);
  return {
    atOnce: new Map(codes.filter(([name]) => names.has(name))),
    later: new Map(codes.filter(([name]) => !names.has(name))),
  };
}

/** Bytes as a server sends them, files one by one. */
export function gzipBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, code) => sum + gzipSync(code, { level: 9 }).byteLength, 0);
}
