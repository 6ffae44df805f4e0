import { defineProject } from "vitest/config";

export default defineProject({
  resolve: { conditions: ["@dragoman/source"] },
  ssr: { resolve: { conditions: ["@dragoman/source"] } },
  test: {
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "dist/**"],
    typecheck: { enabled: true, include: ["**/*.test-d.ts"], checker: "tsc", tsconfig: "./tsconfig.json" },
  },
});
