// Runs on the Node that the machine has (20 or newer), before anything is installed: built-ins only.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const buildTarget =
  process.argv.indexOf("--build") === -1 ? undefined : process.argv[process.argv.indexOf("--build") + 1];

if (!isInstalled()) install();
if (buildTarget !== undefined) build(buildTarget);

/** pnpm writes the lockfile it installed from into node_modules, so equal files mean nothing is left to do. */
function isInstalled() {
  try {
    const installed = readFileSync(join(root, "node_modules/.pnpm/lock.yaml"), "utf8");
    return installed === readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  } catch {
    return false;
  }
}

function install() {
  run("npx", ["-y", "pnpm@10.34.9", "install", "--frozen-lockfile", "--prefer-offline"]);
}

function build(name) {
  run(join(root, "node_modules/.bin/turbo"), ["run", "build", `--filter=${name}...`, "--output-logs=errors-only"]);
}

function run(command, args) {
  const env = {
    ...process.env,
    PATH: `${join(root, "node_modules/.bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`,
    // A silent npm makes pnpm silent too, and then a failed install says nothing at all.
    npm_config_loglevel:
      process.env.npm_config_loglevel === "silent" ? "error" : (process.env.npm_config_loglevel ?? ""),
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    TURBO_TELEMETRY_DISABLED: "1",
  };
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    env,
    shell: process.platform === "win32",
  });
  if (error) console.error(`Could not run ${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
