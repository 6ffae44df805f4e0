/**
 * The parts of a machine that some tests need for real: found by setting or in their usual place.
 * A missing part skips its tests by name; a missing part that `DRAGOMAN_REQUIRE` names fails them.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, test } from "vitest";

export type PartName =
  | "apertium"
  | "chromium"
  | "gettext"
  | "omegat"
  | "postgres"
  | "pytorch"
  | "redis"
  | "translate-toolkit";

export interface Part {
  readonly name: PartName;
  /** Where it was found: a path or a connection address; `undefined` when it is not there. */
  readonly location: string | undefined;
  /** How to provide it. */
  readonly hint: string;
}

export const apertium: Part = {
  name: "apertium",
  location: existsSync("/usr/share/apertium/modes/eng-spa.mode") ? "/usr/share/apertium" : undefined,
  hint: "install apertium, apertium-eng-spa, apertium-fr-es and apertium-es-pt",
};

export const chromium: Part = {
  name: "chromium",
  location: [process.env["DRAGOMAN_CHROMIUM"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
    (path) => path !== undefined && existsSync(path),
  ),
  hint: "install chromium, or set DRAGOMAN_CHROMIUM to a browser's path",
};

export const gettext: Part = {
  name: "gettext",
  location: existsSync("/usr/bin/msgfmt") ? "/usr/bin" : undefined,
  hint: "install gettext",
};

export const omegat: Part = {
  name: "omegat",
  location: existsSync("/usr/bin/omegat") ? "/usr/bin/omegat" : undefined,
  hint: "install omegat",
};

export const postgres: Part = {
  name: "postgres",
  location: reachable(process.env["DRAGOMAN_TEST_DATABASE_URL"], 5432),
  hint: "set DRAGOMAN_TEST_DATABASE_URL to a database the tests may fill, as postgres://postgres@127.0.0.1:5432/test",
};

export const pytorch: Part = {
  name: "pytorch",
  location: ["torch", "sentencepiece", "numpy"].every((module) =>
    existsSync(`/usr/lib/python3/dist-packages/${module}`),
  )
    ? "/usr/bin/python3"
    : undefined,
  hint: "install python3-torch, python3-sentencepiece and libopenblas0-pthread",
};

export const redis: Part = {
  name: "redis",
  location: reachable(process.env["DRAGOMAN_TEST_REDIS_URL"], 6379),
  hint: "set DRAGOMAN_TEST_REDIS_URL to a server the tests may fill, as redis://127.0.0.1:6379",
};

export const translateToolkit: Part = {
  name: "translate-toolkit",
  location: existsSync("/usr/bin/po2tmx") ? "/usr/bin" : undefined,
  hint: "install translate-toolkit",
};

/** `describe`, for tests that need the part. Its location is handed to the tests. */
export function describeWith(part: Part, title: string, tests: (location: string) => void): void {
  const { location } = part;
  if (location !== undefined) {
    describe(title, () => tests(location));
  } else if (isRequired(part)) {
    test(`${title} [needs ${part.name}]`, () => {
      throw new Error(`DRAGOMAN_REQUIRE names ${part.name}, which is not on this machine: ${part.hint}.`);
    });
  } else {
    test.skip(`${title} [needs ${part.name}: ${part.hint}]`, () => {});
  }
}

function isRequired(part: Part): boolean {
  return (process.env["DRAGOMAN_REQUIRE"] ?? "").split(",").some((name) => name.trim() === part.name);
}

/** Asked in a process of its own, so that the tests can be declared without waiting. */
function reachable(url: string | undefined, usualPort: number): string | undefined {
  if (url === undefined || url === "") return undefined;
  const probe = `const { hostname, port } = new URL(process.argv[1]);
    require("node:net").connect(Number(port || process.argv[2]), hostname).on("connect", () => process.exit(0)).on("error", () => process.exit(1));`;
  return spawnSync(process.execPath, ["-e", probe, url, String(usualPort)], { timeout: 5000 }).status === 0
    ? url
    : undefined;
}
