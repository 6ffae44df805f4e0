import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import parseChangeset from "@changesets/parse";
import { describe, expect, test } from "vitest";

const repository = join(import.meta.dirname, "../..");
const folder = join(repository, ".changeset");
const changesets = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");

function publishedPackages(): Set<string> {
  const names = readdirSync(join(repository, "packages")).map((name): unknown => {
    const manifest: { readonly name?: unknown } = JSON.parse(
      readFileSync(join(repository, "packages", name, "package.json"), "utf8"),
    );
    return manifest.name;
  });
  return new Set(names.filter((name) => typeof name === "string"));
}

describe("what is not released yet", () => {
  const known = publishedPackages();

  test.each(changesets)("%s names packages that are published, and says what changes for their users", (name) => {
    const { summary, releases } = parseChangeset(readFileSync(join(folder, name), "utf8"));
    expect(releases.length).toBeGreaterThan(0);
    for (const release of releases) expect(known).toContain(release.name);
    expect(summary.length).toBeGreaterThan(40);
  });
});
