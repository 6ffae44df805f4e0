import { defineProject } from "vitest/config";

export default defineProject({
  resolve: { conditions: ["@dragoman/source"] },
  ssr: { resolve: { conditions: ["@dragoman/source"] } },
  test: {
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "dist/**"],
    // A browser on a busy machine; nothing here waits for a time.
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ["test/build-page.ts"],
  },
});
