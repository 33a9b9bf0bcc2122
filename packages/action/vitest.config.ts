import { defineConfig } from "vitest/config";

export default defineConfig({
  // GitHub's parser refers to sources that it does not ship, which causes a warning for each file.
  logLevel: "error",
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000,
    globalSetup: "../../test/support/temporary-folder.ts",
    // The parser imports JSON as bundlers do, not as Node does.
    server: { deps: { inline: [/@actions\//u] } },
  },
});
