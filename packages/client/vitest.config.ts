import { mergeConfig } from "vitest/config";
import project from "../../vitest.project.ts";

export default mergeConfig(project, {
  test: {
    typecheck: { enabled: true, include: ["**/*.test-d.ts"], checker: "tsc", tsconfig: "./tsconfig.json" },
  },
});
