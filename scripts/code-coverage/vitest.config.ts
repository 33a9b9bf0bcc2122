import { defineConfig, mergeConfig } from "vitest/config";
import shared from "../../vitest.config.js";

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      // What checks pages, packages and tools reaches nothing in src that the others do not.
      exclude: [
        "test/{audit,comparison,contributing,dist,docs,licences,pages,regexps}.test.ts",
        "**/{long-history,*.random}.test.ts",
      ],
      testTimeout: 600_000,
      reporters: "dot",
      coverage: {
        enabled: true,
        provider: "istanbul",
        include: ["src/**/*.ts"],
        exclude: ["src/generated/types.ts"],
        reporter: ["json"],
        reportsDirectory: "coverage/tests",
        clean: false,
        reportOnFailure: true,
      },
    },
  }),
);
