/**
 * Runs every benchmark of the workspace, one after the other, so that none disturbs another: `npm run bench [name …]`.
 * A name is a whole one, or part of several. What begins with `-`, and all after it, is handed to them:
 * `npm run bench interface-model -- --only en-de`.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "..");
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith("-"));
const wanted = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
const all = globSync("{{packages,apps}/*,tests}/bench/*.ts", {
  cwd: root,
  exclude: (path) => path.includes("node_modules"),
}).sort();
const benchmarks = wanted.length === 0 ? all : all.filter((file) => wanted.some((name) => isNamed(file, name)));

if (benchmarks.length === 0) {
  console.error(`No benchmark is named ${wanted.join(" or ")}.`);
  process.exit(1);
}
for (const file of benchmarks) {
  console.log(`\n── ${file}`);
  const { status } = spawnSync(process.execPath, ["--conditions=@dragoman/source", file, ...options], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}

/** Part of a path names a benchmark where none is called so. */
function isNamed(file: string, name: string): boolean {
  const isWhole = all.some((each) => basename(each, ".ts") === name);
  return isWhole ? basename(file, ".ts") === name : file.includes(name);
}
