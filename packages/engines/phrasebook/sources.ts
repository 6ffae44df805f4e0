import { readFileSync } from "node:fs";
import type { OpenPackage } from "./rows.ts";
import type { PinnedPackage, Tarballs } from "./tarballs.ts";

/** A package that the phrasebook is made from. */
export interface SourcePackage extends PinnedPackage {
  /** SPDX. */
  readonly licence: string;
  /** Who holds the copyright in the strings. */
  readonly copyright: string;
}

interface SourceList {
  readonly packages: readonly SourcePackage[];
  readonly heldOut: readonly PinnedPackage[];
}

export const { packages: sourcePackages, heldOut: heldOutPackages }: SourceList = JSON.parse(
  readFileSync(new URL("sources.json", import.meta.url), "utf8"),
);

/** Opens the pinned packages by name. */
export function openPinned(tarballs: Tarballs, pinned: readonly PinnedPackage[]): OpenPackage {
  return async (name, wanted) => {
    const found = pinned.find((candidate) => candidate.name === name);
    if (found === undefined) throw new Error(`sources.json does not pin ${name}`);
    return tarballs.read(found, wanted);
  };
}
