import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const repository = join(import.meta.dirname, "../..");
const pnpm = join(repository, "node_modules/.bin/pnpm");

/** A folder outside the workspace in which a package is installed as its users install it: from its tarball. */
export interface Consumer {
  readonly folder: string;
  /** Puts a file there. */
  readonly write: (name: string, content: string) => string;
  readonly remove: () => void;
}

/** Packs what `npm run build` made of a package, and installs the tarball into an empty folder. */
export function installPacked(packageName: string): Consumer {
  const folder = mkdtempSync(join(tmpdir(), "consumer-"));
  const packed = join(repository, "packages", packageName);
  run(packed, ["pack", "--pack-destination", folder]);
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (tarball === undefined) throw new Error(`No tarball of ${packageName} was made.`);
  const manifest = { private: true, dependencies: { [`@dragoman/${packageName}`]: `file:./${tarball}` } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  run(folder, ["install", "--prefer-offline", "--ignore-workspace", "--ignore-scripts"]);
  return {
    folder,
    write: (name, content) => {
      const file = join(folder, name);
      writeFileSync(file, content);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function run(cwd: string, parameters: readonly string[]): void {
  execFileSync(pnpm, parameters, { cwd, stdio: "pipe", env: { ...process.env, CI: "true" } });
}
