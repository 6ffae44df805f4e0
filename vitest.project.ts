import { fileURLToPath } from "node:url";
import { defineProject } from "vitest/config";

/** What the tests of every package share: packages are read from their sources, and what is generated is seeded. */
export default defineProject({
  resolve: { conditions: ["@dragoman/source"] },
  ssr: { resolve: { conditions: ["@dragoman/source"] } },
  test: {
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "dist/**"],
    setupFiles: [fileURLToPath(new URL("tooling/parts/src/seed.ts", import.meta.url))],
    // For machines that have other work; nothing here waits for a time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
