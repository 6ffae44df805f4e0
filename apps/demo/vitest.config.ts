import { mergeConfig } from "vitest/config";
import project from "../../vitest.project.ts";

export default mergeConfig(project, {
  test: {
    // A browser on a busy machine; nothing here waits for a time.
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ["test/build-page.ts"],
  },
});
