import { defineConfig } from "vitest/config";
import { PartsReporter } from "./tooling/parts/src/reporter.ts";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", "tests", "openapi", "tooling/*", "examples/nest-library"],
    reporters: ["default", new PartsReporter()],
    coverage: { provider: "v8", include: ["packages/*/src/**/*.ts"] },
  },
});
