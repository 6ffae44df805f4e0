/**
 * Holds the house together: a package imports only from floors below its own, through the front door,
 * and only where the plan says so. Run by `npm run check`.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "oxc-parser";

interface Room {
  readonly folder: string;
  readonly floor: number;
}

const root = join(import.meta.dirname, "..");

/** Floors as in ARCHITECTURE.md. A room that is not built yet may already stand here. */
const rooms: Readonly<Record<string, Room>> = {
  "@dragoman/message": { folder: "packages/message", floor: 0 },
  "@dragoman/model-interface": { folder: "packages/model-interface", floor: 0 },
  "@dragoman/client": { folder: "packages/client", floor: 1 },
  "@dragoman/tm": { folder: "packages/tm", floor: 2 },
  "@dragoman/engines": { folder: "packages/engines", floor: 2 },
  "@dragoman/server": { folder: "packages/server", floor: 3 },
  "@dragoman/i18next": { folder: "packages/i18next", floor: 3 },
  "@dragoman/web": { folder: "packages/web", floor: 3 },
  "@dragoman/express": { folder: "packages/express", floor: 4 },
  "@dragoman/nestjs": { folder: "packages/nestjs", floor: 4 },
  dragoman: { folder: "packages/cli", floor: 5 },
  "@dragoman/demo": { folder: "apps/demo", floor: 5 },
  "@dragoman/example-i18next-node": { folder: "examples/i18next-node", floor: 5 },
  "@dragoman/example-express-bookshop": { folder: "examples/express-bookshop", floor: 5 },
  "@dragoman/example-icu": { folder: "examples/icu", floor: 5 },
  "@dragoman/example-nest-library": { folder: "examples/nest-library", floor: 5 },
  "@dragoman/example-react-i18next": { folder: "examples/react-i18next", floor: 5 },
  "@dragoman/tests": { folder: "tests", floor: 5 },
};

/** Rooms on floor 2 meet the client in these places alone. */
const onlyIn: Readonly<Record<string, { readonly from: string; readonly folders: readonly string[] }>> = {
  "packages/tm": { from: "@dragoman/client", folders: ["packages/tm/src/sync", "packages/tm/src/store"] },
  "packages/engines": { from: "@dragoman/client", folders: ["packages/engines/src/upstream"] },
};

/** What the root keeps for the tests of every package. */
const sharedSettings = "vitest.project.ts";

/** The service for tests; rooms on its own floor may be tested with it. */
const serviceForTests = "@dragoman/server/testing";

/** What is only for tests and tools, and may be used anywhere in them. */
const tooling = new Set(["@dragoman/openapi", "@dragoman/parts"]);

const faults = Object.values(rooms).flatMap((room) => sourcesOf(room).flatMap((file) => faultsIn(file, room)));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log("Imports run downhill.");

function sourcesOf(room: Room): string[] {
  return globSync(`${room.folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  });
}

function faultsIn(file: string, room: Room): string[] {
  return importsOf(file)
    .map((specifier) => faultOf(file, room, specifier))
    .filter((fault) => fault !== undefined);
}

function faultOf(file: string, room: Room, specifier: string): string | undefined {
  if (specifier.startsWith(".")) {
    const target = relative(root, resolve(root, dirname(file), specifier));
    const inside = target.startsWith(`${room.folder}/`) || target === sharedSettings || isShared(target, file, room);
    return inside ? undefined : `${file}: reaches out of its package for ${target}; import the package by its name.`;
  }
  const name = packageOf(specifier);
  const imported = rooms[name];
  if (imported === undefined || imported === room) {
    return name.startsWith("@dragoman/") && imported === undefined && !tooling.has(name)
      ? `${file}: imports ${name}, which stands on no floor.`
      : undefined;
  }
  if (specifier === serviceForTests && imported.floor === room.floor && file.endsWith(".test.ts")) return undefined;
  if (imported.floor >= room.floor && room.floor < 5) {
    return `${file}: floor ${room.floor} imports ${name} of floor ${imported.floor}.`;
  }
  const rule = onlyIn[room.folder];
  if (rule?.from === name && !rule.folders.some((folder) => file.startsWith(`${folder}/`))) {
    return `${file}: only ${rule.folders.join(" and ")} may import ${name}.`;
  }
  return undefined;
}

/** What tests of a package generate, `tests` may send through all of them; what mounts `web` is held against its rules. */
function isShared(target: string, file: string, room: Room): boolean {
  if (room.folder === "tests") return /^packages\/[a-z0-9]+\/test\//.test(target);
  return room.floor === 4 && file.startsWith(`${room.folder}/test/`) && target.startsWith("packages/web/test/");
}

function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), "utf8"));
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.map((each) => each.moduleRequest?.value)),
    ...module.dynamicImports.map((entry) => literalIn(file, entry.moduleRequest)),
  ].filter((specifier) => specifier !== undefined);
}

function literalIn(file: string, span: { readonly start: number; readonly end: number }): string | undefined {
  const source = readFileSync(join(root, file), "utf8").slice(span.start, span.end);
  return /^["'](.+)["']$/.exec(source)?.[1];
}

function packageOf(specifier: string): string {
  const [scope = "", name = ""] = specifier.split("/");
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}
