import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A description with every file of it put into one object; references point inside it. */
export interface Bundle {
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [part: string]: unknown;
}

const folder = join(import.meta.dirname, "..");

/** Puts the description that starts at `entry`, a file of this folder, into one object. Needs no network. */
export function bundle(entry: string): Bundle {
  const work = mkdtempSync(join(tmpdir(), "contract-"));
  try {
    const output = join(work, "bundle.json");
    execFileSync(join(folder, "node_modules/.bin/redocly"), ["bundle", entry, "--output", output], {
      cwd: folder,
      stdio: "pipe",
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    return withComponentsByName(JSON.parse(readFileSync(output, "utf8")));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The bundler orders components by first use, so that moving one operation would move them all. */
function withComponentsByName(bundled: Bundle): Bundle {
  const components = Object.entries(bundled.components).map(([kind, entries]) => [kind, byName(entries)] as const);
  return { ...bundled, components: Object.fromEntries(components) };
}

function byName<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}
