import { defineConfig } from "vitest/config";

export default defineConfig({
  // That parser names sources that it does not ship: a warning for each file.
  logLevel: "error",
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000,
    // GitHub's parser imports JSON as bundlers do, not as Node does.
    server: { deps: { inline: [/@actions\//u] } },
  },
});
