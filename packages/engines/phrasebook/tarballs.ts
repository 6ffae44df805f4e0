import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createGunzip } from "node:zlib";
import Config from "@npmcli/config";
import pacote from "pacote";
import { extract } from "tar-stream";

/** A package of the source list: its exact version, and the hash that its tarball must have (`sha512-…`). */
export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

/**
 * Tarballs of the npm registry that this machine is configured for, without their dependencies. They are kept outside
 * git, so that a second build needs no network.
 */
export interface Tarballs {
  /**
   * Keeps the tarball of a package.
   * @throws Error that names the package when it cannot be fetched or is not the pinned one.
   */
  fetch(pinned: PinnedPackage): Promise<void>;
  /**
   * The wanted text files of a package, by path inside it. Nothing of the package is written or run.
   * @throws Error that names the package when it cannot be fetched or is not the pinned one.
   */
  read(pinned: PinnedPackage, wanted: (path: string) => boolean): Promise<ReadonlyMap<string, string>>;
}

const cacheFolder = fileURLToPath(new URL("../node_modules/.cache/dragoman-phrasebook", import.meta.url));

export async function openTarballs(folder: string = cacheFolder): Promise<Tarballs> {
  const options = await registryOptions();
  const fetched = new Map<string, Promise<string>>();
  function fetchOnce(pinned: PinnedPackage): Promise<string> {
    const known = fetched.get(pinned.integrity) ?? fetchTarball(pinned, folder, options);
    fetched.set(pinned.integrity, known);
    return known;
  }
  return {
    async fetch(pinned) {
      await fetchOnce(pinned);
    },
    async read(pinned, wanted) {
      return readFiles(await fetchOnce(pinned), wanted);
    },
  };
}

async function readFiles(tarball: string, wanted: (path: string) => boolean): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const archive = extract();
  archive.on("entry", (header, content, next) => {
    const path = header.name.replace(/^[^/]+\//, "");
    if (header.type === "file" && wanted(path)) {
      text(content).then((written) => {
        files.set(path, written);
        next();
      }, next);
    } else {
      content.on("end", next).resume();
    }
  });
  await pipeline(createReadStream(tarball), createGunzip(), archive);
  return files;
}

async function fetchTarball(pinned: PinnedPackage, folder: string, options: Record<string, unknown>): Promise<string> {
  const tarball = join(folder, `${pinned.name.replaceAll("/", "+")}-${pinned.version}.tgz`);
  if (await isPinned(tarball, pinned)) return tarball;
  await mkdir(dirname(tarball), { recursive: true });
  const partial = `${tarball}.${process.pid}.partial`;
  try {
    await pacote.tarball.file(`${pinned.name}@${pinned.version}`, partial, {
      ...options,
      integrity: pinned.integrity,
    });
  } catch (cause) {
    await rm(partial, { force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${pinned.name}@${pinned.version} could not be fetched from the npm registry: ${reason}. ` +
        "Check the network and npm's settings (npm ping), then try again; what was fetched so far is kept.",
      { cause },
    );
  }
  await rename(partial, tarball);
  return tarball;
}

/** What was kept may have been damaged since, or belong to another pin of the same version. */
async function isPinned(tarball: string, { integrity }: PinnedPackage): Promise<boolean> {
  const hash = createHash("sha512");
  try {
    await pipeline(createReadStream(tarball), hash);
  } catch {
    return false;
  }
  return integrity === `sha512-${hash.digest("base64")}`;
}

interface NpmSettings {
  readonly definitions: Config.DefinitionsObject;
  readonly shorthands: Config.ShortFlags;
  readonly flatten: (settings: Record<string, unknown>, options: Record<string, unknown>) => void;
}

/** npm's own settings of this machine: registry, proxy, certificates. */
async function registryOptions(): Promise<Record<string, unknown>> {
  const settings: NpmSettings = createRequire(import.meta.url)("@npmcli/config/lib/definitions");
  const config = new Config({ ...settings, npmPath: dirname(process.execPath), argv: [] });
  await config.load();
  return config.flat;
}
