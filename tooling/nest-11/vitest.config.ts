import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import project from "../../vitest.project.ts";

const require = createRequire(import.meta.url);
const packages = ["common", "core", "platform-express", "platform-fastify", "terminus", "testing"];

/** The tests of `packages/nestjs` once more, with Nest 11 in the place of Nest 12. */
export default mergeConfig(project, {
  root: fileURLToPath(new URL("../../packages/nestjs", import.meta.url)),
  resolve: {
    alias: packages.map((name) => ({
      find: `@nestjs/${name}`,
      replacement: dirname(require.resolve(`@nestjs/${name}/package.json`)),
    })),
  },
  test: { name: "nest-11", env: { NEST_FOLDER: import.meta.dirname } },
});
