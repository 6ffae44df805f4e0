/** Runs every benchmark of the workspace, one after the other, so that none disturbs another: `npm run bench [name …]`. */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const wanted = process.argv.slice(2);
const benchmarks = globSync("{{packages,apps}/*,tests}/bench/*.ts", {
  cwd: root,
  exclude: (path) => path.includes("node_modules"),
})
  .sort()
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)));

if (benchmarks.length === 0) {
  console.error(`No benchmark is named ${wanted.join(" or ")}.`);
  process.exit(1);
}
for (const file of benchmarks) {
  console.log(`\n── ${file}`);
  const { status } = spawnSync(process.execPath, ["--conditions=@dragoman/source", file], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
