import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContractDocument, MessagesDocument } from "./document.ts";

const folder = join(import.meta.dirname, "..");

/** Puts the description that starts at `entry`, a file of this folder, into one object. Needs no network. */
export function bundle(entry: "service.yaml"): ContractDocument;
export function bundle(entry: "voice.asyncapi.yaml"): MessagesDocument;
export function bundle(entry: string): ContractDocument | MessagesDocument {
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
function withComponentsByName<T extends ContractDocument | MessagesDocument>(bundled: T): T {
  const components = Object.entries(bundled.components).map(([kind, entries]) => [kind, byName(entries)]);
  return { ...bundled, components: Object.fromEntries(components) };
}

function byName<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}
